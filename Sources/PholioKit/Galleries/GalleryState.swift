package import PholioCatalog

/// A gallery, with all its properties.
package struct GalleryState: Hashable, Sendable {
  package let gallery: Gallery
  /// What it fills itself with; nil if it does not.
  package let filling: String?
  package let policy: PlacingPolicy
  /// The pictures of its first photos, in order, for its stack.
  package let stack: [ShownPicture]

  /// How many photos a gallery's stack has.
  private static let stackHeight = 4

  /// - Parameter rejects: How many of each gallery's photos are rejects, if these neither count nor show.
  package init(
    _ gallery: Gallery, hidingRejects rejects: [GalleryID: Int]? = nil, _ tx: CatalogTransaction
  ) throws {
    var gallery = gallery
    if let rejects { gallery.count = max(0, gallery.count - rejects[gallery.id, default: 0]) }
    self.gallery = gallery
    filling = try tx.galleries.filling(of: gallery.id)
    policy = try tx.galleries.policy(of: gallery.id)
    stack = try tx.photos.firstPictures(Self.stackHeight, of: gallery.id, hidingRejects: rejects != nil)
  }
}
