import PholioFacts

/// A field of a caption: one of a photo's own, as `PhotoField` declares them, or what a sheet knows besides.
package struct CaptionField: Sendable {
  /// As it is typed between braces.
  package let rawValue: String
  /// For `--list-fields`.
  package let meaning: String
  /// Whether it is about a photo, so that a header can't have it.
  package let isAboutPhoto: Bool
  /// What a photo's own field has; nil: it is none.
  let value: (@Sendable (any CaptionedPhoto) -> String?)?

  private init(
    _ rawValue: String, _ meaning: String, isAboutPhoto: Bool = true,
    _ value: (@Sendable (any CaptionedPhoto) -> String?)? = nil
  ) {
    (self.rawValue, self.meaning, self.isAboutPhoto, self.value) = (rawValue, meaning, isAboutPhoto, value)
  }

  /// Whether a format may follow its name: `{date:%d.%m.%Y}`.
  package var takesFormat: Bool { [.date, .time, .today].contains(self) }

  /// Whether a number of digits may follow its name: `{position:04}`.
  package var takesDigits: Bool { [.position, .number, .count].contains(self) }
}

extension CaptionField: RawRepresentable, Hashable, CaseIterable {
  package init?(rawValue: String) {
    guard let field = Self.named[rawValue] else { return nil }
    self = field
  }

  private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  package static func == (a: Self, b: Self) -> Bool { a.rawValue == b.rawValue }

  package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

  package static let allCases: [CaptionField] =
    [position, number, frame, name, stem, path] + ofWords + [date, time] + ofFacts
    + [width, height, megapixels, gallery, count, s, page, pages, today]

  private static let ofWords = PhotoWords.fields.compactMap { field in
    field.caption.map { caption in CaptionField(caption.name, caption.meaning) { field.text($0.words) } }
  }

  private static let ofFacts = PhotoFacts.fields.compactMap { field in
    field.caption.map { caption in CaptionField(caption.name, caption.meaning) { field.text($0.facts) } }
  }
}

extension CaptionField {
  package static let position = Self(
    "position", "its position in the gallery: 12; {position:04} has four digits at least: 0012")
  package static let number = Self(
    "number", "its number among those that are shown: 3; {number:04} has four digits at least: 0003")
  package static let frame = Self(
    "frame", "its frame on the film, from the file's name where that has one: 36A; else its position")
  package static let name = Self("name", "the file's name: IMG_4021.JPG")
  package static let stem = Self("stem", "the file's name without its extension: IMG_4021")
  package static let path = Self("path", "the file's path")
  package static let date = Self(
    "date", "the day it was taken, if that is known: 2019-05-04; {date:%d.%m.%Y} and the like in other ways")
  package static let time = Self(
    "time", "the time it was taken, if that is known: 10:11; {time:%H:%M:%S} and the like in other ways")
  package static let width = Self(
    "width", "the picture's width when upright, in pixels"
  ) { "\($0.size.width)" }
  package static let height = Self(
    "height", "the picture's height when upright, in pixels"
  ) { "\($0.size.height)" }
  package static let megapixels = Self(
    "megapixels", "its size in megapixels: 12.2 MP"
  ) { $0.size.megapixelsText }
  package static let gallery = Self("gallery", "the gallery's name", isAboutPhoto: false)
  package static let count = Self("count", "how many photos the gallery has", isAboutPhoto: false)
  package static let s = Self("s", "an s, unless {count} is 1: {count} photo{s}", isAboutPhoto: false)
  package static let page = Self("page", "the page's number", isAboutPhoto: false)
  package static let pages = Self("pages", "how many pages the sheet has", isAboutPhoto: false)
  package static let today = Self(
    "today", "today's date: 2020-01-31; {today:%d.%m.%Y} and the like in other ways", isAboutPhoto: false)
}
