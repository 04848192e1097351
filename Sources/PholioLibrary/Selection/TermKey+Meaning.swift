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
