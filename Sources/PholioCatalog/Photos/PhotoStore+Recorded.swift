import GRDB
import PholioDisk

/// What is known of many photos, by one statement for all of them.
extension PhotoStore {
  /// Some photos, each in the place of its id; nil for one that is not there any more.
  ///
  /// - Complexity: O(photos · log n).
  package func recorded(_ photos: [ListItem]) throws -> [RecordedPhoto?] {
    var recorded = [RecordedPhoto?](repeating: nil, count: photos.count)
    let files = try recordedFiles(of: photos)
    let companions = try tx.files.companions(of: photos)
    let rows = try db.rows(Self.wanted, [photos.json])
    while let row = try rows.next() {
      let index = Int(row.integer(at: 0) ?? 0)
      var values = StoredValues(row, Photo.columns, from: 1)
      let photo = try Photo(&values)
      recorded[index] = RecordedPhoto(
        photo: photo, file: files[index], companions: companions[photo.id] ?? [])
    }
    return recorded
  }

  /// The first file of each of some photos, in the place of its id; nil for one without files.
  ///
  /// - Complexity: O(photos · log n).
  package func recordedFiles(of photos: [ListItem]) throws -> [RecordedFile?] {
    var files = [RecordedFile?](repeating: nil, count: photos.count)
    var last: (id: Int64, path: ByteString)?
    let rows = try db.rows(QuestionStatement.filesOf.rawValue, [photos.json])
    while let row = try rows.next() {
      let index = Int(row.integer(at: 0) ?? 0)
      var values = StoredValues(row, Self.file, from: 1)
      let (id, name) = (try values.integer("folder"), try values.byteString("name"))
      let isGone = try values.flag("gone")
      let folder: ByteString
      if let last, last.id == id {
        folder = last.path
      } else {
        if row.isNull(at: Self.folderStart) {
          throw values.error("folder", found: "\(id), and there is no such folder")
        }
        var folders = StoredValues(row, Self.folder, from: Self.folderStart)
        folder = tx.paths.absolute(try folders.byteString("path"))
        last = (id, folder)
      }
      let file = RecordedFile(location: FileLocation(folder: folder, name: name), isGone: isGone)
      if files[index].map({ file < $0 }) ?? true { files[index] = file }
    }
    return files
  }

  private static let file = StoredTable.file.columns("gone")
  private static let folder = StoredTable.folder.columns("path")
  private static let folderStart = 1 + file.count
  private static let wanted = """
    SELECT wanted.key, \(Photo.columns.sql)
    FROM json_each(?) AS wanted CROSS JOIN photo ON photo.id = wanted.value
    """
}
