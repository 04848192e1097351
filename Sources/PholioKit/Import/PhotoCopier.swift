import PholioCatalog
import PholioFacts
import SystemPackage

/// Copies into the library what a worker has read on a card or a phone.
struct PhotoCopier: Sendable {
  /// What the catalog knows of a photo.
  struct Known: Sendable {
    var taken: CaptureTime
    /// Whether the photo has a file that is there, elsewhere than in what is being imported.
    var isKept: Bool
  }

  let originals: OriginalsStore
  var known: @Sendable (PhotoDigest) throws -> Known?

  /// - Returns: The reading of the copy, where one was made.
  /// - Throws: `FileError` where the library can't be written.
  func copy(_ reading: FileReading) throws -> FileReading {
    guard let digest = reading.digest else { return reading }
    var copied = reading
    copied.source = FileReading.Source(location: reading.file.location, stamp: reading.stamp)
    let known = try known(digest)
    if known?.isKept == true || !originals.claim(digest) { return copied }
    guard let taken = known?.taken ?? reading.taken else { return copied }
    do {
      guard
        let (location, stamp) = try originals.copy(reading.file.location, digest: digest, taken: taken)
      else {
        copied.reading = .unreadable("changed while it was read")
        copied.source = nil
        return copied
      }
      copied.file = FileToRead(location: location, known: nil)
      copied.stamp = stamp
      return copied
    } catch let error as FileError where error.act == .reading {
      copied.reading = .unreadable("\(error.cause)")
      copied.source = nil
      return copied
    }
  }
}

extension FileReading {
  fileprivate var taken: CaptureTime? {
    guard case .photo(_, let taken, _) = reading else { return nil }
    return taken
  }
}
