import Foundation
import GRDB

/// A catalog's file, and how it is opened to write or only to read.
struct CatalogFile {
  let path: String

  /// How long a connection waits for another's lock, in seconds.
  static let patience: TimeInterval = 30

  /// - Throws: `CatalogError.missing`; `.damaged` for a file without content, or for none where a library's
  ///   thumbnails are; `.unreadable` for anything else than a file.
  func requireExistence() throws(CatalogError) {
    var status = stat()
    guard stat(path, &status) != 0 else {
      if status.st_mode & S_IFMT == S_IFREG, status.st_size == 0 {
        throw .damaged(path: path, finding: "it has 0 bytes; \(Self.remedy)")
      }
      return
    }
    switch errno {
    case ENOENT:
      guard isAmongThumbnails else { throw .missing(path: path) }
      throw .damaged(path: path, finding: "it is missing beside its thumbnails; \(Self.remedy)")
    case ENOTDIR: throw .unreadable(path: folder, reason: "it is no folder")
    case let code: throw .unreadable(path: path, reason: String(cString: strerror(code)))
    }
  }

  private static let remedy = "pholio backup --restore FILE puts a backup in its place"

  /// Whether a library's thumbnails lie beside it: they are made after the catalog.
  private var isAmongThumbnails: Bool {
    access((folder as NSString).appendingPathComponent("thumbnails"), F_OK) == 0
  }

  /// Makes a catalog where there is none and never was one. It is made under another name: a file of this
  /// name always has content.
  func makeIfMissing() throws {
    guard access(path, F_OK) != 0, errno == ENOENT, !isAmongThumbnails else { return }
    CatalogDraft.removeLeft(of: path)
    let draft = try CatalogDraft(of: path, for: "new", becoming: path)
    let queue = try DatabaseQueue(path: draft.path, configuration: Self.configuration)
    try queue.write { try Schema.make($0) }
    try queue.close()
    try Self.sync(draft.path)
    // Another process may have made one meanwhile. Some disks have no links.
    if link(draft.path, path) != 0, errno != EEXIST, access(path, F_OK) != 0, rename(draft.path, path) != 0 {
      throw CatalogError.notWritable(path: path, reason: String(cString: strerror(errno)))
    }
    try Self.sync(folder)
  }

  /// Which files were opened.
  struct Identity: Sendable {
    private struct File: Equatable {
      var device: dev_t
      var inode: ino_t
    }

    private let main: File?
    /// SQLite's log beside it, which nobody removes while it is open; nil: there was none.
    private let log: File?

    fileprivate init(of path: String) {
      (main, log) = (Self.file(path), Self.file(path + "-wal"))
    }

    /// Whether these are the files at the path. Where a backup is copied over the file, only the log tells:
    /// it was removed before.
    func isStill(at path: String) -> Bool {
      Self.file(path) == main && (log == nil || Self.file(path + "-wal") == log)
    }

    private static func file(_ path: String) -> File? {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      return File(device: status.st_dev, inode: status.st_ino)
    }
  }

  var identity: Identity { Identity(of: path) }

  /// Whether this process may write the file, and create files beside it as SQLite needs to.
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

  /// Opens it with extra connections for readers, which wait for no writer.
  func openToWrite(readerCount: Int) throws -> DatabasePool {
    var configuration = Self.configuration
    configuration.maximumReaderCount = readerCount
    let pool = try DatabasePool(path: path, configuration: configuration)
    // With a write-ahead log, GRDB sets less durability than we want.
    try pool.writeWithoutTransaction { try $0.execute(sql: Self.durability) }
    return pool
  }

  /// Opens a catalog that can't be written.
  func openToRead() throws -> DatabaseQueue {
    var configuration = Self.configuration
    configuration.readonly = true
    do {
      // This works while others have it open, or with the files that they left beside it.
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      _ = try queue.read { try $0.hasRow("SELECT 1 FROM sqlite_schema") }
      return queue
    } catch let error as DatabaseError where [.SQLITE_CANTOPEN, .SQLITE_READONLY].contains(error.resultCode) {
      if hasLog { return try openCopy() }
      // Nobody has it open, and there is nothing beside it: as `immutable`, SQLite reads the file alone
      // (https://www.sqlite.org/wal.html#readonly).
      let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "?#%"))
      let escaped = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
      return try DatabaseQueue(path: "file:\(escaped)?immutable=1", configuration: configuration)
    }
  }

  /// Whether some changes are only in the log.
  private var hasLog: Bool {
    var status = stat()
    return stat(path + "-wal", &status) == 0 && status.st_size > 0
  }

  /// Copies the file and its log to a temporary folder, and reads them into a temporary catalog.
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

  /// A copy that SQLite keeps in memory or in a temporary file, until it is closed.
  static func temporaryCopy(of catalog: any DatabaseReader) throws -> DatabaseQueue {
    let copy = try DatabaseQueue(path: "", configuration: configuration)
    try catalog.backup(to: copy)
    return copy
  }

  /// Without a write-ahead log, only EXTRA keeps a journal that was removed from coming back after a power
  /// cut, which would undo the change. With one, it is FULL.
  private static let durability = "PRAGMA synchronous = EXTRA"

  static var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(patience)
    configuration.prepareDatabase { db in
      // An order made by hand can't be computed again.
      try db.execute(sql: durability)
      db.add(function: .machineOffset)
      db.add(function: .naturalKey)
    }
    return configuration
  }
}
