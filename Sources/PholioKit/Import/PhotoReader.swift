import Glibc
import PholioCatalog
import PholioFacts
import PholioImaging
import SystemPackage

/// What reading a file found.
enum Reading: Sendable {
  /// A photo whose content the catalog has not.
  case photo(Photo.Content, taken: CaptureTime, warnings: [String])
  /// A photo whose content the catalog has: it was not decoded, but for a thumbnail that had to be made again, of
  /// this length.
  case known(PhotoDigest, newThumbnailByteCount: Int?)
  case problem(String)
  /// A problem that may be gone by the next time: it is tried again.
  case unreadable(String)
  case unsupported(String)
  case ignored
  /// There is no such file any more.
  case vanished
}

/// Reads one file, once: its bytes give the SHA-256, the facts, the decoded picture and, from it, the thumbnail.
struct PhotoReader: Sendable {
  var thumbnails: ThumbnailStore
  /// The length of the thumbnail of a photo that the catalog has; nil for content it does not have.
  var knownThumbnail: @Sendable (PhotoDigest) throws -> Int?

  /// Whether a link to a photo counts as one.
  var followsLinks = false

  /// No photo is longer: what claims to be would only fill the memory.
  private static let longestFile = 1 << 30

  /// - Throws: Only what concerns the library, not the file: `FileError` of a thumbnail, `CatalogError`.
  func read(_ file: FileToRead) throws -> FileReading {
    let (reading, stamp) = try read(file.location)
    return FileReading(file: file, reading: reading, stamp: stamp ?? .never)
  }

  private func read(_ location: FileLocation) throws -> (Reading, FileStamp?) {
    let path = FilePath(location.path)
    let bytes: [UInt8]
    let stamp: FileStamp
    do {
      let file = try WholeFile.open(path, followingLinks: followsLinks)
      defer { try? file.close() }
      let status = try SystemCall.status(file)
      guard status.st_mode & S_IFMT == S_IFREG else { return (.ignored, nil) }
      stamp = FileStamp(status)
      let prefix = try WholeFile.prefix(file, byteCount: FileKind.prefixLength)
      switch FileKind(prefix: prefix, name: location.name.bytes) {
      case .jpeg: break
      case .otherImage(let type): return (.unsupported(type), stamp)
      case .notAnImage where FileKind.nameSaysJPEG(location.name.bytes):
        return (.problem(prefix.isEmpty ? "empty file" : "not a JPEG, whatever its name says"), stamp)
      case .notAnImage: return (.ignored, stamp)
      }
      guard stamp.byteCount <= Self.longestFile else {
        return (.problem("too large: \(stamp.byteCount >> 20) MB"), stamp)
      }
      bytes = try WholeFile.read(file, byteCount: stamp.byteCount, after: prefix)
      guard try FileStamp(SystemCall.status(file)) == stamp, bytes.count == stamp.byteCount else {
        return (.unreadable("changed while it was read"), stamp)
      }
    } catch let error as Errno {
      let isGone = error == .noSuchFileOrDirectory || error == .notDirectory
      return (isGone ? .vanished : .unreadable("\(error)"), nil)
    }
    return (try reading(bytes, location, stamp), stamp)
  }

  private func reading(_ bytes: [UInt8], _ location: FileLocation, _ stamp: FileStamp) throws -> Reading {
    let digest = SHA256.digest(of: bytes)
    let knownThumbnail = try knownThumbnail(digest)
    if let knownThumbnail, !thumbnails.isSomewhere || thumbnails.has(digest, byteCount: knownThumbnail) {
      return .known(digest, newThumbnailByteCount: nil)
    }
    let metadata = PhotoMetadata(jpeg: bytes)
    let thumbnail: Thumbnail
    do {
      thumbnail = try Thumbnail.make(
        from: bytes, orientation: metadata.orientation, adobeRGB: metadata.isAdobeRGB)
    } catch let error as ImagingError {
      return .problem("\(error)")
    }
    try thumbnails.write(thumbnail.jpeg, for: digest)
    if knownThumbnail != nil { return .known(digest, newThumbnailByteCount: thumbnail.jpeg.count) }
    let content = Photo.Content(
      digest: digest, byteCount: bytes.count, size: thumbnail.photoSize,
      thumbnailByteCount: thumbnail.jpeg.count, facts: metadata.facts)
    let taken = metadata.taken ?? CaptureTime(of: location, stamp)
    return .photo(content, taken: taken, warnings: thumbnail.warnings.map(\.description))
  }
}

extension CaptureTime {
  /// What a file's name says of its photo's time, or else the file's own time.
  init(of location: FileLocation, _ stamp: FileStamp) {
    self =
      CaptureTime(fileName: location.name.bytes)
      ?? CaptureTime(modified: Int64(stamp.modified).dividedRoundingDown(by: 1_000_000_000))
  }
}
