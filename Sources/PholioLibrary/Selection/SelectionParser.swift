import PholioDisk

/// Reads a selection: "not" binds before "and", and that before "or" and the comma.
///
/// One function a rule of the grammar in docs/selecting.md. Each reads from the scanner's offset on.
struct SelectionParser {
  /// What was read.
  struct Parsed: Hashable {
    var expression: Selection.Expression
    /// The parts between commas that are not within anything.
    var parts: [Range<Int>]
  }

  /// How deep groups and `like:` can be in each other.
  static let deepest = 64

  let text: ByteString
  /// Which parts of the text are literally names.
  private let names: Set<ByteString>
  var scanner: SelectionScanner
  private var parts: [Range<Int>] = []
  var depth = 0
  /// Words in front of this offset are known to be terms.
  var wordsEnd = 0
  /// The value without quotes that was read just now.
  var bareValue: (key: TermKey, start: Int)?

  private init(_ text: ByteString, names: Set<ByteString>) {
    self.text = text
    self.names = names
    scanner = SelectionScanner(text.bytes)
  }

  /// - Parameter names: The candidates that are names.
  /// - Throws: `SelectionError`, for text without a meaning.
  static func read(_ text: ByteString, names: Set<ByteString> = []) throws(SelectionError) -> Parsed {
    if text.bytes.isEmpty { throw .empty("") }
    var parser = SelectionParser(text, names: names)
    let expression = try parser.selection()
    guard text.bytes.count <= Selection.longestQuestion || expression.isPlain else {
      throw parser.fault(
        at: Selection.longestQuestion, "a selection that asks has \(Selection.longestQuestion) bytes at most")
    }
    return Parsed(expression: expression, parts: parser.parts)
  }

  private mutating func selection() throws(SelectionError) -> Selection.Expression {
    var items: [Selection.Expression] = []
    var partStart = scanner.offset
    while true {
      items.append(try item())
      let end = scanner.offset
      if scanner.next == .comma {
        scanner.offset += 1
      } else if scanner.has(.or, at: end, mayEnd: true) {
        scanner.offset = scanner.afterBlanks(end + SelectionScanner.Joint.or.count)
        continue
      }
      if depth == 0 { parts.append(partStart..<end) }
      partStart = scanner.offset
      if scanner.offset == end { return .union(items) }
    }
  }

  private mutating func item() throws(SelectionError) -> Selection.Expression {
    let start = scanner.offset
    if depth == 0, !names.isEmpty, let end = scanner.literalEnd(from: start) {
      // Names may begin and end with blanks.
      for range in [start..<end, scanner.trimmed(start..<end)] {
        let name = ByteString(scanner.unescaped(range))
        guard names.contains(name) else { continue }
        scanner.offset = end
        return .term(.name(name), at: range)
      }
    }
    scanner.offset = scanner.afterBlanks(start)
    return try conjunction()
  }

  private mutating func conjunction() throws(SelectionError) -> Selection.Expression {
    var operands = [try operand()]
    while true {
      let end = scanner.offset
      let next = scanner.afterBlanks(end)
      scanner.offset = next
      if scanner.isEnd(next) { break }
      guard next > end else { throw unjoined(at: next) }
      if scanner.has(.or, at: next, mayEnd: true) { break }
      if scanner.has(.and, at: next, mayEnd: true) {
        scanner.offset = scanner.afterBlanks(next + SelectionScanner.Joint.and.count)
      } else if !beginsQuestion(at: next) || isNumber(at: next) {
        throw unjoined(at: next)
      }
      operands.append(try operand())
    }
    return .intersection(operands)
  }

  private mutating func operand() throws(SelectionError) -> Selection.Expression {
    var count = 0
    while scanner.has(.not, at: scanner.offset) {
      scanner.offset = scanner.afterBlanks(scanner.offset + SelectionScanner.Joint.not.count)
      count += 1
    }
    let operand = try primary(endsAtBlank: false)
    // Pairs of them say nothing; one is kept, for the list's order.
    if count == 0 { return operand }
    return count.isMultiple(of: 2) ? .not(.not(operand)) : .not(operand)
  }

  mutating func primary(endsAtBlank: Bool) throws(SelectionError) -> Selection.Expression {
    let start = scanner.offset
    bareValue = nil
    guard !scanner.isEnd(start) else { throw missing() }
    if scanner.next == .opening { return try group() }
    if let key = key(at: start) { return try fact(key) }
    if let word = word(at: start), isWholeTerm(before: start + word.rawValue.utf8.count) {
      scanner.offset = start + word.rawValue.utf8.count
      return .term(.question(word.question), at: start..<scanner.offset)
    }
    return try name(endsAtBlank: endsAtBlank)
  }

  private mutating func group() throws(SelectionError) -> Selection.Expression {
    let start = scanner.offset
    try deepen()
    scanner.groups.append(start)
    scanner.offset = scanner.afterBlanks(start + 1)
    let inner = try selection()
    guard scanner.next == .closing else { throw fault(at: start, "this '(' is never closed") }
    scanner.offset += 1
    scanner.groups.removeLast()
    depth -= 1
    bareValue = nil
    return inner
  }
}

/// What may be wrong.
extension SelectionParser {
  func fault(at offset: Int, _ reason: String) -> SelectionError {
    .syntax(SelectionFault(text: text, offset: min(offset, text.bytes.count), reason: reason))
  }

  func missing() -> SelectionError {
    if scanner.next == nil, let open = scanner.groups.last {
      return fault(at: open, "this '(' is never closed")
    }
    return fault(at: scanner.offset, "here a term is missing")
  }

  func needsValue(_ key: TermKey, at offset: Int) -> SelectionError {
    fault(at: offset, "\(key.name): needs a value, like \(key.example)")
  }

  /// Whether the rest of a name such as `2020 (2)` seems to be at an index, behind a text without quotes: as
  /// a term, it would be a position.
  private func isNumber(at index: Int) -> Bool {
    guard let (key, _) = bareValue, key.takesText, scanner.has(byte: .opening, at: index) else {
      return false
    }
    let end = index + 1 + scanner.bytes[(index + 1)...].prefix(while: \.isDigit).count
    return end > index + 1 && scanner.has(byte: .closing, at: end)
  }

  /// Two terms, and nothing that can stand between them.
  func unjoined(at offset: Int) -> SelectionError {
    if let joint = scanner.joint(at: offset) {
      return fault(at: offset, "'\(joint)' stands between blanks, in small letters or in capitals")
    }
    guard let (key, start) = bareValue, scanner.isBlank(offset - 1) else {
      return fault(at: offset, "here 'and', 'or' or a comma is missing")
    }
    let value = ByteString(scanner.bytes[start..<scanner.end(from: offset, atBlank: false)])
    if key.takesText {
      return fault(
        at: offset, "words with blanks go in quotes: \(key.name):\"\(value.shownInBrief)\"")
    }
    if key == .taken || key == .added, let text = value.text, TermTime(text) != nil {
      return fault(
        at: offset, "a time follows a T: \(key.name):\(text.replacing(" ", with: "T"))")
    }
    return fault(at: offset, "here 'and', 'or' or a comma is missing")
  }
}
