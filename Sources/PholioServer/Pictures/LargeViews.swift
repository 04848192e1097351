import Glibc
import PholioCatalog
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

  private struct Work {
    var number: Int
    var task: Task<Result<[UInt8]?, any Error>, Never>
    var cancellation: Cancellation
    /// How many wait for it.
    var askers = 0
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
    let path = store.path(of: digest, edge, turned: turn)
    // On a line of its own: in a list of conditions it is freed too late if the next one throws, which ends
    // the program.
    let isKept = try await files.run { store.touch(digest, edge, turned: turn) }
    if isKept, let kept = try await files.jpeg(at: path) { return kept.body }
    guard let bytes = try await made(Key(digest: digest, edge: edge, turn: turn)) else { return nil }
    return ResponseBody(pieces: bytes)
  }

  /// Its task may be cancelled: it waits no longer then.
  private func made(_ key: Key) async throws -> [UInt8]? {
    var work = underWay[key] ?? begin(key)
    work.askers += 1
    underWay[key] = work
    let (number, task) = (work.number, work.task)
    let view = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      Task { await self.leave(key, number) }
    }
    return try view.get()
  }

  private func begin(_ key: Key) -> Work {
    numbers += 1
    let number = numbers
    let cancellation = Cancellation(within: cancellation)
    let task = Task {
      let view = await self.make(key, cancellation)
      if self.underWay[key]?.number == number { self.underWay[key] = nil }
      return view
    }
    return Work(number: number, task: task, cancellation: cancellation)
  }

  private func make(_ key: Key, _ cancellation: Cancellation) async -> Result<[UInt8]?, any Error> {
    do {
      let locations = try await catalog.read { try $0.files(of: key.digest) }
      guard let locations else { return .success(nil) }
      try cancellation.check()
      let view = try await disks.read(locations) { [store] in
        try cancellation.check()
        return try store.make(key.digest, key.edge, turned: key.turn, from: $0, cancellation: cancellation)
      }
      return .success(view)
    } catch {
      return .failure(error)
    }
  }

  /// Somebody waits no longer. Who asks from now on gets a picture of their own.
  private func leave(_ key: Key, _ number: Int) {
    guard var work = underWay[key], work.number == number else { return }
    work.askers -= 1
    underWay[key] = work.askers == 0 ? nil : work
    if work.askers == 0 { work.cancellation.cancel(signal: SIGTERM) }
  }
}
