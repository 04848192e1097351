package import PholioDisk
package import PholioFacts

/// What captions say of a photo.
package protocol CaptionedPhoto: Sendable {
  var facts: PhotoFacts { get }
  /// Those that count.
  var words: PhotoWords { get }
  var taken: CaptureTime { get }
  /// As it is shown.
  var size: PixelSize { get }
}

/// The values of a template's fields.
package struct FieldValues: Sendable {
  /// About the sheet and one of its pages.
  package struct Page: Sendable {
    var gallery: String
    var count: Int
    /// Counted from 1.
    var page = 1
    var pages = 1
    var today: CivilTime

    package init(gallery: String, count: Int, today: CivilTime) {
      (self.gallery, self.count, self.today) = (gallery, count, today)
    }

    func on(page: Int, of pages: Int) -> Page {
      var own = self
      (own.page, own.pages) = (page, pages)
      return own
    }

    package func value(_ field: CaptionField, _ format: TimeFormat?) -> String {
      switch field {
      case .gallery: gallery
      case .count: "\(count)"
      case .s: count == 1 ? "" : "s"
      case .page: "\(page)"
      case .pages: "\(pages)"
      case .today: (format ?? .date).text(today)
      // The field is about a photo, and there is none.
      default: ""
      }
    }
  }

  var page: Page
  var position: Int
  /// Among those that are shown, counted from 1.
  var number: Int
  var photo: any CaptionedPhoto
  /// The file that is shown, of several.
  var file: FileLocation?

  package init(page: Page, position: Int, number: Int, photo: any CaptionedPhoto, file: FileLocation?) {
    (self.page, self.position, self.number, self.photo, self.file) = (page, position, number, photo, file)
  }

  package func value(_ field: CaptionField, _ format: TimeFormat?) -> String {
    switch field {
    case .position: return "\(position)"
    case .number: return "\(number)"
    case .frame: return FilmFrame(ofStem: stem)?.text ?? "\(position)"
    // A file's time is no date of a photo.
    case .date: return photo.taken.isDated ? (format ?? .date).text(photo.taken.civil) : ""
    case .time: return photo.taken.isDated ? (format ?? .time).text(photo.taken.civil) : ""
    case .name: return name
    case .stem: return stem
    case .path: return file?.path.shown ?? ""
    default: return field.value.map { $0(photo) ?? "" } ?? page.value(field, format)
    }
  }

  private var name: String { file?.name.shown ?? "" }

  private var stem: String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}

/// The number of a frame on its film: 00 and 0 before the first, 12A between 12 and 13.
package struct FilmFrame: Hashable, Sendable {
  /// As it is printed on film: `0A`.
  package let text: String

  /// The number at the end of a scan's name, as laboratories name them: `roll 3_12A`, `R1-03423-012A`, `00`.
  /// Nil if the name ends with no such number, or with a date.
  package init?(ofStem stem: String) {
    let parts = stem.split(omittingEmptySubsequences: false) { "-_ .#".contains($0) }
    guard var digits = parts.last?[...] else { return nil }
    let isBetween = digits.last == "A" || digits.last == "a"
    if isBetween { digits.removeLast() }
    guard (1...3).contains(digits.count),
      digits.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      let number = Int(digits), number <= Self.last, !Self.isDate(parts)
    else { return nil }
    text = (digits == "00" ? "00" : "\(number)") + (isBetween ? "A" : "")
  }

  /// Films of 36 pictures have room for a few more.
  private static let last = 40

  /// A year, a month and a day at the end.
  private static func isDate(_ parts: [Substring]) -> Bool {
    guard parts.count >= 3 else { return false }
    return parts.suffix(3).map(\.utf8.count) == [4, 2, 2] && parts.suffix(3).allSatisfy { Int($0) != nil }
  }
}
