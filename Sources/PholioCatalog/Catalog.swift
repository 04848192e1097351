import Foundation
import GRDB

/// The catalog: one SQLite file that holds galleries, photos and their order.
///
/// Several processes may have it open: readers never wait, a writer waits for another up to 30 seconds. A write is on
/// disk (`synchronous=FULL`) when the call returns.
package final class Catalog: Sendable {
  package let path: String
  let queue: DatabaseQueue

  /// Opens the catalog at `path`, making it first if `create` is set, and brings an older one up to date.
  ///
  /// - Throws: `CatalogError`.
  package init(path: String, create: Bool) throws {
    self.path = path
    guard create || FileManager.default.fileExists(atPath: path) else {
      throw CatalogError.missing(path: path)
    }
    do {
      queue = try Self.open(path)
      try Self.migrate(queue, path: path)
    } catch {
      throw CatalogError(error, path: path) ?? error
    }
  }

  private static func open(_ path: String) throws -> DatabaseQueue {
    var status = statvfs()
    guard statvfs(path, &status) == 0, status.f_flag & UInt(ST_RDONLY) != 0 else {
      return try DatabaseQueue(path: path, configuration: configuration)
    }
    // On a file system that is read-only there can be no shared-memory file beside the catalog, nor a writer: SQLite
    // reads the file alone when it is told so (https://www.sqlite.org/wal.html#readonly).
    var configuration = Configuration()
    configuration.readonly = true
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "?#%"))
    let escaped = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    return try DatabaseQueue(path: "file:\(escaped)?immutable=1", configuration: configuration)
  }

  /// How long one waits for another, in seconds.
  private static let patience: TimeInterval = 30

  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(patience)
    configuration.prepareDatabase { db in
      // A person's ordering is the one thing that can't be computed again.
      try db.execute(sql: "PRAGMA synchronous = FULL")
    }
    return configuration
  }

  private static func migrate(_ queue: DatabaseQueue, path: String) throws {
    let migrator = Schema.migrator
    let isCurrent = try queue.read { db in
      let id = try Int32.fetchOne(db, sql: "PRAGMA application_id")
      // The migrator's own table comes first, by itself: a process may have been killed right behind that.
      let tables = try String.fetchSet(db, sql: "SELECT tbl_name FROM sqlite_schema")
      let isEmpty = tables.isSubset(of: ["grdb_migrations"])
      guard isEmpty || id == Schema.applicationID else { throw CatalogError.foreign(path: path) }
      guard try isEmpty || !migrator.hasBeenSuperseded(db) else { throw CatalogError.newer(path: path) }
      return try migrator.hasCompletedMigrations(db)
    }
    try queue.writeWithoutTransaction { if !queue.configuration.readonly { try keepLog($0) } }
    if !isCurrent { try complete(migrator, queue) }
  }

  /// Sets the mode with a write-ahead log. It stays in the file; GRDB's own setting for it would write to the file at
  /// every opening.
  ///
  /// Where that fails the catalog works in the mode it was in, and the next opening tries again: on a failing disk SQLite
  /// says nothing; beside others that have it open it can't change the mode, be it that they are about the same.
  private static func keepLog(_ db: Database) throws {
    guard try String.fetchOne(db, sql: "PRAGMA journal_mode") == "delete" else { return }
    try db.execute(sql: "PRAGMA busy_timeout = 1000")
    defer { try? db.execute(sql: "PRAGMA busy_timeout = \(Int(1000 * patience))") }
    do {
      try db.execute(sql: "PRAGMA journal_mode = WAL")
    } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {}
  }

  private static func complete(_ migrator: DatabaseMigrator, _ queue: DatabaseQueue) throws {
    while true {
      let before = try queue.read(migrator.appliedIdentifiers)
      do {
        return try migrator.migrate(queue)
      } catch {
        // Between the migrator's look and its transaction another process may have been quicker, by one migration or by
        // several: then there is less left to do.
        guard try queue.read(migrator.appliedIdentifiers).count > before.count else { throw error }
      }
    }
  }

  /// Runs `body` in a read transaction: one unchanging view of the catalog.
  package func read<Result>(_ body: (CatalogTransaction) throws -> Result) throws -> Result {
    try translatingErrors { try queue.read { try body(CatalogTransaction(db: $0)) } }
  }

  /// Runs `body` in a write transaction (`BEGIN IMMEDIATE`), all of which is kept, or nothing if it throws.
  package func write<Result>(_ body: (CatalogTransaction) throws -> Result) throws -> Result {
    try translatingErrors { try queue.write { try body(CatalogTransaction(db: $0)) } }
  }

  /// Runs `body` in a write transaction and takes all of it back again, for `--dry-run`.
  package func rehearse<Result>(_ body: (CatalogTransaction) throws -> Result) throws -> Result {
    try translatingErrors {
      try queue.writeWithoutTransaction { db in
        var result: Result?
        try db.inTransaction(.immediate) {
          result = try body(CatalogTransaction(db: db))
          return .rollback
        }
        guard let result else { throw DatabaseError(message: "the rehearsal did not run") }
        return result
      }
    }
  }

  /// A number that is another one whenever somebody else has committed: another process, or another `Catalog` of this
  /// one. Only numbers from the same `Catalog` can be compared.
  package func dataVersion() throws -> Int {
    try translatingErrors { try queue.read { try Int.fetchOne($0, sql: "PRAGMA data_version") ?? 0 } }
  }

  private func translatingErrors<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch {
      throw CatalogError(error, path: path) ?? error
    }
  }
}

extension Catalog {
  /// A copy of the catalog in memory, to rehearse on.
  package func copy() throws -> Catalog {
    let copy = try Catalog.inMemory()
    try queue.backup(to: copy.queue)
    return copy
  }

  /// An empty catalog that is gone with the object.
  package static func inMemory() throws -> Catalog {
    try Catalog(path: memory, create: true)
  }

  /// SQLite's name for a database in memory.
  private static let memory = ":memory:"
}
