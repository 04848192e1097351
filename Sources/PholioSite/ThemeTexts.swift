/// A theme's short texts in one language: "photos", "next".
package struct ThemeTexts: Sendable {
  /// The language's tag, such as `pt-BR`.
  package let language: String
  private let phrases: [String: ThemePhrase]

  init(language: String, phrases: [String: ThemePhrase]) {
    self.language = language
    self.phrases = phrases
  }

  /// The key `text` of templates: all texts that don't depend on a number.
  package var dictionary: [String: String] {
    phrases.compactMapValues { if case .text(let text) = $0 { text } else { nil } }
  }

  /// A text with its `{…}` filled: `texts["position", ["position": "3", "count": "28"]]`. A text that no
  /// language has is its key.
  package subscript(key: String, values: [String: String] = [:]) -> String {
    switch phrases[key] {
    case .text(let text)?, .counted(_, let text)?: Self.fill(text, values)
    case nil: key
    }
  }

  /// A text for a number of things, 0 or more: "1 photo", "12 photos".
  package func counted(_ key: String, _ count: Int) -> String {
    guard count == 1, case .counted(let one?, _)? = phrases[key] else {
      return self[key, ["count": String(count)]]
    }
    return Self.fill(one, ["count": "1"])
  }

  /// `rtl` for scripts that are written from right to left, else `ltr`.
  package static func direction(of language: String) -> String {
    let parts = language.lowercased().split(separator: "-")
    if parts.dropFirst().contains("latn") { return "ltr" }
    if parts.dropFirst().contains("arab") || parts.dropFirst().contains("hebr") { return "rtl" }
    return ["ar", "fa", "he", "ur", "ps", "sd", "ug", "yi", "dv", "ckb", "arc", "syr"]
      .contains(parts.first.map(String.init) ?? "") ? "rtl" : "ltr"
  }

  /// One pass, so that what is filled in is never filled itself.
  private static func fill(_ text: String, _ values: [String: String]) -> String {
    var filled = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      filled += rest[..<open]
      let name = String(rest[rest.index(after: open)..<close])
      filled += values[name] ?? "{\(name)}"
      rest = rest[rest.index(after: close)...]
    }
    return filled + rest
  }
}

/// One text of `theme.json`: the same for all numbers, or one for a single thing and one for other numbers.
enum ThemePhrase: Decodable, Sendable {
  case text(String)
  case counted(one: String?, other: String)

  private enum CodingKeys: String, CodingKey {
    case one, other
  }

  init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self = .text(text)
    } else {
      let forms = try decoder.container(keyedBy: CodingKeys.self)
      self = .counted(
        one: try forms.decodeIfPresent(String.self, forKey: .one),
        other: try forms.decode(String.self, forKey: .other))
    }
  }
}
