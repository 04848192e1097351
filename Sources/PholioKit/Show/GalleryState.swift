package import PholioCatalog
package import PholioFacts

/// A gallery, and all that is its own.
package struct GalleryState: Hashable, Sendable {
  package let gallery: Gallery
  /// How many photos it holds at most; nil: any number.
  package let capacity: Int?
  /// The gallery that it runs on into.
  package let overflow: GalleryID?
  package let policy: PlacingPolicy
  /// The content of its first photos, in order: what lies on its stack.
  package let stack: [PhotoDigest]

  /// How many photos lie on a gallery's stack.
  private static let stackHeight = 4

  package init(_ gallery: Gallery, _ tx: CatalogTransaction) throws {
    self.gallery = gallery
    (capacity, overflow) = try tx.galleries.capacity(of: gallery.id)
    policy = try tx.galleries.policy(of: gallery.id)
    stack = try tx.photos.firstDigests(Self.stackHeight, of: gallery.id)
  }
}
