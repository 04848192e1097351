package import PholioCatalog
package import PholioDisk
package import PholioLibrary
import Synchronization
package import SystemPackage

/// What takes long to find in a gallery. It is found on a thread of its own, one after the other, so that
/// nobody else waits for it, and kept until something in the library changes.
package final class AnalysisCache<Value: Sendable>: Sendable {
  private struct Kept {
    var stamp: CatalogStamp
    var at: ContinuousClock.Instant
    var value: Value
  }

  private typealias Find = @Sendable (Library, GalleryID, Cancellation) throws -> Value

  /// One connection, so that stamps can be compared.
  private let library: LiveLibrary
  private let work = WorkerThreads(count: 1)
  private let find: Find
  private let cancellation: Cancellation
  private let kept = Mutex<[GalleryID: Kept]>([:])

  /// Files may vanish although nothing is written in the catalog.
  private static var longest: Duration { .seconds(60) }
  private static var mostKept: Int { 20 }

  /// - Parameter cancellation: Ends what is under way when the server stops.
  /// - Throws: `CatalogError`.
  package init(
    _ folder: FilePath, cancellation: Cancellation,
    find: @escaping @Sendable (Library, GalleryID, Cancellation) throws -> Value
  ) throws {
    library = try LiveLibrary(folder)
    self.cancellation = cancellation
    self.find = find
  }

  /// - Throws: What `find` throws; `Interruption` if nobody waits any longer.
  package func value(of gallery: GalleryID) async throws -> Value {
    let cancellation = Cancellation(within: cancellation)
    return try await withTaskCancellationHandler {
      try await work.run { [self] in
        try cancellation.check()
        let (stamp, now) = (
          try library.read { try $0.catalog.read { try $0.stamp() } }, ContinuousClock.now
        )
        if let known = kept.withLock({ $0[gallery] }), known.stamp == stamp, now - known.at < Self.longest {
          return known.value
        }
        let value = try library.read { try find($0, gallery, cancellation) }
        kept.withLock { kept in
          if kept.count >= Self.mostKept { kept.removeAll() }
          kept[gallery] = Kept(stamp: stamp, at: now, value: value)
        }
        return value
      }
    } onCancel: {
      cancellation.cancel(signal: Self.leaving)
    }
  }

  /// As if SIGTERM had come.
  private static var leaving: Int32 { 15 }
}
