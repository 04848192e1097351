import NIOPosix
import PholioCatalog
import PholioKit
import Synchronization
import SystemPackage

/// The catalog, off the event loops: SQLite's calls wait for the disk.
///
/// Reads go over connections of their own, so that none waits for a write; writes go one at a time.
final class CatalogAccess: Sendable {
  let library: Library
  private let readers: [Library]
  private let next = Atomic<Int>(0)
  private let reading: NIOThreadPool
  private let writing: NIOThreadPool

  private static let readerCount = 2

  /// - Throws: `CatalogError`.
  init(_ folder: FilePath) throws {
    library = try Library(at: folder, create: false)
    readers = try (0..<Self.readerCount).map { _ in try Library(at: folder, create: false) }
    reading = NIOThreadPool(numberOfThreads: Self.readerCount)
    writing = NIOThreadPool(numberOfThreads: 1)
    reading.start()
    writing.start()
  }

  deinit {
    reading.shutdownGracefully { _ in }
    writing.shutdownGracefully { _ in }
  }

  /// Runs `body` on one unchanging view of the catalog.
  func read<Result: Sendable>(
    _ body: @escaping @Sendable (CatalogTransaction) throws -> Result
  ) async throws -> Result {
    let turn = next.wrappingAdd(1, ordering: .relaxed).oldValue
    let reader = readers[Int(UInt(bitPattern: turn) % UInt(readers.count))]
    return try await reading.runIfActive { try reader.catalog.read(body) }
  }

  /// Runs `body`, which looks at the catalog over a connection of its own.
  func look<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await reading.runIfActive(body)
  }

  /// Runs `body` in a write transaction; what it did is on disk when this returns.
  func write<Result: Sendable>(
    _ body: @escaping @Sendable (CatalogTransaction) throws -> Result
  ) async throws -> Result {
    try await writing.runIfActive { [library] in try library.catalog.write(body) }
  }
}
