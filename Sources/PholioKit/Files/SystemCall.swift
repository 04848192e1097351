import Glibc
import PholioCatalog
package import SystemPackage

/// The calls to the system that swift-system does not have: each raw call is here, and -1 becomes an `Errno`
/// in one place. What may wait for a disk is not called inside a transaction, which tests enforce.
package enum SystemCall {
  package static func rename(_ path: FilePath, to other: FilePath) throws(Errno) {
    OpenTransaction.requireNone()
    try check(path.withPlatformString { old in other.withPlatformString { Glibc.rename(old, $0) } })
  }

  package static func unlink(_ path: FilePath) throws(Errno) {
    OpenTransaction.requireNone()
    try check(path.withPlatformString { Glibc.unlink($0) })
  }

  /// realpath(3): the path without links; nil where there is nothing.
  static func resolved(_ path: FilePath) -> FilePath? {
    OpenTransaction.requireNone()
    guard let found = path.withPlatformString({ realpath($0, nil) }) else { return nil }
    defer { free(found) }
    return FilePath(platformString: found)
  }

  /// Where a file written at `path` would be: links followed, also one to what is not there yet.
  static func target(of path: FilePath) -> FilePath {
    var path = path
    // As many as the kernel follows (path_resolution(7)); of links that lead in a circle the last is the
    // answer.
    for _ in 0..<40 {
      if let found = resolved(path) { return found }
      let folder = path.removingLastComponent()
      let target = (resolved(folder) ?? folder).appending(path.name)
      guard let next = link(at: target) else { return target }
      path = target.removingLastComponent().pushing(next)
    }
    return path
  }

  /// readlink(2): where a link leads; nil for what is none.
  private static func link(at path: FilePath) -> FilePath? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX) + 1) { buffer in
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
    // Another process may take the folder above away again. One in which no folder can be made (/proc) says
    // the same each time.
    for _ in 0..<3 {
      if path.withPlatformString({ mkdir($0, 0o755) }) == 0 { return }
      switch errno {
      case EEXIST:
        guard try isFolder(path) else { throw .fileExists }
        return
      case ENOENT where path.components.count > 1:
        try makeFolders(path.removingLastComponent())
      default:
        throw Errno(rawValue: errno)
      }
    }
    throw .noSuchFileOrDirectory
  }

  package static func isFolder(_ path: FilePath) throws(Errno) -> Bool {
    try status(path, followingLinks: true).st_mode & S_IFMT == S_IFDIR
  }

  /// lstat(2), or stat(2).
  static func status(_ path: FilePath, followingLinks: Bool = false) throws(Errno) -> stat {
    OpenTransaction.requireNone()
    var result = stat()
    try check(path.withPlatformString { followingLinks ? stat($0, &result) : lstat($0, &result) })
    return result
  }

  /// Whether nothing is at `path`, or a link to nothing: false also where that can't be known.
  package static func isMissing(_ path: FilePath) -> Bool {
    do {
      _ = try status(path, followingLinks: true)
      return false
    } catch {
      return error == .noSuchFileOrDirectory || error == .notDirectory
    }
  }

  static func status(_ file: FileDescriptor) throws(Errno) -> stat {
    OpenTransaction.requireNone()
    var result = stat()
    try check(fstat(file.rawValue, &result))
    return result
  }

  static func synchronize(_ file: FileDescriptor) throws(Errno) {
    OpenTransaction.requireNone()
    try check(fsync(file.rawValue))
  }

  /// UTIME_OMIT of utimensat(2), which Glibc's module does not export.
  private static let leaveUnchanged = (1 << 30) - 2

  /// Gives a file the modification time of another.
  static func setModified(_ time: timespec, of file: FileDescriptor) throws(Errno) {
    try check(futimens(file.rawValue, [timespec(tv_sec: 0, tv_nsec: leaveUnchanged), time]))
  }

  /// Lets the system drop its copy of a file's content, so that it is read from the disk; only a wish.
  static func forgetContent(of file: FileDescriptor) {
    _ = posix_fadvise(file.rawValue, 0, 0, POSIX_FADV_DONTNEED)
  }

  /// Makes a folder's names durable: a rename is on disk only then.
  static func synchronizeFolder(_ path: FilePath) throws {
    OpenTransaction.requireNone()
    let folder = try FileDescriptor.open(
      path.isEmpty ? "." : path, .readOnly, options: [.directory, .closeOnExec])
    try folder.closeAfter { try synchronize(folder) }
  }

  /// Takes an exclusive lock (flock(2)) that ends with the descriptor, even when the process is killed.
  /// - Returns: false where another process holds it.
  static func lock(_ file: FileDescriptor) throws(Errno) -> Bool {
    if flock(file.rawValue, LOCK_EX | LOCK_NB) == 0 { return true }
    guard errno == EWOULDBLOCK else { throw Errno(rawValue: errno) }
    return false
  }

  private static func check(_ result: CInt) throws(Errno) {
    if result != 0 { throw Errno(rawValue: errno) }
  }
}
