import Foundation
import GRDB
package import PholioDisk

/// Imports: placing photos in galleries, and records of past imports.
package struct ImportStore {
  let tx: CatalogTransaction

  var db: Database { tx.db }

  /// A folder's photos that `gallery` (nil: a gallery yet to be made) was not offered.
  ///
  /// - Parameter isCounted: Whether the file of this name was asked for.
  package func photosToOffer(
    of files: OfferedFiles, in folder: FolderID, to gallery: GalleryID?, isCounted: (ByteString) -> Bool
  ) throws -> [PhotoID] {
    let columns = Self.offers
    var photos: [PhotoID] = []
    var seen: Set<PhotoID> = []
    let rows = try db.rows(
      """
      SELECT \(columns.sql(of: "source")) FROM (\(files.sql)) AS source
      WHERE NOT EXISTS (
        SELECT 1 FROM offer WHERE offer.gallery = ?2 AND offer.photo = source.photo)
      """, [folder, gallery])
    while let row = try rows.next() {
      var values = StoredValues(row, columns)
      let (name, photo) = (try values.byteString("name"), try values.photo())
      if isCounted(name), seen.insert(photo).inserted { photos.append(photo) }
    }
    return photos
  }

  /// Whether a gallery may have been offered photos that it has not: then more were offered than it has.
  package func mayLack(_ gallery: GalleryID) throws -> Bool {
    let offered = try db.first(
      StoredTable.offer.columns(key: ["gallery"]),
      "SELECT gallery FROM offer WHERE gallery = ? LIMIT 1 OFFSET ?",
      [gallery, try tx.galleries.gallery(gallery).count]
    ) { _ in true }
    return offered ?? false
  }

  /// A folder's photos that a gallery was offered and has no more: they were taken out, or moved elsewhere.
  ///
  /// - Parameter isCounted: Whether the file of this name was asked for.
  package func photosTakenOut(
    of files: OfferedFiles, in folder: FolderID, from gallery: GalleryID, isCounted: (ByteString) -> Bool
  ) throws -> Set<PhotoID> {
    let columns = Self.offers
    var photos: Set<PhotoID> = []
    let rows = try db.rows(
      """
      SELECT \(columns.sql(of: "source")) FROM (\(files.sql)) AS source
      WHERE EXISTS (
          SELECT 1 FROM offer WHERE offer.gallery = ?2 AND offer.photo = source.photo AND state = 'offered')
        AND NOT EXISTS (
          SELECT 1 FROM placement WHERE placement.photo = source.photo AND placement.gallery = ?2)
      """, [folder, gallery])
    while let row = try rows.next() {
      var values = StoredValues(row, columns)
      let (name, photo) = (try values.byteString("name"), try values.photo())
      if isCounted(name) { photos.insert(photo) }
    }
    return photos
  }

  /// Calls `body` with a folder's photos that the galleries of their periods were not offered, and with
  /// the period.
  ///
  /// - Parameters:
  ///   - trustingFileTimes: Whether a file's own time tells the period. Otherwise such a photo is undated,
  ///     unless it was offered to that period's gallery before.
  ///   - isCounted: Whether the file of this name was asked for.
  package func forEachPhotoToOffer(
    of files: OfferedFiles, in folder: FolderID, by period: PeriodLength, trustingFileTimes: Bool,
    isCounted: (ByteString) -> Bool, _ body: (PhotoID, _ period: String) -> Void
  ) throws {
    let columns = Self.offers
    let onTheClock = "strftime('\(period.format)', taken_local, 'unixepoch')"
    let rows = try db.rows(
      """
      SELECT \(columns.sql(of: "source")),
        iif(?2 OR taken_source <> 'mtime', \(onTheClock), '\(PeriodLength.undated)') AS taken_in
      FROM (\(files.sql)) AS source JOIN photo ON photo.id = source.photo
      WHERE NOT EXISTS (
        SELECT 1 FROM gallery JOIN offer ON offer.gallery = gallery.id
        WHERE gallery.period IN (taken_in, \(onTheClock)) AND offer.photo = source.photo)
      """, [folder, trustingFileTimes])
    while let row = try rows.next() {
      var values = StoredValues(row, columns)
      let (name, photo) = (try values.byteString("name"), try values.photo())
      guard case .text(let period) = row.value(at: columns.count) else {
        throw RowError(
          table: "photo", row: "id \(photo.rawValue)", column: "taken_local", found: "no time of any calendar"
        )
      }
      if isCounted(name) { body(photo, period) }
    }
  }

  private static let offers = StoredTable.file.columns("photo", key: ["name"])
}
