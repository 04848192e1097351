/// The line of each key in a TOML text. TOMLKit reads what the text says, and tells no lines.
///
/// What is no TOML is passed over, and TOMLKit says so; but for one mistake, which ends its process: a table
/// whose name does not begin like one.
struct TOMLLines {
  /// By path, from the root: `["sheet", "paper"]`. Lines count from 1.
  private(set) var lines: [[String]: Int] = [:]

  /// The first table whose name begins like no name.
  private(set) var lineOfWrongTable: Int?

  // Scalars, as TOMLKit: a bracket and an accent make one character.
  private var rest: Substring.UnicodeScalarView
  private var line = 1

  init(_ text: String) {
    rest = text[...].unicodeScalars
    skip { $0 == "\u{FEFF}" }
    var table: [String] = []
    while true {
      skipBlanks(andLines: true)
      guard let first = rest.first else { break }
      if first == "[" {
        header()
        table = key()
        note(table)
        skip { $0 != "\n" }
      } else {
        pair(in: table)
      }
    }
  }

  /// `[`, or `[[`, and what is to be a key.
  private mutating func header() {
    _ = next()
    skip { $0 == " " || $0 == "\t" }
    if rest.first == "[" { _ = next() }
    skip { $0 == " " || $0 == "\t" }
    let isKey = rest.first.map { Self.isBare($0) || "\"'".unicodeScalars.contains($0) } ?? true
    if !isKey, lineOfWrongTable == nil { lineOfWrongTable = line }
  }

  private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
    default: false
    }
  }

  private mutating func note(_ path: [String]) {
    for end in path.indices where lines[Array(path[...end])] == nil { lines[Array(path[...end])] = line }
  }

  private mutating func next() -> Unicode.Scalar? {
    guard let character = rest.popFirst() else { return nil }
    if character == "\n" { line += 1 }
    return character
  }

  private mutating func skip(_ isSkipped: (Unicode.Scalar) -> Bool) {
    while let character = rest.first, isSkipped(character) { _ = next() }
  }

  private mutating func skipBlanks(andLines: Bool) {
    while let character = rest.first {
      if character == "#" {
        skip { $0 != "\n" }
      } else if character == " " || character == "\t" || andLines && (character == "\n" || character == "\r")
      {
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
        let word = rest.prefix(while: Self.isBare)
        if word.isEmpty { return path }
        path.append(String(word))
        rest = rest[word.endIndex...]
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
    default: skip { !",]}#\n".unicodeScalars.contains($0) }
    }
  }

  /// What is between brackets, with commas.
  private mutating func items(until end: Unicode.Scalar, _ item: (inout Self) -> Void) {
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
  private mutating func string(_ quote: Unicode.Scalar) -> String {
    let isLong = rest.starts(with: repeatElement(quote, count: 3))
    let end = repeatElement(quote, count: isLong ? 3 : 1)
    for _ in end { _ = next() }
    var text = String.UnicodeScalarView()
    while !rest.isEmpty {
      if rest.starts(with: end) {
        // Up to two quotes may stand right before the three.
        skip { isLong && $0 == quote }
        if !isLong { _ = next() }
        return String(text)
      }
      guard let character = next() else { break }
      text.append(character)
      if character == "\\", quote == "\"", let escaped = next() { text.append(escaped) }
    }
    return String(text)
  }
}
