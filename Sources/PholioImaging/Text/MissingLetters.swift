import PholioFacts

/// Letters that none of the machine's fonts has, with the Debian package that would bring them; and texts
/// with characters that are for no text.
package struct MissingLetters: Hashable, Sendable {
  /// The first word of each package, in the order of their letters, so that threads may work in any order.
  /// The key nil is of letters that no package has.
  private var words: [String?: String] = [:]
  /// Texts in which U+FFFD stands for noncharacters, each with the first of them.
  private var replaced: [String: Unicode.Scalar] = [:]

  package init() {}

  package var isEmpty: Bool { words.isEmpty && replaced.isEmpty }

  /// - Parameters:
  ///   - letters: Some of `text`.
  mutating func add(_ letters: Set<Unicode.Scalar>, of text: String) {
    var word = String.UnicodeScalarView()
    var package: String?
    func finish() {
      if !word.isEmpty { add(String(word), from: package) }
      word = .init()
    }
    for scalar in text.unicodeScalars {
      let next = Self.package(of: scalar)
      if !letters.contains(scalar) || (next != package && !word.isEmpty) { finish() }
      if letters.contains(scalar), word.count < Self.longestWord { word.append(scalar) }
      package = next
    }
    finish()
  }

  /// - Parameter shown: The text as it is set.
  mutating func addReplaced(_ noncharacter: Unicode.Scalar, shown: String) {
    replaced[shown.withoutTurns] = noncharacter
  }

  package mutating func add(_ others: MissingLetters) {
    replaced.merge(others.replaced) { first, _ in first }
    for (package, word) in others.words { add(word, from: package) }
  }

  private mutating func add(_ word: String, from package: String?) {
    words[package] = min(words[package] ?? word, word)
  }

  private static let longestWord = 12

  /// A line for each package, and one for all texts with noncharacters.
  package var notes: [String] {
    words.map { package, word in
      guard let package else {
        return "no font has \(word.unicodeScalars.map(Self.code).joined(separator: " "))"
      }
      return "no font has \(word): install \(package)"
    }.sorted() + replacedNote
  }

  private var replacedNote: [String] {
    guard let (text, scalar) = replaced.min(by: { $0.key < $1.key }) else { return [] }
    let others = replaced.count > 1 ? " and \(replaced.count - 1) more" : ""
    return ["\(Self.code(scalar)) is for no text: U+FFFD stands for it in '\(text)'\(others)"]
  }

  private static func code(_ scalar: Unicode.Scalar) -> String {
    "U+" + String(scalar.value, radix: 16, uppercase: true)
  }

  private static func package(of letter: Unicode.Scalar) -> String? {
    switch letter.value {
    // Thai.
    case 0x0E00...0x0E7F: "fonts-thai-tlwg"
    // Hangul, then Han, Kana, Bopomofo and what is written with them.
    case 0x1100...0x11FF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0x2E80...0x9FFF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFF:
      "fonts-noto-cjk"
    // For private use: only one font knows what they are.
    case 0xE000...0xF8FF, 0xF0000...0x10FFFF: nil
    case 0x1F000...0x1FAFF: "fonts-noto-color-emoji"
    default: letter.properties.isEmojiPresentation ? "fonts-noto-color-emoji" : "fonts-noto-core"
    }
  }
}
