import Glibc
import PholioFacts
package import SystemPackage

/// A file beside the one that it will replace, so that the path has the old content or the new, never a part.
///
/// Its writer holds a lock (flock(2)) on it, which ends with the process in any case. A temporary file
/// without a lock was left by a killed run.
package struct TemporaryFile {
  package let path: FilePath
  package let file: FileDescriptor

  /// Where long files may lie for a while: `$TMPDIR`, or else `/var/tmp`, which is not in memory, as `/tmp`
  /// may be.
  package static var roomyFolder: FilePath {
    let named = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    return FilePath(named.isEmpty ? "/var/tmp" : named)
  }

  /// SQLite's files beside a file that it fills.
  private static let suffixes = ["-journal", "-wal", "-shm"]

  /// - Parameter mode: Its permissions; nil: those of new files (umask(2)).
  package init(beside target: FilePath, mode: FilePermissions?) throws {
    OpenTransaction.requireNone()
    while true {
      let path = Self.freeName(beside: target)
      let file = try FileDescriptor.open(
        path, .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec],
        permissions: mode ?? FilePermissions(rawValue: 0o666))
      // Without locks nothing is tidied. Between the two calls, another process may have taken it for a left
      // one: it has the lock then, or has removed the file.
      let isTaken = (try? SystemCall.lock(file)) == false
      if isTaken || (try? SystemCall.status(file))?.st_nlink == 0 {
        try? file.close()
        continue
      }
      if let mode { try? SystemCall.setMode(mode, of: file) }
      (self.path, self.file) = (path, file)
      return
    }
  }

  /// A name for a temporary file, or for a link that is renamed then. Nobody has it, as far as chance goes.
  package static func freeName(beside target: FilePath) -> FilePath {
    target.removingLastComponent().appending(".pholio-\(getpid())-\(UInt32.random(in: 0 ... .max)).tmp")
  }

  /// Removes it, with SQLite's files beside it.
  package func remove() { Self.remove(path) }

  private static func remove(_ path: FilePath) {
    for suffix in [""] + suffixes { try? SystemCall.unlink(path.appendingToName(suffix)) }
  }

  /// Removes a folder's temporary files of killed runs, if possible.
  ///
  /// - Parameters:
  ///   - withLinks: Whether symbolic links go too: they have no locks, so nobody else may work there.
  ///   - seconds: How long nobody must have written them, by this machine's clock.
  /// - Complexity: O(names in the folder).
  package static func removeLeftovers(
    in folder: FilePath, withLinks: Bool = false, untouchedFor seconds: Double = 0
  ) {
    guard let names = try? OpenFolder.names(in: folder.isEmpty ? "." : folder) else { return }
    for name in names {
      guard let base = base(of: name) else { continue }
      let path = folder.appending(base)
      if seconds > 0, !isUntouched(folder.appending(name), for: seconds) { continue }
      if withLinks, isOwn(path, S_IFLNK) {
        remove(path)
      } else if !SystemCall.isMissing(path) {
        removeIfLeft(path)
      } else if isOwn(folder.appending(name)) {
        remove(path)
      }
    }
  }

  /// Whether a name is one of a temporary file, or of one of SQLite's beside it.
  package static func isTemporary(_ name: ByteString) -> Bool { base(of: name) != nil }

  /// The temporary file's name that a name is, or begins with; nil for other names.
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

  private static func isUntouched(_ path: FilePath, for seconds: Double) -> Bool {
    guard let status = try? SystemCall.status(path) else { return false }
    return Double(timespec.now.nanoseconds) - Double(status.st_mtim.nanoseconds) > seconds * 1e9
  }

  /// Removes it if nobody writes it any more, under the lock: so nobody begins between.
  private static func removeIfLeft(_ path: FilePath) {
    guard isOwn(path),
      let file = try? FileDescriptor.open(path, .readOnly, options: [.noFollow, .nonBlocking, .closeOnExec])
    else { return }
    defer { try? file.close() }
    if (try? SystemCall.lock(file)) == true { remove(path) }
  }

  private static func isOwn(_ path: FilePath, _ kind: mode_t = S_IFREG) -> Bool {
    guard let status = try? SystemCall.status(path) else { return false }
    return status.st_mode & S_IFMT == kind && status.st_uid == geteuid()
  }
}

extension FilePath {
  fileprivate func appendingToName(_ suffix: String) -> FilePath {
    FilePath(ByteString(byteString.bytes + suffix.utf8))
  }
}

extension SystemCall {
  /// fchmod(2).
  package static func setMode(_ mode: FilePermissions, of file: FileDescriptor) throws(Errno) {
    if fchmod(file.rawValue, mode.rawValue) != 0 { throw Errno(rawValue: errno) }
  }
}
