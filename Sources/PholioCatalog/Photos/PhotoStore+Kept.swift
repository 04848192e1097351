import Foundation
import GRDB
import PholioFacts

extension PhotoStore {
  /// At most `limit` photos, by id, that follow a given one. So a catalog of any size can be read in parts,
  /// and nobody waits.
  ///
  /// - Returns: The photos that could be read, and the last id; nil at the end.
  package func kept(after last: PhotoID?, limit: Int) throws -> (photos: [KeptPhoto], last: PhotoID?) {
    let columns = Self.columns
    let rows = try db.rows(
      "SELECT \(columns.sql) FROM photo WHERE id > ? ORDER BY id LIMIT ?", [last?.rawValue ?? .min, limit])
    var photos: [KeptPhoto] = []
    var last: PhotoID?
    while let row = try rows.next() {
      // What can't be read is reported as a fault of the catalog.
      last = row.integer(at: 0).map(PhotoID.init) ?? last
      var values = StoredValues(row, columns)
      do {
        photos.append(try kept(&values))
      } catch is RowError {
        continue
      }
    }
    return (photos, last)
  }

  /// One photo, if it still exists.
  package func kept(_ id: PhotoID) throws -> KeptPhoto? {
    let columns = Self.columns
    return try db.first(columns, "SELECT \(columns.sql) FROM photo WHERE id = ?", [id]) { try kept(&$0) }
  }

  private func kept(_ values: inout StoredValues) throws -> KeptPhoto {
    let id = try values.photo("id")
    return KeptPhoto(
      id: id, digest: try values.digest(), byteCount: try values.int("bytes"), size: try values.size(),
      thumbnail: try values.thumbnail(),
      files: try tx.files.asSeen(of: id))
  }

  private static let columns = StoredTable.photo.columns(
    "sha256", "bytes", "width", "height", "thumbnail_bytes", "thumbnail_checksum")
}
