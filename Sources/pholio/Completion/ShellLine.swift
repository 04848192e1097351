/// A command line as it stands in a shell, up to the cursor, without quotes.
struct ShellLine {
  /// How the word at the cursor is quoted.
  enum Quote: Hashable { case none, single, double }

  /// The words before the one at the cursor.
  private(set) var words: [String] = []
  /// The word at the cursor, up to it; empty behind a blank.
  private(set) var typed = ""
  /// Whether a quote is open at the cursor.
  private(set) var quote = Quote.none
  /// How much of `typed` the shell leaves alone: what is completed stands behind it.
  private(set) var head = ""

  /// - Parameter breaks: What ends a word for the shell's completion, beside blanks; within quotes, nothing
  ///   does (bash: `COMP_WORDBREAKS`).
  init(_ line: some StringProtocol, breaks: some StringProtocol) {
    let breaks = Set(breaks).subtracting(" \t\n'\"")
    var isWord = false
    var isEscaped = false
    for character in line {
      if isEscaped {
        // In double quotes only some characters can be escaped.
        if quote == .double, !"\"\\$`\n".contains(character) { typed.append("\\") }
        typed.append(character)
        isEscaped = false
        continue
      }
      switch (character, quote) {
      case ("\\", .none), ("\\", .double): (isEscaped, isWord) = (true, true)
      case ("'", .single), ("\"", .double): quote = .none
      case ("'", .none), ("\"", .none):
        (quote, isWord, head) = (character == "'" ? .single : .double, true, typed)
      case (" ", .none), ("\t", .none), ("\n", .none):
        if isWord { words.append(typed) }
        (typed, head, isWord) = ("", "", false)
      default:
        typed.append(character)
        isWord = true
        if quote == .none, breaks.contains(character) { head = typed }
      }
    }
  }

  /// A completed word as it goes on behind the head, for bash.
  func inserted(_ word: String) -> String {
    let rest = word.dropFirst(head.count)
    return switch quote {
    case .single: String(rest).replacing("'", with: "'\\''")
    case .double: Self.escaped(rest, Self.specialInQuotes)
    case .none: Self.escaped(rest, Self.special)
    }
  }

  private static func escaped(_ text: Substring, _ special: Set<UInt8>) -> String {
    // Most names need nothing.
    guard text.utf8.contains(where: special.contains) else { return String(text) }
    let backslash = UInt8(ascii: "\\")
    return String(
      decoding: text.utf8.flatMap { special.contains($0) ? [backslash, $0] : [$0] }, as: UTF8.self)
  }

  private static let special = Set(" \t\"'\\$`&|;<>()*?[]{}!#~".utf8)
  private static let specialInQuotes = Set("\"\\$`".utf8)
}
