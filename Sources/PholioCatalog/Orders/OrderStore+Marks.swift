package import Foundation
import GRDB

extension OrderStore {
  /// Keeps a gallery's present order under a name; replaces a mark of that name.
  package func mark(_ gallery: GalleryID, named name: String) throws {
    let photos = try RankedList(db: db, list: .gallery(gallery)).items()
    try db.execute(
      sql: "INSERT OR REPLACE INTO mark(gallery, name, at, photos) VALUES (?, ?, ?, ?)",
      arguments: [gallery, name, Self.now, photos.json])
  }

  /// A gallery's marks, the latest first.
  package func marks(of gallery: GalleryID) throws -> [Mark] {
    try applyRenames()
    let columns = Self.marks
    return try db.all(
      columns, "SELECT \(columns.sql) FROM mark WHERE gallery = ? ORDER BY at DESC, name", [gallery]
    ) { values in
      Mark(name: try values.text("name"), at: try values.moment("at"), photos: try values.json("photos"))
    }
  }

  /// Replaces photos in the marks of the galleries concerned.
  func applyToMarks(_ renames: [PendingRenames.Rename]) throws {
    if renames.isEmpty { return }
    let columns = Self.marks
    let marks = try db.all(columns, "SELECT \(columns.sql) FROM mark") { values in
      let gallery = try values.gallery()
      return (
        gallery: gallery, name: try values.text("name"),
        photos: try values.json("photos", as: [ListItem].self)
      )
    }
    for mark in marks {
      let concerned = renames.filter { $0.gallery == nil || $0.gallery == mark.gallery }
      let renamed = concerned.renamed(mark.photos)
      guard renamed != mark.photos else { continue }
      try db.execute(
        sql: "UPDATE mark SET photos = ? WHERE gallery = ? AND name = ?",
        arguments: [renamed.json, mark.gallery, mark.name])
    }
  }

  private static let marks = StoredTable.mark.columns
}

/// An order that somebody wants to come back to.
package struct Mark: Hashable, Sendable {
  package var name: String
  package var at: Date
  package var photos: [ListItem]
}
