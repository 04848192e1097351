package import PholioCatalog
package import PholioDisk
package import PholioFacts
package import PholioImaging
package import PholioLibrary

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

/// All that the catalog knows of one photo.
package struct PhotoDetails: Sendable {
  package let photo: Photo
  /// Its files, in order of paths.
  package let files: [FileLocation]
  package let galleries: [GalleryID]
  /// In order of paths.
  package let companions: [Companion]

  init(_ id: PhotoID, _ tx: CatalogTransaction) throws {
    photo = try tx.photos.photo(id)
    files = try tx.files.locations(of: id)
    galleries = try tx.galleries.holding(id)
    companions = try tx.files.companions(of: id)
  }
}

extension Library {
  /// - Throws: `ArrangeError.unknownPhoto`.
  package func photo(_ id: PhotoID) throws -> PhotoDetails {
    try catalog.read { tx in
      guard try tx.photos.exists(id) else { throw ArrangeError.unknownPhoto(id.rawValue) }
      return try PhotoDetails(id, tx)
    }
  }

  /// The files of the photo with this content; nil if there is none.
  package func files(of digest: PhotoDigest) throws -> [FileLocation]? {
    try catalog.read { tx in try tx.photos.id(digest).map { try tx.files.locations(of: $0) } }
  }
}

extension Library {
  /// A photo's thumbnail as it is shown; nil if it is not there.
  package func thumbnailDrawn(_ photo: PhotoFields) -> Bitmap? {
    guard let bytes = thumbnails.read(photo.content.digest, photo.content.thumbnail) else { return nil }
    return try? PhotoDecoder.decode(bytes, orientation: photo.own.turn.orientation, to: .full).bitmap
  }
}
