import Glibc
package import SystemPackage

extension AtomicFile {
  /// Lets `body` fill a file that it opens itself, by the path of a temporary one beside `path`, which then
  /// takes that name: whole, and on disk when the call returns. On an error the temporary file is removed,
  /// with what SQLite may have put beside it, and `path` is as it was.
  ///
  /// - Parameter isReplacing: Whether `path` may be there already.
  /// - Throws: `Errno`, `.fileExists` for a file that may not be replaced; `FileError`, `.confirming` for one
  ///   that was
  ///   replaced though the disk did not confirm it; what `body` throws.
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
      // What was there before can't be had back; what is new need not be there.
      if isReplacing { throw FileError(.confirming, path, error) }
      try? SystemCall.unlink(path)
      throw error
    }
    return result
  }
}

extension SystemCall {
  /// Gives a file another name, which nobody may have: two that want the same one never both get it, where
  /// the file system knows hard links; where it does not (FAT), the name is looked for first.
  static func name(_ temporary: FilePath, _ path: FilePath) throws(Errno) {
    let linked = temporary.withPlatformString { old in path.withPlatformString { link(old, $0) } }
    if linked == 0 { return try unlink(temporary) }
    guard [EPERM, EOPNOTSUPP, ENOSYS].contains(errno) else { throw Errno(rawValue: errno) }
    guard isMissing(path) else { throw .fileExists }
    try rename(temporary, to: path)
  }
}
