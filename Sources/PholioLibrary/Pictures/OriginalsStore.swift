import Glibc
package import PholioDisk
package import PholioFacts
import Synchronization
package import SystemPackage

/// The library's copies of files from cards and phones: `originals/YYYY/MM/NAME`.
///
/// A file is written under a temporary name first, and verified. `OriginalsNaming` gives it its name.
package final class OriginalsStore: Sendable {
  /// A file that was read, and its bytes.
  package struct Written: Hashable, Sendable {
    package var digest: PhotoDigest
    /// What the file was when it was read; of the bytes' file, too.
    package var stamp: FileStamp
    /// Where the bytes are, under a temporary name. In a rehearsal, the file itself.
    package var path: FilePath
  }

  package let folder: FilePath
  /// Whether nothing may be written.
  package let isRehearsal: Bool
  /// Folders whose names are on disk.
  private let lasting = Mutex<Set<FilePath>>([])

  package init(folder: FilePath, isRehearsal: Bool) {
    self.folder = folder
    self.isRehearsal = isRehearsal
  }

  /// The folder for a photo of that time.
  package func folder(taken time: CaptureTime) -> FilePath {
    let date = time.civil
    return folder.appending(date.year.padded(to: 4)).appending(date.month.padded(to: 2))
  }

  /// Reads a file once, and writes what it has read.
  ///
  /// - Returns: Nil if the file changed meanwhile.
  /// - Throws: `FileError`; `Interruption`. Then nothing is left of it.
  package func write(
    _ source: FilePath, followingLinks: Bool, cancellation: Cancellation
  ) throws -> Written? {
    try cancellation.check()
    let file = try Self.act(.reading, source) { try WholeFile.open(source, followingLinks: followingLinks) }
    defer { try? file.close() }
    let status = try Self.act(.reading, source) { try SystemCall.status(file) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw FileError(.reading, source, .notSupported) }
    let stamp = FileStamp(status)
    func isUnchanged(_ byteCount: Int) throws -> Bool {
      let now = try Self.act(.reading, source) { try SystemCall.status(file) }
      return FileStamp(now) == stamp && byteCount == stamp.byteCount
    }
    if isRehearsal {
      let (digest, count) = try Self.copy(file, source, to: nil, cancellation)
      return try isUnchanged(count) ? Written(digest: digest, stamp: stamp, path: source) : nil
    }
    try make(folder)
    let temporary = try Self.act(.writing, folder) {
      try TemporaryFile(beside: folder.appending("copy"), mode: nil)
    }
    defer { try? temporary.file.close() }
    do {
      let (digest, count) = try Self.copy(file, source, to: temporary, cancellation)
      guard try isUnchanged(count) else {
        temporary.remove()
        return nil
      }
      try Self.act(.writing, temporary.path) {
        try SystemCall.setModified(status.st_mtim, of: temporary.file)
      }
      return Written(digest: digest, stamp: stamp, path: temporary.path)
    } catch {
      temporary.remove()
      throw error
    }
  }

  /// Copies the rest of a file in pieces, and hashes it.
  private static func copy(
    _ file: FileDescriptor, _ source: FilePath, to copy: TemporaryFile?, _ cancellation: Cancellation
  ) throws -> (PhotoDigest, byteCount: Int) {
    var hash = SHA256()
    var total = 0
    try withUnsafeTemporaryAllocation(byteCount: 1 << 20, alignment: 16) { buffer in
      while true {
        let count = try act(.reading, source) { try file.read(into: buffer) }
        if count == 0 { break }
        let piece = UnsafeRawBufferPointer(rebasing: buffer[..<count])
        hash.update(piece)
        if let copy { _ = try act(.writing, copy.path) { try copy.file.writeAll(piece) } }
        total += count
        try cancellation.check()
      }
    }
    return (hash.finish(), total)
  }

  /// Brings written bytes to disk, and reads them from there.
  ///
  /// - Throws: `FileError` if they are not the same; `Interruption`.
  package func verify(_ written: Written, _ cancellation: Cancellation) throws {
    if isRehearsal { return }
    try Self.act(.writing, written.path) {
      let file = try WholeFile.open(written.path)
      defer { try? file.close() }
      try SystemCall.synchronize(file)
      SystemCall.forgetContent(of: file)
      guard try SHA256.digest(of: file, cancellation: cancellation) == written.digest else {
        throw Errno.ioError
      }
    }
  }

  /// Removes written bytes.
  package func discard(_ written: Written) {
    if !isRehearsal { try? SystemCall.unlink(written.path) }
  }

  /// Makes a folder of the store and missing ones above it, with their names on disk.
  ///
  /// Those that are there may have been left by a killed import: they too are brought to disk, once.
  func make(_ folder: FilePath) throws {
    if isRehearsal { return }
    try Self.act(.writing, folder) {
      try lasting.withLock { lasting in
        if SystemCall.isMissing(folder) {
          lasting = []
          try SystemCall.makeFolders(folder)
        }
        var inner = folder
        while !lasting.contains(inner) {
          let above = inner.removingLastComponent()
          try SystemCall.synchronizeFolder(above)
          lasting.insert(inner)
          if inner == self.folder { break }
          inner = above
        }
      }
    }
  }

  /// The digest of what the disk has of a file; nil if it can't be read.
  ///
  /// - Throws: `Interruption`.
  package static func digest(
    of path: FilePath, followingLinks: Bool = true, _ cancellation: Cancellation
  ) throws -> PhotoDigest? {
    guard let file = try? WholeFile.open(path, followingLinks: followingLinks) else { return nil }
    defer { try? file.close() }
    guard let status = try? SystemCall.status(file), status.st_mode & S_IFMT == S_IFREG else { return nil }
    // From the disk, not from memory, if the system allows.
    SystemCall.forgetContent(of: file)
    do {
      return try SHA256.digest(of: file, cancellation: cancellation)
    } catch is Errno {
      return nil
    }
  }

  /// Turns the system's errors into those of a file.
  package static func act<Result>(
    _ act: FileError.Act, _ path: FilePath, _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch let error as Errno {
      throw FileError(act, path, error)
    }
  }
}
