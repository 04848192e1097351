import Foundation
import GRDB
import PholioDisk
package import PholioFacts

extension PhotoStore {
  /// At most `limit` photos, by id, that follow a given one. So a catalog of any size can be read in parts,
  /// and nobody waits.
  ///
  /// - Returns: The photos that could be read, and the last id; nil at the end.
  package func known(after last: PhotoID?, limit: Int) throws -> (photos: [KnownPhoto], last: PhotoID?) {
    let columns = Self.columns
    let rows = try db.rows(
      "SELECT \(Self.selected) FROM photo WHERE id > ? ORDER BY id LIMIT ?", [last?.rawValue ?? .min, limit])
    var photos: [KnownPhoto] = []
    var last: PhotoID?
    while let row = try rows.next() {
      // What can't be read is reported as a fault of the catalog.
      last = row.integer(at: 0).map(PhotoID.init) ?? last
      var values = StoredValues(row, columns)
      do {
        photos.append(try known(&values, row))
      } catch is RowError {
        continue
      }
    }
    guard let first = photos.first?.id, let end = photos.last?.id else { return (photos, last) }
    let (files, unreadable) = try tx.files.asSeen(from: first, through: end)
    photos.removeAll { unreadable.contains($0.id) }
    let (companions, others) = try tx.files.companions(from: first, through: end)
    photos.removeAll { others.contains($0.id) }
    for index in photos.indices {
      photos[index].files = files[photos[index].id] ?? []
      photos[index].companions = companions[photos[index].id] ?? []
    }
    return (photos, last)
  }

  /// Whether any photo has this content.
  package func has(_ digest: PhotoDigest) throws -> Bool {
    try db.hasRow("SELECT 1 FROM photo WHERE sha256 = ?", [Data(digest.bytes)])
  }

  /// One photo, if it still exists.
  package func known(_ id: PhotoID) throws -> KnownPhoto? {
    guard let row = try db.rows("SELECT \(Self.selected) FROM photo WHERE id = ?", [id]).next() else {
      return nil
    }
    var values = StoredValues(row, Self.columns)
    var photo = try known(&values, row)
    photo.files = try tx.files.asSeen(of: id)
    photo.companions = try tx.files.companions(of: id)
    return photo
  }

  /// A photo, still without its files and companions.
  private func known(_ values: inout StoredValues, _ row: StoredRow) throws -> KnownPhoto {
    let id = try values.photo("id")
    return KnownPhoto(
      id: id, digest: try values.digest(), byteCount: try values.int("bytes"), size: try values.size(),
      thumbnail: try values.thumbnail(), hasSignature: row.integer(at: Self.columns.count) == 1, files: [],
      companions: [])
  }

  private static let columns = StoredTable.photo.columns(
    "sha256", "bytes", "width", "height", "thumbnail_bytes", "thumbnail_checksum")
  private static let selected = """
    \(columns.sql), EXISTS (SELECT 1 FROM signature WHERE signature.photo = photo.id)
    """
}

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
