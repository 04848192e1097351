package import PholioFacts

/// The properties that state facts, as EXIF has them (CIPA DC-010, "Exif metadata for XMP").
extension XMPProperties {
  package var facts: PhotoFacts {
    var facts = namedFacts
    facts.lens = facts.lens ?? lensRange
    return facts
  }

  /// The facts, with the lens only by its name.
  var namedFacts: PhotoFacts {
    var facts = PhotoFacts()
    for field in PhotoFacts.fields { field.set(&facts, text: text(field)) }
    facts.aperture =
      number("FNumber").flatMap { $0 > 0 ? $0 : nil }
      ?? number("ApertureValue").flatMap(Apex.fNumber)
    facts.exposure =
      number("ExposureTime").flatMap(ExposureTime.init(seconds:))
      ?? number("ShutterSpeedValue").flatMap(Apex.seconds).flatMap(ExposureTime.init(seconds:))
    facts.iso = iso
    facts.focalLength = number("FocalLength").flatMap { $0 > 0 ? $0 : nil }
    facts.position = position
    facts.limit()
    return facts
  }

  /// The date that tells when the photo was taken. Programs write more than one.
  package var date: StatedDate? {
    let properties: [(event: StatedDate.Event, property: XMPProperty)] = [
      (.taken, .init(.exif, "DateTimeOriginal")), (.taken, .init(.photoshop, "DateCreated")),
      (.digitized, .init(.exif, "DateTimeDigitized")), (.digitized, .init(.xmp, "CreateDate")),
      (.modified, .init(.tiff, "DateTime")), (.modified, .init(.xmp, "ModifyDate")),
    ]
    return StatedDate.best(
      of: properties.compactMap { event, property in
        text(property).flatMap { StatedDate(event, $0, source: .xmp) }
      })
  }

  /// The lens by its numbers.
  var lensRange: String? {
    let numbers =
      list(XMPProperty(.exifEX, "LensSpecification").path)
      ?? text(XMPProperty(.aux, "LensInfo").path)?.split(separator: " ").map(String.init)
    guard let numbers, numbers.count == 4 else { return nil }
    return PhotoFacts.lensText(numbers.map(Self.number))
  }

  private var iso: Int? {
    let properties: [XMPProperty] = [
      .init(.exifEX, "PhotographicSensitivity"), .init(.exif, "ISOSpeedRatings"), .init(.exifEX, "ISOSpeed"),
      .init(.exifEX, "RecommendedExposureIndex"), .init(.exifEX, "StandardOutputSensitivity"),
    ]
    let numbers = properties.lazy.compactMap { text($0) }.compactMap(Int.init)
      .filter(PhotoFacts.sensitivities.contains)
    // 65535 stands for "too large", and another property has the number.
    return numbers.first { $0 < 65535 } ?? numbers.first
  }

  private var position: GeoPosition? {
    guard let latitude = exif("GPSLatitude").flatMap({ Self.degrees($0, "N", "S") }),
      let longitude = exif("GPSLongitude").flatMap({ Self.degrees($0, "E", "W") })
    else { return nil }
    let isBelow = ["1", "3"].contains(exif("GPSAltitudeRef"))
    let altitude = number("GPSAltitude").map { isBelow ? -$0 : $0 }
    return GeoPosition(latitude: latitude, longitude: longitude, altitude: altitude)
  }

  /// "48,51.507N", "48,51,30N": degrees with minutes, or with minutes and seconds.
  private static func degrees(_ text: String, _ positive: String, _ negative: String) -> Double? {
    let text = text.uppercased()
    guard text.hasSuffix(positive) || text.hasSuffix(negative) else { return nil }
    let parts = text.dropLast().split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard (1...3).contains(parts.count), parts.allSatisfy({ $0.map { $0.isFinite && $0 >= 0 } ?? false })
    else { return nil }
    let degrees = parts.reversed().reduce(0) { $0 / 60 + ($1 ?? 0) }
    return text.hasSuffix(negative) ? -degrees : degrees
  }

  /// EXIF's own property as it is, where it is one text.
  private func exif(_ name: String) -> String? { text(XMPProperty(.exif, name).path) }

  private func number(_ name: String) -> Double? { exif(name).flatMap(Self.number) }

  /// "28/10", "2.8"; nil for what is no number, and for 0/0.
  private static func number(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ "0123456789+-./eE".utf8.contains($0) }) else { return nil }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count <= 2, let top = parts[0] else { return nil }
    guard parts.count == 2 else { return top.isFinite ? top : nil }
    guard let bottom = parts[1], bottom != 0, (top / bottom).isFinite else { return nil }
    return top / bottom
  }
}
