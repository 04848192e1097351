import Crypto
import Glibc
import PholioCatalog
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

  /// Where a photo taken at `local` (seconds of its own clock) belongs.
  func folder(taken local: Int64) -> FilePath {
    let time = CivilTime(seconds: local)
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return folder.appending(digits(time.year, 4)).appending(digits(time.month, 2))
  }

  /// Copies a file so that the copy is on disk when the call returns, and checks that it is the same.
  ///
  /// - Parameter digest: What the file's content must have; a copy of that name and content left by an import that was
  ///   killed is taken as it is.
  /// - Returns: The copy; nil where the source is no longer what it was.
  /// - Throws: `FileError`.
  func copy(_ source: FileLocation, digest: PhotoDigest, taken local: Int64) throws -> (
    FileLocation, FileStamp
  )? {
    let folder = folder(taken: local)
    let bytes = try WholeFile.read(FilePath(source.path))
    guard PhotoDigest(SHA256.hash(data: bytes)) == digest else { return nil }
    if isRehearsal {
      let stamp = try FileStamp(SystemCall.status(FilePath(source.path)))
      return (FileLocation(folder: folder.byteString, name: source.name), stamp)
    }
    do {
      try SystemCall.makeFolders(folder)
    } catch {
      throw FileError(.writing, folder, error)
    }
    let (path, isThere) = choosePath(source.name, in: folder, digest: digest)
    defer { naming.withLock { _ = $0.remove(path) } }
    if !isThere { try write(bytes, to: path, modified: SystemCall.status(FilePath(source.path)).st_mtim) }
    guard Self.digest(of: path) == digest, let stamp = SystemCall.stamp(path) else {
      if !isThere { try? SystemCall.unlink(path) }
      throw FileError(.writing, path, .ioError)
    }
    return (FileLocation(folder: folder.byteString, name: path.name), stamp)
  }

  private func write(_ bytes: [UInt8], to path: FilePath, modified: timespec) throws {
    try AtomicFile.write(to: path, durability: .full) { file in
      try bytes.withUnsafeBytes { _ = try file.writeAll($0) }
      try SystemCall.setModified(modified, of: file)
    }
  }

  private static func digest(of path: FilePath) -> PhotoDigest? {
    guard let file = try? WholeFile.open(path) else { return nil }
    defer { try? file.close() }
    // From the disk, not from memory, where the system lets us.
    SystemCall.forgetContent(of: file)
    return (try? WholeFile.read(file, byteCount: Int(SystemCall.status(file).st_size)))
      .map { PhotoDigest(SHA256.hash(data: $0)) }
  }

  /// `NAME`, or the first of `NAME (2)`, `NAME (3)` … that is free, or that is the same photo.
  private func choosePath(
    _ name: ByteString, in folder: FilePath, digest: PhotoDigest
  ) -> (FilePath, isThere: Bool) {
    naming.withLock { names in
      for number in 1... {
        let path = folder.appending(number == 1 ? name : Self.numbered(name, number))
        if names.contains(path) { continue }
        let isFree = SystemCall.isMissing(path)
        if isFree || Self.digest(of: path) == digest {
          names.insert(path)
          return (path, !isFree)
        }
      }
      preconditionFailure("every number is taken")
    }
  }

  /// The number stands before the name's extension.
  private static func numbered(_ name: ByteString, _ number: Int) -> ByteString {
    let suffix = Array(" (\(number))".utf8)
    let dot = name.bytes.lastIndex(of: UInt8(ascii: ".")) ?? name.bytes.endIndex
    return ByteString(name.bytes[..<dot] + suffix + name.bytes[dot...])
  }
}
