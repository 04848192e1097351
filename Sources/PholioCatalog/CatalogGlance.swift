import Foundation
import GRDB
import GRDBSQLite
package import PholioDisk

/// A look into a catalog that leaves no trace, for a shell that completes words: at any moment, beside
/// anybody.
///
/// No file is made or opened to be written, nobody is waited for, and an older catalog is read as it is; what
/// it can't answer is an error. So is a catalog that nobody could read without writing: one that was left in
/// the middle of a change.
package struct CatalogGlance {
  private let queue: DatabaseQueue

  /// - Throws: An error of SQLite's; `CatalogError` if there is none, or it is not pholio's.
  package init(path: String) throws {
    try CatalogFile(path: path).requireExistence()
    guard let files = ReadOnlyFiles.name, Self.size(path + "-journal") == nil else {
      throw CatalogError.unreadable(path: path, reason: "it can't be read without writing")
    }
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .immediateError
    // Without a log nobody has it open, so SQLite needs no lock, and no file for it. With one, what the
    // others share is read as it is (https://www.sqlite.org/wal.html#readonly).
    let way = (Self.size(path + "-wal") ?? 0) == 0 ? "immutable=1" : "readonly_shm=1"
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "?#%"))
    let escaped = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    queue = try DatabaseQueue(
      path: "file:\(escaped)?mode=ro&vfs=\(files)&\(way)", configuration: configuration)
    guard try queue.read({ try $0.counted("PRAGMA application_id") }) == Int(Schema.applicationID) else {
      throw CatalogError.foreign(path: path)
    }
  }

  /// Bytes; nil without a file.
  private static func size(_ path: String) -> Int64? {
    var status = stat()
    return stat(path, &status) == 0 ? Int64(status.st_size) : nil
  }

  /// The galleries' names, in their own order.
  package func galleryNames() throws -> [String] {
    try texts("SELECT name FROM gallery WHERE portfolio IS NOT NULL ORDER BY rank")
  }

  /// The names of a gallery's marks, the latest first.
  package func markNames(of gallery: String) throws -> [String] {
    try texts(
      """
      SELECT mark.name FROM gallery JOIN mark ON mark.gallery = gallery.id
      WHERE gallery.name = ? AND gallery.portfolio IS NOT NULL ORDER BY mark.at DESC, mark.name
      """, [gallery])
  }

  /// The names of a gallery's first photos' files, in its order.
  ///
  /// - Parameter count: How many photos are looked at.
  /// - Returns: Whether these were all.
  /// - Complexity: O(count), whatever the gallery's size.
  package func firstNames(in gallery: String, count: Int) throws -> (names: [ByteString], areAll: Bool) {
    try names(
      """
      SELECT file.name, 1 FROM
        (SELECT rank, photo FROM placement
         WHERE gallery = (SELECT id FROM gallery WHERE name = ? AND portfolio IS NOT NULL)
         ORDER BY rank LIMIT ?) AS first
        LEFT JOIN file ON file.photo = first.photo
      ORDER BY first.rank
      """, [gallery, count], count)
  }

  /// The names of a gallery's files that begin with some bytes, by the order of bytes.
  ///
  /// - Parameter count: How many names of the library are looked at.
  /// - Returns: Whether these were all.
  /// - Complexity: O(count · log photos).
  package func names(
    beginningWith start: ByteString, in gallery: String, count: Int
  ) throws -> (names: [ByteString], areAll: Bool) {
    // The bytes after all that begin so.
    let end = start.bytes.lastIndex { $0 < 255 }.map { Array(start.bytes[..<$0]) + [start.bytes[$0] + 1] }
    return try names(
      """
      SELECT file.name, EXISTS (
        SELECT 1 FROM placement WHERE placement.photo = file.photo AND placement.gallery = wanted.id)
      FROM (SELECT id FROM gallery WHERE name = ? AND portfolio IS NOT NULL) AS wanted
        CROSS JOIN file WHERE file.name >= ? AND (? IS NULL OR file.name < ?)
      ORDER BY file.name LIMIT ?
      """, [gallery, Data(start.bytes), end.map { Data($0) }, end.map { Data($0) }, count], count)
  }

  /// Of `count` rows at most, each with a name and whether it counts; whether these were all.
  private func names(
    _ sql: String, _ arguments: StatementArguments, _ count: Int
  ) throws -> (names: [ByteString], areAll: Bool) {
    try queue.read { db in
      var (seen, names): (Int, [ByteString]) = (0, [])
      let rows = try db.rows(sql, arguments)
      while let row = try rows.next() {
        seen += 1
        if row.integer(at: 1) == 1, case .blob(let bytes) = row.value(at: 0) {
          names.append(ByteString(bytes))
        }
      }
      return (names, seen < count)
    }
  }

  private func texts(_ sql: String, _ arguments: StatementArguments = []) throws -> [String] {
    try queue.read { db in
      var texts: [String] = []
      let rows = try db.rows(sql, arguments)
      while let row = try rows.next() { texts += [row.text(at: 0)].compactMap { $0 } }
      return texts
    }
  }
}

/// SQLite's access to files, but none can be made, changed or removed. Of a catalog that is open to be read
/// SQLite would open the log to be written.
private enum ReadOnlyFiles {
  /// The name to give to SQLite; nil if it has no access to files.
  static let name: String? = {
    let name = "pholio-read-only"
    guard let standard = sqlite3_vfs_find(nil) else { return nil }
    // SQLite keeps both as long as the process lives.
    let files = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
    files.initialize(to: standard.pointee)
    files.pointee.pNext = nil
    files.pointee.zName = UnsafePointer(strdup(name))
    files.pointee.xOpen = { _, path, file, flags, given in
      guard let standard = sqlite3_vfs_find(nil), let open = standard.pointee.xOpen else {
        return SQLITE_CANTOPEN
      }
      let writing =
        SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_EXCLUSIVE | SQLITE_OPEN_DELETEONCLOSE
      return open(standard, path, file, flags & ~writing | SQLITE_OPEN_READONLY, given)
    }
    files.pointee.xDelete = { _, _, _ in SQLITE_READONLY }
    return sqlite3_vfs_register(files, 0) == SQLITE_OK ? name : nil
  }()
}
