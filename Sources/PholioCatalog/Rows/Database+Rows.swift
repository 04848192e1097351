import GRDB

extension Database {
  /// The rows that a query gives, one after the other.
  func rows(_ sql: String, _ arguments: StatementArguments = []) throws -> StoredRows {
    try StoredRows(cachedStatement(sql: sql), arguments)
  }

  /// What `read` makes of the first row; nil without one.
  func first<Value>(
    _ columns: StoredColumns, _ sql: String, _ arguments: StatementArguments = [],
    read: (inout StoredValues) throws -> Value
  ) throws -> Value? {
    guard let row = try rows(sql, arguments).next() else { return nil }
    var values = StoredValues(row, columns)
    return try read(&values)
  }

  /// What `read` makes of each row.
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

  /// What SQLite counted: a whole number, and none that is stored.
  func counted(_ sql: String, _ arguments: StatementArguments = []) throws -> Int {
    Int(try rows(sql, arguments).next()?.integer(at: 0) ?? 0)
  }
}
