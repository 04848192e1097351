import Glibc
package import PholioCatalog
package import PholioFacts
import PholioImaging
import Synchronization
package import SystemPackage

/// The library's copies of photos from cards and phones: `originals/YYYY/MM/NAME`.
package final class OriginalsStore: Sendable {
  let folder: FilePath
  private let isRehearsal: Bool
  /// Photos that this process has copied, or is copying.
  private let claimed = Mutex<Set<PhotoDigest>>([])
  /// Names are chosen one at a time.
  private let naming = Mutex<Set<FilePath>>([])

  /// - Parameter isRehearsal: Whether nothing may be written.
  package init(folder: FilePath, isRehearsal: Bool) {
    self.folder = folder
    self.isRehearsal = isRehearsal
  }

  /// Gives the task of copying a photo to the caller.
  ///
  /// - Returns: False if somebody else has it.
  func claim(_ digest: PhotoDigest) -> Bool {
    claimed.withLock { $0.insert(digest).inserted }
  }

  /// The folder for a photo of that time.
  func folder(taken time: CaptureTime) -> FilePath {
    let date = time.civil
    return folder.appending(date.year.padded(to: 4)).appending(date.month.padded(to: 2))
  }

  /// Copies a file, and checks that the copy is the same. The copy is on disk when the call returns.
  ///
  /// - Parameter digest: The file's expected content. A copy of that name and content from a killed import is
  ///   taken as it is.
  /// - Returns: The copy; nil if the source has changed.
  /// - Throws: `FileError`; `Interruption`, or `ImagingError.cancelled` while it waits for memory. Then there
  ///   is no copy.
  package func copy(
    _ source: FileLocation, digest: PhotoDigest, taken: CaptureTime, cancellation: Cancellation
  ) throws -> (FileLocation, FileStamp)? {
    let folder = folder(taken: taken)
    let (bytes, status, share) = try Self.read(FilePath(source.path), cancellation)
    defer { share.giveBack() }
    guard try SHA256.digest(of: bytes, cancellation: cancellation) == digest else { return nil }
    if !isRehearsal { try make(folder) }
    let photo = Copied(digest: digest, byteCount: bytes.count)
    let (path, isThere) = try choosePath(source.name, in: folder, for: photo, cancellation)
    if isRehearsal {
      return (FileLocation(folder: folder.byteString, name: path.name), FileStamp(status))
    }
    defer { naming.withLock { _ = $0.remove(path) } }
    if !isThere { try write(bytes, to: path, modified: status.st_mtim, cancellation) }
    do {
      guard try Self.digest(of: path, cancellation) == digest, let stamp = SystemCall.stamp(path) else {
        throw FileError(.writing, path, .ioError)
      }
      return (FileLocation(folder: folder.byteString, name: path.name), stamp)
    } catch {
      if !isThere { try? SystemCall.unlink(path) }
      throw error
    }
  }

  private static func read(
    _ path: FilePath, _ cancellation: Cancellation
  ) throws -> (bytes: [UInt8], status: stat, share: MemoryBudget.Share) {
    do {
      return try KnownOriginal.read(path, cancellation)
    } catch let error as Errno {
      throw FileError(.reading, path, error)
    }
  }

  /// Makes a folder and missing ones above it, with their names on disk.
  private func make(_ folder: FilePath) throws {
    guard SystemCall.isMissing(folder) else { return }
    do {
      try SystemCall.makeFolders(folder)
      var above = folder
      while above != self.folder {
        above.removeLastComponent()
        try SystemCall.synchronizeFolder(above)
      }
      try SystemCall.synchronizeFolder(self.folder.removingLastComponent())
    } catch let error as Errno {
      throw FileError(.writing, folder, error)
    }
  }

  private func write(
    _ bytes: [UInt8], to path: FilePath, modified: timespec, _ cancellation: Cancellation
  ) throws {
    do {
      try AtomicFile.make(at: path, replacing: false) { temporary in
        let file = try FileDescriptor.open(temporary, .writeOnly, options: [.closeOnExec])
        try file.closeAfter {
          try bytes.withUnsafeBytes { bytes in
            for start in stride(from: 0, to: bytes.count, by: WholeFile.pieceLength) {
              try cancellation.check()
              let end = min(start + WholeFile.pieceLength, bytes.count)
              _ = try file.writeAll(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
            }
          }
          try SystemCall.setModified(modified, of: file)
        }
      }
    } catch let error as Errno {
      throw FileError(.writing, path, error)
    }
  }

  /// - Returns: Nil if the file can't be read.
  /// - Throws: `Interruption`.
  private static func digest(of path: FilePath, _ cancellation: Cancellation) throws -> PhotoDigest? {
    guard let file = try? WholeFile.open(path) else { return nil }
    defer { try? file.close() }
    // From the disk, not from memory, if the system allows.
    SystemCall.forgetContent(of: file)
    do {
      return try SHA256.digest(of: file, cancellation: cancellation)
    } catch is Errno {
      return nil
    }
  }

  private struct Copied {
    var digest: PhotoDigest
    var byteCount: Int
  }

  /// `NAME`, or the first of `NAME (2)`, `NAME (3)` … that is free or has the same photo.
  ///
  /// - Throws: `FileError` if that can't be known; `Interruption`.
  private func choosePath(
    _ name: ByteString, in folder: FilePath, for photo: Copied, _ cancellation: Cancellation
  ) throws -> (FilePath, isThere: Bool) {
    try naming.withLock { names in
      for number in 1... {
        let path = folder.appending(number == 1 ? name : Self.numbered(name, number))
        if names.contains(path) { continue }
        do {
          let status = try SystemCall.status(path)
          guard status.st_size == photo.byteCount,
            try Self.digest(of: path, cancellation) == photo.digest
          else { continue }
          names.insert(path)
          return (path, true)
        } catch let error as Errno {
          guard error == .noSuchFileOrDirectory else { throw FileError(.writing, path, error) }
          names.insert(path)
          return (path, false)
        }
      }
      preconditionFailure("every number is taken")
    }
  }

  /// The number precedes the extension; a name that gets too long is cut before the number.
  private static func numbered(_ name: ByteString, _ number: Int) -> ByteString {
    let suffix = Array(" (\(number))".utf8)
    let dot = name.bytes.lastIndex(of: UInt8(ascii: ".")) ?? name.bytes.endIndex
    let kept = min(dot, max(1, longestName - suffix.count - (name.bytes.count - dot)))
    return ByteString((name.bytes[..<kept] + suffix + name.bytes[dot...]).prefix(longestName))
  }

  /// NAME_MAX of Linux's file systems.
  private static let longestName = 255

  /// Removes half-written files of a killed import: only one import writes here at a time.
  func removeTemporaryFiles(_ cancellation: Cancellation) {
    guard !isRehearsal, let walk = try? FolderWalk([folder], cancellation: cancellation) else { return }
    for listing in walk {
      for file in listing.files where StrayThumbnails.isTemporary(file.name) {
        try? SystemCall.unlink(listing.folder.appending(file.name))
      }
    }
  }
}
