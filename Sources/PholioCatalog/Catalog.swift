import CSQLiteClosing
import Foundation
import GRDB
package import PholioDisk

/// The catalog: one SQLite file that holds galleries, photos and their order.
///
/// Several processes may have it open. With its write-ahead log, readers don't wait for writers; a writer
/// waits for another, up to 30 seconds. A write is on the disk when its call returns. A catalog that can't be
/// written can still be read.
package final class Catalog: Sendable {
  package let path: String
  let paths: StoredPaths
  let queue: any DatabaseWriter
  /// Whether this is a copy of an older catalog that can't be brought up to date in its own file.
  private let isCopy: Bool
  /// What was opened; nil for a catalog in memory.
  private let identity: CatalogFile.Identity?
  /// Whether each change is rolled back.
  private let isRehearsal: Bool

  /// Opens the catalog at `path`, makes it if `create` is set, and brings an older one up to
  /// date.
  ///
  /// - Parameters:
  ///   - library: The library's folder, an absolute path.
  ///   - readerCount: How many connections are for readers alone; these never wait for this process's writer.
  ///     0: one connection for all, which opens faster.
  ///   - migrating: Called now and then while an older catalog is migrated, which is done twice, first in a
  ///     copy; and then with what is no longer in it.
  /// - Throws: `CatalogError`.
  package convenience init(
    path: String, library: ByteString, create: Bool, readerCount: Int = 0,
    migrating: @escaping @Sendable (UpgradeNews) -> Void = { _ in }
  ) throws {
    let paths = StoredPaths(library: library)
    func upgrade() -> SchemaUpgrade {
      SchemaUpgrade(paths: paths.resolvingLinks()) {
        migrating(.progress(WorkProgress(done: $0, total: $1)))
      }
    }
    let file = CatalogFile(path: path)
    do {
      if create { try file.makeIfMissing() }
      try file.requireExistence()
      let canWrite = file.isWritable
      let queue = try canWrite ? file.openToWrite() : file.openToRead()
      let version = try file.version(of: queue)
      if canWrite {
        try queue.writeWithoutTransaction(Self.keepLog)
        switch version {
        case nil: try file.makeTables(queue)
        case Schema.version: break
        case let version?:
          let losses = try queue.read { try UpgradeLoss.all($0, paths) }
          try file.bringUpToDate(queue, from: version, upgrade())
          for loss in losses { migrating(.lost(loss)) }
        }
        let writer: any DatabaseWriter =
          readerCount > 0 ? try file.openToWrite(readerCount: readerCount) : queue
        self.init(path: path, paths, writer, isCopy: false, file.identity)
      } else if version == Schema.version {
        self.init(path: path, paths, queue, isCopy: false, file.identity)
      } else {
        let copy = try CatalogFile.temporaryCopy(of: queue)
        try version == nil ? file.makeTables(copy) : CatalogFile.run(upgrade(), on: copy)
        self.init(path: path, paths, copy, isCopy: true, nil)
      }
    } catch {
      throw CatalogError(error, path: path) ?? error
    }
  }

  private init(
    path: String, _ paths: StoredPaths, _ queue: any DatabaseWriter, isCopy: Bool,
    _ identity: CatalogFile.Identity?, isRehearsal: Bool = false
  ) {
    self.path = path
    self.paths = paths
    self.queue = queue
    self.isCopy = isCopy
    self.identity = identity
    self.isRehearsal = isRehearsal
  }

  deinit {
    // SQLite would write the log of the file that was opened into the file that is there now.
    guard isReplaced else { return }
    queue.writeWithoutTransaction { _ = pholio_leave_log_on_close($0.sqliteConnection) }
  }

  /// Whether another file stands at the path than the one that was opened, or none.
  package var isReplaced: Bool { identity.map { !$0.isStill(at: path) } ?? false }

  private func requireSameFile() throws {
    if isReplaced { throw CatalogError.replaced(path: path) }
  }

  /// Switches to a write-ahead log (WAL), and leaves the file alone if it has one. GRDB's own setting would
  /// write to the file at every opening.
  ///
  /// Switching fails while another connection is open, even one that is switching too, and on a failing disk.
  /// The catalog then works without a log, and the next opening tries again.
  private static func keepLog(_ db: Database) throws {
    guard try db.rows("PRAGMA journal_mode").next()?.text(at: 0) == "delete" else { return }
    try db.execute(sql: "PRAGMA busy_timeout = 1000")
    defer { try? db.execute(sql: "PRAGMA busy_timeout = \(Int(1000 * CatalogFile.patience))") }
    do {
      try db.execute(sql: "PRAGMA journal_mode = WAL")
    } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {}
  }

  /// Runs `body` in a read transaction: one unchanging view of the catalog.
  ///
  /// - Throws: `CatalogError.replaced` if another file stands there by now; what `body` throws.
  package func read<Result>(_ body: (CatalogTransaction) throws -> Result) throws -> Result {
    try translatingErrors {
      try queue.read { db in try OpenTransaction.run { try body(CatalogTransaction(db: db, paths: paths)) } }
    }
  }

  /// Runs `body` in a write transaction (`BEGIN IMMEDIATE`). All of it is kept, or nothing if `body` throws
  /// or this is a rehearsal.
  ///
  /// - Throws: As `read`.
  package func write<Result>(_ body: (CatalogTransaction) throws -> Result) throws -> Result {
    if isRehearsal { return try rehearse(body) }
    if isCopy {
      throw CatalogError.notWritable(
        path: path, reason: "it is an older catalog, to be brought up to date first")
    }
    return try translatingErrors {
      try queue.write { db in
        try OpenTransaction.run {
          let tx = CatalogTransaction(db: db, paths: paths)
          let result = try body(tx)
          try tx.orders.applyRenames()
          return result
        }
      }
    }
  }

  private func rehearse<Result>(_ body: (CatalogTransaction) throws -> Result) throws -> Result {
    try translatingErrors {
      // A catalog that can't be written is copied, and the copy is written.
      let queue = queue.configuration.readonly ? try CatalogFile.temporaryCopy(of: queue) : queue
      return try queue.writeWithoutTransaction { db in
        var result: Result?
        try db.inTransaction(.immediate) {
          result = try OpenTransaction.run { try body(CatalogTransaction(db: db, paths: paths)) }
          return .rollback
        }
        guard let result else { throw DatabaseError(message: "the rehearsal did not run") }
        return result
      }
    }
  }

  /// Has the connection that writes keep more of the catalog in memory, for many new photos: 32 MB, of which
  /// only what is met is taken. Each goes into a dozen indexes, and into most of them anywhere.
  package func expectManyPhotos() throws {
    try translatingErrors {
      try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA cache_size = -32768") }
    }
  }

  /// A number that changes whenever somebody else commits: another process, or another `Catalog` of this one.
  /// Only numbers from the same `Catalog` can be compared.
  package func dataVersion() throws -> Int {
    try translatingErrors { try queue.writeWithoutTransaction { try $0.counted("PRAGMA data_version") } }
  }

  /// The file is looked at before, so that nothing is written into one that is gone, and after, so that
  /// nothing that was read or written there counts.
  private func translatingErrors<Result>(_ body: () throws -> Result) throws -> Result {
    try requireSameFile()
    let result = Swift.Result { try body() }
    try requireSameFile()
    do {
      return try result.get()
    } catch {
      throw CatalogError(error, path: path) ?? error
    }
  }
}

extension Catalog {
  /// The same catalog, for the dry run of a verb that is one change: each change is rolled back.
  package func rehearsal() -> Catalog {
    Catalog(path: path, paths, queue, isCopy: isCopy, identity, isRehearsal: true)
  }

  /// A copy of the catalog, for the dry run of an import: it is many changes, and must not keep others from
  /// writing while it reads files. The copy of a million photos takes 4 to 8 s, and 800 MB in a temporary
  /// file.
  package func copy() throws -> Catalog {
    Catalog(path: path, paths, try CatalogFile.temporaryCopy(of: queue), isCopy: false, nil)
  }

  /// An empty catalog in memory.
  ///
  /// - Parameter library: The library's folder, an absolute path. It need not exist.
  package static func inMemory(library: ByteString = ByteString("/library")) throws -> Catalog {
    let paths = StoredPaths(library: library)
    let queue = try DatabaseQueue(configuration: CatalogFile.configuration)
    try queue.write { try Schema.make($0) }
    return Catalog(path: ":memory:", paths, queue, isCopy: false, nil)
  }
}
