package import PholioCatalog
import PholioFacts
import PholioImaging
import SystemPackage

/// A photo in a cell of the page.
package struct PagePhoto: Encodable, Sendable {
  private let photo: Photo
  private let name: String?
  private let isMissing: Bool

  /// Looks at the disk for the photo's file.
  package init(_ placed: PlacedPhoto) {
    let record = PhotoRecord(placed)
    photo = placed.photo
    name = record.location?.name.shown
    isMissing = record.isMissing
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: PageKey.self)
    try container.encode(photo.id.rawValue, forKey: "id")
    try container.encode(name, forKey: "name")
    try container.encode(isMissing, forKey: "missing")
    try PhotoFields(photo, .brief).encode(to: encoder)
  }
}

/// All that the catalog knows of one photo.
package struct KnownPhoto: Sendable {
  fileprivate let photo: Photo
  fileprivate let files: [FileLocation]
  fileprivate let galleries: [GalleryID]

  /// - Throws: `ArrangeError.unknownPhoto`.
  package init(_ id: PhotoID, _ tx: CatalogTransaction) throws {
    try tx.requirePhoto(id)
    photo = try tx.photos.photo(id)
    files = try tx.files.locations(of: id)
    galleries = try tx.galleries.holding(id)
  }
}

extension CatalogTransaction {
  /// - Throws: `ArrangeError.unknownPhoto`.
  package func requirePhoto(_ id: PhotoID) throws {
    guard try photos.exists(id) else { throw ArrangeError.unknownPhoto(id.rawValue) }
  }
}

/// All that is known of one photo, but not where its file lies.
package struct PhotoDetail: Encodable, Sendable {
  private let photo: Photo
  private let name: String?
  private let isMissing: Bool
  private let galleries: [GalleryID]
  private let tellsPlace: Bool

  /// Looks at the disk for the photo's file.
  ///
  /// - Parameter tellsPlace: Whether where it was taken is told, if that is known.
  package init(_ known: KnownPhoto, tellsPlace: Bool = true) {
    photo = known.photo
    let there = known.files.first { !SystemCall.isMissing(FilePath($0.path)) }
    name = (there ?? known.files.first)?.name.shown
    isMissing = there == nil
    galleries = known.galleries
    self.tellsPlace = tellsPlace
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: PageKey.self)
    try container.encode(photo.id.rawValue, forKey: "id")
    try container.encode(name, forKey: "name")
    try container.encode(isMissing, forKey: "missing")
    try container.encode(photo.description != nil, forKey: "has_own_description")
    try container.encode(galleries.map(\.rawValue), forKey: "galleries")
    try PhotoFields(photo, .withTexts, tellsPlace: tellsPlace).encode(to: encoder)
  }
}
