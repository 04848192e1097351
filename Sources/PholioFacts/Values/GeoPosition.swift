import Glibc

/// A point on Earth, in WGS 84, as GPS receivers give it.
package struct GeoPosition: Hashable, Sendable {
  /// Degrees, north positive, −90…90.
  package let latitude: Double
  /// Degrees, east positive, −180…180.
  package let longitude: Double
  /// Metres above sea level, negative below; nil when not known.
  package let altitude: Double?

  /// Between the deepest sea and the edge of space. Other numbers are no altitudes: a receiver without one
  /// writes 4294967284, for example.
  package static let altitudes = -12_000.0...100_000.0

  /// Nil for a point that is not on Earth, and for 0, 0: receivers write that without a fix. An altitude out
  /// of range counts as not known.
  package init?(latitude: Double, longitude: Double, altitude: Double? = nil) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude), latitude != 0 || longitude != 0
    else { return nil }
    self.latitude = latitude
    self.longitude = longitude
    self.altitude = altitude.flatMap { Self.altitudes.contains($0) ? $0 : nil }
  }

  /// "48.858370, 2.294481, 35 m".
  package var text: String {
    let point = "\(latitude.fixedText(digits: 6)), \(longitude.fixedText(digits: 6))"
    return altitude.map { "\(point), \($0.shortText(digits: 1)) m" } ?? point
  }
}

/// Distances on the Earth taken as a ball: within half a percent of the true ones.
extension GeoPosition {
  /// The Earth's mean radius in metres.
  private static let radius = 6_371_008.8

  /// Metres to another position along a great circle.
  package func metres(to other: GeoPosition) -> Double {
    let radians = Double.pi / 180
    let (south, north) = (latitude * radians, other.latitude * radians)
    let vertical = sin((north - south) / 2)
    let horizontal = sin((other.longitude - longitude) * radians / 2)
    let haversine = vertical * vertical + cos(south) * cos(north) * horizontal * horizontal
    return 2 * Self.radius * asin(min(1, haversine.squareRoot()))
  }

  /// How many degrees of latitude a distance is.
  package static func degrees(ofMetres metres: Double) -> Double { metres / radius * 180 / .pi }
}
