import Foundation
import GRDB

/// What the catalog says of a photo that can be held against the disk.
package struct KeptPhoto: Hashable, Sendable {
  /// A file at which the photo was seen, and what it was then.
  package struct File: Hashable, Sendable {
    package var location: FileLocation
    package var stamp: FileStamp
  }

  package var id: PhotoID
  package var digest: PhotoDigest
  package var byteCount: Int
  /// Upright, in pixels.
  package var width: Int
  package var height: Int
  package var thumbnailByteCount: Int
  /// In byte order of paths.
  package var files: [File]
}

extension CatalogTransaction {
  /// The photos behind one, in the order of their ids, at most `limit`: a catalog of any size is gone through piece by
  /// piece, and nobody has to wait. Rows that the schema forbids are passed over.
  package func keptPhotos(after last: PhotoID?, limit: Int) throws -> [KeptPhoto] {
    try keptPhotos("photo.id > ? ORDER BY photo.id LIMIT ?", [last?.rawValue ?? .min, limit])
  }

  /// One photo, if it is still there.
  package func keptPhoto(_ id: PhotoID) throws -> KeptPhoto? {
    try keptPhotos("photo.id = ?", [id]).first
  }

  private func keptPhotos(_ condition: String, _ arguments: StatementArguments) throws -> [KeptPhoto] {
    let statement = try db.cachedStatement(
      sql: """
        SELECT id, sha256, bytes, width, height, thumbnail_bytes FROM photo
        WHERE length(sha256) = 32 AND width > 0 AND height > 0 AND \(condition)
        """)
    return try Row.fetchAll(statement, arguments: arguments).map { row in
      KeptPhoto(
        id: row[0], digest: PhotoDigest(row[1] as Data), byteCount: row[2], width: row[3], height: row[4],
        thumbnailByteCount: row[5], files: try keptFiles(of: row[0]))
    }
  }

  private func keptFiles(of photo: PhotoID) throws -> [KeptPhoto.File] {
    let statement = try db.cachedStatement(
      sql: """
        SELECT folder.path, file.name, file.bytes, file.mtime_ns
        FROM file JOIN folder ON folder.id = file.folder WHERE file.photo = ? AND instr(file.name, x'00') = 0 AND instr(folder.path, x'00') = 0
        """)
    return try Row.fetchAll(statement, arguments: [photo]).map { row in
      KeptPhoto.File(
        location: FileLocation(folder: ByteString(row[0] as Data), name: ByteString(row[1] as Data)),
        stamp: FileStamp(byteCount: row[2], modified: row[3]))
    }.sorted { $0.location < $1.location }
  }

  /// How many photos and how many files of photos there are.
  package func photoAndFileCounts() throws -> (photos: Int, files: Int) {
    let row = try Row.fetchOne(db, sql: "SELECT (SELECT count(*) FROM photo), (SELECT count(*) FROM file)")
    return (row?[0] ?? 0, row?[1] ?? 0)
  }
}
