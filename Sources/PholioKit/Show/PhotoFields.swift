package import PholioCatalog
import PholioFacts

/// What the catalog says of a photo, as JSON: for `show`, `info` and the page.
package struct PhotoFields: Encodable, Sendable {
  /// How much is told.
  package enum Extent: Sendable {
    /// What a cell of the page needs.
    case brief
    case full
    /// Everything, and the texts that people read.
    case withTexts
  }

  private let photo: Photo
  private let extent: Extent
  private let tellsPosition: Bool

  /// - Parameter tellsPosition: Whether where it was taken is told, if that is known.
  package init(_ photo: Photo, _ extent: Extent, tellsPosition: Bool = true) {
    self.photo = photo
    self.extent = extent
    self.tellsPosition = tellsPosition
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let (content, facts) = (photo.content, photo.content.facts)
    try container.encode(content.digest.hex, forKey: .sha256)
    try container.encode(content.size.width, forKey: .width)
    try container.encode(content.size.height, forKey: .height)
    try container.encode(photo.title, forKey: .title)
    try container.encode(photo.description ?? facts.description, forKey: .description)
    if extent == .brief { return try container.encode(photo.taken.localText, forKey: .taken) }
    try container.encode(content.byteCount, forKey: .bytes)
    try container.encode(Taken(photo.taken), forKey: .taken)
    try container.encode(Camera(facts), forKey: .camera)
    try container.encode(facts.lens, forKey: .lens)
    try container.encode(facts.aperture, forKey: .aperture)
    try container.encode(facts.exposure?.seconds, forKey: .exposure)
    try container.encode(facts.iso, forKey: .iso)
    try container.encode(facts.focalLength, forKey: .focalLength)
    try container.encode(tellsPosition ? facts.position.map(Coordinates.init) : nil, forKey: .gps)
    try container.encode(facts.rating, forKey: .rating)
    try container.encode(facts.artist, forKey: .artist)
    try container.encode(facts.copyright, forKey: .copyright)
    if extent == .withTexts {
      try container.encode(Texts(photo, tellsPosition: tellsPosition), forKey: .texts)
    }
  }

  private enum CodingKeys: String, CodingKey {
    case sha256, width, height, title, description, bytes, taken, camera, lens, aperture, iso, gps, rating
    case artist, copyright, texts
    case exposure = "exposure_s"
    case focalLength = "focal_mm"
  }
}

extension PhotoFields {
  private struct Taken: Encodable {
    var local: String
    @Nullable var offset: String?
    var source: String

    init(_ taken: CaptureTime) {
      local = taken.localText
      offset = taken.offsetText
      source = taken.source.rawValue
    }
  }

  private struct Camera: Encodable {
    @Nullable var make: String?
    @Nullable var model: String?

    init?(_ facts: PhotoFacts) {
      if facts.make == nil && facts.model == nil { return nil }
      make = facts.make
      model = facts.model
    }
  }

  private struct Coordinates: Encodable {
    var latitude: Double
    var longitude: Double
    @Nullable var altitude: Double?

    init(_ position: GeoPosition) {
      latitude = position.latitude
      longitude = position.longitude
      altitude = position.altitude
    }
  }

  /// Ready to be shown.
  private struct Texts: Encodable {
    var taken: String
    var size: String
    var camera: String?
    var settings: String?
    var position: String?
    var rating: String?

    init(_ photo: Photo, tellsPosition: Bool) {
      let (content, facts) = (photo.content, photo.content.facts)
      taken = photo.taken.sourceText.map { "\(photo.taken.text) (\($0))" } ?? photo.taken.text
      size = "\(content.size.width) × \(content.size.height), \(content.byteCount.byteCountText)"
      camera = facts.cameraText
      settings = facts.settingsText
      position = tellsPosition ? facts.position?.text : nil
      rating = facts.rating.flatMap { $0 > 0 ? String(repeating: "★", count: min($0, 5)) : nil }
    }
  }
}

/// A value that stands in the JSON as null where it is missing: its key is always there.
@propertyWrapper struct Nullable<Value: Encodable>: Encodable {
  var wrappedValue: Value?

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let wrappedValue { try container.encode(wrappedValue) } else { try container.encodeNil() }
  }
}
