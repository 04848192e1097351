import Foundation
import Glibc
import PholioCatalog
package import PholioDisk
import PholioLibrary
package import SystemPackage

/// A backup that was put back, or would be.
package struct RestoredBackup: Sendable, Encodable {
  package var path: String
  package var galleries: Int
  package var photos: Int
  /// Where the catalog is that was there before; nil if there was none.
  package var kept: String?
}

extension Library {
  /// Puts a backup in the place of a library's catalog, under the lock of imports. The present catalog stays
  /// beside it, under another name. Programs that have the library open go on with the restored one.
  ///
  /// - Parameters:
  ///   - folder: The library's. It is made if need be, and its catalog may be damaged or missing.
  ///   - path: The backup, which is only read.
  ///   - isDryRun: Whether only to look at the backup.
  /// - Throws: `BackupError`; `CatalogError` for a catalog that can't be replaced; `FileError`;
  ///   `LibraryError.importing`; `Interruption`.
  package static func restore(
    _ folder: FilePath, from path: FilePath, isDryRun: Bool, cancellation: Cancellation = Cancellation()
  ) throws -> RestoredBackup {
    guard folder.byteString.text != nil else { throw LibraryError.notUTF8(path: folder.byteString) }
    let target = folder.appending("catalog.sqlite")
    try requireRestorable(path, as: target)
    if isDryRun {
      // The library's folder may be missing.
      let beside = FilePath(FileManager.default.temporaryDirectory.path).appending("catalog.sqlite")
      return try withCopy(of: path, beside: beside, for: folder, cancellation) { _, backup in backup }
    }
    do {
      try SystemCall.makeFolders(folder)
    } catch {
      throw FileError(.writing, folder, error)
    }
    return try importing(into: folder, cancellation: cancellation) {
      TemporaryFile.removeLeftovers(in: folder)
      return try withCopy(of: path, beside: target, for: folder, cancellation) { copy, backup in
        let kept = freeName(like: target)
        var backup = backup
        if try Catalog.replace(target.string, by: copy.string, keeping: kept.string) {
          backup.kept = kept.string
        }
        return backup
      }
    }
  }

  private static func requireRestorable(_ path: FilePath, as target: FilePath) throws {
    let status: stat
    do {
      status = try SystemCall.status(path, followingLinks: true)
    } catch {
      throw FileError(.reading, path, error)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw BackupError.notRestorable(path.string, reason: "not a regular file")
    }
    let own = try? SystemCall.status(target, followingLinks: true)
    if let own, FileIdentity(own) == FileIdentity(status) { throw BackupError.isCatalog(path.string) }
    // A catalog that was copied while it was in use.
    let log = path.string + "-wal"
    if let status = try? SystemCall.status(FilePath(log)), status.st_size > 0 {
      throw BackupError.notRestorable(path.string, reason: "a part of it is in \(log)")
    }
  }

  /// Copies a backup to a temporary file, which is sound and on the disk, and removes that in the end.
  private static func withCopy(
    of path: FilePath, beside target: FilePath, for folder: FilePath, _ cancellation: Cancellation,
    _ body: (_ copy: FilePath, RestoredBackup) throws -> RestoredBackup
  ) throws -> RestoredBackup {
    do {
      let temporary = try TemporaryFile(beside: target, mode: AtomicFile.mode(of: target))
      defer {
        temporary.remove()
        try? temporary.file.close()
      }
      try copy(path, to: temporary.file, cancellation)
      let counts = try checked(temporary.path, of: path, for: folder)
      try SystemCall.synchronize(temporary.file)
      let backup = RestoredBackup(path: path.string, galleries: counts.galleries, photos: counts.photos)
      return try body(temporary.path, backup)
    } catch let error as Errno {
      throw FileError(.writing, target, error)
    }
  }

  private static func copy(_ path: FilePath, to copy: FileDescriptor, _ cancellation: Cancellation) throws {
    let file: FileDescriptor
    do {
      file = try WholeFile.open(path)
    } catch let error as Errno {
      throw FileError(.reading, path, error)
    }
    try file.closeAfter {
      while true {
        try cancellation.check()
        let piece = try WholeFile.prefix(file, byteCount: 1 << 20)
        if piece.isEmpty { return }
        try copy.writeAll(piece)
      }
    }
  }

  /// - Parameter path: The backup's, for messages.
  private static func checked(
    _ copy: FilePath, of path: FilePath, for folder: FilePath
  ) throws -> (galleries: Int, photos: Int) {
    do {
      return try Catalog.checkBackup(at: copy.string, library: folder.byteString)
    } catch CatalogError.foreign {
      throw BackupError.notRestorable(path.string, reason: "not a pholio catalog")
    } catch CatalogError.newer {
      throw BackupError.notRestorable(path.string, reason: "made by a newer pholio; this one can't use it")
    } catch CatalogError.unreleased(_, let revision, _) {
      throw BackupError.notRestorable(
        path.string, reason: "made between two releases of pholio; its revision \(revision) opens it")
    } catch CatalogError.damaged(_, let finding) {
      throw BackupError.notRestorable(path.string, reason: "damaged: \(finding)")
    }
  }

  /// A name for the catalog that is replaced now: with the time in UTC.
  private static func freeName(like target: FilePath) -> FilePath {
    let time = Date.now.formatted(.iso8601.timeSeparator(.omitted).dateSeparator(.omitted))
    let name = "\(target.string).before-restore-\(time)"
    var paths = sequence(first: 1) { $0 + 1 }.lazy.map { FilePath($0 == 1 ? name : "\(name)-\($0)") }
      .makeIterator()
    while let path = paths.next() { if SystemCall.isMissing(path) { return path } }
    return FilePath(name)
  }
}
