import Foundation
import GRDB

/// The files of photos.
extension FileStore {
  /// Every file at which `photo` was seen, in byte order of paths.
  package func locations(of photo: PhotoID) throws -> [FileLocation] {
    var locations: [FileLocation] = []
    try forEach(of: photo) { location, _ in locations.append(location) }
    return locations.sorted()
  }

  /// Whether some file of a photo satisfies `condition`; stops at the first that does.
  package func hasFile(
    of photo: PhotoID, where condition: (FileLocation, FileStamp) throws -> Bool
  ) throws -> Bool {
    struct Found: Error {}
    do {
      try forEach(of: photo) { if try condition($0, $1) { throw Found() } }
      return false
    } catch is Found {
      return true
    }
  }

  /// Calls `body` with every file at which `photo` was seen, in no order.
  func forEach(of photo: PhotoID, _ body: (FileLocation, FileStamp) throws -> Void) throws {
    let (file, folder) = (Self.file, Self.folder)
    let rows = try db.rows(
      """
      SELECT \(file.sql), \(folder.sql) FROM file LEFT JOIN folder ON folder.id = file.folder
      WHERE file.photo = ?
      """, [photo])
    while let row = try rows.next() {
      var values = StoredValues(row, file)
      let (name, stamp) = (try values.byteString("name"), try values.stamp())
      if row.isNull(at: file.count) {
        throw values.error("folder", found: "\(try values.integer("folder")), and there is no such folder")
      }
      var folders = StoredValues(row, folder, from: file.count)
      try body(FileLocation(folder: try folders.byteString("path"), name: name), stamp)
    }
  }

  private static let file = StoredTable.file.columns("bytes", "mtime_ns")
  private static let folder = StoredTable.folder.columns("path")

  /// Whether a file of this path is a photo's.
  package func isOriginal(_ location: FileLocation) throws -> Bool {
    try db.hasRow(
      "SELECT 1 FROM file WHERE folder = (SELECT id FROM folder WHERE path = ?) AND name = ?",
      [Data(location.folder.bytes), Data(location.name.bytes)])
  }
}
