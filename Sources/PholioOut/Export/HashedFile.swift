import Glibc
package import PholioDisk
package import PholioFacts
import PholioLibrary
package import SystemPackage

/// A file while it is written, and hashed. Used by one thread.
package final class HashedFile {
  private var hash = SHA256()
  private let file: TemporaryFile
  /// What it is to be called: errors say this.
  private let target: FilePath
  private(set) var byteCount = 0
  /// Of a copy: the bytes that it must have, which are read back.
  private(set) var expected: PhotoDigest?

  init(_ file: TemporaryFile, for target: FilePath) {
    (self.file, self.target) = (file, target)
  }

  /// - Throws: `FileError`.
  package func write(_ bytes: UnsafeRawBufferPointer) throws {
    hash.update(bytes)
    byteCount += try OriginalsStore.act(.writing, target) { try file.file.writeAll(bytes) }
  }

  package func write(_ bytes: [UInt8]) throws {
    try bytes.withUnsafeBytes { try write($0) }
  }

  package func write(_ text: String) throws { try write(Array(text.utf8)) }

  /// Copies the rest of an open file: without copying bytes where the disk can share them.
  ///
  /// - Parameter expected: The content's digest, if it is known.
  /// - Throws: `FileError`; `Interruption`.
  package func copy(
    _ source: FileDescriptor, at path: FilePath, expected: PhotoDigest?, _ cancellation: Cancellation
  ) throws {
    precondition(byteCount == 0, "\(byteCount) bytes were written before a copy")
    self.expected = expected
    if Self.share(source, file.file) {
      let status = try OriginalsStore.act(.writing, target) { try SystemCall.status(file.file) }
      byteCount = Int(status.st_size)
      if expected != nil { return }
      self.expected = try OriginalsStore.act(.reading, path) {
        try SHA256.digest(of: source, cancellation: cancellation)
      }
      return
    }
    try withUnsafeTemporaryAllocation(byteCount: 1 << 20, alignment: 16) { buffer in
      while true {
        let count = try OriginalsStore.act(.reading, path) { try source.read(into: buffer) }
        if count == 0 { break }
        let piece = UnsafeRawBufferPointer(rebasing: buffer[..<count])
        // What is expected is read back, and hashed then.
        if expected == nil { hash.update(piece) }
        byteCount += try OriginalsStore.act(.writing, target) { try file.file.writeAll(piece) }
        try cancellation.check()
      }
    }
  }

  /// The digest of what was written, which ends it.
  func finish() -> PhotoDigest {
    if let expected { return expected }
    var ended = SHA256()
    swap(&ended, &hash)
    return ended.finish()
  }

  /// The digest of what a file has now; nil if it can't be read.
  static func digest(of path: FilePath) -> PhotoDigest? { try? digest(reading: path) }

  /// The same.
  ///
  /// - Throws: `Errno`.
  static func digest(reading path: FilePath) throws -> PhotoDigest {
    let file = try WholeFile.open(path)
    return try file.closeAfter { try SHA256.digest(of: file) }
  }

  /// FICLONE of ioctl_ficlone(2): both files have the same bytes on disk, until one of them is written.
  private static func share(_ source: FileDescriptor, _ copy: FileDescriptor) -> Bool {
    ioctl(copy.rawValue, 0x4004_9409, source.rawValue) == 0
  }
}
