import PholioCatalog
import PholioFacts
import PholioImaging
import SystemPackage

/// Copies files from a card or a phone into the library, after a worker has read them.
struct PhotoCopier: Sendable {
  /// What the catalog knows of a photo.
  private struct Known {
    var taken: CaptureTime
    /// Whether the photo has a file outside of the imported paths.
    var isKept: Bool
  }

  private let originals: OriginalsStore
  private let catalog: Catalog
  /// The imported paths.
  private let sources: PathSet
  private let cancellation: Cancellation

  init(_ library: Library, sources: PathSet, cancellation: Cancellation) {
    originals = library.originals
    catalog = library.catalog
    self.sources = sources
    self.cancellation = cancellation
  }

  private func known(_ digest: PhotoDigest) throws -> Known? {
    let found = try catalog.read { tx in
      try tx.photos.id(digest).map {
        (taken: try tx.photos.photo($0).taken, files: try tx.files.asSeen(of: $0))
      }
    }
    guard let found else { return nil }
    let isKept = found.files.contains { file in
      !sources.covers(file.location.path) && FileState(of: file) == .there
    }
    return Known(taken: found.taken, isKept: isKept)
  }

  /// - Returns: The reading of the copy, if one was made; `.stopped` if the import was cancelled meanwhile.
  /// - Throws: `FileError` if the library can't be written; `CatalogError`.
  func copy(_ reading: FileReading) throws -> FileReading {
    guard let digest = reading.digest, let stamp = reading.stamp else { return reading }
    var copied = reading
    copied.source = FileReading.Source(location: reading.file.location, stamp: stamp)
    let known = try known(digest)
    if known?.isKept == true || !originals.claim(digest) { return copied }
    guard let taken = known?.taken ?? reading.taken else { return copied }
    do {
      guard
        let (location, copyStamp) = try originals.copy(
          reading.file.location, digest: digest, taken: taken, cancellation: cancellation)
      else {
        copied.reading = .unreadable("changed while it was read")
        copied.source = nil
        return copied
      }
      copied.file = FileToRead(location: location, known: nil)
      copied.stamp = copyStamp
      return copied
    } catch ImagingError.cancelled {
      return FileReading(file: reading.file, reading: .stopped)
    } catch is Interruption {
      return FileReading(file: reading.file, reading: .stopped)
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
