import Glibc
package import SystemPackage

extension AtomicFile {
  /// Lets `body` fill a file by itself, by the path of a temporary one beside `path`. The temporary file is
  /// then renamed to `path`: it is whole, and on disk when the call returns. On an error it is removed, with
  /// SQLite's files beside it, and `path` is as it was.
  ///
  /// - Parameter isReplacing: Whether `path` may exist already.
  /// - Throws: `Errno`, `.fileExists` for a file that may not be replaced; `FileError`, `.confirming` for one
  ///   that was replaced though the disk did not confirm it; what `body` throws.
  package static func make<Result>(
    at path: FilePath, replacing isReplacing: Bool, _ body: (FilePath) throws -> Result
  ) throws -> Result {
    let temporary = try TemporaryFile(beside: path, mode: isReplacing ? mode(of: path) : nil)
    // Not before `body` has closed it: closing any descriptor of a file ends SQLite's locks on it (fcntl(2)).
    defer { try? temporary.file.close() }
    let result: Result
    do {
      result = try body(temporary.path)
      try SystemCall.synchronize(temporary.file)
      if isReplacing {
        try SystemCall.rename(temporary.path, to: path)
      } else {
        try SystemCall.name(temporary.path, path)
      }
    } catch {
      temporary.remove()
      throw error
    }
    do {
      try SystemCall.synchronizeFolder(path.removingLastComponent())
    } catch let error as Errno {
      // The old file can't be had back; a new one can be removed.
      if isReplacing { throw FileError(.confirming, path, error) }
      try? SystemCall.unlink(path)
      throw error
    }
    return result
  }
}

extension SystemCall {
  /// Renames a file to a free name. Two processes never both get the same name, if the file system has hard
  /// links; without them (FAT), the name is looked for first.
  package static func name(_ temporary: FilePath, _ path: FilePath) throws(Errno) {
    OpenTransaction.requireNone()
    let linked = temporary.withPlatformString { old in path.withPlatformString { Glibc.link(old, $0) } }
    if linked == 0 { return try unlink(temporary) }
    guard [EPERM, EOPNOTSUPP, ENOSYS].contains(errno) else { throw Errno(rawValue: errno) }
    guard isMissing(path) else { throw .fileExists }
    try rename(temporary, to: path)
  }
}
