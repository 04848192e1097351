import Foundation
import GRDB
import PholioDisk
package import PholioFacts
package import PholioLayout

/// The photos of a gallery, in order.
extension PhotoStore {
  /// Calls `body` with each photo of a gallery in order. Memory does not grow with the gallery.
  package func forEachPlaced(in gallery: GalleryID, _ body: (PlacedPhoto) throws -> Void) throws {
    try forEach(PlacedRows("placement WHERE gallery = ? ORDER BY rank"), [gallery], from: CellIndex(0), body)
  }

  /// The photos from an index (from 0) on, `count` of them or as many as there are.
  ///
  /// - Complexity: O(count), and a thousandth of the gallery's size to find the index.
  package func placed(from index: CellIndex, count: Int, in gallery: GalleryID) throws -> [PlacedPhoto] {
    let start = try RankedList(db: db, list: .gallery(gallery)).blockStart(before: index.rawValue)
    var photos: [PlacedPhoto] = []
    try forEach(
      PlacedRows("placement WHERE gallery = ? AND rank >= ? ORDER BY rank LIMIT ? OFFSET ?"),
      [gallery, start.rank, count, index.rawValue - start.index], from: index
    ) { photos.append($0) }
    return photos
  }

  /// Those of some photos that are in a gallery, in its order. Their positions count only these photos.
  ///
  /// - Complexity: O(photos), whatever the gallery's size.
  package func placed(_ photos: [ListItem], in gallery: GalleryID) throws -> [PlacedPhoto] {
    var result: [PlacedPhoto] = []
    try forEach(
      // CROSS JOIN makes SQLite look up each photo, not walk through the gallery.
      PlacedRows(
        """
        json_each(?) AS wanted
          CROSS JOIN placement ON placement.photo = wanted.value AND placement.gallery = ?
        """),
      [photos.json, gallery], from: CellIndex(0)
    ) { result.append($0) }
    return result
  }

  private func forEach(
    _ placed: PlacedRows, _ arguments: StatementArguments, from index: CellIndex,
    _ body: (PlacedPhoto) throws -> Void
  ) throws {
    var index = index
    var last: (rank: Int64, photo: PlacedPhoto)?
    func flush() throws {
      guard var complete = last?.photo else { return }
      complete.asSeen.sort { $0.location < $1.location }
      try body(complete)
      index = index.advanced(by: 1)
    }
    let rows = try db.rows(placed.sql, arguments)
    while let row = try rows.next() {
      let rank = try placed.rank(row)
      if last?.rank != rank {
        try flush()
        var photo = PlacedPhoto(position: index.position, photo: try placed.photo(row), asSeen: [])
        photo.span = try placed.span(row)
        if placed.hasCompanions(row) { photo.companions = try tx.files.companions(of: photo.photo.id) }
        last = (rank, photo)
      }
      if let file = try placed.file(row, tx.paths) { last?.photo.asSeen.append(file) }
    }
    try flush()
  }

  /// The shapes of a gallery's photos in order: width / height, upright and turned.
  package func shapes(in gallery: GalleryID) throws -> [Float] {
    let (placement, photo) = (Self.placed, Self.turned)
    let rows = try db.rows(
      """
      SELECT \(placement.sql), \(photo.sql) FROM placement LEFT JOIN photo ON photo.id = placement.photo
      WHERE placement.gallery = ? ORDER BY placement.rank
      """, [gallery])
    var shapes: [Float] = []
    while let row = try rows.next() {
      if row.isNull(at: placement.count) {
        var values = StoredValues(row, placement)
        let id = try values.integer("photo")
        throw values.error("photo", found: "\(id), and there is no such photo")
      }
      var values = StoredValues(row, photo, from: placement.count)
      let size = try values.size()
      let shown = try values.turn().applied(to: size)
      shapes.append(Float(shown.width) / Float(shown.height))
    }
    return shapes
  }

  /// The content of a gallery's first photos, `count` of them or as many as there are.
  package func firstDigests(_ count: Int, of gallery: GalleryID) throws -> [PhotoDigest] {
    try db.all(
      Self.digests,
      """
      SELECT \(Self.digests.sql) FROM placement JOIN photo ON photo.id = placement.photo
      WHERE placement.gallery = ? ORDER BY placement.rank LIMIT ?
      """, [gallery, count]
    ) { try $0.digest() }
  }

