package import Glibc
package import SystemPackage

/// Tells without reading a file whether it has changed since it was read.
package struct FileStamp: Hashable, Sendable {
  package var byteCount: Int
  /// Modification time, in nanoseconds from 1970-01-01T00:00:00Z.
  package var modified: Int64

  package init(byteCount: Int, modified: Int64) {
    self.byteCount = byteCount
    self.modified = modified
  }
}

extension FileStamp {
  /// The catalog keeps numbers up to 2^53; a file of more bytes, nearly all holes, counts as that.
  package init(_ status: stat) {
    self.init(byteCount: min(Int(status.st_size), 1 << 53), modified: status.st_mtim.nanoseconds)
  }
}

extension timespec {
  /// From 1970-01-01T00:00:00Z. Times before the year 1677 or past 2262 don't fit: they count as the first or
  /// the last one that does.
  package var nanoseconds: Int64 {
    let (seconds, isTooMuch) = Int64(tv_sec).multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, isOver) = seconds.addingReportingOverflow(Int64(tv_nsec))
    return isTooMuch || isOver ? (tv_sec < 0 ? .min : .max) : sum
  }

  package static var now: timespec {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return now
  }
}

/// Tells whether two paths lead to the same file or folder.
package struct FileIdentity: Hashable {
  package let device: UInt
  private let inode: UInt

  /// Of what is at a path, through links; nil if there is nothing.
  package init?(of path: FilePath) {
    guard let status = try? SystemCall.status(path, followingLinks: true) else { return nil }
    self.init(status)
  }

  package init(_ status: stat) {
    device = UInt(status.st_dev)
    inode = UInt(status.st_ino)
  }
}

extension SystemCall {
  /// A regular file's present stamp, through links; nil if there is none.
  package static func stamp(_ path: FilePath) -> FileStamp? {
    guard let status = try? status(path, followingLinks: true), status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    return FileStamp(status)
  }
}

extension FilePath {
  /// The path of something in this folder, by its name's bytes.
  package func appending(_ name: ByteString) -> FilePath {
    FilePath(FileLocation(folder: byteString, name: name).path)
  }

  /// The last component, as bytes; empty for the root.
  package var name: ByteString {
    FilePath(root: nil, components.suffix(1)).byteString
  }
}

/// Tells a file from what is written there later: another file, or the same one with other content.
package struct FileVersion: Hashable, Sendable {
  private let identity: FileIdentity
  private let modified: Int64
  package let byteCount: Int

  /// - Throws: `Errno`.
  package init(_ file: FileDescriptor) throws {
    let status = try SystemCall.status(file)
    identity = FileIdentity(status)
    modified = status.st_mtim.nanoseconds
    byteCount = Int(status.st_size)
  }
}
