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
    // Composed, so that a letter and its accent are one character in every text.
    return text.precomposedStringWithCanonicalMapping
      .folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
      .replacingOccurrences(of: "ß", with: "ss")
  }

  /// A text as a whole, as it is kept: folded, and cut if it is long.
  package static func whole(_ text: String) -> String {
    cut(fold(text))
  }

  /// The words of a text, folded, each once: runs of letters and digits.
  package static func words(_ text: String) -> [String] {
    var met: Set<String> = []
    return fold(text).split { !isInWord($0) }.compactMap { run in
      let word = cut(String(run.prefix(longestWord)))
      return met.insert(word).inserted ? word : nil
    }
  }

  /// Whether a character belongs to a word, and parts no two.
  static func isInWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  /// SQLite's texts end at a NUL.
  private static func cut(_ folded: String) -> String {
    var text = Substring(folded.unicodeScalars.prefix { $0 != "\0" })
    while text.utf8.count > longest { text.unicodeScalars.removeLast() }
    return String(text)
  }
}
