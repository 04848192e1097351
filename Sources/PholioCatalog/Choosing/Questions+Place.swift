import GRDB
import PholioFacts

/// Questions about where on earth photos were taken.
extension PhotoStore {
  /// The photos that were taken within a distance of a position, along a great circle.
  func photos(near position: GeoPosition, metres: Double) throws -> PhotoSet {
    // A little more, for rounding.
    let degrees = GeoPosition.degrees(ofMetres: metres) + 1e-6
    var found = PhotoSet()
    try forEach(.near, [position.latitude - degrees, position.latitude + degrees]) { photo, row in
      guard case .real(let latitude) = row.value(at: 1), case .real(let longitude) = row.value(at: 2),
        let other = GeoPosition(latitude: latitude, longitude: longitude)
      else { return }
      if position.metres(to: other) <= metres { found.insert(photo) }
    }
    return found
  }
}
