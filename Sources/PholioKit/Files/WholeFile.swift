import Glibc
package import SystemPackage

/// Reading a whole file into memory, without touching it.
package enum WholeFile {
  /// - Throws: `FileError`.
  package static func read(_ path: FilePath) throws -> [UInt8] {
    do {
      let file = try open(path)
      return try file.closeAfter { try read(file, byteCount: Int(SystemCall.status(file).st_size)) }
    } catch let error as Errno {
      throw FileError(.reading, path, error)
    }
  }

  /// The same, nil where there is no such file.
  static func readIfThere(_ path: FilePath) throws -> [UInt8]? {
    do {
      return try read(path)
    } catch let error as FileError where error.cause == .noSuchFileOrDirectory {
      return nil
    }
  }

  /// Opens an original: read-only, and without a new access time where the system lets us.
  static func open(_ path: FilePath, followingLinks: Bool = true) throws -> FileDescriptor {
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

  /// Reads from the file's place on: all there is, about `byteCount`.
  static func read(_ file: FileDescriptor, byteCount: Int, after prefix: [UInt8] = []) throws -> [UInt8] {
    var bytes = prefix
    var isAtEnd = false
    while !isAtEnd {
      // One byte more than expected, so that the end is met in one call.
      let room = max(byteCount - bytes.count, 0) + 1
      let start = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: room))
      let count = try bytes.withUnsafeMutableBytes { buffer in
        try file.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[start...]))
      }
      bytes.removeLast(room - count)
      isAtEnd = count == 0
    }
    return bytes
  }
}

extension WholeFile {
  /// The first `byteCount` bytes, or all of a shorter file.
  static func prefix(_ file: FileDescriptor, byteCount: Int) throws -> [UInt8] {
    try [UInt8](unsafeUninitializedCapacity: byteCount) { buffer, count in
      while count < byteCount {
        let read = try file.read(
          into: UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...]))
        if read == 0 { break }
        count += read
      }
    }
  }
}
