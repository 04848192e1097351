import GRDB
package import PholioLayout

/// What is a photo's or the portfolio's own, and no order.
extension CatalogTransaction {
  /// Gives a photo a person's title; nil takes it back.
  package func setTitle(_ title: String?, of photo: PhotoID) throws {
    try db.execute(sql: "UPDATE photo SET title = ? WHERE id = ?", arguments: [title, photo])
  }

  /// Gives a photo a person's description; with nil its file's own counts again.
  package func setDescription(_ description: String?, of photo: PhotoID) throws {
    try db.execute(sql: "UPDATE photo SET description = ? WHERE id = ?", arguments: [description, photo])
  }

  /// Sets how far the first gallery spans among the galleries.
  package func setPortfolioCap(_ cap: DropCap) throws {
    try db.execute(
      sql: "UPDATE portfolio SET cap_columns = ?, cap_rows = ?", arguments: [cap.columns, cap.rows])
  }
}
