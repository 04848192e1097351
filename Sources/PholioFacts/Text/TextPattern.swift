/// A pattern for texts, compared folded (`FoldedText`): `*` is any characters, `?` is one, `[a-z]` one of
/// some, `[!a-z]` one of others, and `\` takes the next character as it is.
package struct TextPattern: Hashable, Sendable {
  private enum Piece: Hashable, Sendable {
    case character(Character)
    case oneOf([ClosedRange<Character>], isNegated: Bool)
    case one
    case any

    func matches(_ character: Character) -> Bool {
      switch self {
      case .character(let own): own == character
      case .oneOf(let ranges, let isNegated): ranges.contains { $0.contains(character) } != isNegated
      case .one, .any: true
      }
    }
  }

  private let pieces: [Piece]

  /// A pattern for a whole text.
  package init(_ typed: String) {
    pieces = Self.pieces(of: typed)
  }

  /// The same, but without any wildcard it is for a part of the text.
  package init(partOf typed: String) {
    let pieces = Self.pieces(of: typed)
    self.pieces = Self.text(pieces).count == pieces.count ? [.any] + pieces + [.any] : pieces
  }

  /// Patterns for the words of a typed text, each for a whole word: "sun ri*" is `sun` and `ri*`.
  package static func words(_ typed: String) -> [TextPattern] {
    FoldedText.fold(typed).split { !FoldedText.isInWord($0) && $0 != "*" && $0 != "?" }.map { run in
      let isExact = !run.contains("*") && !run.contains("?")
      return TextPattern(isExact ? String(run.prefix(FoldedText.longestWord)) : String(run))
    }
  }

  /// The one text that it matches, folded; nil if there may be several.
  package var exact: String? { isExact ? prefix : nil }

  /// Whether it has no wildcard.
  package var isExact: Bool { Self.text(pieces).count == pieces.count }

  /// What each text that it matches begins with, folded.
  package var prefix: String { String(Self.text(pieces)) }

  /// The characters before the first wildcard.
  private static func text(_ pieces: [Piece]) -> [Character] {
    var text: [Character] = []
    for piece in pieces {
      guard case .character(let character) = piece else { break }
      text.append(character)
    }
    return text
  }

  /// - Parameter folded: A text that is folded already.
  /// - Complexity: O(n·m) for a text of n characters and a pattern of m.
  package func matches(_ folded: String) -> Bool {
    let text = Array(folded)
    var (at, piece) = (0, 0)
    // Where to go on if the pieces after the last `*` do not fit: it then takes one character more.
    var retry: (at: Int, piece: Int)?
    while at < text.count || piece < pieces.count {
      if piece < pieces.count, pieces[piece] == .any {
        piece += 1
        retry = (at, piece)
      } else if piece < pieces.count, at < text.count, pieces[piece].matches(text[at]) {
        (at, piece) = (at + 1, piece + 1)
      } else if let again = retry, again.at < text.count {
        retry = (again.at + 1, again.piece)
        (at, piece) = (again.at + 1, again.piece)
      } else {
        return false
      }
    }
    return true
  }

  private static func pieces(of typed: String) -> [Piece] {
    let text = Array(FoldedText.fold(typed))
    var pieces: [Piece] = []
    var index = 0
    while index < text.count {
      let character = text[index]
      index += 1
      switch character {
      case "*": if pieces.last != .any { pieces.append(.any) }
      case "?": pieces.append(.one)
      case "[":
        if let set = oneOf(in: text, from: index) {
          pieces.append(set.piece)
          index = set.end
        } else {
          pieces.append(.character("["))
        }
      case "\\" where index < text.count:
        pieces.append(.character(text[index]))
        index += 1
      default: pieces.append(.character(character))
      }
    }
    return pieces
  }

  /// A set whose first character is at `start`, and where it ends; nil if no `]` closes it. A `]` that comes
  /// first is one of its characters.
  private static func oneOf(in text: [Character], from start: Int) -> (piece: Piece, end: Int)? {
    var index = start
    let isNegated = index < text.count && (text[index] == "!" || text[index] == "^")
    if isNegated { index += 1 }
    let first = index
    var ranges: [ClosedRange<Character>] = []
    while index < text.count, text[index] != "]" || index == first {
      let lower = text[index]
      if index + 2 < text.count, text[index + 1] == "-", text[index + 2] != "]" {
        // Backward ranges have no characters.
        if lower <= text[index + 2] { ranges.append(lower...text[index + 2]) }
        index += 3
      } else {
        ranges.append(lower...lower)
        index += 1
      }
    }
    return index < text.count ? (.oneOf(ranges, isNegated: isNegated), index + 1) : nil
  }
}
