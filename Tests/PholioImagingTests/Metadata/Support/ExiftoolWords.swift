import Foundation
import PholioFacts
import PholioImaging

/// The words and dates of one file as exiftool reads them, source by source.
struct ExiftoolWords {
  private let tags: [String: Any]

  init(_ tags: [String: Any]) {
    self.tags = tags
  }

  /// What counts of a file without a sidecar.
  var all: PhotoWords { PhotoWords(bestOf: [xmp, iptc, exif]) }

  var xmp: PhotoWords {
    var words = PhotoWords()
    words.title = ours("XMP-dc:Title")
    words.description = ours("XMP-dc:Description", hasLines: true)
    words.creator = joined("XMP-dc:Creator")
    words.copyright = text("XMP-dc:Rights")
    words.keywords = list("XMP-dc:Subject")
    if words.keywords.isEmpty {
      words.keywords = list("XMP-lr:HierarchicalSubject").map {
        $0.components(separatedBy: "|").last ?? $0
      }
    }
    words.rating = stars("XMP-xmp:Rating")
    if text("XMP-xmp:Rating").flatMap({ Double($0) }) == -1 { words.statedRating = Override<Int>.none }
    words.label = text("XMP-xmp:Label")
    words.city = text("XMP-photoshop:City") ?? place("City")
    words.country = text("XMP-photoshop:Country") ?? place("CountryName")
    return words
  }

  var iptc: PhotoWords {
    var words = PhotoWords()
    words.title = ours("IPTC:ObjectName")
    words.description = ours("IPTC:Caption-Abstract", hasLines: true)
    words.creator = joined("IPTC:By-line")
    words.copyright = text("IPTC:CopyrightNotice")
    words.keywords = list("IPTC:Keywords")
    words.city = text("IPTC:City")
    words.country = text("IPTC:Country-PrimaryLocationName")
    return words
  }

  var exif: PhotoWords {
    var words = PhotoWords()
    words.title = ours("IFD0:XPTitle")
    words.description =
      ours("IFD0:ImageDescription", hasLines: true) ?? ours("IFD0:XPComment", hasLines: true)
      ?? ours("ExifIFD:UserComment", hasLines: true)
    words.creator = text("IFD0:Artist") ?? text("IFD0:XPAuthor")
    words.copyright = text("IFD0:Copyright")
    words.keywords = (text("IFD0:XPKeywords") ?? "").components(separatedBy: ";").filter { !$0.isEmpty }
    words.rating = stars("IFD0:Rating")
    return words
  }

  /// Digits of the wall clock's time, to the second.
  var xmpDate: String? { ExiftoolDates(tags).best(["xmp"])?.digits }

  var iptcDate: String? { ExiftoolDates(tags).best(["iptc"])?.digits }

  private func stars(_ name: String) -> Int? {
    text(name).flatMap(Double.init).flatMap { (0...5).contains($0) ? Int($0.rounded()) : nil }
  }

  /// Unless a camera wrote it to fill the field.
  private func ours(_ name: String, hasLines: Bool = false) -> String? {
    text(name, hasLines: hasLines).flatMap { CameraFiller.isAll(of: $0) ? nil : $0 }
  }

  private func place(_ field: String) -> String? {
    ["LocationCreated", "LocationShown"].lazy.compactMap { list("XMP-iptcExt:\($0)\(field)").first }.first
  }

