import Foundation
import GRDB
import PholioTestSupport

/// Ways to damage a small catalog, each by its number: the same seed makes the same damage.
struct CatalogDamage {
  let whole: [UInt8]
  let emptyTables: [String]
  private let loose: [UInt8]
  private let cells: [Cell]

  /// A value: a column of one row.
  private struct Cell {
    var table: String
    var column: String
    var condition: String
  }

  static let replacements = [
    "NULL", "''", "x''", "'x'", "0", "-1", "1.5", "9007199254740992", "-9007199254740992",
    "9223372036854775807", "-9223372036854775808", "9e999", "-9e999",
  ]

  /// - Parameters:
  ///   - path: A catalog that nobody has open.
  ///   - rowsPerTable: In how many rows of each table values are replaced.
  init(of path: String, rowsPerTable: Int) throws {
    whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    // The same catalog without rules, so that anything can be written: SQLite would refuse other types.
    let folder = try TemporaryFolder()
    try folder.write(whole, to: "loose")
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    let queue = try DatabaseQueue(path: folder["loose"], configuration: configuration)
    (cells, emptyTables) = try queue.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA journal_mode = DELETE; PRAGMA writable_schema = ON")
      let tables = try String.fetchAll(
        db,
        sql: """
          SELECT name FROM sqlite_schema
          WHERE type = 'table' AND (sql LIKE '%STRICT%' OR name = 'sqlite_sequence') ORDER BY name
          """)
      var cells: [Cell] = []
      var emptyTables: [String] = []
      for table in tables {
        let columns = try Row.fetchAll(
          db, sql: "SELECT name, pk FROM pragma_table_info(?)", arguments: [table])
        var keys = columns.filter { $0["pk"] as Int > 0 }.map { $0["name"] as String }
        if keys.isEmpty { keys = ["name"] }
        let rows = try Row.fetchAll(db, sql: "SELECT * FROM \(table) LIMIT \(rowsPerTable)")
        if rows.isEmpty { emptyTables.append(table) }
        for row in rows {
          let condition = keys.map { "\($0) IS \((row[$0] as DatabaseValue).sqlText)" }.joined(
            separator: " AND ")
          for column in columns {
            cells.append(Cell(table: table, column: column["name"], condition: condition))
          }
        }
      }
      try db.execute(
        sql: """
          UPDATE sqlite_schema SET sql = replace(replace(replace(replace(sql, 'STRICT, WITHOUT', 'WITHOUT'),
            ') STRICT', ')'), ' IS NOT NULL', ' NOTNULL'), ' NOT NULL', '')
          WHERE type = 'table' AND sql LIKE '%STRICT%'
          """)
      return (cells, emptyTables)
    }
    try queue.close()
    loose = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder["loose"])))
  }

  var valueCount: Int { cells.count * Self.replacements.count }

  /// A catalog with one replaced value, and what was done; nil if SQLite can't hold the value.
  func replacing(_ number: Int) throws -> (bytes: [UInt8], name: String)? {
    let (cell, value) = (
      cells[number / Self.replacements.count], Self.replacements[number % Self.replacements.count]
    )
    let name = "UPDATE \(cell.table) SET \(cell.column) = \(value) WHERE \(cell.condition)"
    let folder = try TemporaryFolder()
    try folder.write(whole, to: "whole")
    try folder.write(loose, to: "loose")
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    let queue = try DatabaseQueue(path: folder["loose"], configuration: configuration)
    do {
      try queue.writeWithoutTransaction { db in
        try db.execute(sql: "PRAGMA ignore_check_constraints = ON; \(name)")
        try db.execute(sql: "ATTACH '\(folder["whole"])' AS whole; PRAGMA writable_schema = ON")
        try db.execute(
          sql: """
            UPDATE main.sqlite_schema AS own
            SET sql = (SELECT sql FROM whole.sqlite_schema WHERE name = own.name)
            """)
      }
      try queue.close()
    } catch let error as DatabaseError {
      if [.SQLITE_CONSTRAINT, .SQLITE_MISMATCH].contains(error.resultCode) { return nil }
      throw error
    }
    return ([UInt8](try Data(contentsOf: URL(fileURLWithPath: folder["loose"]))), name)
  }

  /// A catalog with one flipped bit, and which.
  func flipping(_ number: Int, seed: UInt64) -> (bytes: [UInt8], name: String) {
    var random = SeededGenerator(seed: seed &+ UInt64(number))
    var bytes = whole
    // Each page is equally likely.
    let page = number % (whole.count / 4096)
    let (index, bit) = (
      page * 4096 + Int.random(in: 0..<4096, using: &random), Int.random(in: 0..<8, using: &random)
    )
    bytes[index] ^= 1 << bit
    return (bytes, "bit \(bit) of byte \(index)")
  }
}

extension DatabaseValue {
  fileprivate var sqlText: String {
    switch storage {
    case .null: "NULL"
    case .int64(let number): "\(number)"
    case .double(let number): "\(number)"
    case .string(let text): "'\(text.replacingOccurrences(of: "'", with: "''"))'"
    case .blob(let data): "x'\(data.map { String(format: "%02x", $0) }.joined())'"
    }
  }
}
