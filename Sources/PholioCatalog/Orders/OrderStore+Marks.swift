import Foundation
import GRDB

extension OrderStore {
  /// Keeps a gallery's order as it is now under a name; a mark of that name is replaced.
  package func mark(_ gallery: GalleryID, named name: String) throws {
    let photos = try RankedList(db: db, list: .gallery(gallery)).items()
    try db.execute(
      sql: "INSERT OR REPLACE INTO mark(gallery, name, at, photos) VALUES (?, ?, ?, ?)",
      arguments: [gallery, name, Self.now, "[\(photos.map(String.init).joined(separator: ","))]"])
  }

  /// A gallery's marks, the latest first.
  package func marks(of gallery: GalleryID) throws -> [Mark] {
    try Row.fetchAll(
      db, sql: "SELECT name, at, photos FROM mark WHERE gallery = ? ORDER BY at DESC, name",
      arguments: [gallery]
    ).map { row in
      Mark(
        name: row[0], at: Date(timeIntervalSince1970: Double(row[1] as Int64) / 1000),
        photos: try JSONDecoder().decode([ListItem].self, from: Data((row[2] as String).utf8)))
    }
  }

  /// Lets marks speak of `new` where they spoke of `old`.
  func renameInMarks(_ old: PhotoID, to new: PhotoID) throws {
    let rows = try Row.fetchAll(
      db, sql: "SELECT gallery, name, photos FROM mark WHERE instr(photos, ?) > 0",
      arguments: [String(old.rawValue)])
    for row in rows {
      let photos = try JSONDecoder().decode([ListItem].self, from: Data((row[2] as String).utf8))
      guard photos.contains(old.rawValue) else { continue }
      let renamed = photos.filter { $0 != new.rawValue }.map { $0 == old.rawValue ? new.rawValue : $0 }
      try db.execute(
        sql: "UPDATE mark SET photos = ? WHERE gallery = ? AND name = ?",
        arguments: [
          "[\(renamed.map(String.init).joined(separator: ","))]", row[0] as Int64, row[1] as String,
        ])
    }
  }
}
