package import PholioCatalog
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
    try container.encode(photo.content.digest.hex, forKey: "sha256")
    try container.encode(name, forKey: "name")
    try container.encode(photo.title, forKey: "title")
    try container.encode(photo.description ?? photo.content.facts.words, forKey: "description")
    try container.encode(photo.content.width, forKey: "width")
    try container.encode(photo.content.height, forKey: "height")
    try container.encode(photo.taken.localText, forKey: "taken")
    try container.encode(isMissing, forKey: "missing")
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
    let facts = photo.content.facts
    try container.encode(photo.id.rawValue, forKey: "id")
    try container.encode(photo.content.digest.hex, forKey: "sha256")
    try container.encode(name, forKey: "name")
    try container.encode(photo.content.width, forKey: "width")
    try container.encode(photo.content.height, forKey: "height")
    try container.encode(photo.content.byteCount, forKey: "bytes")
    try container.encode(isMissing, forKey: "missing")
    try container.encode(photo.title, forKey: "title")
    try container.encode(photo.description ?? facts.words, forKey: "description")
    try container.encode(photo.description != nil, forKey: "has_own_description")
    var taken = container.nestedContainer(keyedBy: PageKey.self, forKey: "taken")
    try taken.encode(photo.taken.localText, forKey: "local")
    try taken.encode(photo.taken.captureTime?.offsetText, forKey: "offset")
    try taken.encode(photo.taken.source, forKey: "source")
    var camera = container.nestedContainer(keyedBy: PageKey.self, forKey: "camera")
    try camera.encode(facts.make, forKey: "make")
    try camera.encode(facts.model, forKey: "model")
    try container.encode(facts.lens, forKey: "lens")
    try container.encode(facts.aperture, forKey: "aperture")
    try container.encode(facts.exposureSeconds, forKey: "exposure_s")
    try container.encode(facts.iso, forKey: "iso")
    try container.encode(facts.focalMillimetres, forKey: "focal_mm")
    if tellsPlace, let place = facts.place {
      var gps = container.nestedContainer(keyedBy: PageKey.self, forKey: "gps")
      try gps.encode(place.latitude, forKey: "latitude")
      try gps.encode(place.longitude, forKey: "longitude")
      try gps.encode(place.altitude, forKey: "altitude")
    } else {
      try container.encodeNil(forKey: "gps")
    }
    try container.encode(facts.rating, forKey: "rating")
    try container.encode(facts.artist, forKey: "artist")
    try container.encode(facts.copyright, forKey: "copyright")
    try container.encode(galleries.map(\.rawValue), forKey: "galleries")
  }
}
