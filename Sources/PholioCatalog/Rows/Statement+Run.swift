import Foundation
import GRDB
import GRDBSQLite

/// For what is written a million times: GRDB's own way with arguments takes longer than SQLite takes to write
/// a row.
extension Statement {
  /// Binds values, and runs a statement that gives no rows.
  func run(_ values: [(any DatabaseValueConvertible)?]) throws {
    let (statement, connection) = (sqliteStatement, try database)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (index, value) in values.enumerated() {
      let code = value?.databaseValue.bind(to: statement, at: CInt(index + 1)) ?? SQLITE_OK
      if code != SQLITE_OK { throw failure(code, connection) }
    }
    let code = sqlite3_step(statement)
    if code != SQLITE_DONE { throw failure(code, connection) }
  }

  private func failure(_ code: CInt, _ connection: SQLiteConnection) -> DatabaseError {
    DatabaseError(
      resultCode: ResultCode(rawValue: code), message: String(cString: sqlite3_errmsg(connection)), sql: sql)
  }

  private var database: SQLiteConnection {
    get throws {
      guard let connection = sqlite3_db_handle(sqliteStatement) else {
        throw DatabaseError(resultCode: .SQLITE_MISUSE)
      }
      return connection
    }
  }
}

extension DatabaseValue {
  /// - Returns: SQLite's code.
  fileprivate func bind(to statement: SQLiteStatement, at index: CInt) -> CInt {
    // SQLITE_TRANSIENT of sqlite3.h: SQLite copies the bytes at once.
    let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    switch storage {
    case .null: return sqlite3_bind_null(statement, index)
    case .int64(let number): return sqlite3_bind_int64(statement, index, number)
    case .double(let number): return sqlite3_bind_double(statement, index, number)
    case .string(var text):
      return text.withUTF8 { utf8 in
        utf8.withMemoryRebound(to: CChar.self) { bytes in
          // An empty text may have no address, which would stand for NULL.
          guard let start = bytes.baseAddress else {
            return sqlite3_bind_text(statement, index, "", 0, copied)
          }
          return sqlite3_bind_text(statement, index, start, CInt(bytes.count), copied)
        }
      }
    case .blob(let data):
      return data.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress else { return sqlite3_bind_zeroblob(statement, index, 0) }
        return sqlite3_bind_blob(statement, index, start, CInt(bytes.count), copied)
      }
    }
  }
}
