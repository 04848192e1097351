/// The line of each key in a TOML text. TOMLKit reads what the text says, and tells no lines.
///
/// The text is known to be TOML: what is odd in it is passed over.
struct TOMLLines {
  /// By path, from the root: `["sheet", "paper"]`. Lines count from 1.
  private(set) var lines: [[String]: Int] = [:]

  private var rest: Substring
  private var line = 1

  init(_ text: String) {
    rest = text[...]
    var table: [String] = []
    while true {
      skipBlanks(andLines: true)
      guard let first = rest.first else { break }
      if first == "[" {
        skip { $0 == "[" }
        table = key()
        note(table)
        skip { $0 != "\n" && $0 != "\r\n" }
      } else {
        pair(in: table)
      }
    }
  }

  private mutating func note(_ path: [String]) {
    for end in path.indices where lines[Array(path[...end])] == nil { lines[Array(path[...end])] = line }
  }

  private mutating func next() -> Character? {
    guard let character = rest.popFirst() else { return nil }
    if character.isNewline { line += 1 }
    return character
  }

  private mutating func skip(_ isSkipped: (Character) -> Bool) {
    while let character = rest.first, isSkipped(character) { _ = next() }
  }

  private mutating func skipBlanks(andLines: Bool) {
    while let character = rest.first {
      if character == "#" {
        skip { !$0.isNewline }
      } else if character == " " || character == "\t" || andLines && character.isNewline {
        _ = next()
      } else {
        return
      }
    }
  }

  /// `key = value`
  private mutating func pair(in table: [String]) {
    let start = rest.endIndex == rest.startIndex ? nil : rest.startIndex
    let path = table + key()
    note(path)
    skipBlanks(andLines: false)
    if rest.first == "=" { _ = next() }
    value(of: path)
    // Whatever was there, go on behind it.
    if start == rest.startIndex { _ = next() }
  }

  /// `a."b c".d`
  private mutating func key() -> [String] {
    var path: [String] = []
    while true {
      skipBlanks(andLines: false)
      if let quote = rest.first, quote == "\"" || quote == "'" {
        path.append(string(quote))
      } else {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
        if word.isEmpty { return path }
        path.append(String(word))
        rest = rest.dropFirst(word.count)
      }
      skipBlanks(andLines: false)
      guard rest.first == "." else { return path }
      _ = next()
    }
  }

  private mutating func value(of path: [String]) {
    skipBlanks(andLines: false)
    switch rest.first {
    case "\"", "'": _ = rest.first.map { string($0) }
    case "[":
      items(until: "]") { $0.value(of: path) }
    case "{":
      items(until: "}") { $0.pair(in: path) }
    default: skip { !",]}#".contains($0) && !$0.isNewline }
    }
  }

  /// What is between brackets, with commas.
  private mutating func items(until end: Character, _ item: (inout Self) -> Void) {
    _ = next()
    while true {
      skipBlanks(andLines: true)
      guard let character = rest.first else { return }
      if character == end || character == "," {
        _ = next()
        if character == end { return }
      } else {
        let before = rest.startIndex
        item(&self)
        if rest.startIndex == before { _ = next() }
      }
    }
  }

  /// A string of one line or, with three quotes, of several; the text between the quotes, as it stands there.
  private mutating func string(_ quote: Character) -> String {
    let isLong = rest.hasPrefix(String(repeating: quote, count: 3))
    let end = String(repeating: quote, count: isLong ? 3 : 1)
    for _ in end { _ = next() }
    var text = ""
    while !rest.isEmpty {
      if rest.hasPrefix(end) {
        // Up to two quotes may stand right before the three.
        skip { isLong && $0 == quote }
        if !isLong { _ = next() }
        return text
      }
      guard let character = next() else { break }
      text.append(character)
      if character == "\\", quote == "\"", let escaped = next() { text.append(escaped) }
    }
    return text
  }
}
