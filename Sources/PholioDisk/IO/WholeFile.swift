import Glibc
package import SystemPackage

/// Reads a whole file into memory, without touching it.
package enum WholeFile {
  /// What may be read.
  package enum Sort: Sendable {
    /// Only files, and no links. A pipe or a device instead of a photo would block, or be read, for ever.
    case regular
    /// Also pipes, for typed paths: `<(…)` of a shell.
    case any
  }

  /// Any disk reads or writes this much in less than half a second; what was read is still in the processor's
  /// cache.
  package static let pieceLength = 1 << 20

  /// The longest file that is read: 1 GB. No photo is longer.
  package static let longest = 1 << 30

  /// - Throws: `FileError`; its cause is `fileTooLarge` for more than `limit` bytes.
  package static func read(
    _ path: FilePath, _ sort: Sort = .any, limit: Int = longest
  ) throws -> [UInt8] {
    do {
      let file = try open(path, followingLinks: sort == .any)
      return try file.closeAfter {
        let status = try SystemCall.status(file)
        if sort == .regular && status.st_mode & S_IFMT != S_IFREG { throw Errno.notSupported }
        return try read(file, byteCount: Int(status.st_size), limit: limit)
      }
    } catch let error as Errno {
      throw FileError(.reading, path, error)
    }
  }

  /// Like `read`, but nil if there is no such file.
  package static func readIfThere(_ path: FilePath) throws -> [UInt8]? {
    do {
      return try read(path)
    } catch let error as FileError where error.cause == .noSuchFileOrDirectory {
      return nil
    }
  }

  /// Opens an original: read-only, and without a new access time if the system allows.
  package static func open(_ path: FilePath, followingLinks: Bool = true) throws -> FileDescriptor {
    OpenTransaction.requireNone()
    // O_NOATIME is for a file's owner only.
    let quietly = FileDescriptor.OpenOptions(rawValue: noAccessTime)
    var options: FileDescriptor.OpenOptions = [.closeOnExec, .nonBlocking]
    if !followingLinks { options.insert(.noFollow) }
    do {
      return try FileDescriptor.open(path, .readOnly, options: options.union(quietly))
    } catch Errno.notPermitted {
      return try FileDescriptor.open(path, .readOnly, options: options)
    }
  }

  /// O_NOATIME, which Glibc's module does not export without _GNU_SOURCE.
  private static let noAccessTime: CInt = 0o1000000

  /// Reads the rest of an open file, about `byteCount` bytes.
  ///
  /// - Parameters:
  ///   - cancellation: Asked before each piece.
  ///   - take: Gets all bytes in order, `prefix` first, piece by piece as they come. Meanwhile the system
  ///     reads on.
  /// - Throws: `Errno.fileTooLarge` for more than `limit` bytes, before reading if possible; `Interruption`.
  package static func read(
    _ file: FileDescriptor, byteCount: Int, after prefix: [UInt8] = [], limit: Int = longest,
    cancellation: Cancellation? = nil, _ take: (UnsafeRawBufferPointer) -> Void = { _ in }
  ) throws -> [UInt8] {
    OpenTransaction.requireNone()
    guard byteCount <= limit else { throw Errno.fileTooLarge }
    prefix.withUnsafeBytes(take)
    var bytes = prefix
    bytes.reserveCapacity(byteCount + 1)
    while true {
      try cancellation?.check()
      // One byte more than expected, so that one call meets the end of a short file.
      let left = byteCount - bytes.count
      let room = left >= 0 ? min(left + 1, pieceLength) : 1 << 16
      let start = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: room))
      let count = try bytes.withUnsafeMutableBytes { buffer in
        let free = UnsafeMutableRawBufferPointer(rebasing: buffer[start...])
        let count: Int
        do {
          count = try file.read(into: free)
        } catch Errno.resourceTemporarilyUnavailable {
          // A pipe into which somebody has written nothing yet.
          count = try file.receive(into: free, cancellation ?? .ofSignals)
        }
        take(UnsafeRawBufferPointer(rebasing: buffer[start..<start + count]))
        return count
      }
      bytes.removeLast(room - count)
      if count == 0 { return bytes }
      guard bytes.count <= limit else { throw Errno.fileTooLarge }
    }
  }
}

extension WholeFile {
  /// The first `byteCount` bytes, or all of a shorter file.
  package static func prefix(_ file: FileDescriptor, byteCount: Int) throws -> [UInt8] {
    OpenTransaction.requireNone()
    return try [UInt8](unsafeUninitializedCapacity: byteCount) { buffer, count in
      while count < byteCount {
        let read = try file.read(
          into: UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...]))
        if read == 0 { break }
        count += read
      }
    }
  }
}

extension WholeFile {
  /// A part of an open file, wherever it was read to; nil where there are not so many bytes.
  package static func part(of file: FileDescriptor, at offset: Int64, byteCount: Int) -> [UInt8]? {
    OpenTransaction.requireNone()
    let bytes = try? [UInt8](unsafeUninitializedCapacity: byteCount) { buffer, count in
      while count < byteCount {
        let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
        let read = try file.read(fromAbsoluteOffset: offset + Int64(count), into: rest)
        if read == 0 { break }
        count += read
      }
    }
    return bytes?.count == byteCount ? bytes : nil
  }
}
