import GRDB

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
