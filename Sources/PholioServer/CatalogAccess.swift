import NIOPosix
import PholioCatalog
import PholioKit
import Synchronization
import SystemPackage

/// The catalog, off the event loops: SQLite's calls wait for the disk.
///
/// Reads go over connections of their own, so that none waits for a write; writes go one at a time. Photos' own files are
/// looked at on threads of their own: a disk on the network that no longer answers holds up nothing else.
final class CatalogAccess: Sendable {
  let library: Library
  let isReadOnly: Bool
  private let readers: [Library]
  private let next = Atomic<Int>(0)
  private let reading: NIOThreadPool
  private let writing: NIOThreadPool
  private let looking: NIOThreadPool

  private static let readerCount = 2

  /// - Throws: `CatalogError`.
  init(_ folder: FilePath, isReadOnly: Bool) throws {
    library = try Library(at: folder, create: false)
    self.isReadOnly = isReadOnly
    readers = try (0..<Self.readerCount).map { _ in try Library(at: folder, create: false) }
    reading = NIOThreadPool(numberOfThreads: Self.readerCount)
    writing = NIOThreadPool(numberOfThreads: 1)
    looking = NIOThreadPool(numberOfThreads: 2)
    for pool in [reading, writing, looking] { pool.start() }
  }

  deinit {
    for pool in [reading, writing, looking] { pool.shutdownGracefully { _ in } }
  }

  /// Runs `body` on one unchanging view of the catalog. It is to leave photos' files alone.
  func read<Result: Sendable>(
    _ body: @escaping @Sendable (CatalogTransaction) throws -> Result
  ) async throws -> Result {
    let turn = next.wrappingAdd(1, ordering: .relaxed).oldValue
    let reader = readers[Int(UInt(bitPattern: turn) % UInt(readers.count))]
    return try await reading.runIfActive { try reader.catalog.read(body) }
  }

  /// Runs `body`, which looks for photos' files.
  func look<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await looking.runIfActive(body)
  }

  /// Runs `body` in a write transaction; what it did is on disk when this returns.
  ///
  /// - Throws: `RequestError.readOnly` where nothing may be changed.
  func write<Result: Sendable>(
    _ body: @escaping @Sendable (CatalogTransaction) throws -> Result
  ) async throws -> Result {
    if isReadOnly { throw RequestError.readOnly }
    return try await writing.runIfActive { [library] in try library.catalog.write(body) }
  }
}
