import Glibc
import PholioCatalog
import PholioFacts
import PholioImaging
import Synchronization
import SystemPackage

/// The library's own copies of photos from cards and phones: `originals/YYYY/MM/NAME`.
final class OriginalsStore: Sendable {
  let folder: FilePath
  private let isRehearsal: Bool
  /// What has been copied, or is being copied, by this process.
  private let claimed = Mutex<Set<PhotoDigest>>([])
  /// Names are given out one at a time.
  private let naming = Mutex<Set<FilePath>>([])

  /// - Parameter isRehearsal: Whether nothing is to be written.
  init(folder: FilePath, isRehearsal: Bool) {
    self.folder = folder
    self.isRehearsal = isRehearsal
  }

  /// Makes it the caller's task to copy a photo.
  ///
  /// - Returns: false where somebody else has it.
  func claim(_ digest: PhotoDigest) -> Bool {
    claimed.withLock { $0.insert(digest).inserted }
  }

  /// Where a photo that was taken then belongs.
  func folder(taken time: CaptureTime) -> FilePath {
    let date = time.civil
    return folder.appending(date.year.padded(to: 4)).appending(date.month.padded(to: 2))
  }

  /// Copies a file so that the copy is on disk when the call returns, and checks that it is the same.
  ///
  /// - Parameter digest: What the file's content must have; a copy of that name and content left by an import
  ///   that was killed is taken as it is.
  /// - Returns: The copy; nil where the source is no longer what it was.
  /// - Throws: `FileError`.
  func copy(_ source: FileLocation, digest: PhotoDigest, taken: CaptureTime) throws -> (
    FileLocation, FileStamp
  )? {
    let folder = folder(taken: taken)
    let bytes = try WholeFile.read(FilePath(source.path))
    guard SHA256.digest(of: bytes) == digest else { return nil }
    let status = try SystemCall.status(FilePath(source.path), followingLinks: true)
    if !isRehearsal { try make(folder) }
    let photo = Copied(digest: digest, byteCount: bytes.count)
    let (path, isThere) = try choosePath(source.name, in: folder, for: photo)
    if isRehearsal {
      return (FileLocation(folder: folder.byteString, name: path.name), FileStamp(status))
    }
    defer { naming.withLock { _ = $0.remove(path) } }
    if !isThere { try write(bytes, to: path, modified: status.st_mtim) }
    guard Self.digest(of: path) == digest, let stamp = SystemCall.stamp(path) else {
      if !isThere { try? SystemCall.unlink(path) }
      throw FileError(.writing, path, .ioError)
    }
    return (FileLocation(folder: folder.byteString, name: path.name), stamp)
  }

  /// Makes a folder and those above it, their names on disk as well.
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

  private func write(_ bytes: [UInt8], to path: FilePath, modified: timespec) throws {
    do {
      try AtomicFile.make(at: path, replacing: false) { temporary in
        let file = try FileDescriptor.open(temporary, .writeOnly, options: [.closeOnExec])
        try file.closeAfter {
          try bytes.withUnsafeBytes { _ = try file.writeAll($0) }
          try SystemCall.setModified(modified, of: file)
        }
      }
    } catch let error as Errno {
      throw FileError(.writing, path, error)
    }
  }

  private static func digest(of path: FilePath) -> PhotoDigest? {
    guard let file = try? WholeFile.open(path) else { return nil }
    defer { try? file.close() }
    // From the disk, not from memory, where the system lets us.
    SystemCall.forgetContent(of: file)
    return try? SHA256.digest(of: file)
  }

  private struct Copied {
    var digest: PhotoDigest
    var byteCount: Int
  }

  /// `NAME`, or the first of `NAME (2)`, `NAME (3)` … that is free, or that is the same photo.
  ///
  /// - Throws: `FileError` where that can't be known.
  private func choosePath(
    _ name: ByteString, in folder: FilePath, for photo: Copied
  ) throws -> (FilePath, isThere: Bool) {
    try naming.withLock { names in
      for number in 1... {
        let path = folder.appending(number == 1 ? name : Self.numbered(name, number))
        if names.contains(path) { continue }
        do {
          let status = try SystemCall.status(path)
          guard status.st_size == photo.byteCount, Self.digest(of: path) == photo.digest else { continue }
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

  /// The number stands before the name's extension; what is too long for a name then is cut before it.
  private static func numbered(_ name: ByteString, _ number: Int) -> ByteString {
    let suffix = Array(" (\(number))".utf8)
    let dot = name.bytes.lastIndex(of: UInt8(ascii: ".")) ?? name.bytes.endIndex
    let kept = min(dot, max(1, longestName - suffix.count - (name.bytes.count - dot)))
    return ByteString((name.bytes[..<kept] + suffix + name.bytes[dot...]).prefix(longestName))
  }

  /// NAME_MAX of Linux's file systems.
  private static let longestName = 255

  /// Removes what a killed import has left half written: nobody else writes here while an import is under
  /// way.
  func removeTemporaryFiles() {
    guard !isRehearsal, let walk = try? FolderWalk([folder]) else { return }
    for listing in walk {
      for file in listing.files where StrayThumbnails.isTemporary(file.name) {
        try? SystemCall.unlink(listing.folder.appending(file.name))
      }
    }
  }
}
