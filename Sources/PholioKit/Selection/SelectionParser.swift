import PholioCatalog
import PholioFacts

/// Reads a selection: "not" binds before "and", and that before "or" and the comma.
///
/// One function a rule of the grammar in docs/selecting.md. Each reads from the scanner's offset on.
struct SelectionParser {
  /// What was read.
  struct Reading: Hashable {
    var expression: Selection.Expression
    /// The parts between commas that are not within anything.
    var parts: [Range<Int>]
  }

  /// How deep groups and `like:` can be in each other.
  private static let deepest = 64

  private let text: ByteString
  /// Which parts of the text are literally names.
  private let names: Set<ByteString>
  private var scanner: SelectionScanner
  private var parts: [Range<Int>] = []
  private var depth = 0
  /// Words in front of this offset are known to be terms.
  private var wordsEnd = 0
  /// The value without quotes that was read just now.
  private var bareValue: (key: TermKey, start: Int)?

  private init(_ text: ByteString, names: Set<ByteString>) {
    self.text = text
    self.names = names
    scanner = SelectionScanner(text.bytes)
  }

  /// - Parameter names: The candidates that are names.
  /// - Throws: `SelectionError`, for text without a meaning.
  static func read(_ text: ByteString, names: Set<ByteString> = []) throws(SelectionError) -> Reading {
    if text.bytes.isEmpty { throw .empty("") }
    var parser = SelectionParser(text, names: names)
    let expression = try parser.selection()
    guard text.bytes.count <= Selection.longestQuestion || expression.isPlain else {
      throw parser.fault(
        at: Selection.longestQuestion, "a selection that asks has \(Selection.longestQuestion) bytes at most")
    }
    return Reading(expression: expression, parts: parser.parts)
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
      let name = ByteString(scanner.unescaped(start..<end))
      if names.contains(name) {
        scanner.offset = end
        return .term(.name(name), at: start..<end)
      }
    }
    // Names may begin with blanks.
    let first = scanner.afterBlanks(start)
    if depth > 0 || beginsQuestion(at: first) { scanner.offset = first }
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
      } else if !beginsQuestion(at: next) {
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

  private mutating func primary(endsAtBlank: Bool) throws(SelectionError) -> Selection.Expression {
    let start = scanner.offset
    bareValue = nil
    guard !scanner.isEnd(start) else { throw missing() }
    if scanner.next == .opening { return try group() }
    if let key = key(at: start) { return try fact(key) }
    if let word = TermWord.allCases.first(where: { scanner.has($0.rawValue.utf8, at: start) }) {
      let end = start + word.rawValue.utf8.count
      if isWholeTerm(before: end) {
        scanner.offset = end
        return .term(.question(word.question), at: start..<end)
      }
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

  private mutating func fact(_ key: TermKey) throws(SelectionError) -> Selection.Expression {
    let start = scanner.offset
    scanner.offset += key.rawValue.utf8.count + 1
    let valueStart = scanner.offset
    guard !scanner.isEnd(valueStart), !scanner.isBlank(valueStart) else { throw needsValue(key) }
    if key == .like {
      try deepen()
      let inner = try primary(endsAtBlank: true)
      depth -= 1
      if case .term(let term, _) = inner, term.isPlain, scanner.bytes[valueStart] != .quote {
        bareValue = (key, valueStart)
      }
      return .term(.like(inner), at: start..<scanner.offset)
    }
    let value = try value(of: key)
    do throws(TermFault) {
      return .term(try key.term(value), at: start..<scanner.offset)
    } catch {
      throw fault(at: valueStart + (value.isQuoted ? 1 : 0) + error.offset, error.reason)
    }
  }

  private mutating func value(of key: TermKey) throws(SelectionError) -> TermValue {
    let start = scanner.offset
    if let quoted = try quoted() {
      if quoted.isEmpty { throw needsValue(key) }
      return TermValue(bytes: quoted, isQuoted: true)
    }
    let end = scanner.end(from: start, atBlank: true, commas: key == .near ? 2 : 0)
    scanner.offset = end
    bareValue = (key, start)
    return TermValue(bytes: scanner.unescaped(start..<end), isQuoted: false)
  }

  /// The text in quotes that begins here, if one does.
  private mutating func quoted() throws(SelectionError) -> [UInt8]? {
    let start = scanner.offset
    guard scanner.next == .quote else { return nil }
    guard let end = scanner.closingQuote(from: start + 1) else {
      throw fault(at: start, "this '\"' is never closed")
    }
    scanner.offset = end + 1
    guard scanner.isEnd(end + 1) || scanner.isBlank(end + 1) else { throw unjoined(at: end + 1) }
    return scanner.unescaped(start + 1..<end, .quote)
  }

  /// A position, a range, a hash, a name or a glob.
  private mutating func name(endsAtBlank: Bool) throws(SelectionError) -> Selection.Expression {
    let start = scanner.offset
    if endsAtBlank, let name = try quoted() {
      return .term(.pattern(ByteString(name)), at: start..<scanner.offset)
    }
    let prefix = "name:".utf8
    if scanner.has(prefix, at: start) {
      scanner.offset = start + prefix.count
      if let name = try quoted() { return .term(.name(ByteString(name)), at: start..<scanner.offset) }
    }
    var end = scanner.end(from: start, atBlank: endsAtBlank)
    // Within a group, blanks before its end and its commas belong to no name.
    while depth > 0, end > start, scanner.isBlank(end - 1), end == start + 1 || scanner.bytes[end - 2] != .backslash {
      end -= 1
    }
    guard end > start else { throw missing() }
    scanner.offset = end
    return .term(try Selection.Term(scanner.unescaped(start..<end)), at: start..<end)
  }
}

extension SelectionParser {
  private func key(at index: Int) -> TermKey? {
    guard index < scanner.bytes.count, scanner.bytes[index].isLetter else { return nil }
    let letters = scanner.bytes[index...].prefix(TermKey.longest + 1).prefix { $0 != .colon }
    guard letters.count <= TermKey.longest, scanner.has(byte: .colon, at: letters.endIndex) else { return nil }
    return TermKey(rawValue: String(decoding: letters, as: UTF8.self))
  }

  /// Whether something begins at an index that is no name.
  private mutating func beginsQuestion(at index: Int) -> Bool {
    if scanner.has(byte: .opening, at: index) || scanner.has(.not, at: index) || key(at: index) != nil { return true }
    guard let word = TermWord.allCases.first(where: { scanner.has($0.rawValue.utf8, at: index) }) else {
      return false
    }
    return isWholeTerm(before: index + word.rawValue.utf8.count)
  }

  /// Whether a word that ends at an index is a term, and not the beginning of a name: behind it is the item's
  /// end, or another term. O(1) on the average.
  private mutating func isWholeTerm(before index: Int) -> Bool {
    if index <= wordsEnd { return true }
    var end = index
    while true {
      let next = scanner.afterBlanks(end)
      if scanner.isEnd(next) { break }
      guard next > end else { return false }
      if scanner.has(.and, at: next, mayEnd: true) || scanner.has(.or, at: next, mayEnd: true)
        || scanner.has(.not, at: next) || scanner.has(byte: .opening, at: next) || key(at: next) != nil
      {
        break
      }
      guard let word = TermWord.allCases.first(where: { scanner.has($0.rawValue.utf8, at: next) }) else {
        return false
      }
      end = next + word.rawValue.utf8.count
    }
    wordsEnd = end
    return true
  }

  private mutating func deepen() throws(SelectionError) {
    guard depth < Self.deepest else { throw fault(at: scanner.offset, "groups are too deep") }
    depth += 1
  }
}

/// What may be wrong.
extension SelectionParser {
  private func fault(at offset: Int, _ reason: String) -> SelectionError {
    .syntax(SelectionFault(text: text, offset: min(offset, text.bytes.count), reason: reason))
  }

  private func missing() -> SelectionError {
    if scanner.next == nil, let open = scanner.groups.last { return fault(at: open, "this '(' is never closed") }
    return fault(at: scanner.offset, "here a term is missing")
  }

  private func needsValue(_ key: TermKey) -> SelectionError {
    fault(
      at: scanner.offset, "\(key.rawValue): needs a value, like \(key.example)")
  }

  /// Two terms, and nothing that can stand between them.
  private func unjoined(at offset: Int) -> SelectionError {
    guard let (key, start) = bareValue, key.takesText, scanner.isBlank(offset - 1) else {
      return fault(at: offset, "here 'and', 'or' or a comma is missing")
    }
    let value = ByteString(scanner.bytes[start..<scanner.end(from: offset, atBlank: false)]).shownInBrief
    return fault(at: offset, "words with blanks go in quotes: \(key.rawValue):\"\(value)\"")
  }
}
