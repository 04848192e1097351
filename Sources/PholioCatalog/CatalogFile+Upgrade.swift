import Foundation
import GRDB

/// What tables a catalog has, and bringing an older one up to date.
extension CatalogFile {
  /// The number of the catalog's tables; nil: it has none.
  ///
  /// - Throws: `CatalogError.foreign`; `.newer`, `.unreleased` for tables that this program neither has nor
  ///   brings up to date.
  func version(of queue: DatabaseQueue) throws -> Int? {
    try queue.read { db in
      let id = try db.counted("PRAGMA application_id")
      guard let version = try Schema.version(of: db) else { return nil }
      guard id == Int(Schema.applicationID) else { throw CatalogError.foreign(path: path) }
      if version > Schema.version { throw CatalogError.newer(path: path, kept: kept) }
      guard version == Schema.version || SchemaUpgrade.knows(version) else {
        // 0.2.0 that was killed while it brought a catalog of 0.1.0 up to date has left that one's copy.
        throw CatalogError.unreleased(
          path: path, revision: SchemaUpgrade.revision(for: version), kept: copy(of: 2))
      }
      return version
    }
  }

  /// Makes the tables of a catalog that has none.
  func makeTables(_ queue: any DatabaseWriter) throws {
    try queue.write { db in
      // Another process may have been faster.
      if try Schema.version(of: db) == nil { try Schema.make(db) }
    }
  }

  /// Brings an older catalog up to date. It is first copied to a file beside it.
  ///
  /// - Throws: `CatalogError.notWritable` if there is no room for the copy. `.damagedRow` for a value that
  ///   breaks a rule. The catalog is then as it was, and has no copy.
  func bringUpToDate(_ queue: any DatabaseWriter, from version: Int, _ upgrade: SchemaUpgrade) throws {
    let backup = try keepOld(queue, version)
    do {
      try Self.run(upgrade, on: queue)
    } catch {
      // Of one that is locked, another process may be about to need the copy.
      let isLocked = [.SQLITE_BUSY, .SQLITE_LOCKED].contains((error as? DatabaseError)?.resultCode)
      if let backup, !isLocked { try? FileManager.default.removeItem(atPath: backup) }
      throw error
    }
  }

  /// - Throws: `RowError` for a value that breaks a rule.
  static func run(_ upgrade: SchemaUpgrade, on queue: any DatabaseWriter) throws {
    do {
      try upgrade.run(on: queue)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
      try queue.read { try requireSoundValues($0) }
      throw error
    }
  }

  /// Copies the old catalog to the file `catalog.sqlite.before-N`: N is the number that follows its own. The
  /// copy is complete, and on the disk when this returns.
  ///
  /// - Returns: The copy; nil if the catalog is no old one any more: another process has brought it up to
  ///   date.
  private func keepOld(_ queue: any DatabaseWriter, _ version: Int) throws -> String? {
    let backup = keptPath(of: version)
    CatalogDraft.removeLeft(of: path)
    let draft = try CatalogDraft(of: path, for: "before", becoming: backup)
    do {
      let copy = try DatabaseQueue(path: draft.path)
      try queue.backup(to: copy)
      let isStillOld = try copy.writeWithoutTransaction { db in
        try db.execute(sql: "PRAGMA journal_mode = DELETE")
        return try Schema.version(of: db) == version
      }
      try copy.close()
      guard isStillOld else { return nil }
      try Self.sync(draft.path)
      guard rename(draft.path, backup) == 0 else {
        throw CatalogError.notWritable(path: backup, reason: reason)
      }
      try Self.sync((backup as NSString).deletingLastPathComponent)
      return backup
    } catch let error as DatabaseError {
      throw CatalogError(error, path: backup)
    }
  }

  private func keptPath(of version: Int) -> String { "\(path).before-\(version + 1)" }

  /// The copy that a newer program made before it changed a catalog of this one.
  private var kept: String? { copy(of: Schema.version) }

  private func copy(of version: Int) -> String? {
    let copy = keptPath(of: version)
    return access(copy, F_OK) == 0 ? copy : nil
  }

  static func sync(_ path: String) throws {
    let file = open(path.isEmpty ? "." : path, O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    guard file >= 0, fsync(file) == 0 else {
      throw CatalogError.notWritable(path: path, reason: String(cString: strerror(errno)))
    }
  }

  private var reason: String { String(cString: strerror(errno)) }

  /// - Throws: `RowError` for the first value that breaks a rule, in the columns that exist.
  private static func requireSoundValues(_ db: Database) throws {
    // In 0.1.0, negative numbers of bytes told why a file could not be read; in 0.2.0, offers had one state
    // more.
    let isOfRelease1 = try Schema.version(of: db) == 2
    let former = isOfRelease1 ? StoredTable.skipped.name : StoredTable.offer.name
    for table in StoredTable.all where table.name != former {
      var names: Set<String> = []
      let info = try db.rows("SELECT name FROM pragma_table_info(?)", [table.name])
      while let row = try info.next() { names.formUnion(row.text(at: 0).map { [$0] } ?? []) }
      guard names.isSuperset(of: table.key) else { continue }
      let columns = StoredColumns(
        table: table.name, rules: table.columns.rules.filter { names.contains($0.name) },
        keyCount: table.key.count)
      let rows = try db.rows("SELECT \(columns.sql) FROM \(table.name)")
      while let row = try rows.next() {
        try StoredValues(row, columns).check { throw $0 }
      }
    }
  }
}

extension Catalog {
  /// Removes what processes left that were killed while they copied or made the catalog.
  package func removeCopiesOfKilled() { CatalogDraft.removeLeft(of: path) }
}
