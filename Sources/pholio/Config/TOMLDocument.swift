import PholioDisk

/// A TOML text (toml.io, 1.0): its values, and the line of each key.
///
/// It is strict: what is no TOML is named with its line.
struct TOMLDocument {
  /// What is no TOML, or more than any person writes.
  struct Fault: Error {
    var line: Int
    var reason: String
  }

  /// By path, from the root: `["sheet", "paper"]`. Lines count from 1.
  private(set) var lines: [[String]: Int] = [:]
  private(set) var values: [String: TOMLValue] = [:]

  // Scalars: a bracket and an accent make one character.
  var rest: Substring.UnicodeScalarView
  var line = 1
  /// How many brackets are open.
  private var depth = 0
  /// Counts headers and tables in braces: names with dots may add to a table only where they have begun it.
  private var section = 0

  /// No setting has more words in its name, nor more brackets around it.
  private static let deepest = 8

  /// - Throws: The first `Fault`.
  init(_ text: String) throws(Fault) {
    rest = text[...].unicodeScalars
    if rest.first == "\u{FEFF}" { rest.removeFirst() }
    let root = TOMLTable(.header)
    var (table, path) = (root, [String]())
    while true {
      try skipBlanks(andLines: true)
      guard let first = rest.first else { break }
      if first == "[" { (table, path) = try header(root) } else { try pair(in: table, at: path) }
      try skipBlanks(andLines: false)
      guard rest.isEmpty || startsLine else {
        throw fault("a line has one name and one value, or one [table]")
      }
    }
    values = root.values
  }

  func fault(_ reason: String, at line: Int? = nil) -> Fault {
    Fault(line: line ?? self.line, reason: reason)
  }

  /// Whether a line ends here.
  var startsLine: Bool { rest.first == "\n" || rest.first == "\r" && rest.dropFirst().first == "\n" }

  @discardableResult
  mutating func next() -> Unicode.Scalar? {
    let scalar = rest.popFirst()
    if scalar == "\n" { line += 1 }
    return scalar
  }

  /// Goes past a line's end, which is next.
  mutating func skipLineEnd() {
    skip("\r")
    next()
  }

  /// Goes past a scalar if it is the next.
  @discardableResult
  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    next()
    return true
  }

  /// Whether TOML has it only as an escape.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 && scalar != "\t" || scalar.value == 0x7F
  }

  private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
    default: false
    }
  }

  /// Past blanks and comments.
  mutating func skipBlanks(andLines: Bool) throws(Fault) {
    while let scalar = rest.first {
      if scalar == "#" {
        while let scalar = rest.first, !startsLine {
          if Self.isControl(scalar) { throw fault("a comment has a control character in it") }
          next()
        }
      } else if scalar == " " || scalar == "\t" {
        next()
      } else if andLines, startsLine {
        skipLineEnd()
      } else {
        return
      }
    }
  }

  /// `[a.b]` or `[[a.b]]`: the table that it begins, and its path.
  private mutating func header(_ root: TOMLTable) throws(Fault) -> (TOMLTable, [String]) {
    next()
    let isList = skip("[")
    let start = line
    let path = try key(behind: [])
    guard skip("]"), !isList || skip("]") else {
      throw fault("a table's name ends with \(isList ? "]]" : "]")")
    }
    section += 1
    guard let table = root.opened(path, isList: isList) else { throw conflict(path, at: start) }
    return (table, path)
  }

  /// `key = value`
  private mutating func pair(in table: TOMLTable, at path: [String]) throws(Fault) {
    let start = line
    let full = try key(behind: path)
    guard skip("=") else { throw fault("behind a name stands = and its value") }
    try skipBlanks(andLines: false)
    let value = try value(of: full)
    guard table.set(full.dropFirst(path.count), value, section) else { throw conflict(full, at: start) }
  }

  private func conflict(_ path: [String], at line: Int) -> Fault {
    let shown = ByteString(path.joined(separator: ".")).shown
    return fault("'\(shown)' is set already, or lies in something that is", at: line)
  }

  /// `a."b c".d` and the blanks around it, behind the path that it belongs to; each of its words has a line.
  private mutating func key(behind table: [String]) throws(Fault) -> [String] {
    var path = table
    repeat {
      try skipBlanks(andLines: false)
      let bare = rest.prefix(while: Self.isBare)
      if let quote = rest.first, quote == "\"" || quote == "'" {
        path.append(try text(isLong: false))
      } else if bare.isEmpty {
        throw fault("a name has letters from a to z, digits, - and _, or is in quotes")
      } else {
        path.append(String(bare))
        rest = rest[bare.endIndex...]
      }
      guard path.count <= Self.deepest else { throw fault("no name has more than \(Self.deepest) words") }
      if lines[path] == nil { lines[path] = line }
      try skipBlanks(andLines: false)
    } while skip(".")
    return path
  }

  private mutating func value(of path: [String]) throws(Fault) -> TOMLValue {
    switch rest.first {
    case "\"", "'": .text(try text(isLong: true))
    case "[": .list(try list(of: path))
    case "{": .table(try table(at: path))
    default: try scalar()
    }
  }

  private mutating func open() throws(Fault) {
    next()
    depth += 1
    guard depth <= Self.deepest else {
      throw fault("there are more than \(Self.deepest) brackets around this")
    }
  }

  /// `[1, 2,]`, over several lines maybe.
  private mutating func list(of path: [String]) throws(Fault) -> [TOMLValue] {
    try open()
    var values: [TOMLValue] = []
    var start = line
    repeat {
      try skipBlanks(andLines: true)
      if rest.first == "]" { break }
      start = line
      values.append(try value(of: path))
      try skipBlanks(andLines: true)
    } while skip(",")
    guard skip("]") else { throw fault("a list has commas between its values, and ends with ]", at: start) }
    depth -= 1
    return values
  }

  /// `{ a = 1, b = 2 }`, in one line.
  private mutating func table(at path: [String]) throws(Fault) -> [String: TOMLValue] {
    try open()
    let outer = section
    section += 1
    let table = TOMLTable(.header)
    try skipBlanks(andLines: false)
    if rest.first != "}" {
      repeat {
        try pair(in: table, at: path)
        try skipBlanks(andLines: false)
      } while skip(",")
    }
    guard skip("}") else {
      throw fault("a table in braces stands in one line, with commas, and ends with }")
    }
    depth -= 1
    section = outer
    return table.values
  }
}
