import PholioFacts

extension StoredValues {
  /// What somebody said of a photo. A rating of -1 and empty texts stand for "none".
  mutating func own() throws(RowError) -> Annotations {
    var own = Annotations()
    own.title = try optionalText("title")
    own.description = try optionalText("description")
    own.rating = try rating("own_rating")
    own.label = try optionalText("own_label").map {
      $0.isEmpty ? Override<String>.none : Override<String>.value($0)
    }
    own.keywords = try optionalText("own_keywords").map { KeywordLines.split($0) }
    own.flag = try optionalText("flag").flatMap { Flag(rawValue: $0) }
    own.turn = try turn()
    return own
  }

  /// - Parameter column: Has stars, or -1 for "none".
  mutating func rating(_ column: String) throws(RowError) -> Override<Int>? {
    try optionalInt(column).map { $0 < 0 ? Override<Int>.none : Override<Int>.value($0) }
  }

  mutating func turn() throws(RowError) -> Turn {
    let degrees = try int("turn")
    guard let turn = Turn(rawValue: degrees) else { throw error("turn", found: "\(degrees)") }
    return turn
  }
}

extension Override<Int> {
  /// A rating as its columns have it.
  var stored: Int { value ?? -1 }
}

extension Annotations {
  /// As the field's column has it, but text: where the column has numbers, SQLite makes one of it.
  func stored(_ field: OwnField) -> String? {
    switch field {
    case .title: title
    case .description: description
    case .rating: rating.map { "\($0.stored)" }
    case .label: label.map { $0.value ?? "" }
    case .keywords: keywords.map { KeywordLines.join($0) }
    case .flag: flag?.rawValue
    case .turn: "\(turn.rawValue)"
    }
  }
}

/// Keywords as a column has them: one a line. No keyword has a line feed; lines are read faster than JSON.
enum KeywordLines {
  static func join(_ keywords: [String]) -> String { keywords.joined(separator: "\n") }

  static func split(_ lines: String) -> [String] {
    lines.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
  }
}
