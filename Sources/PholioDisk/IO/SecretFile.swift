import Glibc
package import SystemPackage

/// A small file that nobody but its owner may read or write.
package enum SecretFile {
  /// - Returns: Its bytes; nil if nothing is at `path`.
  /// - Throws: `FileError`: `.permissionDenied` for a file that others may have read or written.
  package static func read(_ path: FilePath, limit: Int) throws -> [UInt8]? {
    do {
      let file = try WholeFile.open(path, followingLinks: false)
      return try file.closeAfter {
        let status = try SystemCall.status(file)
        guard isSecret(status) else { throw Errno.permissionDenied }
        return try WholeFile.read(file, byteCount: Int(status.st_size), limit: limit)
      }
    } catch Errno.noSuchFileOrDirectory {
      return nil
    } catch let error as Errno {
      throw FileError(.reading, path, error)
    }
  }

  /// Puts a new file at `path`, on disk when this returns. A link there is replaced, not followed.
  ///
  /// - Throws: `FileError`: `.notSupported` where a file can't be kept from others (FAT). Then `path` is as
  ///   it was.
  package static func write(_ bytes: [UInt8], to path: FilePath) throws {
    do {
      let temporary = try TemporaryFile(beside: path, mode: [.ownerRead, .ownerWrite])
      defer { try? temporary.file.close() }
      do {
        // Before anything secret is in it.
        guard isSecret(try SystemCall.status(temporary.file)) else { throw Errno.notSupported }
        _ = try temporary.file.writeAll(bytes)
        try SystemCall.synchronize(temporary.file)
        try SystemCall.rename(temporary.path, to: path)
      } catch {
        temporary.remove()
        throw error
      }
      try SystemCall.synchronizeFolder(path.removingLastComponent())
    } catch let error as Errno {
      throw FileError(.writing, path, error)
    }
  }

  private static func isSecret(_ status: stat) -> Bool {
    status.st_mode & S_IFMT == S_IFREG && status.st_mode & 0o7777 == 0o600 && status.st_uid == geteuid()
  }
}
