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
}

/// Finding items of a list.
extension CatalogTransaction {
  /// The items at a range of positions, in order; short where the list is.
  package func items(at positions: ClosedRange<Position>, of list: OrderedList) throws -> [ListItem] {
    try RankedList(db: db, list: list).items(
      from: positions.lowerBound.rawValue - 1,
      count: positions.upperBound.rawValue - positions.lowerBound.rawValue + 1)
  }

  /// The items one of whose names satisfies `matches`, in order: a photo's files' names, a gallery's name.
  package func items(of list: OrderedList, whereName matches: (ByteString) -> Bool) throws -> [ListItem] {
    let rows: RowCursor
    switch list {
    case .gallery(let gallery):
      rows = try Row.fetchCursor(
        db.cachedStatement(
          sql: """
            SELECT placement.photo, file.name FROM placement JOIN file ON file.photo = placement.photo
            WHERE placement.gallery = ? ORDER BY placement.rank
            """), arguments: [gallery])
    case .portfolio:
      rows = try Row.fetchCursor(
        db, sql: "SELECT id, CAST(name AS BLOB) FROM gallery WHERE portfolio IS NOT NULL ORDER BY rank")
    }
    var items: [ListItem] = []
    while let row = try rows.next() {
      let item: ListItem = row[0]
      if items.last != item, try matches(row.withUnsafeData(atIndex: 1) { ByteString($0 ?? Data()) }) {
        items.append(item)
      }
    }
    return items
  }

  /// A gallery's photos whose SHA-256 in hexadecimal begins with `prefix` (lower case), in order.
  package func photos(digestPrefix prefix: String, in gallery: GalleryID) throws -> [ListItem] {
    try ListItem.fetchAll(
      db,
      sql: """
        SELECT placement.photo FROM placement JOIN photo ON photo.id = placement.photo
        WHERE placement.gallery = ? AND lower(substr(hex(sha256), 1, ?)) = ? ORDER BY placement.rank
        """, arguments: [gallery, prefix.utf8.count, prefix])
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

extension CatalogTransaction {
  /// The 0-based index of an item of a list. O(index).
  package func index(of item: ListItem, in list: OrderedList) throws -> Int {
    let ranked = RankedList(db: db, list: list)
    guard let rank = try ranked.rank(of: item) else { preconditionFailure("\(item) is not in \(list)") }
    return try ranked.index(of: rank)
  }
}
