package import PholioCatalog
package import PholioDisk
package import PholioFacts
import PholioLibrary

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
