import PholioCatalog
import PholioFacts
import PholioKit

/// Large views for everybody: each is made once, even if many ask for it at the same time.
actor LargeViews {
  private struct Key: Hashable {
    var digest: PhotoDigest
    var edge: LargeViewStore.Edge
    var turn: Turn
  }

  private let catalog: CatalogAccess
  private let files: FileSending
  private let disks: Disks
  private let store: LargeViewStore
  private let cancellation: Cancellation
  private var underWay: [Key: Task<Result<[UInt8]?, any Error>, Never>] = [:]

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

  private func made(_ key: Key) async throws -> [UInt8]? {
    if let task = underWay[key] { return try await task.value.get() }
    let task = Task { [catalog, disks, store, cancellation] () -> Result<[UInt8]?, any Error> in
      do {
        let locations = try await catalog.read { try $0.files(of: key.digest) }
        guard let locations else { return .success(nil) }
        let view = try await disks.read(locations) {
          try store.make(key.digest, key.edge, turned: key.turn, from: $0, cancellation: cancellation)
        }
        return .success(view)
      } catch {
        return .failure(error)
      }
    }
    underWay[key] = task
    let view = await task.value
    underWay[key] = nil
    return try view.get()
  }
}
