import Foundation
import GRDB

/// The file that a catalog is, and how it can be opened by those who may write it, or only read it.
struct CatalogFile {
  let path: String

  /// How long one waits for another, in seconds.
  static let patience: TimeInterval = 30

  /// - Throws: `CatalogError.missing`, or `.unreadable` where something else is in the way.
  func requireExistence() throws(CatalogError) {
    var status = stat()
    guard stat(path, &status) != 0 else { return }
    switch errno {
    case ENOENT: throw .missing(path: path)
    case ENOTDIR: throw .unreadable(path: folder, reason: "it is no folder")
    case let code: throw .unreadable(path: path, reason: String(cString: strerror(code)))
    }
  }

  /// Whether this process may write the file, and make the files that SQLite needs beside it.
  var isWritable: Bool {
    [path, folder].allSatisfy { (path: String) in
      faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) == 0 || errno == ENOENT
    }
  }

  private var folder: String {
    let folder = (path as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }

  func openToWrite() throws -> DatabaseQueue {
    try DatabaseQueue(path: path, configuration: Self.configuration)
  }

  /// The same with connections of their own for readers, who then wait for no writer.
  func openToWrite(readerCount: Int) throws -> DatabasePool {
    var configuration = Self.configuration
    configuration.maximumReaderCount = readerCount
    let pool = try DatabasePool(path: path, configuration: configuration)
    // GRDB asks less of the disk where there is a write-ahead log.
    try pool.writeWithoutTransaction { try $0.execute(sql: Self.durability) }
    return pool
  }

  /// Opens what may not be written.
  func openToRead() throws -> DatabaseQueue {
    var configuration = Self.configuration
    configuration.readonly = true
    do {
      // Works while others have it open, or left the files beside it.
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      _ = try queue.read { try $0.hasRow("SELECT 1 FROM sqlite_schema") }
      return queue
    } catch let error as DatabaseError where [.SQLITE_CANTOPEN, .SQLITE_READONLY].contains(error.resultCode) {
      if hasLog { return try openCopy() }
      // Nobody has it open, and there is nothing beside it: SQLite reads the file alone when it is told so
      // (https://www.sqlite.org/wal.html#readonly).
      let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "?#%"))
      let escaped = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
      return try DatabaseQueue(path: "file:\(escaped)?immutable=1", configuration: configuration)
    }
  }

  /// Whether there are changes that are not in the file yet.
  private var hasLog: Bool {
    var status = stat()
    return stat(path + "-wal", &status) == 0 && status.st_size > 0
  }

  /// A copy of the file and its log in a place of its own, read into a catalog that is gone with the process.
  private func openCopy() throws -> DatabaseQueue {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pholio-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let copy = folder.appendingPathComponent("catalog.sqlite").path
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      for end in ["", "-wal"] { try FileManager.default.copyItem(atPath: path + end, toPath: copy + end) }
    } catch {
      throw CatalogError.unreadable(
        path: path, reason: "its log can't be read: \(error.localizedDescription)")
    }
    return try Self.temporaryCopy(of: DatabaseQueue(path: copy, configuration: Self.configuration))
  }

  /// A copy that SQLite keeps for itself, in memory or on disk, until it is closed.
  static func temporaryCopy(of catalog: any DatabaseReader) throws -> DatabaseQueue {
    let copy = try DatabaseQueue(path: "", configuration: configuration)
    try catalog.backup(to: copy)
    return copy
  }

  private static let durability = "PRAGMA synchronous = FULL"

  static var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(patience)
    configuration.prepareDatabase { db in
      // A person's ordering is the one thing that can't be computed again.
      try db.execute(sql: durability)
    }
    return configuration
  }
}
