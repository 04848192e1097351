import CSQLiteClosing
import Foundation
import GRDB
package import PholioDisk

extension Catalog {
  /// Checks a backup, and makes it complete by itself, without SQLite's files beside it.
  ///
  /// - Parameter path: A copy of the backup: it is written.
  /// - Returns: How many galleries and photos it has.
  /// - Throws: `CatalogError`: `.foreign`, `.newer`, `.unreleased`, `.damaged`.
  package static func checkBackup(
    at path: String, library: ByteString
  ) throws -> (galleries: Int, photos: Int) {
    do {
      let queue = try DatabaseQueue(path: path, configuration: CatalogFile.configuration)
      guard try CatalogFile(path: path).version(of: queue) != nil else {
        throw CatalogError.foreign(path: path)
      }
      let counts = try queue.writeWithoutTransaction { db in
        try db.execute(sql: "PRAGMA journal_mode = DELETE")
        return try soundCounts(db, of: path)
      }
      try queue.close()
      return counts
    } catch let error as DatabaseError {
      throw CatalogError(error, path: path)
    }
  }

  /// Puts a file in the place of the catalog. No other process writes the catalog meanwhile; those that have
  /// it open find out that another one stands there. A power cut leaves the old one, the new one, or none and
  /// the old one under its new name.
  ///
  /// - Parameters:
  ///   - path: The catalog's. It may be damaged, or missing.
  ///   - temporary: A file in the same folder, which is on the disk.
  ///   - kept: The catalog's new name, in the same folder; nobody has it.
  /// - Returns: Whether there was one to keep.
  /// - Throws: `CatalogError.busy`, `.notWritable`.
  package static func replace(_ path: String, by temporary: String, keeping kept: String) throws -> Bool {
    let file = CatalogFile(path: path)
    // Where there is none, SQLite would make one.
    guard access(path, F_OK) == 0, let queue = try? file.openToWrite() else {
      return try file.replace(by: temporary, keeping: kept)
    }
    do {
      return try queue.writeWithoutTransaction { db in
        _ = try? db.checkpoint(.truncate)
        var isKept = false
        try db.inTransaction(.immediate) {
          isKept = try file.replace(by: temporary, keeping: kept)
          return .rollback
        }
        _ = pholio_leave_log_on_close(db.sqliteConnection)
        return isKept
      }
    } catch let error as DatabaseError {
      let error = CatalogError(error, path: path)
      if case .busy = error { throw error }
      // What is damaged is not written by others, either.
      return try file.replace(by: temporary, keeping: kept)
    }
  }
}

extension CatalogFile {
  /// The log goes with its file: beside another one it would be taken for that one's.
  fileprivate func replace(by temporary: String, keeping kept: String) throws -> Bool {
    let isThere = access(path, F_OK) == 0
    if isThere, rename(path, kept) != 0 { throw notWritable }
    var log = stat()
    if stat(path + "-wal", &log) == 0 {
      let isMoved = isThere && log.st_size > 0 ? rename(path + "-wal", kept + "-wal") : unlink(path + "-wal")
      guard isMoved == 0 else { throw notWritable }
    }
    unlink(path + "-shm")
    guard rename(temporary, path) == 0 else { throw notWritable }
    try Self.sync((path as NSString).deletingLastPathComponent)
    return isThere
  }

  private var notWritable: CatalogError {
    .notWritable(path: path, reason: String(cString: strerror(errno)))
  }
}