  /// How many photos of each gallery are flagged as rejects; galleries without any are left out.
  ///
  /// - Complexity: O(rejects).
  package func rejectCounts() throws -> [GalleryID: Int] {
    let rejects = try db.all(
      Self.galleries,
      """
      SELECT \(Self.galleries.sql) FROM photo JOIN placement ON placement.photo = photo.id
      WHERE photo.flag = 'reject'
      """
    ) { try $0.gallery("gallery") }
    return rejects.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// The pictures of a gallery's first photos, `count` of them or as many as there are.
  package func firstPictures(
    _ count: Int, of gallery: GalleryID, hidingRejects: Bool = false
  ) throws -> [ShownPicture] {
    try db.all(
      Self.pictures,
      """
      SELECT \(Self.pictures.sql) FROM placement JOIN photo ON photo.id = placement.photo
      WHERE placement.gallery = ? \(hidingRejects ? "AND photo.flag IS NOT 'reject'" : "")
      ORDER BY placement.rank LIMIT ?
      """, [gallery, count]
    ) { ShownPicture(digest: try $0.digest(), turn: try $0.turn()) }
  }

  /// A gallery's photos whose SHA-256 in hexadecimal begins with `prefix` (lower case), in order.
  package func ids(digestPrefix prefix: String, in gallery: GalleryID) throws -> [ListItem] {
    try db.all(
      Self.placed,
      """
      SELECT \(Self.placed.sql) FROM placement JOIN photo ON photo.id = placement.photo
      WHERE placement.gallery = ? AND lower(substr(hex(sha256), 1, ?)) = ? ORDER BY placement.rank
      """, [gallery, prefix.utf8.count, prefix]
    ) { try $0.integer("photo") }
  }

  private static let turned = StoredTable.photo.columns("width", "height", "turn")
  private static let digests = StoredTable.photo.columns("sha256")
  private static let pictures = StoredTable.photo.columns("sha256", "turn")
  private static let placed = StoredTable.placement.columns("photo")
  private static let galleries = StoredTable.placement.columns("gallery")
}

/// Photos at their positions: a row for each of their files, or one row for a photo without files.
///
/// A missing row is an error, never just a photo less.
private struct PlacedRows {
  let sql: String

  private static let placement = StoredTable.placement.columns("photo")
  private static let photo = Photo.columns
  private static let file = StoredTable.file.columns("bytes", "mtime_ns")
  private static let folder = StoredTable.folder.columns("path")
  private static let feature = StoredTable.feature.columns("columns", "rows")
  private static let photoStart = placement.count
  private static let fileStart = photoStart + photo.count
  private static let folderStart = fileStart + file.count
  private static let featureStart = folderStart + folder.count
  private static let companionStart = featureStart + feature.count

  /// - Parameter placements: The SQL behind FROM that chooses rows of `placement`.
  init(_ placements: String) {
    sql = """
      SELECT \(Self.placement.sql(of: "placed")), \(Self.photo.sql), \(Self.file.sql), \(Self.folder.sql),
        \(Self.feature.sql), EXISTS (SELECT 1 FROM companion WHERE companion.photo = photo.id)
      FROM (SELECT \(Self.placement.sql) FROM \(placements)) AS placed
        LEFT JOIN photo ON photo.id = placed.photo
        LEFT JOIN feature ON feature.gallery = placed.gallery AND feature.photo = placed.photo
        LEFT JOIN file ON file.photo = photo.id LEFT JOIN folder ON folder.id = file.folder
      ORDER BY placed.rank
      """
  }

  func rank(_ row: StoredRow) throws(RowError) -> Int64 {
    var values = StoredValues(row, Self.placement)
    return try values.integer("rank")
  }

  func photo(_ row: StoredRow) throws(RowError) -> Photo {
    if row.isNull(at: Self.photoStart) {
      var values = StoredValues(row, Self.placement)
      let id = try values.integer("photo")
      throw values.error("photo", found: "\(id), and there is no such photo")
    }
    var values = StoredValues(row, Self.photo, from: Self.photoStart)
    return try Photo(&values)
  }

  func span(_ row: StoredRow) throws(RowError) -> DropCap {
    if row.isNull(at: Self.featureStart) { return .none }
    var values = StoredValues(row, Self.feature, from: Self.featureStart)
    return try values.span()
  }

  func hasCompanions(_ row: StoredRow) -> Bool { row.integer(at: Self.companionStart) == 1 }

  func file(_ row: StoredRow, _ paths: StoredPaths) throws(RowError) -> KnownPhoto.File? {
    if row.isNull(at: Self.fileStart) { return nil }
    var file = StoredValues(row, Self.file, from: Self.fileStart)
    let (name, stamp) = (try file.byteString("name"), try file.stamp())
    if row.isNull(at: Self.folderStart) {
      throw file.error("folder", found: "\(try file.integer("folder")), and there is no such folder")
    }
    var folder = StoredValues(row, Self.folder, from: Self.folderStart)
    return KnownPhoto.File(
      location: FileLocation(folder: paths.absolute(try folder.byteString("path")), name: name), stamp: stamp)
  }
}
