import Foundation
package import PholioFacts

extension SidecarContent {
  /// What a sidecar says; nil if it is no XMP.
  package init?(xmp bytes: [UInt8]) {
    guard let properties = XMPProperties(packet: bytes), properties.hasRDF else { return nil }
    self.init(
      words: properties.words, stated: StatedFacts(facts: properties.facts, date: properties.date))
  }

  /// What the JSON beside a photo says that was taken out of Google Photos: its time, in UTC, its place, its
  /// description, and five stars for a favourite. Another program's JSON says nothing; nil: it is no JSON.
  package init?(takeout bytes: [UInt8]) {
    guard let json = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed) else {
      return nil
    }
    self.init()
    guard let object = json as? [String: Any], let taken = object["photoTakenTime"] as? [String: Any] else {
      return
    }
    if let seconds = (taken["timestamp"] as? String).flatMap(Int64.init),
      let time = CaptureTime(local: seconds, offsetMinutes: 0, source: .takeout),
      time.civil.year >= CaptureTime.firstYear
    {
      stated.date = StatedDate(.taken, time)
    }
    stated.facts.position =
      ["geoData", "geoDataExif"].lazy.compactMap { Self.position(object[$0]) }.first
    words.description =
      (object["description"] as? String)
      .flatMap { FactText.tidied($0, PhotoWords.description.source.extent) }.flatMap(CameraFiller.without)
    if object["favorited"] as? Bool == true { words.rating = 5 }
  }

  /// Google writes an altitude of 0 where it knows none.
  private static func position(_ json: Any?) -> GeoPosition? {
    guard let json = json as? [String: Any], let latitude = json["latitude"] as? Double,
      let longitude = json["longitude"] as? Double
    else { return nil }
    let altitude = (json["altitude"] as? Double).flatMap { $0 == 0 ? nil : $0 }
    return GeoPosition(latitude: latitude, longitude: longitude, altitude: altitude)
  }
}
