import Foundation
import GRDB
import PholioCatalog
import PholioTestSupport
import Testing

/// What a column may have is said twice: to readers, and in SQL to writers. Both say the same.
@Suite struct ColumnRuleTests {
  /// SQL accepts more here, for this reason.
  static let unsaidInSQL = [
    "gallery.name": "SQLite does not know which characters can be seen",
    "photo.title": "SQLite does not know control characters beyond ASCII",
    "photo.description": "SQLite does not know control characters beyond ASCII",
    "change_part.was": "what is in the list: a million items would be looked at at each writing",
    "change_part.became": "what is in the list",
    "mark.photos": "what is in the list",
    "import.paths": "what is in the list",
  ]

  /// Here too: readers refuse the last numbers below 2^53, so that there is always a next one.
  static let countedUp = 9_007_199_254_740_992

  /// SQL accepts less here, since two columns have a rule together.
  static let togetherInSQL: Set = [
    "photo.latitude", "photo.longitude", "gallery.portfolio", "gallery.rank", "change.state", "change.undone",
    "skipped.bytes", "skipped.mtime_ns",
    "change_value.was", "change_value.became",
  ]

  static let values: [String] =
    [
      "NULL", "''", "'x'", "'[]'", "'{}'", "'[1]'", "x''", "x'78'", "x'00'", "x'612f62'", "0", "-1", "1.5",
      "9007199254740992", "-9007199254740992", "9007199254740993", "9223372036854775807",
      "-9223372036854775808", "9e999", "-9e999", "9e999 - 9e999",
    ]
    // Texts and bytes of the greatest lengths, and longer ones.
    + [32, 254, 256, 1024, 1026, 4096, 4098, 65536, 65538, 1_048_576, 1_048_578].flatMap {
      (length: Int) -> [String] in
      ["hex(zeroblob(\(length / 2)))", "CAST(hex(zeroblob(\(length / 2))) AS BLOB)"]
    }

  @Test func readersAndTheSchemaSayTheSame() throws {
    let server = try TestServer(["a": 3, "b": 2])
    let folder = try TemporaryFolder()
    try FilledCatalog.make(server, copyingTo: folder["catalog.sqlite"])
    var configuration = Configuration()
    // References are rules of their own; see below.
    configuration.foreignKeysEnabled = false
    let queue = try DatabaseQueue(path: folder["catalog.sqlite"], configuration: configuration)
    try queue.writeWithoutTransaction { db in
      let tables = try String.fetchAll(
        db, sql: "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%STRICT%'")
      // SQLite's own table has no rules.
      let known = StoredTable.all.filter { $0.name != "sqlite_sequence" }
      #expect(Set(tables) == Set(known.map(\.name)))
      for table in known { try Self.compare(table, db) }
    }
  }

  private static func compare(_ table: StoredTable, _ db: Database) throws {
    let names = try String.fetchAll(
      db, sql: "SELECT name FROM pragma_table_info(?)", arguments: [table.name])
    #expect(Set(names) == Set(table.rules.map(\.name)), "\(table.name)")
    let references = try String.fetchSet(
      db, sql: "SELECT \"from\" FROM pragma_foreign_key_list(?)", arguments: [table.name])
    let quoted = table.key.map { "quote(\($0))" }.joined(separator: ", ")
    let key = try #require(try Row.fetchOne(db, sql: "SELECT \(quoted) FROM \(table.name) LIMIT 1"))
    let row = table.key.indices.map { "\(table.key[$0]) IS \(key[$0] as String)" }.joined(separator: " AND ")
    for rule in table.rules {
      let column = "\(table.name).\(rule.name)"
      // No number is right for a reference but those of rows that exist.
      for value in references.contains(rule.name) ? ["NULL"] : values {
        let sql = "UPDATE \(table.name) SET \(rule.name) = \(value) WHERE \(row)"
        let query = "SELECT \(rule.name) FROM \(table.name)"
        // All values but the row's, and then with it.
        var others = try storedValues(query, db)
        let own = try storedValues("\(query) WHERE \(row)", db)[0]
        others.remove(at: others.firstIndex(of: own) ?? 0)
        let unchecked = try result(of: sql, query, isChecked: false, db)
        if case .taken = unchecked { continue }
        var stored = try storedValues("SELECT \(value)", db)[0]
        if case .accepted(var after) = unchecked {
          // What would be stored: a column may turn a number into a text.
          for value in others { after.remove(at: after.firstIndex(of: value) ?? 0) }
          stored = after[0]
        }
        let isAllowed = rule.allows(stored)
        var isAccepted = false
        if case .accepted = try result(of: sql, query, isChecked: true, db) { isAccepted = true }
        if isAccepted, !isAllowed {
          let isLast = stored == .integer(Int64(countedUp))
          #expect(unsaidInSQL[column] != nil || isLast, "\(column) = \(value) is accepted, and not read")
        }
        if isAllowed, !isAccepted {
          #expect(togetherInSQL.contains(column), "\(column) = \(value) is read, and not accepted")
        }
      }
    }
  }

  private enum Result {
    /// All values of the column, after it.
    case accepted([StoredValue])
    case refused
    /// Another row has this value.
    case taken
  }

  private static func result(
    of sql: String, _ query: String, isChecked: Bool, _ db: Database
  ) throws -> Result {
    try db.execute(sql: "PRAGMA ignore_check_constraints = \(isChecked ? 0 : 1)")
    var result = Result.refused
    do {
      try db.inSavepoint {
        try db.execute(sql: sql)
        result = .accepted(try storedValues(query, db))
        return .rollback
      }
    } catch let error as DatabaseError {
      let code = error.extendedResultCode
      if code == .SQLITE_CONSTRAINT_UNIQUE || code == .SQLITE_CONSTRAINT_PRIMARYKEY { return .taken }
      guard [.SQLITE_CONSTRAINT, .SQLITE_MISMATCH].contains(error.resultCode) else { throw error }
    }
    return result
  }

  private static func storedValues(_ query: String, _ db: Database) throws -> [StoredValue] {
    try Row.fetchAll(db, sql: query).map { StoredValue($0[0] as DatabaseValue) }
  }
}

extension StoredValue {
  fileprivate init(_ value: DatabaseValue) {
    self =
      switch value.storage {
      case .null: .null
      case .int64(let number): .integer(number)
      case .double(let number): .real(number)
      case .string(let text): .text(text)
      case .blob(let data): .blob([UInt8](data))
      }
  }
}
