/// A place on Earth, WGS 84 as GPS receivers give it.
package struct GeoPosition: Hashable, Sendable {
  /// Degrees, north positive, −90…90.
  package var latitude: Double
  /// Degrees, east positive, −180…180.
  package var longitude: Double
  /// Metres above sea level, negative below; nil when not known.
  package var altitude: Double?

  package init(latitude: Double, longitude: Double, altitude: Double? = nil) {
    self.latitude = latitude
    self.longitude = longitude
    self.altitude = altitude
  }
}

extension GeoPosition {
  /// The position in a block's GPS directory. Nil when a coordinate or its hemisphere is missing or out of
  /// range, and for 0, 0, which is what receivers without a fix write.
  init?(_ exif: borrowing ExifReader) {
    guard
      let latitude = Self.degrees(exif.value(.latitude), exif.value(.latitudeRef), "N", "S", limit: 90),
      let longitude = Self.degrees(exif.value(.longitude), exif.value(.longitudeRef), "E", "W", limit: 180),
      latitude != 0 || longitude != 0
    else { return nil }
    self.init(
      latitude: latitude, longitude: longitude,
      altitude: Self.altitude(exif.value(.altitude), exif.value(.altitudeRef)))
  }

  /// Degrees from degrees, minutes and seconds; minutes and seconds that are missing or 0/0 count as nought.
  private static func degrees(
    _ value: ExifValue?, _ reference: ExifValue?, _ positive: Unicode.Scalar, _ negative: Unicode.Scalar,
    limit: Double
  ) -> Double? {
    guard let value, let whole = value.number(at: 0),
      let letter = reference?.text()?.uppercased().unicodeScalars.first,
      letter == positive || letter == negative
    else { return nil }
    let degrees = whole + ((value.number(at: 1) ?? 0) + (value.number(at: 2) ?? 0) / 60) / 60
    guard (-limit...limit).contains(degrees) else { return nil }
    return letter == negative ? -degrees : degrees
  }

  /// Reference 1 is below the sea; 3 is its newer sister, below the ellipsoid (Exif 3.0).
  private static func altitude(_ value: ExifValue?, _ reference: ExifValue?) -> Double? {
    guard let metres = value?.number(at: 0), abs(metres) < 1_000_000 else { return nil }
    let below = reference?.whole == 1 || reference?.whole == 3
    return below ? -metres : metres
  }
}
