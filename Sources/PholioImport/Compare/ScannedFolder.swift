import PholioCatalog
import PholioDisk
import PholioFacts
import SystemPackage

/// A folder that an import has walked through.
struct ScannedFolder {
  var path: ByteString
  /// The name for a gallery that is made from it.
  var name: String
  /// The names that were asked for, if not the whole folder.
  private var only: Set<ByteString>?

  init(_ listing: FolderListing) {
    path = listing.folder.byteString
    name = (listing.relative.bytes.isEmpty ? listing.root.name : listing.relative).shown
    only = listing.isWhole && listing.failure == nil ? nil : Set(listing.files.map(\.name))
  }

  /// A whole folder.
  init(path: ByteString, name: String) {
    self.path = path
    self.name = name
  }

  var isWhole: Bool { only == nil }

  /// Whether a name was asked for.
  func isCounted(_ name: ByteString) -> Bool {
    only?.contains(name) ?? true
  }
}
