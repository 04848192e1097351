package import PholioCatalog
import PholioLibrary

/// The galleries, in their own order, at one moment.
package struct LibraryState: Hashable, Sendable {
  package let portfolio: Portfolio
  package let galleries: [GalleryState]
}

extension Library {
  /// - Parameter hidingRejects: Whether photos that are flagged as rejects neither count nor show.
  package func state(hidingRejects: Bool = false) throws -> LibraryState {
    try catalog.read { tx in
      let rejects = try hidingRejects ? tx.photos.rejectCounts() : nil
      return LibraryState(
        portfolio: try tx.galleries.portfolio(),
        galleries: try tx.galleries.all().map { try GalleryState($0, hidingRejects: rejects, tx) })
    }
  }

  /// - Throws: `ArrangeError.unknownGallery`.
  package func state(of gallery: GalleryID, hidingRejects: Bool = false) throws -> GalleryState {
    try catalog.read { tx in
      let rejects = try hidingRejects ? tx.photos.rejectCounts() : nil
      return try GalleryState(tx.requireGallery(gallery), hidingRejects: rejects, tx)
    }
  }
}
