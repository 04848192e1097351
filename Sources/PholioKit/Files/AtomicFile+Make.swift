import Glibc
package import SystemPackage

extension AtomicFile {
  /// Lets `body` fill a file that it opens itself, by the path of a temporary one beside `path`, which then takes that
  /// name: whole, and on disk when the call returns. On an error the temporary file is removed, with what SQLite may
  /// have put beside it, and `path` is as it was.
  ///
  /// - Parameter isReplacing: Whether `path` may be there already.
  /// - Throws: `Errno`, `.fileExists` for a file that may not be replaced; what `body` throws.
  package static func make<Result>(
    at path: FilePath, replacing isReplacing: Bool, _ body: (FilePath) throws -> Result
  ) throws -> Result {
    let name = ".pholio-\(getpid())-\(UInt32.random(in: 0 ... .max)).tmp"
    let temporary = path.removingLastComponent().appending(name)
    try FileDescriptor.open(
      temporary, .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec],
      permissions: [.ownerReadWrite, .groupRead, .otherRead]
    ).close()
    do {
      let result = try body(temporary)
      let file = try FileDescriptor.open(temporary, .readOnly, options: [.closeOnExec])
      try file.closeAfter { try SystemCall.synchronize(file) }
      if isReplacing {
        try SystemCall.rename(temporary, to: path)
      } else {
        try SystemCall.name(temporary, path)
      }
      try SystemCall.synchronizeFolder(path.removingLastComponent())
      return result
    } catch {
      for suffix in ["", "-journal", "-wal", "-shm"] {
        try? SystemCall.unlink(FilePath(temporary.string + suffix))
      }
      throw error
    }
  }
}

extension SystemCall {
  /// Gives a file another name, which nobody may have: two that want the same one never both get it, where the file
  /// system knows hard links; where it does not (FAT), the name is looked for first.
  static func name(_ temporary: FilePath, _ path: FilePath) throws(Errno) {
    let linked = temporary.withPlatformString { old in path.withPlatformString { link(old, $0) } }
    if linked == 0 { return try unlink(temporary) }
    guard [EPERM, EOPNOTSUPP, ENOSYS].contains(errno) else { throw Errno(rawValue: errno) }
    guard isMissing(path) else { throw .fileExists }
    try rename(temporary, to: path)
  }
}
