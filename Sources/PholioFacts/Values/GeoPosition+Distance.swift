import Glibc

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
