import Foundation
import GRDB
package import PholioFacts
package import PholioLayout

/// The photos of a gallery, in order.
extension PhotoStore {
  /// Calls `body` with each photo of a gallery in order. Memory does not grow with the gallery.
  package func forEachPlaced(in gallery: GalleryID, _ body: (PlacedPhoto) throws -> Void) throws {
    let statement = try db.cachedStatement(
      sql: """
        SELECT \(Photo.columns), folder.path, file.name
        FROM placement JOIN photo ON photo.id = placement.photo
          LEFT JOIN file ON file.photo = photo.id LEFT JOIN folder ON folder.id = file.folder
        WHERE placement.gallery = ? ORDER BY placement.rank
        """)
    let fileColumn = 26
    var placed: PlacedPhoto?
    func flush() throws {
      guard var complete = placed else { return }
      complete.files.sort()
      try body(complete)
    }
    let rows = try Row.fetchCursor(statement, arguments: [gallery])
    while let row = try rows.next() {
      if placed?.photo.id != row[0] as PhotoID {
        try flush()
        placed = PlacedPhoto(
          position: Position((placed?.position.rawValue ?? 0) + 1), photo: try Photo(row: row), files: [])
      }
      if let folder: Data = row[fileColumn] {
        placed?.files.append(
          FileLocation(folder: ByteString(folder), name: ByteString(row[fileColumn + 1] as Data)))
      }
    }
    try flush()
  }

  /// The photos from a 0-based index on, `count` of them or as many as there are.
  ///
  /// - Complexity: O(count), wherever the index is, and a thousandth of the gallery's size.
  package func placed(from index: CellIndex, count: Int, in gallery: GalleryID) throws -> [PlacedPhoto] {
    let list = RankedList(db: db, list: .gallery(gallery))
    let start = try list.blockStart(before: index.rawValue)
    let statement = try db.cachedStatement(
      sql: """
        SELECT \(Photo.columns), folder.path, file.name
        FROM (SELECT photo, rank FROM placement WHERE gallery = ? AND rank >= ? ORDER BY rank LIMIT ? OFFSET ?)
          AS placed JOIN photo ON photo.id = placed.photo
          LEFT JOIN file ON file.photo = photo.id LEFT JOIN folder ON folder.id = file.folder
        ORDER BY placed.rank
        """)
    let fileColumn = 26
    var photos: [PlacedPhoto] = []
    let rows = try Row.fetchCursor(
      statement, arguments: [gallery, start.rank, count, index.rawValue - start.index])
    while let row = try rows.next() {
      if photos.last?.photo.id != row[0] as PhotoID {
        photos.append(
          PlacedPhoto(
            position: index.advanced(by: photos.count).position, photo: try Photo(row: row), files: []))
      }
      if let folder: Data = row[fileColumn] {
        photos[photos.count - 1].files.append(
          FileLocation(folder: ByteString(folder), name: ByteString(row[fileColumn + 1] as Data)))
      }
    }
    for place in photos.indices { photos[place].files.sort() }
    return photos
  }

  /// The content of a gallery's first photos, `count` of them or as many as there are.
  package func firstDigests(_ count: Int, of gallery: GalleryID) throws -> [PhotoDigest] {
    try Row.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT photo.id, sha256 FROM placement JOIN photo ON photo.id = placement.photo
          WHERE placement.gallery = ? ORDER BY placement.rank LIMIT ?
          """), arguments: [gallery, count]
    ).map { row in
      guard let digest = PhotoDigest(row[1] as Data) else {
        throw CatalogError.damagedRow(
          table: "photo", row: row[0], column: "sha256", found: "\(row[1] as Data)")
      }
      return digest
    }
  }

  /// A gallery's photos whose SHA-256 in hexadecimal begins with `prefix` (lower case), in order.
  package func ids(digestPrefix prefix: String, in gallery: GalleryID) throws -> [ListItem] {
    try ListItem.fetchAll(
      db,
      sql: """
        SELECT placement.photo FROM placement JOIN photo ON photo.id = placement.photo
        WHERE placement.gallery = ? AND lower(substr(hex(sha256), 1, ?)) = ? ORDER BY placement.rank
        """, arguments: [gallery, prefix.utf8.count, prefix])
  }
}
