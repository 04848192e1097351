import Foundation
import Glibc
package import PholioCatalog
package import PholioDisk
package import PholioFacts
package import PholioImaging
package import PholioLibrary
import SystemPackage

/// The result of reading a file.
package enum ReadOutcome: Sendable {
  /// A photo with content that the catalog does not have.
  indirect case photo(Photo.Content, taken: CaptureTime, warnings: [String])
  /// A photo with content that the catalog has. It was not decoded, unless its thumbnail had to be made
  /// again.
  ///
  /// - Parameter metadata: Those of a photo that an older reader has read; else nil.
  case known(PhotoDigest, newThumbnail: StoredThumbnail?, metadata: PhotoMetadata?)
  /// What a known file has that an older reader has read. Nil: it can't be read now, and the next import
  /// tries again.
  case metadata(PhotoMetadata?)
  case problem(String)
  /// A problem that may go away: every import tries again.
  case unreadable(String)
  case unsupported(String)
  case ignored
  /// A companion of a photo; with what it says, if it has words.
  case companion(sidecar: SidecarContent?)
  /// The file is gone.
  case vanished
  /// The import was cancelled while it was read: the next import reads it.
  case stopped

  /// What a file is that can't be read.
  init(_ error: Errno) {
    self = error.isOfMissingFile ? .vanished : .unreadable("\(error)")
  }
}

