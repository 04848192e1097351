import Foundation

/// Texts as they are compared when something is looked for: without case, accents and width. "É", "e" and "Ｅ"
/// are the same, and so are "ß" and "ss".
package enum FoldedText {
  /// The longest folded text that is kept, in bytes of UTF-8; of longer ones, the beginning.
  package static let longest = 4096
  /// The longest word, in characters; of longer ones, the beginning.
  package static let longestWord = 64

  package static func fold(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    return LoneScalars.fold(text) ?? foldByFoundation(text)
  }

  /// Any text, a few microseconds a word.
  fileprivate static func foldByFoundation(_ text: String) -> String {
    // Composed, so that a letter and its accent are one character in every text.
    text.precomposedStringWithCanonicalMapping
      .folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
      .replacingOccurrences(of: "ß", with: "ss")
  }

  /// A text as a whole, as it is kept: folded, and cut if it is long.
  package static func whole(_ text: String) -> String { whole(folded: fold(text)) }

  /// - Parameter folded: A folded text.
  package static func whole(folded: String) -> String { cut(folded) }

  /// The words of a text, folded, each once: runs of letters and digits.
  package static func words(_ text: String) -> [String] { words(folded: fold(text)) }

  /// - Parameter folded: A folded text.
  package static func words(folded: String) -> [String] {
    let runs =
      folded.utf8.allSatisfy { $0 < 0x80 }
      ? folded.utf8.split { !$0.isLetter && !$0.isDigit }.map { Substring($0) }
      : folded.split { !isInWord($0) }
    var seen: Set<String> = []
    return runs.compactMap { run in
      let word = cut(String(run.prefix(longestWord)))
      return seen.insert(word).inserted ? word : nil
    }
  }

  /// Whether a character belongs to a word, and parts no two.
  static func isInWord(_ character: Character) -> Bool {
    if let byte = character.asciiValue { return byte.isLetter || byte.isDigit }
    return character.isLetter || character.isNumber
  }

  /// SQLite's texts end at a NUL.
  private static func cut(_ folded: String) -> String {
    if folded.utf8.count <= longest, !folded.utf8.contains(0) { return folded }
    var text = Substring(folded.unicodeScalars.prefix { $0 != "\0" })
    while text.utf8.count > longest { text.unicodeScalars.removeLast() }
    return String(text)
  }
}

/// Scalars that are folded one by one, whatever is beside them: those of most texts.
private enum LoneScalars {
  /// Nil for a text with others in it: marks, for example, which belong to the letter before them.
  static func fold(_ text: String) -> String? {
    var folded: [UInt8] = []
    folded.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      let value = Int(scalar.value)
      if value < table.count {
        guard let bytes = table[value] else { return nil }
        folded += bytes
      } else if same.contains(where: { $0.contains(value) }) {
        folded += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      } else {
        return nil
      }
    }
    return String(decoding: folded, as: UTF8.self)
  }

  /// Kana, ideographs and syllables of Hangul have no case and no accents.
  private static let same = [0x3041..<0x3097, 0x30A1..<0x30FB, 0x4E00..<0xA000, 0xAC00..<0xD7A4]

  /// Letters and signs of Latin, Greek and Cyrillic, dashes and quotation marks.
  private static let changed = [0..<0x530, 0x1E00..<0x1F00, 0x2010..<0x2028]

  /// By scalar: what it is folded to, in UTF-8; nil for one that is not folded by itself.
  private static let table: [[UInt8]?] = {
    var table = [[UInt8]?](repeating: nil, count: changed.map(\.upperBound).max() ?? 0)
    for value in changed.joined() {
      guard let scalar = Unicode.Scalar(UInt32(value)), !scalar.properties.isGraphemeExtend else { continue }
      table[value] = Array(FoldedText.foldByFoundation(String(scalar)).utf8)
    }
    return table
  }()
}
