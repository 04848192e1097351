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
    guard let jpeg = try KnownOriginal(digest, files)?.thumbnail().jpeg else { return nil }
    try? thumbnails.write(jpeg, for: digest)
    return jpeg
  }
}
