import PholioCatalog
import PholioFacts

/// What a fact in a selection begins with: `rating` of `rating:4-`.
package enum TermKey: String, CaseIterable, Sendable {
  case taken, added, camera, lens, iso, f, focal, shutter, rating, flag, label, keyword, title, text, near,
    type
  case like, `in`, folder

  /// The longest one, in bytes.
  static let longest = allCases.map(\.rawValue.utf8.count).max() ?? 0

  /// A term as people may type it.
  package var example: String {
    switch self {
    case .taken: "taken:2019-05"
    case .added: "added:7d"
    case .camera: "camera:canon"
    case .lens: "lens:*50mm*"
    case .iso: "iso:800-"
    case .f: "f:-2.8"
    case .focal: "focal:35..50"
    case .shutter: "shutter:1/60-"
    case .rating: "rating:4-"
    case .flag: "flag:pick"
    case .label: "label:red"
    case .keyword: "keyword:sea"
    case .title: "title:harbour"
    case .text: "text:harbour"
    case .near: "near:48.85,2.35,5km"
    case .type: "type:raw"
    case .like: "like:5"
    case .in: "in:Rome"
    case .folder: "folder:2019*"
    }
  }

  /// All values that there are, besides those typed freely (a label may be any text); empty if all are.
  package var values: [String] {
    switch self {
    case .flag: Flag.allCases.map(\.rawValue) + [TermValue.none]
    case .rating: (0...5).map { "\($0)" } + [TermValue.none]
    case .label: LabelColour.allCases.map(\.rawValue) + [TermValue.none]
    case .type: FileTypes.names
    default: []
    }
  }

  /// Whether its value is a text, which may have blanks.
  var takesText: Bool {
    switch self {
    case .camera, .lens, .label, .keyword, .title, .text, .like, .in, .folder: true
    case .taken, .added, .iso, .f, .focal, .shutter, .rating, .flag, .near, .type: false
    }
  }

  /// The term with this value. `like:` has none of its own: other terms follow it.
  func term(_ value: TermValue) throws(TermFault) -> Selection.Term {
    if value.isNone, let absent { return .question(.without(absent)) }
    return switch self {
    case .taken: .question(.taken(try value.takenRange()))
    case .added: try value.added()
    case .camera: .question(.camera(TextPattern(partOf: try value.text())))
    case .lens: .question(.lens(TextPattern(partOf: try value.text())))
    case .iso: .question(.number(.iso, try value.range { $0.wholeNumber }))
    case .f: .question(.number(.aperture, try value.range { $0.aperture }))
    case .focal: .question(.number(.focal, try value.range { $0.millimetres }))
    case .shutter: .question(.number(.shutter, try value.range { $0.seconds }))
    case .rating: .question(.rating(try value.stars()))
    case .flag: .question(.flag(try value.flag()))
    case .label: .question(.label(TextPattern(try value.text())))
    case .keyword: .question(.keyword(TextPattern(try value.text())))
    case .title: .question(.words(.title, try value.words()))
    case .text: .question(.words(.any, try value.words()))
    case .near: try value.near()
    case .type: .question(.type(try value.fileTypes()))
    case .in: .gallery(try value.name())
    case .folder: .question(.folder(value.folder))
    case .like: preconditionFailure("like: takes a term, and was given a value")
    }
  }

  /// What is asked by the value `none`.
  var absent: Absent? {
    switch self {
    case .taken: .takenTime
    case .camera: .camera
    case .lens: .lens
    case .rating: .rating
    case .flag: .flag
    case .label: .label
    case .keyword: .keyword
    case .title: .title
    default: nil
    }
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

/// What help says of the terms.
extension TermKey {
  /// A short sentence, of the example or of the term.
  package var meaning: String {
    switch self {
    case .taken: "Taken then: a year, month, day, time, or a range of them."
    case .added: "Imported in the last 7 days; also s, m, h and w, or a date."
    case .camera: "Make or model of the camera; a part is enough."
    case .lens: "The lens; a part is enough, and * is any text."
    case .iso: "ISO 800 and more."
    case .f: "Aperture: the number behind f/, here up to 2.8."
    case .focal: "Focal length in mm."
    case .shutter: "Exposure in seconds, here 1/60 s and longer."
    case .rating: "Stars, 0 to 5, here 4 and more."
    case .flag: "The flag: pick, reject or none."
    case .label: "The label."
    case .keyword: "One of its keywords."
    case .title: "These words are in its title."
    case .text: "These words are in its title, description or any other words."
    case .near: "At most 5 km from there (m, km, mi; by itself 1km)."
    case .type: "A file of it is of this type: raw, jpeg, movie, sidecar ..."
    case .like: "It looks like this photo, or like one of (these)."
    case .in: "It is in that gallery, too."
    case .folder: "A file of it is in such a folder."
    }
  }

  /// The terms that take the value `none`.
  package static var withNone: [String] { allCases.filter { $0.absent != nil }.map(\.rawValue) }
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
