import Foundation
import GRDB

/// The files of photos.
extension FileStore {
  /// The files of `photo`, in byte order of paths.
  package func locations(of photo: PhotoID) throws -> [FileLocation] {
    var locations: [FileLocation] = []
    try forEach(of: photo) { location, _ in locations.append(location) }
    return locations.sorted()
  }

  /// The files of `photo`, each as it was seen, in byte order of paths.
  package func asSeen(of photo: PhotoID) throws -> [KeptPhoto.File] {
    var files: [KeptPhoto.File] = []
    try forEach(of: photo) { files.append(KeptPhoto.File(location: $0, stamp: $1)) }
    return files.sorted { $0.location < $1.location }
  }

  /// Calls `body` with each file of `photo`, in no order.
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
      let path = tx.paths.absolute(try folders.byteString("path"))
      try body(FileLocation(folder: path, name: name), stamp)
    }
  }

  private static let file = StoredTable.file.columns("bytes", "mtime_ns")
  private static let folder = StoredTable.folder.columns("path")

  /// Whether the file at this path is a photo's.
  package func isOriginal(_ location: FileLocation) throws -> Bool {
    try db.hasRow(
      "SELECT 1 FROM file WHERE folder = (SELECT id FROM folder WHERE path = ?) AND name = ?",
      [tx.paths.stored(location.folder), Data(location.name.bytes)])
  }
}
