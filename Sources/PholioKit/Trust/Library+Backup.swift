import Glibc
import PholioCatalog
package import PholioDisk
import PholioImaging
import PholioLibrary
package import SystemPackage

/// A backup that was written, or would be.
package struct WrittenBackup: Sendable, Encodable {
  package var path: String
  package var galleries: Int
  package var photos: Int
  /// Nil if it was not written.
  package var bytes: Int?
}

/// Why a backup is not written.
package enum BackupError: Error, Hashable {
  /// A file has this path, and may not be replaced.
  case exists(String)
  /// SQLite only takes UTF-8 paths, and so does a backup.
  case notUTF8(ByteString)
  /// The path is not a regular file's.
  case notAFile(String)
  /// The file can't be put back.
  case notRestorable(String, reason: String)
  /// The path is that of the library's own catalog, or of a file that belongs to it.
  case isCatalog(String)
  /// The path is a photo's file.
  case isOriginal(String)
}

extension Library {
  /// Writes the catalog of one moment to `path`: one file, whole or not at all, on disk when the call
  /// returns.
  ///
  /// - Parameters:
  ///   - isForced: Whether an existing file may be replaced.
  ///   - isDryRun: Whether only to tell what would be written.
  /// - Throws: `BackupError`; `CatalogError`, `.damaged` for a catalog that should not be backed up;
  ///   `FileError` for a path that can't be written; `Interruption`.
  package func backup(
    to path: FilePath, isForced: Bool, isDryRun: Bool, cancellation: Cancellation = Cancellation()
  ) throws -> WrittenBackup {
    let target = SystemCall.target(of: path)
    guard target.byteString.text != nil else { throw BackupError.notUTF8(target.byteString) }
    // Also where a run was killed when its backup was there already.
    if !isDryRun { AtomicFile.removeLeftovers(beside: target) }
    try requireReplaceable(target, as: path, isForced: isForced)
    if isDryRun {
      let counts = try catalog.read { (try $0.galleries.all().count, try $0.photos.counts().photos) }
      return WrittenBackup(path: path.string, galleries: counts.0, photos: counts.1, bytes: nil)
    }
    do {
      return try AtomicFile.make(at: target, replacing: isForced) { temporary in
        let counts = try catalog.backup(to: temporary.string) { try cancellation.check() }
        return WrittenBackup(
          path: path.string, galleries: counts.galleries, photos: counts.photos,
          bytes: Int(try SystemCall.status(temporary).st_size))
      }
    } catch Errno.fileExists {
      throw BackupError.exists(path.string)
    } catch let error as Errno {
      throw FileError(.writing, path, error)
    } catch CatalogError.notWritable(let written, let reason) where written != catalog.path {
      throw CatalogError.notWritable(path: path.string, reason: reason)
    }
  }

  private func requireReplaceable(_ target: FilePath, as path: FilePath, isForced: Bool) throws {
    guard let status = try? SystemCall.status(target) else { return try requireNoCatalog(target, as: path) }
    guard [S_IFREG, S_IFLNK].contains(status.st_mode & S_IFMT) else {
      throw BackupError.notAFile(path.string)
    }
    let own = try? SystemCall.status(FilePath(catalog.path), followingLinks: true)
    if let own, FileIdentity(own) == FileIdentity(status) { throw BackupError.isCatalog(path.string) }
    try requireNoCatalog(target, as: path)
    if try isOriginal(path) { throw BackupError.isOriginal(path.string) }
    // Links may lead to a photo's file.
    if try isPhoto(target) { throw BackupError.isOriginal(path.string) }
    if !isForced { throw BackupError.exists(path.string) }
  }

  private func isPhoto(_ path: FilePath) throws -> Bool {
    do {
      let file = try FileDescriptor.open(path, .readOnly, options: [.closeOnExec])
      return try file.closeAfter {
        let prefix = try WholeFile.prefix(file, byteCount: FileKind.prefixLength)
        guard case .original = formats.kind(head: prefix, name: path.byteString.bytes)
        else { return false }
        try file.seek(offset: 0, from: .start)
        let digest = try SHA256.digest(of: file)
        return try catalog.read { try $0.photos.id(digest) } != nil
      }
    } catch let error as Errno {
      throw FileError(.reading, path, error)
    }
  }

  /// SQLite's files beside the catalog are part of it, whether they exist or not.
  private func requireNoCatalog(_ target: FilePath, as path: FilePath) throws {
    let own = (SystemCall.resolved(folder) ?? folder).appending("catalog.sqlite").byteString.bytes
    let folder = SystemCall.resolved(target.removingLastComponent()) ?? target.removingLastComponent()
    let file = folder.appending(target.name).byteString.bytes
    if ["", "-wal", "-shm", "-journal"].contains(where: { file == own + $0.utf8 }) {
      throw BackupError.isCatalog(path.string)
    }
  }
}
