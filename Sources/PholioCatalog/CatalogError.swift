import GRDB

/// What can go wrong with the catalog, apart from a wrong request.
package enum CatalogError: Error, Equatable {
  /// There is no catalog at this path.
  case missing(path: String)
  /// The file is a SQLite database, but not one of ours.
  case foreign(path: String)
  /// The catalog was written by a newer program.
  case newer(path: String)
  /// Another process kept the catalog locked for longer than the wait.
  case busy(path: String)
  /// The catalog can't be written: read-only, or no room left.
  case notWritable(path: String, reason: String)
  /// SQLite finds the catalog's content to be no catalog's any more: its first finding.
  case damaged(path: String, finding: String)
  /// A value in the catalog is none that can stand there.
  case damagedRow(table: String, row: Int64, column: String, found: String)
  /// SQLite reports anything else: its message, the SQL that met it, and its extended code.
  case failed(path: String, message: String, sql: String?, code: Int32)

  init(_ error: DatabaseError, path: String) {
    let message = error.message ?? "SQLite error \(error.extendedResultCode.rawValue)"
    switch error.resultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED:
      self = .busy(path: path)
    case .SQLITE_READONLY, .SQLITE_FULL, .SQLITE_PERM, .SQLITE_CANTOPEN, .SQLITE_IOERR:
      self = .notWritable(path: path, reason: message)
    case .SQLITE_NOTADB:
      self = .foreign(path: path)
    case .SQLITE_CORRUPT:
      self = .damaged(path: path, finding: message)
    default:
      self = .failed(path: path, message: message, sql: error.sql, code: error.extendedResultCode.rawValue)
    }
  }
}

/// What a person asked of an order and can't be done; nothing was changed.
package enum OrderError: Error, Equatable {
  case locked(gallery: String)
  case nothingToUndo(gallery: String?)
  case nothingToRedo(gallery: String?)
  /// A change over several galleries, of which one has a later change.
  case laterChange(gallery: String, summary: String)
  case nameTaken(String)
  /// More photos than a gallery of limited capacity, and those it runs on into, can hold.
  case doesNotFit(gallery: String, capacity: Int, excess: Int)
  /// Galleries that run on into each other for ever.
  case overflowCycle(galleries: [String])
  case noMark(String, gallery: String)
}
