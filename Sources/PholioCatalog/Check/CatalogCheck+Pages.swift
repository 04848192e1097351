import Foundation
import GRDB
import PholioDisk

/// Checks by SQLite itself.
extension CatalogCheck {
  /// SQLite's check of every page, index and row.
  func checkIntegrity(_ report: (CatalogFault) throws -> Void) throws {
    let messages = try db.rows("PRAGMA integrity_check")
    while let message = try messages.next() {
      for line in (message.text(at: 0) ?? "").split(separator: "\n") where line != "ok" {
        try report(CatalogFault(.damage, String(line)))
      }
    }
  }

  /// Whether a message of `PRAGMA integrity_check` is about rules and indexes only, so that rows can be read.
  static func leavesRowsReadable(_ message: String) -> Bool {
    message.hasPrefix("CHECK constraint failed") || message.contains(" value in ")
      || message.contains("missing from index") || message.contains("entries in index")
      || message.hasPrefix("non-unique entry")
  }

  /// Compares tables and indexes with those of a new catalog. Additional ones do no harm.
  func checkSchema(_ report: (CatalogFault) throws -> Void) throws {
    let found = try Schema.texts(db)
    for (name, sql) in Schema.texts where found[name] != sql {
      try report(
        CatalogFault(.schema, "\(name) \(found[name] == nil ? "is not there" : "is not as it was made")"))
    }
  }

  /// Rows that refer to rows which don't exist.
  func checkReferences(_ report: (CatalogFault) throws -> Void) throws {
    let broken = try db.rows("SELECT DISTINCT \"table\", parent, fkid FROM pragma_foreign_key_check")
    var references: [(table: String, parent: String, number: Int64)] = []
    while let row = try broken.next() {
      if let table = row.text(at: 0), let parent = row.text(at: 1), let number = row.integer(at: 2) {
        references.append((table, parent, number))
      }
    }
    for (table, parent, number) in references {
      let column =
        try db.rows("SELECT \"from\" FROM pragma_foreign_key_list(?) WHERE id = ?", [table, number]).next()?
        .text(at: 0) ?? parent
      var keys: [String] = []
      let info = try db.rows("SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk", [table])
      while let row = try info.next() { keys += row.text(at: 0).map { [$0] } ?? [] }
      let gallery =
        (keys + [column]).contains("gallery")
        ? "(SELECT gallery.name FROM gallery WHERE gallery.id = child.gallery)" : "NULL"
      let rows = try db.rows(
        """
        SELECT \(gallery), \(([column] + keys).map { "child.\($0)" }.joined(separator: ", "))
        FROM \(table) AS child
        WHERE child.\(column) IS NOT NULL AND NOT EXISTS (SELECT 1 FROM \(parent) WHERE id = child.\(column))
        """)
      while let row = try rows.next() {
        let key = keys.enumerated().map { "\($1) \(Self.shown(row.value(at: $0 + 2)))" }
          .joined(separator: ", ")
        try report(
          CatalogFault(
            .reference, gallery: row.text(at: 0),
            "\(table) of \(key): there is no \(parent) \(Self.shown(row.value(at: 1)))"))
      }
    }
  }

  /// Without quotes, unlike texts in messages.
  private static func shown(_ value: StoredValue) -> String {
    switch value {
    case .blob(let bytes), .notText(let bytes): ByteString(bytes).shown
    case .text(let text): ByteString(text).shown
    default: value.description
    }
  }
}
