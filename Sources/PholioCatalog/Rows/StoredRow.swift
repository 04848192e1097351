import GRDB
import GRDBSQLite
import PholioDisk

/// A row of a result. It is valid only until the next row is asked for.
///
/// GRDB's own rows end the process if a value has another type than asked for; this one does not.
struct StoredRow {
  fileprivate let statement: SQLiteStatement
  /// Keeps the cursor alive: without it the statement is reset, and all values are NULL.
  fileprivate let keeper: AnyObject

  /// The row at which a statement stands.
  init(_ statement: Statement) {
    (self.statement, keeper) = (statement.sqliteStatement, statement)
  }

  fileprivate init(statement: SQLiteStatement, keeper: AnyObject) {
    (self.statement, self.keeper) = (statement, keeper)
  }

  /// The value of a column, copied.
  func value(at column: Int) -> StoredValue {
    let column = CInt(column)
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, column))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, column))
    case SQLITE_TEXT:
      // In the order of SQLite's manual: first the pointer, then the length.
      let start = sqlite3_column_text(statement, column)
      let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column)))
      guard let text = String(validating: bytes, as: UTF8.self) else { return .notText(Array(bytes)) }
      return .text(text)
    case SQLITE_BLOB:
      let start = sqlite3_column_blob(statement, column)
      let bytes = UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column)))
      return .blob(Array(bytes))
    default: return .null
    }
  }

  /// A number, faster; nil if the value is none.
  func integer(at column: Int) -> Int64? {
    let column = CInt(column)
    return sqlite3_column_type(statement, column) == SQLITE_INTEGER
      ? sqlite3_column_int64(statement, column) : nil
  }

  /// A text to show; nil if there is none.
  func text(at column: Int) -> String? {
    if case .text(let text) = value(at: column) { text } else { nil }
  }

  /// The bytes of a text or a BLOB where they are, without a copy; none of another value.
  func withBytes<Value>(at column: Int, _ body: (UnsafeRawBufferPointer) throws -> Value) rethrows -> Value {
    let column = CInt(column)
    let type = sqlite3_column_type(statement, column)
    guard type == SQLITE_TEXT || type == SQLITE_BLOB else {
      return try body(UnsafeRawBufferPointer(start: nil, count: 0))
    }
    let start = sqlite3_column_blob(statement, column)
    return try body(
      UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column))))
  }

  func isText(at column: Int) -> Bool {
    sqlite3_column_type(statement, CInt(column)) == SQLITE_TEXT
  }

  func isNull(at column: Int) -> Bool {
    sqlite3_column_type(statement, CInt(column)) == SQLITE_NULL
  }
}

/// The rows of a result, one after the other.
struct StoredRows {
  private let cursor: FastDatabaseValueCursor<Pointer>

  init(_ statement: Statement, _ arguments: StatementArguments) throws {
    cursor = try Pointer.fetchCursor(statement, arguments: arguments)
  }

  func next() throws -> StoredRow? {
    try cursor.next().map { StoredRow(statement: $0.statement, keeper: cursor) }
  }

  /// GRDB makes one where it would make a value of the first column; so its cursors can be used.
  private struct Pointer: DatabaseValueConvertible, StatementColumnConvertible {
    let statement: SQLiteStatement

    init(sqliteStatement: SQLiteStatement, index: CInt) {
      statement = sqliteStatement
    }

    static func fromStatement(_ statement: SQLiteStatement, atUncheckedIndex index: CInt) -> Pointer? {
      Pointer(sqliteStatement: statement, index: index)
    }

    var databaseValue: DatabaseValue { .null }

    static func fromDatabaseValue(_ value: DatabaseValue) -> Pointer? { nil }
  }
}

/// A value as SQLite stores it.
package enum StoredValue: Equatable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  /// Text that is not UTF-8.
  case notText([UInt8])
  case blob([UInt8])
}

extension StoredValue: CustomStringConvertible {
  private static let longestShown = 40

  /// For messages: on one line, and cut if long.
  package var description: String {
    switch self {
    case .null: "NULL"
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .text(let text): "'\(Self.shown(text.utf8))'"
    case .notText(let bytes): "'\(Self.shown(bytes))', which is not UTF-8"
    case .blob(let bytes): "the \(bytes.count) bytes '\(Self.shown(bytes))'"
    }
  }

  private static func shown(_ bytes: some Collection<UInt8>) -> String {
    ByteString(bytes.prefix(longestShown)).shown + (bytes.count > longestShown ? "…" : "")
  }
}

extension Database {
  /// The rows of a query, one after the other.
  func rows(_ sql: String, _ arguments: StatementArguments = []) throws -> StoredRows {
    try StoredRows(cachedStatement(sql: sql), arguments)
  }

  /// The first row, by `read`; nil if there is none.
  func first<Value>(
    _ columns: StoredColumns, _ sql: String, _ arguments: StatementArguments = [],
    read: (inout StoredValues) throws -> Value
  ) throws -> Value? {
    guard let row = try rows(sql, arguments).next() else { return nil }
    var values = StoredValues(row, columns)
    return try read(&values)
  }

  /// Each row, by `read`.
  func all<Value>(
    _ columns: StoredColumns, _ sql: String, _ arguments: StatementArguments = [],
    read: (inout StoredValues) throws -> Value
  ) throws -> [Value] {
    var all: [Value] = []
    let rows = try rows(sql, arguments)
    while let row = try rows.next() {
      var values = StoredValues(row, columns)
      all.append(try read(&values))
    }
    return all
  }

  /// Whether a query gives any row.
  func hasRow(_ sql: String, _ arguments: StatementArguments = []) throws -> Bool {
    try rows(sql, arguments).next() != nil
  }

  /// The result of a `count`: a number that is not stored.
  func counted(_ sql: String, _ arguments: StatementArguments = []) throws -> Int {
    Int(try rows(sql, arguments).next()?.integer(at: 0) ?? 0)
  }
}
