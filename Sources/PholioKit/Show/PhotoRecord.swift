package import PholioCatalog
import PholioImaging
import PholioLayout
import SystemPackage

/// A photo at its place, as `show --json` prints it.
package struct PhotoRecord: Encodable {
  package let photo: Photo
  /// Nil for a photo that is not looked at in a gallery.
  private let place: Position?
  /// Where the file is, or where it was last seen; nil where no file was ever kept.
  package let location: FileLocation?
  package let isMissing: Bool

  /// Looks at the disk: of several files the first that is there is shown.
  package init(_ placed: PlacedPhoto) {
    photo = placed.photo
    place = placed.position
    let there = placed.files.first { !SystemCall.isMissing(FilePath($0.path)) }
    location = there ?? placed.files.first
    isMissing = there == nil
  }

  /// A photo by itself, whose file is there.
  package init(_ photo: Photo, file: FileLocation) {
    self.photo = photo
    place = nil
    location = file
    isMissing = false
  }

  /// - Precondition: The photo is looked at in a gallery.
  package var position: Int {
    guard let place else { preconditionFailure("a photo by itself has no position") }
    return place.rawValue
  }

  enum CodingKeys: String, CodingKey {
    case position, sha256, path, name, width, height, taken, camera, lens, aperture, iso, gps, rating,
      title, description
    case missing
    case pathBytes = "path_bytes"
    case nameBytes = "name_bytes"
    case exposure = "exposure_s"
    case focalLength = "focal_mm"
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let facts = photo.content.facts
    try container.encodeIfPresent(place?.rawValue, forKey: .position)
    try container.encode(photo.content.digest.hex, forKey: .sha256)
    try container.encode(location?.path, as: .path, bytes: .pathBytes)
    try container.encode(location?.name, as: .name, bytes: .nameBytes)
    try container.encode(photo.content.width, forKey: .width)
    try container.encode(photo.content.height, forKey: .height)
    try container.encode(Taken(photo.taken), forKey: .taken)
    try container.encode(Camera(facts), forKey: .camera)
    try container.encode(facts.lens, forKey: .lens)
    try container.encode(facts.aperture, forKey: .aperture)
    try container.encode(facts.exposureSeconds, forKey: .exposure)
    try container.encode(facts.iso, forKey: .iso)
    try container.encode(facts.focalMillimetres, forKey: .focalLength)
    try container.encode(facts.place.map(Place.init), forKey: .gps)
    try container.encode(facts.rating, forKey: .rating)
    try container.encode(photo.title, forKey: .title)
    try container.encode(photo.description ?? facts.words, forKey: .description)
    try container.encode(isMissing, forKey: .missing)
  }

  private struct Taken: Encodable {
    var local: String
    var offset: String?
    var source: String

    init(_ taken: Photo.Taken) {
      local = taken.localText
      offset = taken.captureTime?.offsetText
      source = taken.source
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(local, forKey: .local)
      try container.encode(offset, forKey: .offset)
      try container.encode(source, forKey: .source)
    }

    enum CodingKeys: String, CodingKey { case local, offset, source }
  }

  private struct Camera: Encodable {
    var make: String?
    var model: String?

    init?(_ facts: Photo.Facts) {
      if facts.make == nil && facts.model == nil { return nil }
      make = facts.make
      model = facts.model
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(make, forKey: .make)
      try container.encode(model, forKey: .model)
    }

    enum CodingKeys: String, CodingKey { case make, model }
  }

  private struct Place: Encodable {
    var latitude: Double
    var longitude: Double
    var altitude: Double?

    init(_ place: Photo.Place) {
      latitude = place.latitude
      longitude = place.longitude
      altitude = place.altitude
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(latitude, forKey: .latitude)
      try container.encode(longitude, forKey: .longitude)
      try container.encode(altitude, forKey: .altitude)
    }

    enum CodingKeys: String, CodingKey { case latitude, longitude, altitude }
  }
}

extension Photo.Taken {
  var captureTime: CaptureTime? {
    CaptureTime.Source(rawValue: source).map {
      CaptureTime(local: local, fraction: fraction, offsetMinutes: offsetMinutes, source: $0)
    }
  }

  /// As "2019-05-04T10:11:12.34".
  package var localText: String {
    captureTime?.localText ?? ""
  }
}