  private func joined(_ name: String) -> String? {
    let texts = list(name)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// Each once.
  private func list(_ name: String) -> [String] {
    let values = tags[name] as? [Any] ?? tags[name].map { [$0] } ?? []
    var texts: [String] = []
    for text in values.compactMap({ clean("\($0)", hasLines: false) }) where !texts.contains(text) {
      texts.append(text)
    }
    return texts
  }

  private func text(_ name: String, hasLines: Bool = false) -> String? {
    tags[name].flatMap { clean("\($0)", hasLines: hasLines) }
  }

  private func clean(_ text: String, hasLines: Bool) -> String? {
    var text = text.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n")
    if !hasLines { text = text.replacingOccurrences(of: "\n", with: " ") }
    text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? nil : text
  }
}

extension PhotoWords {
  /// Fields in which two differ: name, this one's, the other's.
  func differences(from other: PhotoWords) -> [String] {
    let fields: [(String, String, String)] = [
      ("title", "\(title ?? "–")", "\(other.title ?? "–")"),
      ("description", "\(description ?? "–")", "\(other.description ?? "–")"),
      ("creator", "\(creator ?? "–")", "\(other.creator ?? "–")"),
      ("copyright", "\(copyright ?? "–")", "\(other.copyright ?? "–")"),
      ("keywords", "\(keywords)", "\(other.keywords)"),
      ("rating", "\(rating ?? -1)", "\(other.rating ?? -1)"),
      ("label", "\(label ?? "–")", "\(other.label ?? "–")"),
      ("city", "\(city ?? "–")", "\(other.city ?? "–")"),
      ("country", "\(country ?? "–")", "\(other.country ?? "–")"),
    ]
    return fields.filter { $0.1 != $0.2 }.map { "\($0.0): \($0.1) ≠ \($0.2)" }
  }
}

/// The dates of one file as exiftool reads them.
struct ExiftoolDates {
  private let tags: [String: Any]

  init(_ tags: [String: Any]) {
    self.tags = tags
  }

  /// When the photo was taken, digitized and changed: tags, by their sources.
  private static let events: [[(source: String, names: [String])]] = [
    [
      ("exif", ["ExifIFD:DateTimeOriginal", "IFD0:DateTimeOriginal"]),
      ("xmp", ["XMP-exif:DateTimeOriginal"]), ("xmp", ["XMP-photoshop:DateCreated"]),
      ("iptc", ["IPTC:DateCreated", "IPTC:TimeCreated"]), ("png", ["PNG:CreationTime"]),
    ],
    [
      ("exif", ["ExifIFD:CreateDate", "IFD0:CreateDate"]), ("xmp", ["XMP-exif:DateTimeDigitized"]),
      ("xmp", ["XMP-xmp:CreateDate"]), ("iptc", ["IPTC:DigitalCreationDate", "IPTC:DigitalCreationTime"]),
    ],
    [
      ("exif", ["IFD0:ModifyDate", "ExifIFD:ModifyDate"]), ("xmp", ["XMP-tiff:DateTime"]),
      ("xmp", ["XMP-xmp:ModifyDate"]), ("png", ["PNG:Datecreate"]), ("png", ["PNG:Datemodify"]),
    ],
  ]

  /// Of the first event that has a date the first with a clock, or else the first: digits of the wall clock's
  /// time, to the second.
  func best(_ sources: [String]) -> (source: String, event: Int, digits: String)? {
    for (number, event) in Self.events.enumerated() {
      let dates = event.filter { sources.contains($0.source) }.compactMap { source, names in
        date(source, names).map { (source: source, event: number, digits: $0.digits, hasClock: $0.hasClock) }
      }
      if let date = dates.first(where: \.hasClock) ?? dates.first {
        return (date.source, date.event, date.digits)
      }
    }
    return nil
  }

  private func date(_ source: String, _ names: [String]) -> (digits: String, hasClock: Bool)? {
    let texts = names.compactMap { tags[$0].map { "\($0)" } }
    guard let text = source == "iptc" ? texts.joined(separator: " ") : texts.first else { return nil }
    // "2011:06:14 15:47+02:00", "2011:06:14".
    let parts = text.replacingOccurrences(of: "T", with: " ").split(separator: " ")
    guard let day = parts.first?.filter(\.isNumber), day.count == 8, !day.hasPrefix("0000") else {
      return nil
    }
    let clock = (parts.count > 1 ? parts[1] : "").prefix { !"+-Z.".contains($0) }.filter(\.isNumber)
    // 15:08:70 leaves the day.
    let isClock = zip(
      clock.indices.filter { clock.distance(from: clock.startIndex, to: $0) % 2 == 0 }, [2, 5, 5]
    )
    .allSatisfy { clock[$0].wholeNumberValue ?? 9 <= $1 }
    return (String((day + (isClock ? clock : "") + "000000").prefix(14)), isClock && !clock.isEmpty)
  }
}
