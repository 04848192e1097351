/// A table: its columns with their rules, its indexes and triggers. It is made by this, read by this, and
/// checked by this.
package struct StoredTable: Sendable {
  package let name: String
  /// The columns that identify a row: its primary key.
  package let key: [String]
  package let rules: [ColumnRule]
  /// Whether a key is never used again, not even one of a row that is gone.
  private let keepsKeys: Bool
  /// Rules for several columns together.
  private let checks: [String]
  private let indexes: [StoredIndex]
  private let triggers: [StoredTrigger]

  init(
    _ name: String, key: [String] = ["id"], keepsKeys: Bool = false, _ rules: [ColumnRule],
    checks: [String] = [], indexes: [StoredIndex] = [], triggers: [StoredTrigger] = []
  ) {
    self.name = name
    self.key = key
    self.keepsKeys = keepsKeys
    self.rules = rules
    self.checks = checks
    self.indexes = indexes
    self.triggers = triggers
  }

  /// SQL that makes the table and what belongs to it, each by its type and name in `sqlite_schema`.
  var definitions: [(name: String, sql: String)] {
    [("table \(name)", definition)]
      + indexes.map { ("index \(name)_\($0.name)", $0.definition(on: name)) }
      + triggers.map { ("trigger \(name)_\($0.name)", $0.definition(on: name)) }
  }

  private var definition: String {
    let single = key.count == 1 ? key[0] : nil
    var lines = rules.map { rule in
      rule.definition(key: rule.name == single ? "PRIMARY KEY" + (keepsKeys ? " AUTOINCREMENT" : "") : nil)
    }
    if single == nil { lines.append("PRIMARY KEY (\(key.joined(separator: ", ")))") }
    lines += checks.map { "CHECK (\($0))" }
    return """
      CREATE TABLE \(name)(
        \(lines.joined(separator: ",\n  "))
      ) STRICT\(single == nil ? ", WITHOUT ROWID" : "")
      """
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

/// An index; its name begins with its table's.
struct StoredIndex: Sendable {
  let name: String
  /// With commas.
  let columns: String
  var isUnique = false
  /// SQL for which rows it has; nil: all.
  var condition: String?

  init(_ name: String, _ columns: String, isUnique: Bool = false, where condition: String? = nil) {
    (self.name, self.columns, self.isUnique, self.condition) = (name, columns, isUnique, condition)
  }

  fileprivate func definition(on table: String) -> String {
    "CREATE \(isUnique ? "UNIQUE " : "")INDEX \(table)_\(name) ON \(table)(\(columns))"
      + (condition.map { " WHERE \($0)" } ?? "")
  }
}

/// A trigger; its name begins with its table's.
struct StoredTrigger: Sendable {
  let name: String
  /// "AFTER INSERT".
  let event: String
  /// SQL for which rows it is about; nil: all.
  var condition: String?
  /// A statement.
  let action: String

  fileprivate func definition(on table: String) -> String {
    "CREATE TRIGGER \(table)_\(name) \(event) ON \(table)"
      + (condition.map { " WHEN \($0)" } ?? "") + " BEGIN \(action); END"
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
