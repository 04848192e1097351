/// A table, and the rules for its columns.
package struct StoredTable: Sendable {
  package let name: String
  /// The columns that identify a row.
  package let key: [String]
  package let rules: [ColumnRule]

  init(_ name: String, key: [String], _ rules: [ColumnRule]) {
    self.name = name
    self.key = key
    self.rules = rules
  }

  /// Some of the columns, to read together. The key comes first, so that an error can name the row.
  func columns(_ names: String..., key keyNames: [String]? = nil) -> StoredColumns {
    let keyNames = keyNames ?? key
    let all = keyNames + names.filter { !keyNames.contains($0) }
    let chosen = all.compactMap { name in rules.first { $0.name == name } }
    precondition(chosen.count == all.count, "\(name) has not all of the columns \(all)")
    return StoredColumns(table: name, rules: chosen, keyCount: keyNames.count)
  }

  var columns: StoredColumns {
    let others = rules.filter { !key.contains($0.name) }
    return StoredColumns(
      table: name, rules: rules.filter { key.contains($0.name) } + others, keyCount: key.count)
  }
}

/// Columns of one table that are read together.
struct StoredColumns: Sendable {
  let table: String
  let rules: [ColumnRule]
  /// How many of them, at the front, identify the row.
  let keyCount: Int
  /// The columns for a SELECT.
  let sql: String

  init(table: String, rules: [ColumnRule], keyCount: Int) {
    self.table = table
    self.rules = rules
    self.keyCount = keyCount
    sql = rules.map { "\(table).\($0.name)" }.joined(separator: ", ")
  }

  var count: Int { rules.count }

  /// The columns for a SELECT in which the table has another name.
  func sql(of alias: String) -> String { rules.map { "\(alias).\($0.name)" }.joined(separator: ", ") }
}
