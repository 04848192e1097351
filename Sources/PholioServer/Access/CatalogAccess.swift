import NIOPosix
import PholioLibrary
import SystemPackage

/// The library's verbs, on threads of their own: SQLite's calls wait for the disk.
///
/// Reads have connections of their own, so that none waits for a write; writes are made one at a time.
/// `Disks` looks at photos' files.
final class CatalogAccess: Sendable {
  /// The library's.
  let folder: FilePath
  private let live: LiveLibrary
  private let reading: NIOThreadPool
  private let writing: NIOThreadPool

  private static let readerCount = 2

  /// - Throws: `CatalogError`.
  init(_ folder: FilePath) throws {
    self.folder = folder
    live = try LiveLibrary(folder, readerCount: Self.readerCount)
    reading = NIOThreadPool(numberOfThreads: Self.readerCount)
    writing = NIOThreadPool(numberOfThreads: 1)
    for pool in [reading, writing] { pool.start() }
  }

  deinit {
    for pool in [reading, writing] { pool.shutdownGracefully { _ in } }
  }

  /// For work on other threads.
  ///
  /// - Throws: `CatalogError`.
  var library: Library { get throws { try live.current() } }

  /// Calls a verb that reads.
  func read<Result: Sendable>(
    _ body: @escaping @Sendable (Library) throws -> Result
  ) async throws -> Result {
    try await reading.runIfActive { [live] in try live.read(body) }
  }

  /// Calls a verb that changes something; what it did is on disk when this returns. Only routes for the owner
  /// come here, and guests' marks.
  func write<Result: Sendable>(
    _ body: @escaping @Sendable (Library) throws -> Result
  ) async throws -> Result {
    try await writing.runIfActive { [live] in try live.write(body) }
  }
}
