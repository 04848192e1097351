import Foundation

/// Names of files that ext4, FAT, exFAT, SMB and Windows take, made of any words.
package enum SafeName {
  /// NAME_MAX of Linux's file systems; Windows and FAT count 255 units of UTF-16, which are never more.
  private static let longest = 255
  /// Of an extension with its dot.
  private static let longestExtension = 32
  private static let ifEmpty = "photo"

  /// A name for a file: one path component.
  ///
  /// - Parameters:
  ///   - text: Any words; what can't be in a name becomes `_`.
  ///   - extension: Without its dot; empty: none. It is not repeated if the text ends with it.
  package static func component(_ text: String, extension suffix: String = "") -> String {
    let ending = self.ending(suffix)
    var stem = legal(composed(text))
    if !ending.isEmpty, stem.lowercased().hasSuffix(ending.lowercased()) { stem.removeLast(ending.count) }
    stem = trimmed(stem)
    if stem.first == "." { stem = "_" + stem.dropFirst() }
    if isReserved(stem) || looksShortened(stem) { stem = "_" + stem }
    if stem.isEmpty { stem = ifEmpty }
    return trimmed(stem.cut(to: longest - ending.utf8.count)) + ending
  }

  /// An extension with its dot; empty for an empty one.
  package static func ending(_ text: String) -> String {
    let suffix = trimmed(legal(text).replacing(".", with: "_"))
    return suffix.isEmpty ? "" : ("." + suffix).cut(to: longestExtension)
  }

  /// The same names, each different from all others without case and however its accents are written: later
  /// ones get ` (2)`, ` (3)` … before their extensions.
  package static func distinct(_ names: [String]) -> [String] {
    distinct(names.map { parts($0) }) { $0.stem + $0.ending }.map { $0.stem + $0.ending }
  }

  /// The same for names whose extensions don't tell them apart: photos, each with companions of its stem.
  package static func distinctStems(_ stems: [String]) -> [String] {
    distinct(stems.map { ($0, "") }) { $0.stem }.map(\.stem)
  }

  private static func distinct(
    _ names: [(stem: String, ending: String)], by text: ((stem: String, ending: String)) -> String
  ) -> [(stem: String, ending: String)] {
    var taken = Set(names.map { key(text($0)) })
    var seen: Set<String> = []
    var next: [String: Int] = [:]
    return names.map { name in
      let own = key(text(name))
      if seen.insert(own).inserted { return name }
      for number in (next[own] ?? 2)... {
        let room = longest - max(roomForExtensions, name.ending.utf8.count)
        let other = (stem: name.stem.numbered(number, longest: room), ending: name.ending)
        guard taken.insert(key(text(other))).inserted else { continue }
        next[own] = number + 1
        seen.insert(key(text(other)))
        return other
      }
      preconditionFailure("every number is taken")
    }
  }

  /// A photo's name without an extension. Those of its companions fit behind it.
  package static func stem(_ text: String) -> String {
    // Some letters are longer when they are composed.
    component(composed(text).cut(to: longest - roomForExtensions))
  }

  private static let roomForExtensions = 40

  /// What two names have in common that are one for some file system.
  package static func key(_ name: String) -> String {
    var key = ""
    for scalar in name.unicodeScalars where !isJoiner(scalar) { key.unicodeScalars.append(scalar) }
    // Upper case first: ß and SS, ſ and S are the same to some.
    return composed(key.uppercased().lowercased())
  }

  /// In Unicode's form C, as ASCII is already.
  private static func composed(_ text: String) -> String {
    text.utf8.allSatisfy { $0 < 0x80 } ? text : text.precomposedStringWithCanonicalMapping
  }

  /// A name in two: before its last dot, and from there on.
  package static func parts(_ name: String) -> (stem: String, ending: String) {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return (name, "") }
    return (String(name[..<dot]), String(name[dot...]))
  }

  private static let special: Set<Unicode.Scalar> = [
    "<", ">", ":", "\"", "/", "\\", "|", "?", "*", "\u{FFFD}",
  ]

  private static func legal(_ text: String) -> String {
    var name = ""
    for scalar in text.unicodeScalars {
      let isBad = special.contains(scalar) || isUnseen(scalar) && !isJoiner(scalar)
      name.unicodeScalars.append(isBad ? "_" : scalar)
    }
    return name
  }

  /// Whether it is not seen, or changes how its neighbours are seen.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: true
    default: false
    }
  }

  /// Words of some scripts, and many emoji, need these two.
  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{200C}" || scalar == "\u{200D}"
  }

  /// Windows takes no dots and blanks at the end, and hides blanks at the start.
  private static func trimmed(_ text: String) -> String {
    var rest = text[...]
    while let last = rest.last, last == "." || last.isWhitespace { rest.removeLast() }
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    return String(rest)
  }

  /// Devices of Windows, with any extension.
  private static func isReserved(_ stem: String) -> Bool {
    let base = trimmed(String(stem.prefix { $0 != "." })).uppercased()
    if ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$", "CLOCK$"].contains(base) { return true }
    guard base.hasPrefix("COM") || base.hasPrefix("LPT") else { return false }
    let rest = base.dropFirst(3)
    return rest.count == 1 && "0123456789¹²³".contains(rest)
  }

  /// `IMG_00~1`: FAT gives such short names to other files.
  private static func looksShortened(_ stem: String) -> Bool {
    guard stem.utf8.count <= 8, let tilde = stem.lastIndex(of: "~") else { return false }
    let number = stem[stem.index(after: tilde)...]
    return !number.isEmpty && number.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}
