import PholioCatalog
import PholioFacts
import SystemPackage

/// A folder that an import has been through.
struct ScannedFolder {
  var path: ByteString
  /// What a gallery made from it is named like.
  var name: String
  /// The names asked for, where they are not all of the folder.
  private var only: Set<ByteString>?

  init(_ listing: FolderListing) {
    path = listing.folder.byteString
    name = (listing.relative.bytes.isEmpty ? listing.root.name : listing.relative).shown
    only = listing.isWhole ? nil : Set(listing.files.map(\.name))
  }

  /// A folder all of which is meant.
  init(path: ByteString, name: String) {
    self.path = path
    self.name = name
  }

  var isWhole: Bool { only == nil }

  /// Whether a name known to the catalog was asked for.
  func isCounted(_ name: ByteString) -> Bool {
    only?.contains(name) ?? true
  }
}

/// A file on its way to a worker.
struct FileToRead: Sendable {
  var location: FileLocation
  var known: KnownFile?
  /// Whether an import has met images of unsupported types in its folder before.
  var isAmongUnsupported = false
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
  /// What the file was when it was opened.
  var stamp: FileStamp
  /// Where it was copied from; `file` is the copy then, or, if the library had its content already, still the source.
  var source: Source?

  /// The content, if it is a photo's.
  var digest: PhotoDigest? {
    switch reading {
    case .photo(let content, _, _): content.digest
    case .known(let digest, _): digest
    default: nil
    }
  }
}

extension FileStamp {
  /// The stamp of no file: what has it is tried again next time.
  static let never = FileStamp(byteCount: -1, modified: 0)
}

extension KnownFile {
  var withoutPhoto: KnownFile {
    var copy = self
    copy.photo = nil
    return copy
  }
}
