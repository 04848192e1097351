/// A part of a caption that is filled in. Nothing is left of what only served a field that says nothing:
///
/// - Brackets, and whatever is in them, go if no field in them says anything.
/// - Text before the first field goes if that one says nothing; text behind the last one likewise.
/// - Text between two fields is cut at its punctuation, or else at its spaces: what is before that goes with
///   the field before, what is behind it with the field behind. The rest is only kept between two fields that
///   say something; where several such texts meet, it is the first.
///
/// Punctuation within a word is none. Text without any field stays.
///
///     "{city}, {country}"             without a city: "Peru"
///     "{position}  {title} ({city})"  without a title and a city: "14"
///     "{rating} stars, by {creator}"  without a creator: "4 stars"
struct CaptionFilling {
  private enum Item {
    case text(String)
    /// A field's value, or a pair of brackets with fields in it: empty if these are.
    case value(String)
  }

  /// Empty if there are fields and none of them says anything.
  let text: String

  /// - Parameter value: A field's text; empty if the photo has none.
  init(_ pieces: [CaptionTemplate.Piece], _ value: (CaptionField, TimeFormat?) -> String) {
    var levels: [(opening: Character?, items: [Item])] = [(nil, [])]
    func close(with ending: Character?) {
      let level = levels.removeLast()
      let opening = level.opening.map(String.init) ?? ""
      let isWhole = ending != nil
      let closing = ending.map(String.init) ?? ""
      let hasField = level.items.contains { if case .value = $0 { true } else { false } }
      if isWhole && hasField {
        let inside = Self.joined(level.items)
        levels[levels.count - 1].items.append(.value(inside.isEmpty ? "" : opening + inside + closing))
      } else {
        // Not a pair, or nothing but text in it.
        levels[levels.count - 1].items += [.text(opening)] + level.items + [.text(closing)]
      }
    }
    for piece in pieces {
      switch piece {
      case .field(.s, let format): levels[levels.count - 1].items.append(.text(value(.s, format)))
      case .field(let field, let format): levels[levels.count - 1].items.append(.value(value(field, format)))
      case .number(let field, let digits):
        let number = value(field, nil)
        let zeros = String(repeating: "0", count: max(0, digits - number.count))
        levels[levels.count - 1].items.append(.value(number.isEmpty ? "" : zeros + number))
      case .text(let text):
        for character in text {
          // “ ends what „ begins, and else begins something itself.
          if let opening = levels.last?.opening, Self.brackets[opening] == character {
            close(with: character)
          } else if Self.brackets[character] != nil {
            levels.append((character, []))
          } else {
            levels[levels.count - 1].items.append(.text(String(character)))
          }
        }
      }
    }
    while levels.count > 1 { close(with: nil) }
    text = Self.joined(levels[0].items)
  }

  private static let brackets: [Character: Character] = ["(": ")", "[": "]", "“": "”", "«": "»", "„": "“"]

  private static func joined(_ items: [Item]) -> String {
    // Values, with the text before each; then the text behind the last.
    var values: [(before: String, value: String)] = []
    var rest = ""
    for item in items {
      switch item {
      case .text(let text): rest += text
      case .value(let value):
        values.append((rest, value))
        rest = ""
      }
    }
    guard let last = values.last else { return rest }
    var text = ""
    // What is to come between the field that was said last and the next one.
    var between: String?
    for (index, (before, value)) in values.enumerated() {
      let cut = index == 0 ? Cut(before: "", between: "", behind: before) : Cut(before)
      let saidBefore = index > 0 && !values[index - 1].value.isEmpty
      if saidBefore { text += cut.before }
      if between != nil || saidBefore { between = between.flatMap { $0.isEmpty ? nil : $0 } ?? cut.between }
      if value.isEmpty { continue }
      text += (between ?? "") + cut.behind + value
      between = nil
    }
    return last.value.isEmpty ? text : text + rest
  }

  /// Text between two fields, in three parts.
  private struct Cut {
    var before: String
    var between: String
    var behind: String

    init(before: String, between: String, behind: String) {
      (self.before, self.between, self.behind) = (before, between, behind)
    }

    init(_ text: String) {
      let letters = Array(text)
      func isWord(_ index: Int) -> Bool {
        letters.indices.contains(index) && (letters[index].isLetter || letters[index].isNumber)
      }
      let marks = letters.indices.filter { index in
        Self.marks.contains(letters[index]) && !(isWord(index - 1) && isWord(index + 1))
      }
      let spaces = letters.indices.filter { letters[$0].isWhitespace }
      let cuts = marks.isEmpty ? spaces : marks
      guard var first = cuts.first, var last = cuts.last else {
        self.init(before: "", between: text, behind: "")
        return
      }
      while first > 0, letters[first - 1].isWhitespace { first -= 1 }
      while last + 1 < letters.count, letters[last + 1].isWhitespace { last += 1 }
      self.init(
        before: String(letters[..<first]), between: String(letters[first...last]),
        behind: String(letters[(last + 1)...]))
    }

    /// A colon is none: it ends a label, which goes with what is behind it.
    private static let marks: Set<Character> = [
      ",", ";", ".", "·", "•", "–", "—", "-", "/", "|", "&", "+", "…", "*",
    ]
  }
}