/// Reads one file, once. Its bytes give the SHA-256, the facts, the picture and the thumbnail.
package struct PhotoReader: Sendable {
  var thumbnails: ThumbnailStore
  /// The thumbnail of a content; nil if the catalog has no such photo.
  var knownThumbnail: @Sendable (PhotoDigest) throws -> StoredThumbnail?

  /// Whether an older reader has read the metadata of a known content.
  var isReadBefore: @Sendable (PhotoDigest) throws -> Bool = { _ in false }

  /// Whether to follow a link to a photo.
  var followsLinks = false

  var formats: OriginalFormats

  /// What others have found: taken in place of a file where it fits.
  var readings: ClusterReadings?

  /// Which contents are known, with the readings of others.
  var catalog: Catalog?

  /// Called with each new thumbnail.
  var takeThumbnail: (@Sendable ([UInt8], PhotoDigest) throws -> Void)?

  /// How many threads may decode a photo; more than one where there is only one photo.
  var threads = 1

  /// Asked while a file is read and decoded.
  var cancellation = Cancellation()

  /// - Throws: Only errors of the library, not of the file: `FileError` for a thumbnail, `CatalogError`.
  func read(_ file: FileToRead) throws -> FileResult {
    try alreadyRead(file) ?? open(file)
  }

  /// Files so long may be movies, of which a few bytes are looked at.
  private static let mostAhead = 128 << 20

  /// Has the system bring in a file that a worker will soon read as a whole, while others decode theirs: as
  /// much of it as the system reads ahead at once.
  func readAhead(_ file: FileToRead) {
    guard file.joining == nil, file.photoToReadAgain == nil,
      let stamp = file.listed, stamp.byteCount <= Self.mostAhead,
      formats.format(named: file.location.name.bytes) != nil,
      let open = try? WholeFile.open(FilePath(file.location.path), followingLinks: followsLinks)
    else { return }
    SystemCall.readAhead(open)
    try? open.close()
  }

  /// Reads a file, whatever others have found in it.
  func open(_ file: FileToRead) throws -> FileResult {
    if let joining = file.joining {
      let (reading, stamp) = read(file.location, FilePath(file.location.path), as: joining)
      return FileResult(file: file, reading: reading, stamp: stamp)
    }
    if let again = try readAgain(file) { return again }
    let (reading, stamp) = try read(file.location, FilePath(file.location.path))
    return FileResult(file: file, reading: reading, stamp: stamp)
  }

  /// Reads what was copied from a file, under another name.
  func read(_ location: FileLocation, at path: FilePath) throws -> ReadOutcome {
    try read(location, path).0
  }

  /// Like `read(_:at:)`, for a companion.
  func read(_ location: FileLocation, at path: FilePath, as joining: CompanionLink) -> ReadOutcome {
    switch read(location, path, as: joining).0 {
    // Where its words can't be read, it still is one.
    case .companion(let content): .companion(sidecar: content)
    case .unreadable(let reason): .unreadable(reason)
    default: .companion(sidecar: nil)
    }
  }

  /// - Parameter path: Where its bytes are.
  private func read(_ location: FileLocation, _ path: FilePath) throws -> (ReadOutcome, FileStamp?) {
    do {
      let file = try WholeFile.open(path, followingLinks: followsLinks)
      defer { try? file.close() }
      let status = try SystemCall.status(file)
      guard status.st_mode & S_IFMT == S_IFREG else { return (.ignored, nil) }
      let stamp = FileStamp(status)
      let prefix = try WholeFile.prefix(file, byteCount: FileKind.prefixLength)
      switch formats.kind(head: prefix, name: location.name.bytes) {
      case .original: break
      case .otherImage(let type): return (.unsupported(type), stamp)
      case .notAnImage:
        guard let format = formats.format(named: location.name.bytes) else { return (.ignored, stamp) }
        let reason = "not a \(format.title), whatever its name says"
        return (.problem(prefix.isEmpty ? "empty file" : reason), stamp)
      }
      guard stamp.byteCount <= WholeFile.longest else {
        return (.problem("too large: \(stamp.byteCount >> 20) MB"), stamp)
      }
      let share = try MemoryBudget.files.enter(stamp.byteCount) { cancellation.isCancelled }
      defer { share.giveBack() }
      var hash = SHA256()
      let bytes = try WholeFile.read(
        file, byteCount: stamp.byteCount, after: prefix, cancellation: cancellation
      ) { hash.update($0) }
      guard try FileStamp(SystemCall.status(file)) == stamp, bytes.count == stamp.byteCount else {
        return (.unreadable("changed while it was read"), stamp)
      }
      return (try reading(bytes, hash.finish(), location, stamp), stamp)
    } catch ImagingError.cancelled {
      return (.stopped, nil)
    } catch is Interruption {
      return (.stopped, nil)
    } catch let error as Errno {
      return (ReadOutcome(error), nil)
    }
  }

  /// Longer ones are not looked into.
  private static let longestSidecar = 16 << 20

  /// Companions are not read, but for those whose words are the photo's. One that can't be read does not say
  /// that there are none.
  private func read(
    _ location: FileLocation, _ path: FilePath, as joining: CompanionLink
  ) -> (ReadOutcome, FileStamp?) {
    guard let source = joining.kind.source else { return (.companion(sidecar: nil), joining.stamp) }
    guard joining.stamp.byteCount <= Self.longestSidecar else {
      return (.unreadable("\(source.title) of more than \(Self.longestSidecar >> 20) MB"), joining.stamp)
    }
    do {
      let file = try WholeFile.open(path, followingLinks: followsLinks)
      defer { try? file.close() }
      let status = try SystemCall.status(file)
      guard status.st_mode & S_IFMT == S_IFREG else { return (.ignored, nil) }
      let stamp = FileStamp(status)
      let bytes = try WholeFile.read(
        file, byteCount: stamp.byteCount, limit: Self.longestSidecar, cancellation: cancellation)
      guard try FileStamp(SystemCall.status(file)) == stamp, bytes.count == stamp.byteCount else {
        return (.unreadable("changed while it was read"), stamp)
      }
      let content = source == .takeout ? SidecarContent(takeout: bytes) : SidecarContent(xmp: bytes)
      if let content { return (.companion(sidecar: content), stamp) }
      let fault = source == .takeout ? "that is damaged" : "that is damaged, or no XMP"
      return (.unreadable("\(source.title) \(bytes.isEmpty ? "without a byte" : fault)"), stamp)
    } catch Errno.fileTooLarge {
      return (.unreadable("changed while it was read"), nil)
    } catch let error as Errno {
      return (ReadOutcome(error), nil)
    } catch {
      return (.stopped, nil)
    }
  }

  private func reading(
    _ bytes: [UInt8], _ digest: PhotoDigest, _ location: FileLocation, _ stamp: FileStamp
  ) throws -> ReadOutcome {
    let knownThumbnail = try knownThumbnail(digest)
    if let knownThumbnail, !thumbnails.isSomewhere || thumbnails.has(digest, knownThumbnail) {
      guard try isReadBefore(digest) else { return .known(digest, newThumbnail: nil, metadata: nil) }
      let original = try? formats.open(bytes, name: location.name.bytes)
      return .known(digest, newThumbnail: nil, metadata: original?.metadata)
    }
    let original: any Original
    let thumbnail: Thumbnail
    do {
      original = try formats.open(bytes, name: location.name.bytes)
      thumbnail = try original.thumbnail(threads: threads) { [cancellation] in cancellation.isCancelled }
    } catch ImagingError.cancelled {
      return .stopped
    } catch let error as ImagingError {
      return error.isTransient ? .unreadable("\(error)") : .problem("\(error)")
    }
    let stored = try thumbnails.write(thumbnail.jpeg, for: digest)
    try takeThumbnail?(thumbnail.jpeg, digest)
    let metadata = original.metadata
    if knownThumbnail != nil {
      return .known(digest, newThumbnail: stored, metadata: try isReadBefore(digest) ? metadata : nil)
    }
    let content = Photo.Content(
      digest: digest, byteCount: bytes.count, size: thumbnail.photoSize,
      thumbnail: stored, facts: metadata.facts, date: metadata.date, words: metadata.words,
      reader: PhotoMetadata.version, signature: thumbnail.signature)
    let named = CaptureTime(of: location, stamp)
    let isNamed = named.source == .filename && metadata.date?.isWeakerThanName == true
    let taken = isNamed ? named : metadata.taken ?? named
    let warnings = thumbnail.warnings.map(\.description)
    return .photo(
      content, taken: taken,
      warnings: metadata.hasDamagedXMP ? warnings + ["its XMP is damaged, and not read"] : warnings)
  }
}

extension WordSource {
  /// A companion that has such words, for messages.
  var title: String { self == .takeout ? "a JSON file" : "a sidecar" }
}

extension PhotoReader {
  /// Reads one file as an import would; nothing is written.
  ///
  /// - Parameter library: What content is known; nil: none.
  /// - Throws: `CatalogError`.
  package static func read(_ location: FileLocation, knownTo library: Library?) throws -> ReadOutcome {
    let reader = PhotoReader(
      thumbnails: .nowhere,
      knownThumbnail: { digest in try library?.catalog.read { try $0.photos.thumbnail(digest) } },
      formats: library?.formats ?? .standard, threads: ProcessInfo.processInfo.activeProcessorCount)
    return try reader.read(FileToRead(location: location)).reading
  }
}
