package import PholioDisk
package import PholioFacts

/// What the catalog knows of a photo that can be compared with the disk.
package struct KnownPhoto: Hashable, Sendable {
  /// A file at which the photo was seen, and what it was then.
  package struct File: Hashable, Sendable {
    package var location: FileLocation
    package var stamp: FileStamp
  }

  package var id: PhotoID
  package var digest: PhotoDigest
  package var byteCount: Int
  /// Upright.
  package var size: PixelSize
  package var thumbnail: StoredThumbnail
  /// Whether somebody has looked at what it looks like.
  package var hasSignature: Bool
  /// In byte order of paths.
  package var files: [File]
  /// In byte order of paths.
  package var companions: [Companion]
}
