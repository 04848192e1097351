package import PholioFacts

/// The properties that state facts, as EXIF has them (CIPA DC-010, "Exif metadata for XMP").
extension XMPProperties {
  private static let tiff = "http://ns.adobe.com/tiff/1.0/"
  private static let exif = "http://ns.adobe.com/exif/1.0/"
  private static let exifEX = "http://cipa.jp/exif/1.0/"
  private static let aux = "http://ns.adobe.com/exif/1.0/aux/"
  private static let photoshop = "http://ns.adobe.com/photoshop/1.0/"
  private static let basic = "http://ns.adobe.com/xap/1.0/"

  package var facts: PhotoFacts { facts(lens: lensName ?? lensRange) }

  /// - Parameter lens: As it counts.
  func facts(lens: String?) -> PhotoFacts {
    var facts = PhotoFacts()
    facts.make = short(Self.tiff + "Make")
    facts.model = short(Self.tiff + "Model")
    facts.lens = lens
    facts.aperture =
      number(Self.exif + "FNumber").flatMap { $0 > 0 ? $0 : nil }
      ?? number(Self.exif + "ApertureValue").flatMap(Apex.fNumber)
    facts.exposure =
      number(Self.exif + "ExposureTime").flatMap(ExposureTime.init(seconds:))
      ?? number(Self.exif + "ShutterSpeedValue").flatMap(Apex.seconds).flatMap(ExposureTime.init(seconds:))
    facts.iso = iso
    facts.focalLength = number(Self.exif + "FocalLength").flatMap { $0 > 0 ? $0 : nil }
    facts.position = position
    facts.limit()
    return facts
  }

  /// The date that tells when the photo was taken. Programs write more than one.
  package var date: StatedDate? {
    let properties: [(event: StatedDate.Event, name: String)] = [
      (.taken, Self.exif + "DateTimeOriginal"), (.taken, Self.photoshop + "DateCreated"),
      (.digitized, Self.exif + "DateTimeDigitized"), (.digitized, Self.basic + "CreateDate"),
      (.modified, Self.tiff + "DateTime"), (.modified, Self.basic + "ModifyDate"),
    ]
    return StatedDate.best(
      of: properties.compactMap { property in
        short(property.name).flatMap { StatedDate(property.event, $0, source: .xmp) }
      })
  }

  var lensName: String? { short(Self.exifEX + "LensModel") ?? short(Self.aux + "Lens") }

  /// The lens by its numbers.
  var lensRange: String? {
    let numbers =
      list(Self.exifEX + "LensSpecification")
      ?? text(Self.aux + "LensInfo")?.split(separator: " ").map(String.init)
    guard let numbers, numbers.count == 4 else { return nil }
    return PhotoFacts.lensText(numbers.map(Self.number))
  }

  private var iso: Int? {
    let texts = [
      Self.exifEX + "PhotographicSensitivity", Self.exif + "ISOSpeedRatings", Self.exifEX + "ISOSpeed",
      Self.exifEX + "RecommendedExposureIndex", Self.exifEX + "StandardOutputSensitivity",
    ]
    let numbers = texts.lazy.compactMap(short).compactMap(Int.init)
      .filter(PhotoFacts.sensitivities.contains)
    // 65535 stands for "too large", and another property has the number.
    return numbers.first { $0 < 65535 } ?? numbers.first
  }

  private var position: GeoPosition? {
    guard let latitude = text(Self.exif + "GPSLatitude").flatMap({ Self.degrees($0, "N", "S") }),
      let longitude = text(Self.exif + "GPSLongitude").flatMap({ Self.degrees($0, "E", "W") })
    else { return nil }
    let isBelow = ["1", "3"].contains(text(Self.exif + "GPSAltitudeRef"))
    let altitude = number(Self.exif + "GPSAltitude").map { isBelow ? -$0 : $0 }
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

  private func number(_ name: String) -> Double? { text(name).flatMap(Self.number) }

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
