import GRDB

extension GalleryStore {
  /// What a gallery fills itself with: a selection as it was typed; nil if it does not.
  package func filling(of gallery: GalleryID) throws -> String? {
    let columns = Self.fillings
    return try db.first(columns, "SELECT \(columns.sql) FROM filling WHERE gallery = ?", [gallery]) {
      try $0.text("selection")
    }
  }

  private static let fillings = StoredTable.filling.columns("selection")
}
