import Glibc
import PholioCatalog
import PholioDisk
import PholioFacts
import PholioKit

/// Large views for everybody: each is made once, even if many ask for it at the same time. One that nobody
/// waits for any more is not made to its end.
actor LargeViews {
  private struct Key: Hashable {
    var digest: PhotoDigest
    var edge: LargeViewStore.Edge
    var turn: Turn
  }

  private typealias Made = Result<[UInt8]?, any Error>

  /// A view that is being made.
  private struct Work {
    var number: Int
    var cancellation: Cancellation
    /// Who waits for it, by numbers.
    var waiters: [Int: CheckedContinuation<Made, Never>] = [:]
  }

  private let catalog: CatalogAccess
  private let files: FileSending
  private let disks: Disks
  private let store: LargeViewStore
  private let cancellation: Cancellation
  private var underWay: [Key: Work] = [:]
  private var numbers = 0

  init(
    catalog: CatalogAccess, files: FileSending, disks: Disks, store: LargeViewStore,
    cancellation: Cancellation
  ) {
    self.catalog = catalog
    self.files = files
    self.disks = disks
    self.cancellation = cancellation
    self.store = store
  }

  /// Nil if there is no such photo, or its original can't be read.
  func view(
    of digest: PhotoDigest, _ edge: LargeViewStore.Edge, turned turn: Turn
  ) async throws -> ResponseBody? {
    let store = store
    // On a line of its own: in a list of conditions it is freed too late if the next one throws, which ends
    // the program.
    let kept = try await files.run { store.read(digest, edge, turned: turn) }
    if let kept { return ResponseBody(pieces: kept) }
    guard let bytes = try await made(Key(digest: digest, edge: edge, turn: turn)) else { return nil }
    return ResponseBody(pieces: bytes)
  }

  /// Waits no longer when its task is cancelled.
  private func made(_ key: Key) async throws -> [UInt8]? {
    numbers += 1
    let number = numbers
    let view = await withTaskCancellationHandler {
      await withCheckedContinuation { (waiter: CheckedContinuation<Made, Never>) in
        if Task.isCancelled {
          waiter.resume(returning: .failure(CancellationError()))
          return
        }
        if underWay[key] == nil { begin(key) }
        underWay[key]?.waiters[number] = waiter
      }
    } onCancel: {
      Task { await self.leave(key, number) }
    }
    return try view.get()
  }

  private func begin(_ key: Key) {
    numbers += 1
    let work = Work(number: numbers, cancellation: Cancellation(within: cancellation))
    underWay[key] = work
    Task {
      let view = await self.make(key, work.cancellation)
      guard let waiters = self.underWay[key], waiters.number == work.number else { return }
      self.underWay[key] = nil
      for waiter in waiters.waiters.values { waiter.resume(returning: view) }
    }
  }

  private func make(_ key: Key, _ cancellation: Cancellation) async -> Made {
    do {
      let locations = try await catalog.read { try $0.files(of: key.digest) }
      guard let locations else { return .success(nil) }
      let view = try await disks.read(locations) { [store] files in
        try cancellation.check()
        return try store.make(key.digest, key.edge, turned: key.turn, from: files, cancellation: cancellation)
      }
      return .success(view)
    } catch {
      return .failure(error)
    }
  }

  /// Somebody waits no longer. If nobody does, the work ends; who asks from now on begins it anew.
  private func leave(_ key: Key, _ number: Int) {
    guard let waiter = underWay[key]?.waiters.removeValue(forKey: number) else { return }
    waiter.resume(returning: .failure(CancellationError()))
    guard let work = underWay[key], work.waiters.isEmpty else { return }
    underWay[key] = nil
    work.cancellation.cancel(signal: SIGTERM)
  }
}
