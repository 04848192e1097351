import PholioFacts
package import PholioLayout

/// Photos of a gallery as people name them: positions, ranges, file names, globs, hash prefixes.
///
/// What is typed becomes a value of this type once, at the edge; `resolve` says which photos of a gallery it means.
package struct Selection: Hashable, Sendable {
  package enum Term: Hashable, Sendable {
    case position(Place)
    case range(Place, Place)
    /// A file name, or a glob over file names.
    case pattern(String)
    /// A file name, to the letter.
    case name(String)
    /// The beginning of a SHA-256 in hexadecimal, lower case.
    case digest(String)
  }

  /// A position as typed.
  package enum Place: Hashable, Sendable {
    case position(Position)
    case last
  }

  /// As typed.
  package let text: String
  package let terms: [Term]

  /// - Throws: `SelectionError`, for what can't mean anything.
  package init(_ text: String) throws(SelectionError) {
    self.text = text
    var terms: [Term] = []
    for part in Self.split(text) {
      terms.append(try Term(part))
    }
    self.terms = terms
  }

  /// Parts between commas; `\,` is a comma within one.
  private static func split(_ text: String) -> [String] {
    var parts = [""]
    var isEscaped = false
    for character in text {
      switch character {
      case "," where isEscaped: parts[parts.count - 1].append(",")
      case ",": parts.append("")
      case "\\" where !isEscaped:
        isEscaped = true
        continue
      default: parts[parts.count - 1] += (isEscaped ? "\\" : "") + String(character)
      }
      isEscaped = false
    }
    if isEscaped { parts[parts.count - 1] += "\\" }
    return parts
  }
}

/// Why a selection means nothing, or not what is needed.
package enum SelectionError: Error, Hashable {
  case empty(String)
  case positionZero(String)
  case backwards(String)
  case badDigest(String)
  /// The gallery has only `count` photos.
  case pastEnd(String, gallery: String, count: Int)
  case matchesNothing(String, gallery: String)
  /// One photo is needed.
  case matchesMany(String, gallery: String, count: Int)
}

extension Selection.Term {
  init(_ text: String) throws(SelectionError) {
    if text.isEmpty { throw .empty(text) }
    if text.hasPrefix("name:") {
      self = .name(String(text.dropFirst(5)))
    } else if text.hasPrefix("sha:") {
      let digits = text.dropFirst(4).lowercased()
      guard digits.utf8.count <= 64, digits.isHexadecimal else {
        throw .badDigest(text)
      }
      self = .digest(digits)
    } else if let place = try Selection.Place(text) {
      self = .position(place)
    } else if let (first, last) = try Self.range(text) {
      self = .range(first, last)
    } else {
      self = .pattern(text)
    }
  }

  private static func range(_ text: String) throws(SelectionError) -> (Selection.Place, Selection.Place)? {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, let first = try Selection.Place(String(ends[0])),
      let last = try Selection.Place(String(ends[1]))
    else { return nil }
    switch (first, last) {
    case (.position(let a), .position(let b)) where a > b: throw .backwards(text)
    case (.last, .position): throw .backwards(text)
    default: return (first, last)
    }
  }
}

extension Selection.Place {
  /// Digits or `last`; nil for anything else.
  package init?(_ text: String) throws(SelectionError) {
    if text == "last" {
      self = .last
      return
    }
    guard text.isAllDigits else {
      return nil
    }
    // More digits than a number holds is past the end of any gallery.
    let number = Int(text) ?? Int.max
    guard number > 0 else { throw .positionZero(text) }
    self = .position(Position(number))
  }
}

extension Selection {
  /// The selection's terms, each as a selection of its own.
  package func split() -> [Selection] {
    zip(Self.split(text), terms).map { Selection(text: $0, terms: [$1]) }
  }

  private init(text: String, terms: [Term]) {
    self.text = text
    self.terms = terms
  }
}
