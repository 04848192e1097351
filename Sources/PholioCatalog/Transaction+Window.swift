import Foundation
import GRDB
package import PholioLayout

/// Reading a part of a list without walking through the rest.
extension CatalogTransaction {
  /// The photos from a 0-based index on, `count` of them or as many as there are.
  ///
  /// - Complexity: O(count), wherever the index is, and a thousandth of the gallery's size.
  package func photos(from index: CellIndex, count: Int, in gallery: GalleryID) throws -> [PlacedPhoto] {
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
            position: index.advanced(by: photos.count).position, photo: Photo(row: row), files: []))
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
    try Data.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT sha256 FROM placement JOIN photo ON photo.id = placement.photo
          WHERE placement.gallery = ? ORDER BY placement.rank LIMIT ?
          """), arguments: [gallery, count]
    ).map { PhotoDigest($0) }
  }

  /// The first of some items that is not in a list; nil if all of them are.
  package func firstMissing(of items: [ListItem], in list: OrderedList) throws -> ListItem? {
    let ranked = RankedList(db: db, list: list)
    return try items.first { try ranked.rank(of: $0) == nil }
  }

  /// The gallery of this id; nil if there never was one or it is deleted.
  package func existingGallery(_ id: GalleryID) throws -> Gallery? {
    try Row.fetchOne(
      db.cachedStatement(
        sql: "SELECT \(Gallery.columns) FROM gallery WHERE portfolio IS NOT NULL AND id = ?"), arguments: [id]
    ).map(Gallery.init(row:))
  }

  /// The galleries that a photo is in, in their own order.
  package func galleries(with photo: PhotoID) throws -> [GalleryID] {
    try GalleryID.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT gallery.id FROM placement JOIN gallery ON gallery.id = placement.gallery
          WHERE placement.photo = ? AND gallery.portfolio IS NOT NULL ORDER BY gallery.rank
          """), arguments: [photo])
  }

  /// The number of the change that was written to the journal last, in this transaction if it has written one.
  package func lastChange() throws -> Int64? {
    try Int64.fetchOne(db.cachedStatement(sql: "SELECT max(id) FROM change"))
  }
}
