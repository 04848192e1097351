import PholioCatalog
import PholioFacts

/// What a fact in a selection begins with: `rating` of `rating:4-`.
package struct TermKey: Sendable {
  package let name: String
  /// A term as people may type it.
  package let example: String
  /// A short sentence for help, of the example or of the term.
  package let meaning: String
  /// All values that there are, besides those typed freely (a label may be any text); empty if all are.
  package let values: [String]
  /// What is asked by the value `none`; nil: it is a value like others.
  let absent: Absent?
  /// Whether its value is a text, which may have blanks.
  let takesText: Bool
  /// The term with a value. `like:` has none of its own: other terms follow it.
  private let reading: @Sendable (TermValue) throws(TermFault) -> Selection.Term

  private init(
    _ example: String, _ meaning: String, values: [String] = [], absent: Absent? = nil,
    takesText: Bool = false,
    _ reading: @escaping @Sendable (TermValue) throws(TermFault) -> Selection.Term
  ) {
    (self.example, self.meaning, self.values, self.absent) = (example, meaning, values, absent)
    name = String(example.prefix { $0 != ":" })
    (self.takesText, self.reading) = (takesText, reading)
  }

  func term(_ value: TermValue) throws(TermFault) -> Selection.Term {
    if value.isNone, let absent { return .question(.without(absent)) }
    return try reading(value)
  }
}

extension TermKey: Hashable {
  package static func == (a: Self, b: Self) -> Bool { a.name == b.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension TermKey {
  package static let all: [TermKey] =
    [taken, added, camera, lens, iso, aperture, focal, shutter, rating, flag]
    + PhotoWords.fields.compactMap { $0.term.map(TermKey.init) } + [text, near, type, like, gallery, folder]

  /// The longest one, in bytes.
  static let longest = all.map(\.name.utf8.count).max() ?? 0

  /// The terms that take the value `none`.
  package static var withNone: [String] { all.filter { $0.absent != nil }.map(\.name) }

  package init?(name: String) {
    guard let key = Self.all.first(where: { $0.name == name }) else { return nil }
    self = key
  }

  /// A field's words.
  private init(_ term: FieldTerm) {
    let field = WordField(of: term)
    self.init(
      term.example, term.meaning,
      values: field == Self.label ? LabelColour.allCases.map(\.rawValue) + [TermValue.none] : [],
      absent: .words(field), takesText: true
    ) { value throws(TermFault) in
      switch term.unit {
      case .whole: .question(.whole(field, TextPattern(try value.text())))
      case .words: .question(.words(field, try value.words()))
      }
    }
  }

  private static let label = PhotoWords.label.term.map(WordField.init)

  static let taken = TermKey(
    "taken:2019-05", "Taken then: a year, month, day, time, or a range of them.", absent: .takenTime
  ) { value throws(TermFault) in .question(.taken(try value.takenRange())) }

  static let added = TermKey(
    "added:7d", "Imported in the last 7 days; also s, m, h and w, or a date."
  ) { value throws(TermFault) in try value.added() }

  static let camera = TermKey(
    "camera:canon", "Make or model of the camera; a part is enough.", absent: .camera,
    takesText: true
  ) { value throws(TermFault) in .question(.camera(TextPattern(partOf: try value.text()))) }

  static let lens = TermKey(
    "lens:*50mm*", "The lens; a part is enough, and * is any text.", absent: .lens, takesText: true
  ) { value throws(TermFault) in .question(.lens(TextPattern(partOf: try value.text()))) }

  static let iso = TermKey("iso:800-", "ISO 800 and more.") { value throws(TermFault) in
    .question(.number(.iso, try value.range { $0.wholeNumber }))
  }

  static let aperture = TermKey(
    "f:-2.8", "Aperture: the number behind f/, here up to 2.8."
  ) { value throws(TermFault) in .question(.number(.aperture, try value.range { $0.aperture })) }

  static let focal = TermKey("focal:35..50", "Focal length in mm.") { value throws(TermFault) in
    .question(.number(.focal, try value.range { $0.millimetres }))
  }

  static let shutter = TermKey(
    "shutter:1/60-", "Exposure in seconds, here 1/60 s and longer."
  ) { value throws(TermFault) in .question(.number(.shutter, try value.range { $0.seconds })) }

  static let rating = TermKey(
    "rating:4-", "Stars, 0 to 5, here 4 and more.", values: (0...5).map { "\($0)" } + [TermValue.none],
    absent: .rating
  ) { value throws(TermFault) in .question(.rating(try value.stars())) }

  static let flag = TermKey(
    "flag:pick", "The flag: pick, reject or none.", values: Flag.allCases.map(\.rawValue) + [TermValue.none],
    absent: .flag
  ) { value throws(TermFault) in .question(.flag(try value.flag())) }

  static let text = TermKey(
    "text:harbour", "These words are in its title, description or any other words.", takesText: true
  ) { value throws(TermFault) in .question(.words(.any, try value.words())) }

  static let near = TermKey(
    "near:48.85,2.35,5km", "At most 5 km from there (m, km, mi; by itself 1km)."
  ) { value throws(TermFault) in try value.near() }

  static let type = TermKey(
    "type:raw", "A file of it is of this type: raw, jpeg, movie, sidecar ...", values: FileTypes.names
  ) { value throws(TermFault) in .question(.type(try value.fileTypes())) }

  static let like = TermKey(
    "like:5", "It looks like this photo, or like one of (these).", takesText: true
  ) { _ throws(TermFault) in throw TermFault(reason: "like: takes a term, not a value") }

  static let gallery = TermKey(
    "in:Rome", "It is in that gallery, too.", takesText: true
  ) { value throws(TermFault) in .gallery(try value.name()) }

  static let folder = TermKey("folder:2019*", "A file of it is in such a folder.", takesText: true) { value in
    .question(.folder(value.folder))
  }
}

/// A term of one word.
package enum TermWord: String, CaseIterable, Sendable {
  case portrait, landscape, square, panorama, missing, duplicate

  var question: Question {
    switch self {
    case .portrait: .shape(.portrait)
    case .landscape: .shape(.landscape)
    case .square: .shape(.square)
    case .panorama: .shape(.panorama)
    case .missing: .missing
    case .duplicate: .duplicate
    }
  }
}

extension TermWord {
  package var meaning: String {
    switch self {
    case .portrait: "Higher than wide."
    case .landscape: "Wider than high."
    case .square: "As wide as high."
    case .panorama: "At least twice as wide as high."
    case .missing: "The last import found no file of it."
    case .duplicate: "It has several files of the same bytes."
    }
  }
}
