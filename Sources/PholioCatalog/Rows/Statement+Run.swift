import GRDB
import GRDBSQLite

/// For what is written or asked for a million times: GRDB's own way with arguments takes longer than SQLite
/// takes for a row.
extension Statement {
  /// Runs a statement that gives no rows.
  ///
  /// - Parameter bind: Adds all of its values, in order. They stay bound until the next run.
  func run(_ bind: (inout BoundValues) throws -> Void) throws {
    defer { sqlite3_reset(sqliteStatement) }
    try bindAll(bind)
    let code = sqlite3_step(sqliteStatement)
    if code != SQLITE_DONE { throw failure(code) }
  }

  /// The first row, by `read`; nil if there is none.
  func first<Value>(
    _ columns: StoredColumns, _ bind: (inout BoundValues) throws -> Void,
    read: (inout StoredValues) throws -> Value
  ) throws -> Value? {
    defer { sqlite3_reset(sqliteStatement) }
    try bindAll(bind)
    switch sqlite3_step(sqliteStatement) {
    case SQLITE_DONE: return nil
    case SQLITE_ROW:
      var values = StoredValues(StoredRow(self), columns)
      return try read(&values)
    case let code: throw failure(code)
    }
  }

  private func bindAll(_ bind: (inout BoundValues) throws -> Void) throws {
    var values = BoundValues(sqliteStatement)
    try bind(&values)
    if values.code != SQLITE_OK { throw failure(values.code) }
    precondition(values.isComplete, "not all values are bound of \(sql)")
  }

  private func failure(_ code: CInt) -> DatabaseError {
    let message = sqlite3_db_handle(sqliteStatement).map { String(cString: sqlite3_errmsg($0)) }
    return DatabaseError(resultCode: ResultCode(rawValue: code), message: message, sql: sql)
  }
}

/// The values of a statement's marks, one after the other.
struct BoundValues {
  private let statement: SQLiteStatement
  private var last: CInt = 0
  /// SQLite's, of the first value that could not be bound.
  fileprivate var code = SQLITE_OK

  fileprivate init(_ statement: SQLiteStatement) { self.statement = statement }

  fileprivate var isComplete: Bool { last == sqlite3_bind_parameter_count(statement) }

  mutating func add(_ number: Int64?) {
    last += 1
    note(number.map { sqlite3_bind_int64(statement, last, $0) } ?? sqlite3_bind_null(statement, last))
  }

  mutating func add(_ number: Int?) { add(number.map { Int64($0) }) }

  mutating func add(_ flag: Bool) { add(Int64(flag ? 1 : 0)) }

  mutating func add(_ id: some RawRepresentable<Int64>) { add(id.rawValue) }

  mutating func add(_ number: Double?) {
    last += 1
    note(number.map { sqlite3_bind_double(statement, last, $0) } ?? sqlite3_bind_null(statement, last))
  }

  mutating func add(_ text: String?) {
    last += 1
    guard var text else { return note(sqlite3_bind_null(statement, last)) }
    note(
      text.withUTF8 { utf8 in
        utf8.withMemoryRebound(to: CChar.self) { bytes in
          // An empty text may have no address, which would stand for NULL.
          guard let start = bytes.baseAddress else {
            return sqlite3_bind_text(statement, last, "", 0, Self.copied)
          }
          return sqlite3_bind_text(statement, last, start, CInt(bytes.count), Self.copied)
        }
      })
  }

  mutating func add(_ bytes: [UInt8]) {
    last += 1
    note(
      bytes.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress, !bytes.isEmpty else {
          return sqlite3_bind_zeroblob(statement, last, 0)
        }
        return sqlite3_bind_blob(statement, last, start, CInt(bytes.count), Self.copied)
      })
  }

  private mutating func note(_ code: CInt) {
    if self.code == SQLITE_OK { self.code = code }
  }

  /// SQLITE_TRANSIENT of sqlite3.h: SQLite copies the bytes at once.
  private static var copied: sqlite3_destructor_type {
    unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }
}

/// Statements that a transaction has prepared, by their text's address: the same ones are asked for again
/// and again, and comparing long texts takes as long as running some of them.
final class PreparedStatements {
  private var known: [(text: UnsafePointer<UInt8>, statement: Statement)] = []

  /// - Parameters:
  ///   - name: A literal: the statement's text.
  ///   - sql: The text, if it is not a literal.
  func statement(_ name: StaticString, _ db: Database, sql: (() -> String)? = nil) throws -> Statement {
    for (text, statement) in known where text == name.utf8Start { return statement }
    let statement = try db.cachedStatement(sql: sql?() ?? "\(name)")
    known.append((name.utf8Start, statement))
    return statement
  }
}
