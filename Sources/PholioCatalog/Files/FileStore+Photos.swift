import Foundation
import GRDB
package import PholioDisk

/// The files of photos.
extension FileStore {
  /// The files of `photo`, in byte order of paths.
  package func locations(of photo: PhotoID) throws -> [FileLocation] {
    var locations: [FileLocation] = []
    try forEach(of: photo) { location, _ in locations.append(location) }
    return locations.sorted()
  }

  /// The files of `photo`, each as it was seen, in byte order of paths.
  package func asSeen(of photo: PhotoID) throws -> [KnownPhoto.File] {
    var files: [KnownPhoto.File] = []
    try forEach(of: photo) { files.append(KnownPhoto.File(location: $0, stamp: $1)) }
    return files.sorted { $0.location < $1.location }
  }

  /// The files of the photos of some ids, as `asSeen(of:)` gives them.
  ///
  /// - Returns: Also the photos of which a file can't be read.
  func asSeen(
    from first: PhotoID, through last: PhotoID
  ) throws -> (files: [PhotoID: [KnownPhoto.File]], unreadable: Set<PhotoID>) {
    let rows = try db.rows(
      "\(Self.withFolders) WHERE file.photo BETWEEN ? AND ?", [first.rawValue, last.rawValue])
    var files: [PhotoID: [KnownPhoto.File]] = [:]
    var unreadable: Set<PhotoID> = []
    while let row = try rows.next() {
      guard let photo = row.integer(at: Self.file.count - 1).map(PhotoID.init) else { continue }
      do {
        let (location, stamp) = try seen(row)
        files[photo, default: []].append(KnownPhoto.File(location: location, stamp: stamp))
      } catch {
        unreadable.insert(photo)
      }
    }
    return (files.mapValues { $0.sorted { $0.location < $1.location } }, unreadable)
  }

  /// Calls `body` with each file of `photo`, in no order.
  func forEach(of photo: PhotoID, _ body: (FileLocation, FileStamp) throws -> Void) throws {
    let rows = try db.rows("\(Self.withFolders) WHERE file.photo = ?", [photo])
    while let row = try rows.next() {
      let (location, stamp) = try seen(row)
      try body(location, stamp)
    }
  }

  private static let withFolders = """
    SELECT \(file.sql), \(folder.sql) FROM file LEFT JOIN folder ON folder.id = file.folder
    """

  /// A row of `withFolders`.
  private func seen(_ row: StoredRow) throws(RowError) -> (FileLocation, FileStamp) {
    let (file, folder) = (Self.file, Self.folder)
    var values = StoredValues(row, file)
    let (name, stamp) = (try values.byteString("name"), try values.stamp())
    if row.isNull(at: file.count) {
      let number = try values.integer("folder")
      throw values.error("folder", found: "\(number), and there is no such folder")
    }
    var folders = StoredValues(row, folder, from: file.count)
    let path = tx.paths.absolute(try folders.byteString("path"))
    return (FileLocation(folder: path, name: name), stamp)
  }

  private static let file = StoredTable.file.columns("bytes", "mtime_ns", "photo")
  private static let folder = StoredTable.folder.columns("path")

  /// Whether the file at this path is a photo's, or a companion.
  package func isOriginal(_ location: FileLocation) throws -> Bool {
    try photo(at: location) != nil || photo(ofCompanionAt: location) != nil
  }
}
