import Glibc
package import SystemPackage

extension AtomicFile {
  /// Like `write` with full durability, for large files: where the disk has files without names, nothing
  /// stays of a run that is killed while it writes. What one left that was killed as it named its file is
  /// removed.
  ///
  /// - Throws: `FileError`, and what `body` throws.
  package static func writeNameless(
    to path: FilePath, _ body: (FileDescriptor) throws -> Void
  ) throws {
    let target = SystemCall.target(of: path)
    removeLeftovers(beside: path)
    guard isReplaceable(path, target),
      let file = openNameless(in: target.removingLastComponent(), mode: mode(of: target))
    else {
      return try write(to: path, durability: .full, body)
    }
    do {
      try file.closeAfter {
        try body(file)
        try SystemCall.synchronize(file)
        try SystemCall.name(file, target)
      }
    } catch let error as Errno {
      throw FileError(.writing, path, error)
    }
    do {
      try SystemCall.synchronizeFolder(target.removingLastComponent())
    } catch let error as Errno {
      throw FileError(.confirming, path, error)
    }
  }

  /// O_TMPFILE of open(2), which Glibc's module does not export.
  private static let nameless = 0o20000000 | O_DIRECTORY

  /// - Returns: Nil where the file system has no such files, or they can't be named.
  private static func openNameless(in folder: FilePath, mode: FilePermissions?) -> FileDescriptor? {
    OpenTransaction.requireNone()
    let options = FileDescriptor.OpenOptions(rawValue: nameless)
    let file = try? FileDescriptor.open(
      folder.isEmpty ? "." : folder, .writeOnly, options: options.union(.closeOnExec),
      permissions: mode ?? FilePermissions(rawValue: 0o666))
    guard let file else { return nil }
    // It has a temporary name for a moment, which others must not take for a left one.
    _ = try? SystemCall.lock(file)
    if let mode { try? SystemCall.setMode(mode, of: file) }
    if !SystemCall.isMissing(SystemCall.path(of: file)) { return file }
    try? file.close()
    return nil
  }
}

extension SystemCall {
  /// proc(5): a path of an open file, if it has a name or not.
  fileprivate static func path(of file: FileDescriptor) -> FilePath {
    FilePath("/proc/self/fd/\(file.rawValue)")
  }

  /// Gives a file without a name one; what has it is replaced.
  fileprivate static func name(_ file: FileDescriptor, _ path: FilePath) throws(Errno) {
    // linkat(2) replaces nothing: it gets a name for a moment.
    let temporary = TemporaryFile.freeName(beside: path)
    let linked = temporary.withPlatformString {
      linkat(AT_FDCWD, Self.path(of: file).string, AT_FDCWD, $0, AT_SYMLINK_FOLLOW)
    }
    if linked != 0 { throw Errno(rawValue: errno) }
    do {
      try rename(temporary, to: path)
    } catch {
      try? unlink(temporary)
      throw error
    }
  }
}
