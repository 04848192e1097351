import Foundation
import GRDB

/// Bringing an older catalog up to date.
extension CatalogFile {
  /// The numbers of the migrations before which a catalog is kept: each begins a series that came together.
  private static let firstOfSeries = [3, 6, 7, 11, 14, 15, 16]

  /// Migrates the catalog, or makes it. An older one is first copied to a file beside it.
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
      let backup = try keepOld(queue, migrator)
      do {
        // Each migration is a transaction of its own: the last could refuse a value when those before it are
        // done. So a copy is migrated first.
        _ = try Self.migratedCopy(of: queue, migrator)
      } catch {
        if let backup { try? FileManager.default.removeItem(atPath: backup) }
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

  /// Copies the old catalog to the file `catalog.sqlite.before-N`: N is the first migration that it lacks.
  /// The copy is complete, and on the disk when this returns.
  ///
  /// - Returns: The copy; nil if the catalog is no old one: another process, or an earlier one that was
  ///   killed, has made the copy and begun to migrate.
  private func keepOld(_ queue: any DatabaseWriter, _ migrator: DatabaseMigrator) throws -> String? {
    func newest(_ db: Database) throws -> Int {
      try migrator.appliedIdentifiers(db).compactMap { Int($0.prefix { $0.isNumber }) }.max() ?? 0
    }
    let done = try queue.read(newest)
    guard Self.firstOfSeries.contains(done + 1) else { return nil }
    let backup = "\(path).before-\(done + 1)"
    CatalogDraft.removeLeft(of: path)
    let draft = try CatalogDraft(of: path, for: "before", becoming: backup)
    do {
      let copy = try DatabaseQueue(path: draft.path)
      try queue.backup(to: copy)
      let isStillOld = try copy.writeWithoutTransaction { db in
        try db.execute(sql: "PRAGMA journal_mode = DELETE")
        return try newest(db) == done
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

  /// The copy that a newer program made before it changed the catalog of a program with these migrations.
  func kept(for migrator: DatabaseMigrator) -> String? {
    let known = migrator.migrations.compactMap { Int($0.prefix { $0.isNumber }) }.max() ?? 0
    let copy = "\(path).before-\(known + 1)"
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

extension Catalog {
  /// Removes what processes left that were killed while they copied or made the catalog.
  package func removeCopiesOfKilled() { CatalogDraft.removeLeft(of: path) }
}
