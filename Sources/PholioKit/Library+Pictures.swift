package import PholioCatalog
package import PholioFacts
import PholioImaging
import SystemPackage

/// Pictures for the page.
extension Library {
  /// Where large views are kept, and how many bytes of them.
  package func largeViews(budget: Int) -> LargeViewStore {
    LargeViewStore(folder: folder.appending("cache/large"), budget: budget)
  }

  /// Makes a thumbnail again that is missing or torn.
  ///
  /// - Parameter files: Where the photo was seen.
  /// - Returns: Its bytes; nil where no file holds the photo any more.
  package func remakeThumbnail(
    _ digest: PhotoDigest, from files: [FileLocation]
  ) throws -> [UInt8]? {
    guard let jpeg = try KnownOriginal.open(digest, files)?.thumbnail().jpeg else { return nil }
    // Another version of the libraries may have drawn it: then it has another checksum.
    if let stored = try? thumbnails.write(jpeg, for: digest),
      try catalog.read({ try $0.photos.thumbnail(digest) }) != stored
    {
      try? catalog.write { try $0.photos.setThumbnail(stored, of: digest) }
    }
    return jpeg
  }
}
