package import PholioFacts

/// Something that somebody says of photos. Nil takes away what was said: the file's counts again.
package enum Annotation: Hashable, Sendable {
  /// One of `PhotoWords.said`. An empty text takes away, too.
  case text(PhotoField<PhotoWords>, String?)
  /// Stars, 0…5.
  case rating(Override<Int>?)
  case label(Override<String>?)
  case keywords(KeywordChange)
  case flag(Flag?)
  case turn(TurnChange)
}

package enum KeywordChange: Hashable, Sendable {
  /// Keywords to add and to take out, to those that count. One that is there already, by its folded text, is
  /// not added; one that is not there is not missed.
  case edit(add: [String], remove: [String])
  /// All of them; empty: none, whatever the file says.
  case list([String])
  /// Those of the file again.
  case file

  package static let none = KeywordChange.list([])
}

package enum TurnChange: Hashable, Sendable {
  /// On from how it is turned now.
  case by(Turn)
  case to(Turn)

  /// As the file is.
  package static let reset = TurnChange.to(.none)
}

extension Annotation {
  var field: OwnField {
    switch self {
    case .text(let field, _): .text(field)
    case .rating: .rating
    case .label: .label
    case .keywords: .keywords
    case .flag: .flag
    case .turn: .turn
    }
  }

  /// - Throws: `TextLimitError` for a text that is refused.
  func check() throws(TextLimitError) {
    switch self {
    case .text(let field, let text?): try TextLimits.text(field).check(text)
    case .label(.value(let label)?): try TextLimits.label.check(label)
    case .keywords(.edit(let added, let removed)):
      for keyword in added + removed { try TextLimits.keyword.check(keyword) }
    case .keywords(.list(let keywords)): for keyword in keywords { try TextLimits.keyword.check(keyword) }
    case .text, .rating, .label, .keywords, .flag, .turn: break
    }
  }
}

extension Annotations {
  /// - Parameter known: The keywords that counted before.
  /// - Throws: `TextLimitError.tooMany`.
  mutating func apply(_ change: Annotation, keywords known: [String]) throws(TextLimitError) {
    switch change {
    case .text(let field, let text): field.set(&texts, text: text == "" ? nil : text)
    case .rating(let stars): rating = stars
    case .label(let text): label = text
    case .keywords(.edit(let added, let removed)):
      let before = keywords ?? known
      if let after = Self.edited(before, adding: added, removing: removed) { keywords = after }
    case .keywords(.list(let wanted)): keywords = Self.edited([], adding: wanted, removing: []) ?? []
    case .keywords(.file): keywords = nil
    case .flag(let value): flag = value
    case .turn(.by(let more)): turn = turn.adding(more)
    case .turn(.to(let wanted)): turn = wanted
    }
    let count = keywords?.count ?? 0
    guard count <= TextLimits.mostKeywords else { throw .tooMany(.keyword, count: count) }
  }

  /// Nil if nothing changes.
  private static func edited(
    _ keywords: [String], adding added: [String], removing removed: [String]
  ) -> [String]? {
    let leaving = Set(removed.map { FoldedText.fold($0) })
    let staying = keywords.filter { !leaving.contains(FoldedText.fold($0)) }
    var seen = Set(staying.map { FoldedText.fold($0) })
    let coming = added.filter { seen.insert(FoldedText.fold($0)).inserted }
    return coming.isEmpty && staying.count == keywords.count ? nil : staying + coming
  }
}
