package import PholioCatalog

/// A gallery, with all its properties.
package struct GalleryState: Hashable, Sendable {
  package let gallery: Gallery
  /// How many photos it holds at most; nil: any number.
  package let capacity: Int?
  /// Its overflow gallery.
  package let overflow: GalleryID?
  /// What it fills itself with; nil if it does not.
  package let filling: String?
  package let policy: PlacingPolicy
  /// The pictures of its first photos, in order, for its stack.
  package let stack: [ShownPicture]

  /// How many photos a gallery's stack has.
  private static let stackHeight = 4

  package init(_ gallery: Gallery, _ tx: CatalogTransaction) throws {
    self.gallery = gallery
    (capacity, overflow) = try tx.galleries.capacity(of: gallery.id)
    filling = try tx.galleries.filling(of: gallery.id)
    policy = try tx.galleries.policy(of: gallery.id)
    stack = try tx.photos.firstPictures(Self.stackHeight, of: gallery.id)
  }
}
