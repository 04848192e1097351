import Glibc
import PholioCatalog
import PholioFacts
import SystemPackage

/// A file beside the one that it is to become, so that the name holds the old content or the new, never half
/// of one.
///
/// Its writer holds a lock (flock(2)) on it, which ends with the process, however it ends: a temporary file
/// that nobody has locked is what a killed run has left.
struct TemporaryFile {
  let path: FilePath
  let file: FileDescriptor

  /// What SQLite may put beside a file that it fills.
  private static let suffixes = ["-journal", "-wal", "-shm"]

  /// - Parameter mode: The permissions it is to have; nil: what the process gives new files (umask(2)).
  init(beside target: FilePath, mode: FilePermissions?) throws {
    while true {
      let name = ".pholio-\(getpid())-\(UInt32.random(in: 0 ... .max)).tmp"
      let path = target.removingLastComponent().appending(name)
      let file = try FileDescriptor.open(
        path, .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec],
        permissions: mode ?? FilePermissions(rawValue: 0o666))
      // Where there are no locks there is no tidying either.
      _ = try? SystemCall.lock(file)
      // Between the two, somebody may have taken it for one that was left.
      if let status = try? SystemCall.status(file), status.st_nlink == 0 {
        try? file.close()
        continue
      }
      if let mode { try? SystemCall.setMode(mode, of: file) }
      (self.path, self.file) = (path, file)
      return
    }
  }

  /// Removes it, with what SQLite may have put beside it.
  func remove() { Self.remove(path) }

  private static func remove(_ path: FilePath) {
    for suffix in [""] + suffixes { try? SystemCall.unlink(path.appendingToName(suffix)) }
  }

  /// Removes from a folder the temporary files of runs that were killed; only a wish.
  ///
  /// - Complexity: O(names in the folder).
  static func removeLeftovers(in folder: FilePath) {
    guard let names = try? OpenFolder.names(in: folder.isEmpty ? "." : folder) else { return }
    for name in names {
      guard let base = base(of: name) else { continue }
      let path = folder.appending(base)
      if SystemCall.isMissing(path) ? isOwn(folder.appending(name)) : isLeft(path) { remove(path) }
    }
  }

  /// The temporary file's name that a name is, or begins with; nil for what we don't call so.
  private static func base(of name: ByteString) -> ByteString? {
    guard let text = name.text, text.utf8.starts(with: ".pholio-".utf8) else { return nil }
    let base = suffixes.first { text.hasSuffix(".tmp" + $0) }.map { String(text.dropLast($0.count)) } ?? text
    guard base.hasSuffix(".tmp") else { return nil }
    let numbers = base.dropFirst(".pholio-".count).dropLast(".tmp".count)
      .split(separator: "-", omittingEmptySubsequences: false)
    guard numbers.count == 2, numbers.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) }) else {
      return nil
    }
    return ByteString(base)
  }

  /// Whether nobody is writing it any more.
  private static func isLeft(_ path: FilePath) -> Bool {
    guard isOwn(path),
      let file = try? FileDescriptor.open(path, .readOnly, options: [.noFollow, .nonBlocking, .closeOnExec])
    else { return false }
    defer { try? file.close() }
    return (try? SystemCall.lock(file)) == true
  }

  private static func isOwn(_ path: FilePath) -> Bool {
    guard let status = try? SystemCall.status(path) else { return false }
    return status.st_mode & S_IFMT == S_IFREG && status.st_uid == geteuid()
  }
}

extension FilePath {
  fileprivate func appendingToName(_ suffix: String) -> FilePath {
    FilePath(ByteString(byteString.bytes + suffix.utf8))
  }
}

extension SystemCall {
  /// fchmod(2).
  static func setMode(_ mode: FilePermissions, of file: FileDescriptor) throws(Errno) {
    if fchmod(file.rawValue, mode.rawValue) != 0 { throw Errno(rawValue: errno) }
  }
}
