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
  private var underWay: [Key: Task<[UInt8]?, any Error>] = [:]

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
    if try await files.run({ store.touch(digest, edge) }), let body = try await files.jpeg(at: path) {
      return body
    }
    guard let bytes = try await made(Key(digest: digest, edge: edge)) else { return nil }
    return ResponseBody(pieces: bytes)
  }

  private func made(_ key: Key) async throws -> [UInt8]? {
    if let task = underWay[key] { return try await task.value }
    let task = Task { [catalog, disks, store] () -> [UInt8]? in
      guard let locations = try await catalog.read({ try $0.files(of: key.digest) }) else { return nil }
      return try await disks.read(locations) { try store.make(key.digest, key.edge, from: $0) }
    }
    underWay[key] = task
    defer { underWay[key] = nil }
    return try await task.value
  }
}
