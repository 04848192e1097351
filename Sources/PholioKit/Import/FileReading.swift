import PholioCatalog
import PholioFacts
import SystemPackage

/// A file on its way to a worker.
struct FileToRead: Sendable {
  var location: FileLocation
  var known: KnownFile?
  /// Whether an import has met images of unsupported types in its folder before.
  var isAmongUnsupported = false
  /// Whether it was named by itself, and not met in a folder.
  var isNamed = false
}

/// A file come back from a worker.
struct FileReading: Sendable {
  /// A file that was copied into the library.
  struct Source: Sendable {
    var location: FileLocation
    var stamp: FileStamp
  }

  var file: FileToRead
  var reading: Reading
  /// What the file was when it was opened; nil where it could not be.
  var stamp: FileStamp?
  /// Where it was copied from; `file` is the copy then, or, if the library had its content already, still the
  /// source.
  var source: Source?

  /// The content, if it is a photo's.
  // Inlined, it makes the optimiser of Swift 6.3.1 crash in its callers (CopyPropagation).
  @inline(never) var digest: PhotoDigest? {
    switch reading {
    case .photo(let content, _, _): content.digest
    case .known(let digest, _): digest
    default: nil
    }
  }
}

extension KnownFile {
  var withoutPhoto: KnownFile {
    var copy = self
    copy.photo = nil
    return copy
  }
}
