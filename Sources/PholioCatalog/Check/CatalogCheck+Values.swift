import GRDB

/// Every value of every table by the rules that readers follow: what stops a reader is a fault.
extension CatalogCheck {
  func checkValues(_ report: (CatalogFault) throws -> Void) throws {
    for table in StoredTable.all {
      let columns = table.columns
      let rows = try db.rows("SELECT \(columns.sql) FROM \(table.name) NOT INDEXED")
      while let row = try rows.next() {
        var values = StoredValues(row, columns)
        try values.check { try report(CatalogFault($0)) }
      }
    }
    try checkGalleries(report)
  }

  /// What no single value tells: galleries as they are read.
  private func checkGalleries(_ report: (CatalogFault) throws -> Void) throws {
    do {
      _ = try tx.galleries.portfolio()
    } catch let error as RowError {
      try report(CatalogFault(error))
    }
    let rows = try db.rows("SELECT \(Gallery.columns) FROM gallery")
    while let row = try rows.next() {
      do {
        _ = try Gallery(row)
      } catch {
        try report(CatalogFault(error))
      }
    }
  }
}
