import Hummingbird
import PholioCatalog
import PholioFacts
import PholioKit

/// Large views for everybody who asks: each is made once, however many ask for it at the same time.
actor LargeViews {
  private struct Key: Hashable {
    var digest: PhotoDigest
    var edge: LargeViewStore.Edge
  }

  private let catalog: CatalogAccess
  private let files: FileSending
  private let disks: Disks
  private let store: LargeViewStore
  private var underWay: [Key: Task<Result<[UInt8]?, any Error>, Never>] = [:]

  init(catalog: CatalogAccess, files: FileSending, disks: Disks, budget: Int) {
    self.catalog = catalog
    self.files = files
    self.disks = disks
    store = catalog.library.largeViews(budget: budget)
  }

  /// Nil where the photo, or its original, is not to be had.
  func view(of digest: PhotoDigest, _ edge: LargeViewStore.Edge) async throws -> ResponseBody? {
    let store = store
    let path = store.path(of: digest, edge)
    // By itself: as a condition before another one it is freed too late when what follows throws, which ends
    // the program.
    let isKept = try await files.run { store.touch(digest, edge) }
    if isKept, let body = try await files.jpeg(at: path) { return body }
    guard let bytes = try await made(Key(digest: digest, edge: edge)) else { return nil }
    return ResponseBody(pieces: bytes)
  }

  private func made(_ key: Key) async throws -> [UInt8]? {
    if let task = underWay[key] { return try await task.value.get() }
    let task = Task { [catalog, disks, store] () -> Result<[UInt8]?, any Error> in
      do {
        let locations = try await catalog.read { try $0.files(of: key.digest) }
        guard let locations else { return .success(nil) }
        let view = try await disks.read(locations) { try store.make(key.digest, key.edge, from: $0) }
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
