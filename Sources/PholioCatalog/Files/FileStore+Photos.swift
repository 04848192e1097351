import Foundation
import GRDB

/// The files of photos.
extension FileStore {
  /// Every file at which `photo` was seen, in byte order of paths.
  package func locations(of photo: PhotoID) throws -> [FileLocation] {
    let statement = try db.cachedStatement(
      sql: "SELECT folder.path, file.name FROM file JOIN folder ON folder.id = file.folder WHERE photo = ?")
    return try Row.fetchAll(statement, arguments: [photo])
      .map { FileLocation(folder: ByteString($0[0] as Data), name: ByteString($0[1] as Data)) }
      .sorted()
  }

  /// Whether some file of a photo satisfies `condition`; stops at the first that does.
  package func hasFile(
    of photo: PhotoID, where condition: (FileLocation, FileStamp) throws -> Bool
  ) throws -> Bool {
    let statement = try db.cachedStatement(
      sql: """
        SELECT folder.path, file.name, file.bytes, file.mtime_ns
        FROM file JOIN folder ON folder.id = file.folder WHERE photo = ?
        """)
    let rows = try Row.fetchCursor(statement, arguments: [photo])
    while let row = try rows.next() {
      let location = FileLocation(folder: ByteString(row[0] as Data), name: ByteString(row[1] as Data))
      if try condition(location, FileStamp(byteCount: row[2], modified: row[3])) { return true }
    }
    return false
  }

  /// Whether a file of this path is a photo's.
  package func isOriginal(_ location: FileLocation) throws -> Bool {
    try Bool.fetchOne(
      db,
      sql: """
        SELECT EXISTS (SELECT 1 FROM file WHERE folder = (SELECT id FROM folder WHERE path = ?) AND name = ?)
        """, arguments: [Data(location.folder.bytes), Data(location.name.bytes)]) ?? false
  }
}
