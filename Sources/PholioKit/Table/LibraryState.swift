package import PholioCatalog

/// The galleries, in their own order, at one moment.
package struct LibraryState: Hashable, Sendable {
  package let portfolio: Portfolio
  package let galleries: [GalleryState]
}

extension Library {
  package func state() throws -> LibraryState {
    try catalog.read { tx in
      LibraryState(
        portfolio: try tx.galleries.portfolio(),
        galleries: try tx.galleries.all().map { try GalleryState($0, tx) })
    }
  }

  /// - Throws: `ArrangeError.unknownGallery`.
  package func state(of gallery: GalleryID) throws -> GalleryState {
    try catalog.read { try GalleryState($0.requireGallery(gallery), $0) }
  }
}
