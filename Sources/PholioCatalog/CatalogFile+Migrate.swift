import Foundation
import GRDB

/// Bringing an older catalog up to date.
extension CatalogFile {
  /// The first migration whose catalogs older programs don't read. The copy is of a catalog without it.
  private static let firstNew = 3

  /// Where the copy of an older catalog is kept.
  var backupPath: String { "\(path).before-\(Self.firstNew)" }

  /// Migrates the catalog, or makes it. An older one is first copied to `backupPath`.
  ///
  /// - Throws: `CatalogError.notWritable` if there is no room for the copy; nothing was touched then.
  ///   `.damagedRow` for a value that breaks a rule; the catalog is then as it was.
  func migrate(_ queue: any DatabaseWriter, _ migrator: DatabaseMigrator, isEmpty: Bool) throws {
    if isEmpty {
      try queue.write { db in
        // Another process may have begun.
        if try !db.hasRow("SELECT 1 FROM sqlite_schema") { try Schema.make(db, migrator) }
      }
    } else {
      let isKept = try keepOld(queue, migrator)
      do {
        // Each migration is a transaction of its own: the last could refuse a value when those before it are
        // done. So a copy is migrated first.
        _ = try Self.migratedCopy(of: queue, migrator)
      } catch {
        if isKept { try? FileManager.default.removeItem(atPath: backupPath) }
        throw error
      }
    }
    try complete(migrator, queue)
  }

  /// - Throws: `RowError` for a value that breaks a rule.
  static func migratedCopy(
    of queue: any DatabaseWriter, _ migrator: DatabaseMigrator
  ) throws -> DatabaseQueue {
    let copy = try temporaryCopy(of: queue)
    do {
      try migrator.migrate(copy)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
      try queue.read { try requireSoundValues($0) }
      throw error
    }
    return copy
  }

  private func complete(_ migrator: DatabaseMigrator, _ queue: any DatabaseWriter) throws {
    while true {
      let before = try queue.read(migrator.appliedIdentifiers)
      do {
        return try migrator.migrate(queue)
      } catch {
        // Another process may have migrated since the migrator looked: then less is left to do.
        guard try queue.read(migrator.appliedIdentifiers).count > before.count else { throw error }
      }
    }
  }

  /// Copies the old catalog to the file `backupPath`, complete, and on the disk when this returns.
  ///
  /// - Returns: False if it is not that old any more: another process, or an earlier one that was killed, has
  ///   made the copy and begun to migrate.
  private func keepOld(_ queue: any DatabaseWriter, _ migrator: DatabaseMigrator) throws -> Bool {
    let temporary = "\(backupPath).\(getpid()).tmp"
    defer { try? FileManager.default.removeItem(atPath: temporary) }
    removeCopiesOfKilled()
    do {
      try? FileManager.default.removeItem(atPath: temporary)
      let copy = try DatabaseQueue(path: temporary)
      try queue.backup(to: copy)
      let isOld = try copy.writeWithoutTransaction { db in
        try db.execute(sql: "PRAGMA journal_mode = DELETE")
        return try !migrator.appliedIdentifiers(db).contains { $0.hasPrefix("\(Self.firstNew) ") }
      }
      try copy.close()
      guard isOld else { return false }
      try Self.sync(temporary)
      guard rename(temporary, backupPath) == 0 else {
        throw CatalogError.notWritable(path: backupPath, reason: reason)
      }
      try Self.sync((backupPath as NSString).deletingLastPathComponent)
      return true
    } catch let error as DatabaseError {
      throw CatalogError(error, path: backupPath)
    }
  }

  /// Removes what processes left that were killed while they copied. A process of another machine is not
  /// known here, so only what is an hour old is removed.
  private func removeCopiesOfKilled() {
    let folder = (backupPath as NSString).deletingLastPathComponent
    let prefix = (backupPath as NSString).lastPathComponent + "."
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let words = name.dropFirst(prefix.count).split(separator: ".")
      let path = (folder as NSString).appendingPathComponent(name)
      var status = stat()
      guard words.count == 2, ["tmp", "tmp-journal", "tmp-wal", "tmp-shm"].contains(words[1]),
        let process = pid_t(words[0]), process > 0, kill(process, 0) != 0, errno == ESRCH,
        lstat(path, &status) == 0, status.st_mtim.tv_sec < time(nil) - 3600
      else { continue }
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  private static func sync(_ path: String) throws {
    let file = open(path.isEmpty ? "." : path, O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    guard file >= 0, fsync(file) == 0 else {
      throw CatalogError.notWritable(path: path, reason: String(cString: strerror(errno)))
    }
  }

  private var reason: String { String(cString: strerror(errno)) }

  /// - Throws: `RowError` for the first value that breaks a rule, in the columns that exist.
  private static func requireSoundValues(_ db: Database) throws {
    // There, negative numbers of bytes told why a file could not be read.
    let isOfFormerKind = try db.hasRow("SELECT 1 FROM sqlite_schema WHERE name = 'offered'")
    for table in StoredTable.all where !(isOfFormerKind && table.name == StoredTable.skipped.name) {
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
