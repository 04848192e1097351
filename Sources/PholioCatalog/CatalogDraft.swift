import Foundation
import GRDB

/// A catalog that is being made or copied under another name, `catalog.sqlite.new.123-456.tmp`. A lock on its
/// first byte says that somebody does that; SQLite locks other bytes. It ends with the process, and other
/// machines see it, too.
final class CatalogDraft {
  let path: String
  private let file: Int32

  /// - Parameter purpose: What stands between the catalog's name and the numbers: `new`.
  /// - Parameter target: The path that it gets when it is complete.
  /// - Throws: `CatalogError.notWritable` with the target.
  init(of catalog: String, for purpose: String, becoming target: String) throws {
    while true {
      // Processes in containers have the same numbers.
      let path = "\(catalog).\(purpose).\(getpid())-\(UInt32.random(in: 0 ... .max)).tmp"
      let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
      guard file >= 0 else {
        throw CatalogError.notWritable(path: target, reason: String(cString: strerror(errno)))
      }
      // Where there are no locks, nobody removes it. Else who does may have come between the two calls.
      _ = Self.lock(file, waiting: true)
      var status = stat()
      if fstat(file, &status) != 0 || status.st_nlink > 0 {
        (self.path, self.file) = (path, file)
        return
      }
      close(file)
    }
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
      guard words.count == 3, ["", "-3"].contains(words[0]),
        ["tmp", "tmp-journal", "tmp-wal", "tmp-shm"].contains(words[2]),
        words[1].wholeMatch(of: /[0-9]+(-[0-9]+)?/) != nil
      else { continue }
      let path = (folder as NSString).appendingPathComponent(name)
      remove(path, unlessMade: String(path.dropLast(words[2].count - "tmp".count)))
    }
  }

  /// Removes a file, unless somebody makes the draft that it belongs to. It is removed under the lock, so
  /// that nobody begins between.
  private static func remove(_ path: String, unlessMade draft: String) {
    let file = open(draft, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT { unlink(path) }
      return
    }
    if lock(file) { unlink(path) }
    close(file)
  }

  /// fcntl(2) with `F_OFD_SETLK` (37) or `F_OFD_SETLKW`: a lock of an open file in place of a process.
  private static func lock(_ file: Int32, waiting: Bool = false) -> Bool {
    var lock = flock(l_type: Int16(F_WRLCK), l_whence: Int16(SEEK_SET), l_start: 0, l_len: 1, l_pid: 0)
    return fcntl(file, waiting ? 38 : 37, &lock) == 0
  }
}
