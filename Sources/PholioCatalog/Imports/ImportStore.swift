import Foundation
import GRDB

/// Imports: placing photos in galleries, and records of past imports.
package struct ImportStore {
  let tx: CatalogTransaction

  var db: Database { tx.db }

  /// A folder's photos that `gallery` (nil: a gallery yet to be made) was not offered, or had no room for.
  ///
  /// - Parameter isCounted: Whether the file of this name was asked for.
  package func photosToOffer(
    of files: OfferedFiles, in folder: FolderID, to gallery: GalleryID?, isCounted: (ByteString) -> Bool
  ) throws -> [PhotoID] {
    let columns = Self.offers
    var photos: [PhotoID] = []
    var met: Set<PhotoID> = []
    let rows = try db.rows(
      """
      SELECT \(columns.sql(of: "source")) FROM (\(files.sql)) AS source
      WHERE NOT EXISTS (
        SELECT 1 FROM offer WHERE offer.gallery = ?2 AND offer.photo = source.photo AND state <> 'left')
      """, [folder, gallery])
    while let row = try rows.next() {
      var values = StoredValues(row, columns)
      let (name, photo) = (try values.byteString("name"), try values.photo())
      if isCounted(name), met.insert(photo).inserted { photos.append(photo) }
    }
    return photos
  }

  /// Calls `body` with a folder's photos that the galleries of their periods were not offered, or had no room
  /// for; and with the period.
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
        WHERE gallery.period IN (taken_in, \(onTheClock)) AND offer.photo = source.photo AND state <> 'left')
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
