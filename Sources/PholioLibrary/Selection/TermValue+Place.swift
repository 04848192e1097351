import PholioCatalog
import PholioDisk
import PholioFacts

extension TermValue {
  /// How far from a point is near, if that is not said. In metres.
  private static let nearby = 1000.0

  /// `LAT,LON` or `LAT,LON,DISTANCE`.
  func near() throws(TermFault) -> Selection.Term {
    let parts = try text().split(separator: ",", omittingEmptySubsequences: false).map { part in
      part.drop { $0 == " " }
    }
    guard (2...3).contains(parts.count), let latitude = Self.degrees(parts[0]),
      let longitude = Self.degrees(parts[1])
    else {
      throw TermFault(reason: "near: takes latitude, longitude and a distance: \(TermKey.near.example)")
    }
    guard let point = Self.point(latitude, longitude) else {
      throw TermFault(reason: "latitudes are -90 to 90, and longitudes -180 to 180")
    }
    guard parts.count == 3 else { return .question(.near(point, metres: Self.nearby)) }
    guard let metres = Self.metres(parts[2]) else {
      throw TermFault(
        offset: bytes.count - parts[2].utf8.count,
        reason: "'\(ByteString(String(parts[2])).shownInBrief)' is no distance: 300m, 5km or 2mi")
    }
    return .question(.near(point, metres: metres))
  }

  private static func point(_ latitude: Double, _ longitude: Double) -> GeoPosition? {
    // Receivers write 0, 0 without a fix, so that it is no position; typed, it is the point beside.
    latitude == 0 && longitude == 0
      ? GeoPosition(latitude: 0, longitude: 1e-9) : GeoPosition(latitude: latitude, longitude: longitude)
  }

  private static func degrees(_ text: Substring) -> Double? {
    text.first == "-" ? TermEnd.number(text.dropFirst()).map { -$0 } : TermEnd.number(text)
  }

  private static func metres(_ text: Substring) -> Double? {
    let units = [("km", 1000.0), ("mi", 1609.344), ("m", 1.0)]
    guard let (name, metres) = units.first(where: { text.hasSuffix($0.0) }),
      let number = TermEnd.number(text.dropLast(name.count))
    else { return nil }
    return number * metres
  }
}
