package import PholioCatalog
package import PholioDisk
package import PholioFacts
import PholioImaging
import SystemPackage

/// Pictures for the page.
extension Library {
  /// The store of large views, with a budget in bytes.
  package func largeViews(budget: Int) -> LargeViewStore {
    LargeViewStore(folder: folder.appending("cache/large"), budget: budget, formats: formats)
  }

  /// What the catalog knows of a photo's thumbnail; nil if there is no such photo.
  package func thumbnail(of digest: PhotoDigest) throws -> StoredThumbnail? {
    try catalog.read { try $0.photos.thumbnail(digest) }
  }

  /// A thumbnail's bytes, turned as it is drawn; nil if it is missing or not as written.
  ///
  /// - Parameter stored: What the catalog knows of it.
  /// - Throws: `ImagingError`.
  package func thumbnail(
    _ digest: PhotoDigest, _ stored: StoredThumbnail, turned turn: Turn
  ) throws -> [UInt8]? {
    guard let jpeg = thumbnails.read(digest, stored) else { return nil }
    return try Self.turned(jpeg, by: turn)
  }

  private static func turned(_ thumbnail: [UInt8], by turn: Turn) throws -> [UInt8] {
    if turn == .none { return thumbnail }
    return try PhotoDecoder.decode(thumbnail, orientation: turn.orientation, to: .full).bitmap
      .jpeg(quality: Thumbnail.quality)
  }

  /// Makes a missing or damaged thumbnail again.
  ///
  /// - Parameter files: The photo's files.
  /// - Returns: Its bytes, turned; nil if no file is the photo any more.
  /// - Throws: `ImagingError`; `Interruption`.
  package func remakeThumbnail(
    _ digest: PhotoDigest, turned turn: Turn = .none, from files: [FileLocation],
    cancellation: Cancellation = Cancellation()
  ) throws -> [UInt8]? {
    guard
      let original = OpenOriginal.open(digest, files, formats: formats, cancellation: cancellation)
    else {
      try cancellation.check()
      return nil
    }
    let jpeg = try original.thumbnail(isCancelled: { cancellation.isCancelled }).jpeg
    // Drawn by another version of the libraries, it has another checksum.
    if let stored = try? thumbnails.write(jpeg, for: digest),
      try catalog.read({ try $0.photos.thumbnail(digest) }) != stored
    {
      try? catalog.write { try $0.photos.setThumbnail(stored, of: digest) }
    }
    return try Self.turned(jpeg, by: turn)
  }
}
