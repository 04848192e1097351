import Foundation
import PholioFacts
import PholioImaging

/// One file as exiftool reads it, field by field beside our facts.
struct ExiftoolReading {
  private let tags: [String: Any]

  init(_ tags: [String: Any]) {
    self.tags = tags
  }

  struct Comparison: CustomStringConvertible {
    let field: String
    let exiftool: String?
    let ours: String?
    let isEqual: Bool

    /// Neither has it.
    var isBlank: Bool { exiftool == nil && ours == nil }
    var description: String { "\(field): exiftool \(exiftool ?? "–"), ours \(ours ?? "–")" }
  }

  /// Width and height of the full picture, upright: HEIF's container turns it, elsewhere EXIF does. Nil if
  /// exiftool finds no picture.
  var uprightSize: [Int]? {
    let edges = (text("Composite:ImageSize") ?? "").split(separator: " ").compactMap { Int($0) }
    guard edges.count == 2 else { return nil }
    let isTurned =
      tags["QuickTime:MajorBrand"] == nil
      ? ["5", "6", "7", "8"].contains(text("IFD0:Orientation") ?? "1")
      : ["90", "270"].contains(text("QuickTime:Rotation") ?? "0")
    return isTurned ? [edges[1], edges[0]] : edges
  }

  func comparisons(with photo: any Original) -> [Comparison] {
    let size = [photo.size.width, photo.size.height]
    return comparisons(with: photo.metadata) + [texts("size", uprightSize.map { "\($0)" }, "\(size)")]
  }

  func comparisons(with metadata: PhotoMetadata) -> [Comparison] {
    let date = ExiftoolDates(tags).best(["exif", "xmp", "iptc", "png"])
    let facts = metadata.facts
    let taken = metadata.taken
    let ofExif = taken?.source == .exif ? taken : nil
    let own = date.flatMap { $0.source == "exif" ? Self.ownFields[$0.event] : nil }
    return [
      numbers("orientation", ["IFD0:Orientation"], metadata.storedOrientation.map(Double.init)),
      texts("make", text("IFD0:Make", "ExifIFD:Make", "XMP-tiff:Make"), facts.make),
      texts("model", text("IFD0:Model", "ExifIFD:Model", "XMP-tiff:Model"), facts.model),
      texts("lens", lens, facts.lens),
      numbers("aperture", Self.names(of: "FNumber", "ApertureValue"), facts.aperture),
      numbers("exposure", Self.names(of: "ExposureTime", "ShutterSpeedValue"), facts.exposure?.seconds),
      numbers("iso", Self.names(of: "ISO") + ["Composite:ISO"], facts.iso.map(Double.init)),
      numbers("focal", Self.names(of: "FocalLength"), facts.focalLength),
      numbers("latitude", ["Composite:GPSLatitude", "XMP-exif:GPSLatitude"], facts.position?.latitude),
      numbers("longitude", ["Composite:GPSLongitude", "XMP-exif:GPSLongitude"], facts.position?.longitude),
      numbers("altitude", ["Composite:GPSAltitude", "GPS:GPSAltitude"], facts.position?.altitude),
      texts("taken", date?.digits, taken.map { String($0.localText.prefix(19).filter(\.isNumber)) }),
      texts("source", date?.source, taken?.source.rawValue),
      texts(
        "fraction", own.flatMap { text("ExifIFD:\($0.fraction)") },
        ofExif.flatMap { $0.fraction.isEmpty ? nil : $0.fraction }),
      texts("offset", own.flatMap { text("ExifIFD:\($0.offset)") }, ofExif?.offsetText),
    ]
  }

  /// What belongs to EXIF's three dates.
  private static let ownFields = [
    (fraction: "SubSecTimeOriginal", offset: "OffsetTimeOriginal"),
    (fraction: "SubSecTimeDigitized", offset: "OffsetTimeDigitized"),
    (fraction: "SubSecTime", offset: "OffsetTime"),
  ]

  /// Where EXIF and XMP have facts; EXIF counts first.
  private static func names(of tags: String...) -> [String] {
    let groups = [["ExifIFD", "IFD0"], ["XMP-exif", "XMP-exifEX"]]
    return groups.flatMap { groups in tags.flatMap { tag in groups.map { "\($0):\(tag)" } } }
  }

  /// A name in EXIF, XMP or what one of three makers writes, or else numbers.
  private var lens: String? {
    let names = [
      "ExifIFD:LensModel", "IFD0:LensModel", "XMP-exifEX:LensModel", "XMP-aux:Lens", "Canon:LensModel",
      "Panasonic:LensType", "Olympus:LensModel",
    ]
    let ranges = [
      "ExifIFD:LensInfo", "IFD0:LensInfo", "XMP-exifEX:LensInfo", "XMP-aux:LensInfo", "Nikon:Lens",
    ]
    return names.lazy.compactMap { text($0) }.first { $0.contains { $0.isLetter || $0.isNumber } }
      ?? ranges.lazy.compactMap { text($0).flatMap(Self.lensInfo) }.first
  }

  /// exiftool's "18 55 3.5 5.6" in our words.
  private static func lensInfo(_ text: String) -> String? {
    let parts = text.split(separator: " ")
    guard parts.count == 4, !["undef", "0"].contains(parts[0]) else { return nil }
    func range(_ low: Substring, _ high: Substring) -> String {
      low == high || ["undef", "0"].contains(high) ? "\(low)" : "\(low)-\(high)"
    }
    let stops = ["undef", "0"].contains(parts[2]) ? "" : " f/\(range(parts[2], parts[3]))"
    return "\(range(parts[0], parts[1]))mm\(stops)"
  }

  private func text(_ names: String...) -> String? {
    for name in names {
      guard let value = tags[name] else { continue }
      let text = "\(value)".trimmingCharacters(in: .whitespacesAndNewlines)
      if !text.isEmpty { return text }
    }
    return nil
  }

  private func texts(_ field: String, _ expected: String?, _ ours: String?) -> Comparison {
    // JSON has no text that looks like a number: exiftool writes "00" as text and 46 as a number.
    Comparison(field: field, exiftool: expected, ours: ours, isEqual: expected == ours)
  }

  private func numbers(_ field: String, _ names: [String], _ ours: Double?) -> Comparison {
    // Some numbers are written as text.
    let value = names.lazy.compactMap { name in
      (tags[name] as? NSNumber)?.doubleValue ?? (tags[name] as? String).flatMap(Double.init)
    }.first
    let isEqual =
      if let value, let ours {
        abs(value - ours) <= 1e-6 * max(1, abs(value))
      } else {
        value == nil && ours == nil
      }
    return Comparison(
      field: field, exiftool: value.map { "\($0)" }, ours: ours.map { "\($0)" }, isEqual: isEqual)
  }
}
