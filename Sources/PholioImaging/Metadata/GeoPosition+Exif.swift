internal import Glibc
import PholioFacts

extension GeoPosition {
  /// The position in a block's GPS directory. Nil if a coordinate or its hemisphere is missing or out of
  /// range, and for 0, 0.
  init?(_ exif: borrowing ExifReader) {
    guard
      let latitude = Self.degrees(exif.value(.latitude), exif.value(.latitudeRef), "N", "S"),
      let longitude = Self.degrees(exif.value(.longitude), exif.value(.longitudeRef), "E", "W")
    else { return nil }
    self.init(
      latitude: latitude, longitude: longitude,
      altitude: Self.altitude(exif.value(.altitude), exif.value(.altitudeRef)))
  }

  /// Degrees from degrees, minutes and seconds; missing minutes and seconds, or 0/0, count as 0.
  private static func degrees(
    _ value: ExifValue?, _ reference: ExifValue?, _ positive: Unicode.Scalar, _ negative: Unicode.Scalar
  ) -> Double? {
    guard let value, let whole = value.number(at: 0),
      let letter = reference?.text()?.uppercased().unicodeScalars.first,
      letter == positive || letter == negative
    else { return nil }
    let degrees = whole + ((value.number(at: 1) ?? 0) + (value.number(at: 2) ?? 0) / 60) / 60
    return letter == negative ? -degrees : degrees
  }

  /// Reference 1 is below sea level; 3 is its newer version, below the ellipsoid (Exif 3.0).
  private static func altitude(_ value: ExifValue?, _ reference: ExifValue?) -> Double? {
    guard let metres = value?.number(at: 0) else { return nil }
    let below = reference?.whole == 1 || reference?.whole == 3
    return below ? -metres : metres
  }
}

extension ExposureTime {
  /// ExposureTime, or else ShutterSpeedValue.
  init?(_ exif: borrowing ExifReader) {
    if let value = exif.value(.exposureTime), value.type == 5, let (top, bottom) = value.rational,
      let exact = Self(numerator: top, denominator: bottom)
    {
      self = exact
    } else if let seconds = exif.value(.shutterSpeedValue)?.number().flatMap(Apex.seconds) {
      self.init(seconds: seconds)
    } else {
      return nil
    }
  }
}

/// The logarithmic units in which EXIF keeps aperture and shutter speed a second time. Nil for impossible
/// values.
enum Apex {
  /// Seconds are 2 to the power of minus the shutter speed value.
  static func seconds(shutterSpeed value: Double) -> Double? {
    abs(value) < 30 ? pow(2, -value) : nil
  }

  /// The f-number is 2 to the power of half the aperture value.
  static func fNumber(aperture value: Double) -> Double? {
    value > 0 && value < 30 ? pow(2, value / 2) : nil
  }
}
