package import PholioCatalog
package import PholioDisk
package import PholioLayout

extension Selection {
  /// What a selection says. What holds no other part within it is flat: no `any` is directly in an `any`.
  package indirect enum Expression: Hashable, Sendable {
    /// Items, in the order of their mention: with commas, or with "or".
    case any([Expression])
    /// "and": the order is the first one's.
    case all([Expression])
    case not(Expression)
    /// With its bytes in the typed text, for messages.
    case term(Term, at: Range<Int>)
  }

  package enum Term: Hashable, Sendable {
    case position(TypedPosition)
    case range(TypedPosition, TypedPosition)
    /// A file name, or a glob over file names.
    case pattern(ByteString)
    /// A file name, without globs.
    case name(ByteString)
    /// The beginning of a SHA-256 in hexadecimal, lower case.
    case digest(String)
    case question(Question)
    /// Photos that look like these.
    case like(Expression)
    /// Photos of the gallery of this name.
    case gallery(String)
  }

  /// A typed position.
  package enum TypedPosition: Hashable, Sendable {
    case position(Position)
    case last
  }
}

extension Selection.Expression {
  /// What any of them says; at least one.
  static func union(_ parts: [Self]) -> Self {
    guard parts.count > 1 else { return parts[0] }
    let isFlat = parts.allSatisfy { if case .any = $0 { false } else { true } }
    return .any(isFlat ? parts : parts.flatMap(\.items))
  }

  /// What all of them say; at least one.
  static func intersection(_ parts: [Self]) -> Self {
    guard parts.count > 1 else { return parts[0] }
    return .all(
      parts.flatMap { part in
        if case .all(let inner) = part { inner } else { [part] }
      })
  }

  /// The parts that stand by themselves.
  var items: [Self] {
    if case .any(let items) = self { items } else { [self] }
  }

  /// Calls `body` with all terms, those within others too, in the order typed.
  func forEachTerm(_ body: (Selection.Term, Range<Int>) throws -> Void) rethrows {
    switch self {
    case .any(let parts), .all(let parts): for part in parts { try part.forEachTerm(body) }
    case .not(let part): try part.forEachTerm(body)
    case .term(let term, let range):
      try body(term, range)
      if case .like(let inner) = term { try inner.forEachTerm(body) }
    }
  }

  /// Whether there are only positions, names and hashes, one beside the other.
  var isPlain: Bool {
    items.allSatisfy { item in
      if case .term(let term, _) = item { term.isPlain } else { false }
    }
  }
}

extension Selection.Term {
  /// Whether this is a file's name, or a glob over names.
  var isName: Bool {
    switch self {
    case .pattern, .name: true
    case .position, .range, .digest, .question, .like, .gallery: false
    }
  }

  /// Whether this names photos, and asks nothing about them.
  var isPlain: Bool {
    switch self {
    case .position, .range, .pattern, .name, .digest: true
    case .question, .like, .gallery: false
    }
  }

  /// Whether it is a mistake, in any part of a selection, if there are no such photos: of all names, but not
  /// of globs, unless they look like terms.
  var isSure: Bool {
    switch self {
    case .name, .digest: true
    case .pattern(let pattern): !pattern.hasWildcard || pattern.bytes.contains(.colon)
    case .position, .range, .question, .like, .gallery: false
    }
  }

  /// For messages; nil for terms that ask.
  var shown: String? {
    switch self {
    case .position(let typed): typed.shown
    case .range(let first, let last): "\(first.shown)-\(last.shown)"
    case .name(let name): "name:\(name.shownInBrief)"
    case .pattern(let pattern): pattern.shownInBrief
    case .digest(let prefix): "sha:\(prefix)"
    case .question, .like, .gallery: nil
    }
  }
}

extension Selection {
  /// Whether all of a text is one name, of which a word, behind a blank, would be a term by itself: perhaps
  /// something between the two was forgotten.
  package static func mayLackJoint(_ text: String) -> Bool {
    guard case .term(let whole, _)? = try? Selection(text).expression, whole.isName else { return false }
    return Array(text.utf8).split(whereSeparator: \.isBlank).dropFirst().contains { word in
      guard case .term(let term, let range)? = try? Selection(ByteString(word)).expression,
        range == 0..<word.count
      else { return false }
      return !term.isName
    }
  }
}

extension Selection {
  /// Whether a name has a joint by itself, before or behind a parenthesis, or `!` for one.
  package static func mayLackBlanks(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasPrefix("!")
      || ["and", "or", "not"].contains { joint in
        name == joint || name.hasPrefix("\(joint)(") || name.contains(" \(joint)(")
          || name.contains(")\(joint)")
      }
  }

  /// The positions that `5..7` and `LAST` stand for; nil for another name.
  package static func positionsMeant(by name: String) -> String? {
    let positions = name.lowercased().replacing("..", with: "-")
    guard positions != name, (try? Selection(positions))?.positions != nil else { return nil }
    return positions
  }
}

extension Selection.TypedPosition {
  var shown: String {
    switch self {
    case .last: "last"
    case .position(let position): "\(position.rawValue)"
    }
  }
}
