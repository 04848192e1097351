import Foundation
import GRDB
import PholioFacts

extension PhotoStore {
  /// The photos behind one, in the order of their ids, at most `limit`: a catalog of any size is gone through piece by
  /// piece, and nobody has to wait. Rows that the schema forbids are passed over.
  package func kept(after last: PhotoID?, limit: Int) throws -> [KeptPhoto] {
    try keptPhotos("photo.id > ? ORDER BY photo.id LIMIT ?", [last?.rawValue ?? .min, limit])
  }

  /// One photo, if it is still there.
  package func kept(_ id: PhotoID) throws -> KeptPhoto? {
    try keptPhotos("photo.id = ?", [id]).first
  }

  private func keptPhotos(_ condition: String, _ arguments: StatementArguments) throws -> [KeptPhoto] {
    let statement = try db.cachedStatement(
      sql: """
        SELECT id, sha256, bytes, width, height, thumbnail_bytes FROM photo
        WHERE length(sha256) = 32 AND width > 0 AND height > 0 AND \(condition)
        """)
    return try Row.fetchAll(statement, arguments: arguments).compactMap { row in
      guard let digest = PhotoDigest(row[1] as Data),
        let size = PixelSize(checkedWidth: row[3], height: row[4])
      else { return nil }
      return KeptPhoto(
        id: row[0], digest: digest, byteCount: row[2], size: size,
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
}
