import GRDB

/// Checks every value of every table by the readers' rules: what stops a reader is a fault.
extension CatalogCheck {
  func checkValues(_ report: (CatalogFault) throws -> Void) throws {
    for table in StoredTable.all {
      let columns = table.columns
      // SQLite is faster; only what it can't tell is read.
      let conditions = columns.rules.map { $0.condition(in: table.name) }
      let others = conditions.indices.filter { conditions[$0] == nil }
      let areAllowed = conditions.compactMap { $0 }.joined(separator: " AND ")
      let rows = try db.rows(
        """
        SELECT \(columns.sql), CASE WHEN \(areAllowed) THEN 1 ELSE 0 END FROM \(table.name) NOT INDEXED
        \(others.isEmpty ? "WHERE NOT (\(areAllowed))" : "")
        """)
      while let row = try rows.next() {
        var values = StoredValues(row, columns)
        var isSound = true
        try values.check(row.integer(at: columns.count) == 1 ? others : nil) {
          isSound = false
          try report(CatalogFault($0))
        }
        // Its columns also have a rule together.
        guard isSound else { continue }
        do {
          switch table.name {
          case StoredTable.changePart.name: _ = try Part(&values)
          case StoredTable.changeValue.name: _ = try ValueEdit(&values)
          default: continue
          }
        } catch {
          try report(CatalogFault(error))
        }
      }
    }
  }
}
