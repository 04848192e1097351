import Foundation
import GRDB
import PholioFacts

extension PhotoStore {
  /// The photos behind one, in the order of their ids, at most `limit`: a catalog of any size is gone through
  /// piece by piece, and nobody has to wait.
  ///
  /// - Returns: What could be read, and the last photo looked at; nil behind the end.
  package func kept(after last: PhotoID?, limit: Int) throws -> (photos: [KeptPhoto], last: PhotoID?) {
    let columns = Self.columns
    let rows = try db.rows(
      "SELECT \(columns.sql) FROM photo WHERE id > ? ORDER BY id LIMIT ?", [last?.rawValue ?? .min, limit])
    var photos: [KeptPhoto] = []
    var last: PhotoID?
    while let row = try rows.next() {
      // What can't be read is a fault of the catalog, and told as one.
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

  /// One photo, if it is still there.
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
