import Glibc
import PholioCatalog
import PholioDisk
import PholioFacts
import PholioImaging
import PholioKit

/// Tiles of photos at full size, for everybody who asks.
///
/// A photo is decoded by one at a time. Who asks meanwhile waits, and all that wait are served by the next
/// decode. One that nobody waits for any more is stopped.
actor PhotoTiles {
  private struct Picture: Hashable {
    var digest: PhotoDigest
    var turn: Turn
  }

  private struct Waiter {
    var number: Int
    var tile: TileGrid.Tile
    var answer: CheckedContinuation<Result<[UInt8]?, any Error>, Never>
  }

  /// Who waits for a picture's tiles.
  private struct Queue {
    var served: [Waiter] = []
    var next: [Waiter] = []
    var cancellation: Cancellation
  }

  private let catalog: CatalogAccess
  private let files: FileSending
  private let disks: Disks
  private let store: LargeViewStore
  private let cancellation: Cancellation
  private var queues: [Picture: Queue] = [:]
  private var numbers = 0

  init(
    catalog: CatalogAccess, files: FileSending, disks: Disks, store: LargeViewStore,
    cancellation: Cancellation
  ) {
    self.catalog = catalog
    self.files = files
    self.disks = disks
    self.store = store
    self.cancellation = cancellation
  }

  /// Nil if there is no such photo or tile, or the original can't be read.
  func tile(
    _ tile: TileGrid.Tile, of digest: PhotoDigest, turned turn: Turn
  ) async throws -> ResponseBody? {
    // Each value on a line of its own, see `LargeViews.view`.
    let kept = try await files.run { [store] in store.read(digest, tile, turned: turn) }
    if let kept { return ResponseBody(pieces: kept) }
    let bytes = try await made(tile, of: Picture(digest: digest, turn: turn))
    return bytes.map { ResponseBody(pieces: $0) }
  }

  private func made(_ tile: TileGrid.Tile, of picture: Picture) async throws -> [UInt8]? {
    numbers += 1
    let number = numbers
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { answer in
        let waiter = Waiter(number: number, tile: tile, answer: answer)
        if Task.isCancelled {
          answer.resume(returning: .failure(CancellationError()))
          return
        }
        let isIdle = queues[picture] == nil
        queues[picture, default: Queue(cancellation: cancellation)].next.append(waiter)
        if isIdle { serve(picture) }
      }
    } onCancel: {
      Task { await self.leave(number, picture) }
    }
    return try answer.get()
  }

  /// Decodes for all that wait.
  private func serve(_ picture: Picture) {
    guard var queue = queues[picture], !queue.next.isEmpty else {
      queues[picture] = nil
      return
    }
    queue.cancellation = Cancellation(within: cancellation)
    (queue.served, queue.next) = (queue.next, [])
    queues[picture] = queue
    let tiles = Set(queue.served.map(\.tile))
    let cancellation = queue.cancellation
    Task {
      let made = await self.make(tiles, of: picture, cancellation)
      self.answer(picture, with: made)
      self.serve(picture)
    }
  }

  /// Also those who came meanwhile for what was made by the way.
  private func answer(_ picture: Picture, with made: Result<[TileGrid.Tile: [UInt8]]?, any Error>) {
    guard var queue = queues[picture] else { return }
    for waiter in queue.served { waiter.answer.resume(returning: made.map { $0?[waiter.tile] }) }
    queue.served = []
    if case .success(let tiles?) = made {
      queue.next.removeAll { waiter in
        guard let bytes = tiles[waiter.tile] else { return false }
        waiter.answer.resume(returning: .success(bytes))
        return true
      }
    }
    queues[picture] = queue
  }

  private func make(
    _ tiles: Set<TileGrid.Tile>, of picture: Picture, _ cancellation: Cancellation
  ) async -> Result<[TileGrid.Tile: [UInt8]]?, any Error> {
    do {
      // On their own: what a closure takes of a struct is freed too late in a debug build, which ends the
      // program.
      let (digest, turn) = (picture.digest, picture.turn)
      let locations = try await catalog.read { try $0.files(of: digest) }
      guard let locations else { return .success(nil) }
      let made = try await disks.read(locations) { [store] locations in
        try store.make(
          tiles, of: digest, turned: turn, from: locations, cancellation: cancellation)
      }
      return .success(made)
    } catch {
      return .failure(error)
    }
  }

  /// Lets one go that waits no longer.
  private func leave(_ number: Int, _ picture: Picture) {
    guard var queue = queues[picture] else { return }
    for waiter in queue.served + queue.next where waiter.number == number {
      waiter.answer.resume(returning: .failure(CancellationError()))
    }
    queue.served.removeAll { $0.number == number }
    queue.next.removeAll { $0.number == number }
    if queue.served.isEmpty { queue.cancellation.cancel(signal: SIGTERM) }
    queues[picture] = queue
  }
}
