import GRDB

/// A gallery that fills itself: imports and changes put into it what its selection comes to match.
package struct Filling: Hashable, Sendable {
  /// The longest selection, in bytes of UTF-8.
  package static let longest = 64 << 10

  package var gallery: GalleryID
  /// As it was typed.
  package var selection: String

  package init(gallery: GalleryID, selection: String) {
    self.gallery = gallery
    self.selection = selection
  }
}

extension GalleryStore {
  /// The galleries that fill themselves, deleted ones too.
  package func fillings() throws -> [Filling] {
    let columns = StoredTable.filling.columns
    return try db.all(columns, "SELECT \(columns.sql) FROM filling ORDER BY gallery") {
      Filling(gallery: try $0.gallery(), selection: try $0.text("selection"))
    }
  }

  /// What a gallery fills itself with; nil if it does not.
  package func filling(of gallery: GalleryID) throws -> String? {
    let columns = StoredTable.filling.columns
    return try db.first(columns, "SELECT \(columns.sql) FROM filling WHERE gallery = ?", [gallery]) {
      try $0.text("selection")
    }
  }

  /// - Parameter selection: Nil: the gallery does not fill itself any more.
  package func setFilling(_ selection: String?, of gallery: GalleryID) throws {
    if let selection {
      try db.execute(
        sql: """
          INSERT INTO filling(gallery, selection) VALUES (?1, ?2)
          ON CONFLICT(gallery) DO UPDATE SET selection = excluded.selection
          """, arguments: [gallery, selection])
    } else {
      try db.execute(sql: "DELETE FROM filling WHERE gallery = ?", arguments: [gallery])
    }
  }
}
