package import Glibc
package import SystemPackage

/// System calls that swift-system lacks: -1 becomes an `Errno`. Those that several files of this module need
/// are here; one that a single file needs is an extension in that file. Calls that may wait for a disk must
/// not be made inside a transaction; tests enforce that.
package enum SystemCall {
  package static func rename(_ path: FilePath, to other: FilePath) throws(Errno) {
    OpenTransaction.requireNone()
    try check(path.withPlatformString { old in other.withPlatformString { Glibc.rename(old, $0) } })
  }

  package static func unlink(_ path: FilePath) throws(Errno) {
    OpenTransaction.requireNone()
    try check(path.withPlatformString { Glibc.unlink($0) })
  }

  /// linkat(2): another name of a file; if `path` is a link, of the file that it leads to.
  package static func link(_ path: FilePath, _ name: FilePath) throws(Errno) {
    OpenTransaction.requireNone()
    try check(
      path.withPlatformString { old in
        name.withPlatformString { linkat(AT_FDCWD, old, AT_FDCWD, $0, AT_SYMLINK_FOLLOW) }
      })
  }

  /// symlink(2): a name that leads to a path.
  package static func linkSymbolically(_ name: FilePath, to path: FilePath) throws(Errno) {
    OpenTransaction.requireNone()
    try check(path.withPlatformString { old in name.withPlatformString { symlink(old, $0) } })
  }

  /// rmdir(2), if there is nothing in the folder.
  package static func removeFolderIfEmpty(_ path: FilePath) {
    OpenTransaction.requireNone()
    _ = path.withPlatformString { rmdir($0) }
  }

  /// realpath(3): the path without links; nil if there is nothing.
  package static func resolved(_ path: FilePath) -> FilePath? {
    OpenTransaction.requireNone()
    guard let found = path.withPlatformString({ realpath($0, nil) }) else { return nil }
    defer { free(found) }
    return FilePath(platformString: found)
  }

  /// The path that a file written at `path` would have: links are followed, also to missing files.
  package static func target(of path: FilePath) -> FilePath {
    var path = path
    // As many links as the kernel follows (path_resolution(7)). For a circle of links, the last one.
    for _ in 0..<40 {
      if let found = resolved(path) { return found }
      let folder = path.removingLastComponent()
      let target = (resolved(folder) ?? folder).appending(path.name)
      guard let next = link(at: target) else { return target }
      path = target.removingLastComponent().pushing(next)
    }
    return path
  }

  /// readlink(2): a link's target; nil if it is no link.
  package static func link(at path: FilePath) -> FilePath? {
    OpenTransaction.requireNone()
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX) + 1) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = path.withPlatformString { readlink($0, start, Int(PATH_MAX)) }
      guard count > 0 else { return nil }
      buffer[count] = 0
      return FilePath(platformString: start)
    }
  }

  /// Makes a folder and those above it that are missing.
  package static func makeFolders(_ path: FilePath) throws(Errno) {
    OpenTransaction.requireNone()
    // Another process may remove the folder above again. Where no folder can be made (/proc), the error is
    // the same each time.
    for _ in 0..<3 {
      if path.withPlatformString({ mkdir($0, 0o755) }) == 0 { return }
      switch errno {
      case EEXIST:
        guard try isFolder(path) else { throw .notDirectory }
        return
      case ENOENT where path.components.count > 1:
        try makeFolders(path.removingLastComponent())
      default:
        throw Errno(rawValue: errno)
      }
    }
    throw .noSuchFileOrDirectory
  }

  /// Makes a folder and those above it that are missing, with their names on disk. The lowest one that is
  /// there may have been left by a killed run: its name is brought to disk, too.
  package static func makeLastingFolders(_ path: FilePath) throws {
    let above = path.removingLastComponent()
    if isMissing(path), path.components.count > 1 { try makeLastingFolders(above) }
    let isNew = isMissing(path)
    try makeFolders(path)
    do {
      try synchronizeFolder(above)
    } catch let error as Errno {
      // A folder that may not be read can't be synchronized; one that can't be written keeps its names.
      let isHopeless = [.permissionDenied, .invalidArgument, .notSupported].contains(error)
      guard isHopeless || !isNew && error == .readOnlyFileSystem else { throw error }
    }
  }

  package static func isFolder(_ path: FilePath) throws(Errno) -> Bool {
    try status(path, followingLinks: true).st_mode & S_IFMT == S_IFDIR
  }

  /// lstat(2), or stat(2).
  package static func status(_ path: FilePath, followingLinks: Bool = false) throws(Errno) -> stat {
    OpenTransaction.requireNone()
    var result = stat()
    try check(path.withPlatformString { followingLinks ? stat($0, &result) : lstat($0, &result) })
    return result
  }

  /// Whether nothing is at `path`, or a link to nothing; false if that can't be known.
  package static func isMissing(_ path: FilePath) -> Bool {
    do {
      _ = try status(path, followingLinks: true)
      return false
    } catch {
      return error.isOfMissingFile
    }
  }

  /// Whether a photo's file is not there: only a regular file is one, also through links. False if that can't
  /// be known.
  package static func lacksFile(_ path: FilePath) -> Bool { lacks(path, S_IFREG) }

  /// Whether no folder is at `path`, also through links; false if that can't be known.
  package static func lacksFolder(_ path: FilePath) -> Bool { lacks(path, S_IFDIR) }

  private static func lacks(_ path: FilePath, _ type: mode_t) -> Bool {
    do {
      return try status(path, followingLinks: true).st_mode & S_IFMT != type
    } catch {
      return error.isOfMissingFile
    }
  }

  package static func status(_ file: FileDescriptor) throws(Errno) -> stat {
    OpenTransaction.requireNone()
    var result = stat()
    try check(fstat(file.rawValue, &result))
    return result
  }

  package static func synchronize(_ file: FileDescriptor) throws(Errno) {
    OpenTransaction.requireNone()
    try check(fsync(file.rawValue))
  }

  /// UTIME_OMIT of utimensat(2), which Glibc's module does not export.
  private static let leaveUnchanged = (1 << 30) - 2

  /// Gives a file the modification time of another.
  package static func setModified(_ time: timespec, of file: FileDescriptor) throws(Errno) {
    try check(futimens(file.rawValue, [timespec(tv_sec: 0, tv_nsec: leaveUnchanged), time]))
  }

  /// Asks the system to drop its copy of a file's content, so that it is read from the disk.
  package static func forgetContent(of file: FileDescriptor) {
    _ = posix_fadvise(file.rawValue, 0, 0, POSIX_FADV_DONTNEED)
  }

  /// Asks the system to read a file's content before it is asked for.
  package static func readAhead(_ file: FileDescriptor) {
    _ = posix_fadvise(file.rawValue, 0, 0, POSIX_FADV_WILLNEED)
  }

  /// Makes a folder's names durable: only then is a rename on disk.
  package static func synchronizeFolder(_ path: FilePath) throws {
    OpenTransaction.requireNone()
    let folder = try FileDescriptor.open(
      path.isEmpty ? "." : path, .readOnly, options: [.directory, .closeOnExec])
    try folder.closeAfter { try synchronize(folder) }
  }

  /// Takes a lock (flock(2)), an exclusive one unless `shared`. It ends with the descriptor, even when the
  /// process is killed.
  ///
  /// - Parameter shared: Whether others may have it at the same time, who ask for it in the same way.
  /// - Returns: False if another process has it.
  package static func lock(_ file: FileDescriptor, shared: Bool = false) throws(Errno) -> Bool {
    OpenTransaction.requireNone()
    if flock(file.rawValue, (shared ? LOCK_SH : LOCK_EX) | LOCK_NB) == 0 { return true }
    guard errno == EWOULDBLOCK else { throw Errno(rawValue: errno) }
    return false
  }

  private static func check(_ result: CInt) throws(Errno) {
    if result != 0 { throw Errno(rawValue: errno) }
  }
}

extension Errno {
  /// Whether it says that there is nothing at a path.
  package var isOfMissingFile: Bool { self == .noSuchFileOrDirectory || self == .notDirectory }
}
