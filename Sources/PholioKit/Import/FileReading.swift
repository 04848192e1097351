import PholioCatalog
import SystemPackage

/// A folder that an import has been through.
struct ScannedFolder {
  var path: ByteString
  /// The name for a gallery made from it.
  var name: String
  /// The names asked for, where they are not all of the folder.
  private var only: Set<ByteString>?

  init(_ listing: FolderListing) {
    path = listing.folder.byteString
    let rootName = FilePath(root: nil, listing.root.components.suffix(1)).byteString
    let shown = (listing.relative.bytes.isEmpty ? rootName : listing.relative).shown
    name = shown.isEmpty ? "/" : shown
    only = listing.isWhole ? nil : Set(listing.files.map(\.name))
  }

  /// Whether a name known to the catalog was asked for.
  func isCounted(_ name: ByteString) -> Bool {
    only?.contains(name) ?? true
  }
}

/// A file on its way to a worker.
struct FileToRead: Sendable {
  var location: FileLocation
  var known: KnownFile?
}

/// A file come back from a worker.
struct FileReading: Sendable {
  var file: FileToRead
  var reading: Reading
  /// What the file was when it was opened.
  var stamp: FileStamp

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
