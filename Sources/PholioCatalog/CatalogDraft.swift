import Foundation
import GRDB

/// A catalog that is being made or copied under another name, `catalog.sqlite.new.123.tmp`. A lock on its
/// first byte says that somebody does that; SQLite locks other bytes. It goes with the process, and is seen
/// from other machines.
final class CatalogDraft {
  let path: String
  private let file: Int32

  /// - Parameter purpose: What stands between the catalog's name and the process: `new`.
  /// - Parameter target: The path that it gets when it is complete.
  /// - Throws: `CatalogError.notWritable` with the target.
  init(of catalog: String, for purpose: String, becoming target: String) throws {
    path = "\(catalog).\(purpose).\(getpid()).tmp"
    var made: Int32
    var status = stat()
    while true {
      unlink(path)
      made = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
      guard made >= 0 else {
        throw CatalogError.notWritable(path: target, reason: String(cString: strerror(errno)))
      }
      // Where there are no locks, nobody removes it. Else who does may have come between: made again.
      _ = Self.lock(made, waiting: true)
      if fstat(made, &status) != 0 || status.st_nlink > 0 { break }
      close(made)
    }
    file = made
  }

  deinit {
    unlink(path)
    // At the end: it gives up SQLite's locks on the file, too.
    close(file)
  }

  /// Removes what processes left that were killed while they made or copied a catalog.
  static func removeLeft(of catalog: String) {
    let folder = (catalog as NSString).deletingLastPathComponent
    let prefixes = [".before", ".new"].map { (catalog as NSString).lastPathComponent + $0 }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    for name in names {
      guard let prefix = prefixes.first(where: name.hasPrefix) else { continue }
      let words = name.dropFirst(prefix.count).split(separator: ".", omittingEmptySubsequences: false)
      // Formerly the number of the migration stood before the process: ".before-3.123.tmp".
      guard words.count == 3, ["", "-3"].contains(words[0]), let process = pid_t(words[1]), process > 0,
        ["tmp", "tmp-journal", "tmp-wal", "tmp-shm"].contains(words[2])
      else { continue }
      let path = (folder as NSString).appendingPathComponent(name)
      let suffix = words[2].dropFirst("tmp".count)
      if isLeft(String(path.dropLast(suffix.count))) { unlink(path) }
    }
  }

  /// Whether nobody makes it any more.
  private static func isLeft(_ path: String) -> Bool {
    let file = open(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    if file < 0 { return errno == ENOENT }
    defer { close(file) }
    return lock(file)
  }

  /// fcntl(2) with `F_OFD_SETLK` (37) or `F_OFD_SETLKW`: a lock of an open file in place of a process.
  private static func lock(_ file: Int32, waiting: Bool = false) -> Bool {
    var lock = flock(l_type: Int16(F_WRLCK), l_whence: Int16(SEEK_SET), l_start: 0, l_len: 1, l_pid: 0)
    return fcntl(file, waiting ? 38 : 37, &lock) == 0
  }
}
