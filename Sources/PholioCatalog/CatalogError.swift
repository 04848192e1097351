import GRDB

/// What can go wrong with the catalog, apart from wrong requests.
package enum CatalogError: Error, Equatable {
  /// There is no catalog at this path.
  case missing(path: String)
  /// There is something at this path, or on the way to it, that can't be read.
  case unreadable(path: String, reason: String)
  /// The file is a SQLite database, but not one of ours.
  case foreign(path: String)
  /// The catalog was written by a newer program, which may have kept it as it was, in a file beside it.
  case newer(path: String, kept: String?)
  /// The catalog's tables are those of no release; a program of that revision opens it. There may be a copy
  /// from before it was brought so far.
  case unreleased(path: String, revision: String, kept: String?)
  /// Another file stands at this path than the one that was opened, or none: a backup was put back, for
  /// instance. What was to be done counts as not done.
  case replaced(path: String)
  /// Another process kept the catalog locked for longer than the wait.
  case busy(path: String)
  /// The catalog can't be written: read-only, or no room left.
  case notWritable(path: String, reason: String)
  /// The catalog is damaged; `finding` is SQLite's message.
  case damaged(path: String, finding: String)
  /// A value breaks its rule, or a row is missing.
  case damagedRow(path: String, RowError)
  /// SQLite reports anything else: its message, the SQL, and its extended code.
  case failed(path: String, message: String, sql: String?, code: Int32)

  /// Nil for an error that is not the catalog's.
  init?(_ error: any Error, path: String) {
    switch error {
    case let error as DatabaseError: self.init(error, path: path)
    case let error as RowError: self = .damagedRow(path: path, error)
    case let error as RowDecodingError: self = .damaged(path: path, finding: "\(error)")
    default: return nil
    }
  }

  init(_ error: DatabaseError, path: String) {
    let message = error.message ?? "SQLite error \(error.extendedResultCode.rawValue)"
    switch error.resultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED:
      self = .busy(path: path)
    case .SQLITE_READONLY, .SQLITE_FULL, .SQLITE_PERM, .SQLITE_CANTOPEN, .SQLITE_IOERR:
      self = .notWritable(path: path, reason: message)
    case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_CONSTRAINT, .SQLITE_MISMATCH, .SQLITE_ERROR, .SQLITE_SCHEMA,
      .SQLITE_TOOBIG, .SQLITE_FORMAT:
      // Our SQL fits the schema and its rules. If it fails, the content is wrong.
      self = .damaged(path: path, finding: message)
    default:
      self = .failed(path: path, message: message, sql: error.sql, code: error.extendedResultCode.rawValue)
    }
  }
}

/// A request about an order that can't be met; nothing was changed.
package enum OrderError: Error, Equatable {
  case locked(gallery: String)
  case nothingToUndo(gallery: String?)
  case nothingToRedo(gallery: String?)
  /// A change over several galleries, one of which has a later change.
  case laterChange(gallery: String, summary: String)
  case nameTaken(String)
}
