import GRDB
package import PholioLayout

extension CatalogTransaction {
  /// Sets how far the first of the galleries spans, where all of them are laid out.
  package func setPortfolioCap(_ cap: DropCap) throws {
    try db.execute(
      sql: "UPDATE portfolio SET cap_columns = ?, cap_rows = ?", arguments: [cap.columns, cap.rows])
  }
}
