import GRDB

/// Checks every value of every table by the readers' rules: what stops a reader is a fault.
extension CatalogCheck {
  func checkValues(_ report: (CatalogFault) throws -> Void) throws {
    for table in StoredTable.all {
      let columns = table.columns
      let rows = try db.rows("SELECT \(columns.sql) FROM \(table.name) NOT INDEXED")
      while let row = try rows.next() {
        var values = StoredValues(row, columns)
        var isSound = true
        try values.check {
          isSound = false
          try report(CatalogFault($0))
        }
        // Its columns also have a rule together.
        guard isSound, table.name == StoredTable.changePart.name else { continue }
        do {
          _ = try Part(&values)
        } catch {
          try report(CatalogFault(error))
        }
      }
    }
  }
}
