import Foundation
import GRDB
package import PholioLayout

/// A photo at its place in a gallery.
package struct PlacedPhoto: Sendable {
  package var position: Position
  package var photo: Photo
  /// Where its file was seen, in byte order of paths; may be empty.
  package var files: [FileLocation]
}

extension CatalogTransaction {
  /// Calls `body` with each photo of a gallery in order. Memory does not grow with the gallery.
  package func forEachPhoto(in gallery: GalleryID, _ body: (PlacedPhoto) throws -> Void) throws {
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
          position: Position((placed?.position.rawValue ?? 0) + 1), photo: Photo(row: row), files: [])
      }
      if let folder: Data = row[fileColumn] {
        placed?.files.append(
          FileLocation(folder: ByteString(folder), name: ByteString(row[fileColumn + 1] as Data)))
      }
    }
    try flush()
  }

  /// The photos at a range of positions, in order; short where the gallery is.
  package func photos(at positions: ClosedRange<Position>, in gallery: GalleryID) throws -> [PhotoID] {
    try PhotoID.fetchAll(
      db.cachedStatement(sql: "SELECT photo FROM placement WHERE gallery = ? ORDER BY rank LIMIT ? OFFSET ?"),
      arguments: [
        gallery, positions.upperBound.rawValue - positions.lowerBound.rawValue + 1,
        positions.lowerBound.rawValue - 1,
      ])
  }

  /// A gallery's photos whose SHA-256 in hexadecimal begins with `prefix` (lower case), in order.
  package func photos(digestPrefix prefix: String, in gallery: GalleryID) throws -> [PhotoID] {
    try PhotoID.fetchAll(
      db,
      sql: """
        SELECT placement.photo FROM placement JOIN photo ON photo.id = placement.photo
        WHERE placement.gallery = ? AND lower(substr(hex(sha256), 1, ?)) = ? ORDER BY placement.rank
        """, arguments: [gallery, prefix.utf8.count, prefix])
  }

  /// A gallery's photos one of whose files has a name that satisfies `matches`, in order.
  package func photos(in gallery: GalleryID, whereName matches: (ByteString) -> Bool) throws -> [PhotoID] {
    let rows = try Row.fetchCursor(
      db.cachedStatement(
        sql: """
          SELECT placement.photo, file.name FROM placement JOIN file ON file.photo = placement.photo
          WHERE placement.gallery = ? ORDER BY placement.rank
          """), arguments: [gallery])
    var photos: [PhotoID] = []
    while let row = try rows.next() {
      let photo: PhotoID = row[0]
      if photos.last != photo, try matches(row.withUnsafeData(atIndex: 1) { ByteString($0 ?? Data()) }) {
        photos.append(photo)
      }
    }
    return photos
  }
}

extension CatalogTransaction {
  /// The ranks at which a gallery's photos are stored: for `check`, and for tests.
  package func ranks(in gallery: GalleryID) throws -> [PhotoID: Int64] {
    var ranks: [PhotoID: Int64] = [:]
    let rows = try Row.fetchCursor(
      db, sql: "SELECT photo, rank FROM placement WHERE gallery = ?", arguments: [gallery])
    while let row = try rows.next() { ranks[row[0]] = row[1] }
    return ranks
  }
}
