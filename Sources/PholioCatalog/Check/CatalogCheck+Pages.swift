import Foundation
import GRDB

/// What SQLite itself can tell of the catalog.
extension CatalogCheck {
  /// SQLite's own look at every page, index and row.
  func checkIntegrity(_ report: (CatalogFault) throws -> Void) throws {
    let messages = try String.fetchCursor(db, sql: "PRAGMA integrity_check")
    while let message = try messages.next() {
      for line in message.split(separator: "\n") where line != "ok" {
        try report(CatalogFault(.damage, String(line)))
      }
    }
  }

  /// Whether what `PRAGMA integrity_check` says is about rules and indexes only, so that rows hold what they should.
  static func leavesRowsReadable(_ message: String) -> Bool {
    message.hasPrefix("CHECK constraint failed") || message.hasPrefix("no file can have the name")
      || message.contains("missing from index") || message.contains("entries in index")
      || message.hasPrefix("non-unique entry")
  }

  /// Tables and indexes against those of a catalog made just now. What is there besides does no harm.
  func checkSchema(_ report: (CatalogFault) throws -> Void) throws {
    func schema(_ db: Database) throws -> [String: String] {
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT type || ' ' || name, sql FROM sqlite_schema
          WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name <> 'grdb_migrations'
          """)
      return Dictionary(uniqueKeysWithValues: rows.map { ($0[0], $0[1]) })
    }
    let found = try schema(db)
    let expected = try Catalog.inMemory().queue.read(schema)
    for (name, sql) in expected.sorted(by: { $0.key < $1.key }) where found[name] != sql {
      try report(
        CatalogFault(.schema, "\(name) \(found[name] == nil ? "is not there" : "is not as it was made")"))
    }
  }

  /// Rows that speak of rows which are not there.
  func checkReferences(_ report: (CatalogFault) throws -> Void) throws {
    let broken = try Row.fetchAll(
      db, sql: "SELECT DISTINCT \"table\", parent, fkid FROM pragma_foreign_key_check")
    for reference in broken {
      let (table, parent): (String, String) = (reference[0], reference[1])
      let column =
        try String.fetchOne(
          db, sql: "SELECT \"from\" FROM pragma_foreign_key_list(?) WHERE id = ?",
          arguments: [table, reference[2] as Int]) ?? parent
      let keys = try String.fetchAll(
        db, sql: "SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk", arguments: [table])
      let gallery =
        (keys + [column]).contains("gallery")
        ? "(SELECT gallery.name FROM gallery WHERE gallery.id = child.gallery)" : "NULL"
      let rows = try Row.fetchCursor(
        db,
        sql: """
          SELECT \(gallery), \(([column] + keys).map { "child.\($0)" }.joined(separator: ", ")) FROM \(table) AS child
          WHERE child.\(column) IS NOT NULL AND NOT EXISTS (SELECT 1 FROM \(parent) WHERE id = child.\(column))
          """)
      while let row = try rows.next() {
        let key = keys.enumerated().map { "\($1) \(Self.shown(row[$0 + 2]))" }.joined(separator: ", ")
        try report(
          CatalogFault(
            .reference, gallery: row[0], "\(table) of \(key): there is no \(parent) \(Self.shown(row[1]))"))
      }
    }
  }

  private static func shown(_ value: DatabaseValue) -> String {
    switch value.storage {
    case .blob(let data): ByteString(data).shown
    case .string(let text): ByteString(text).shown
    case .int64(let number): "\(number)"
    case .double(let number): "\(number)"
    case .null: "NULL"
    }
  }
}
