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
    only = listing.isWhole && listing.failure == nil ? nil : Set(listing.files.map(\.name))
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
