import PholioDisk
import PholioFacts

/// What a primary is read from: facts, words, names.
extension SelectionParser {
  mutating func fact(_ key: TermKey) throws(SelectionError) -> Selection.Expression {
    let start = scanner.offset
    scanner.offset += key.name.utf8.count + 1
    let valueStart = scanner.offset
    guard !scanner.isEnd(valueStart), !scanner.isBlank(valueStart) else {
      throw needsValue(key, at: valueStart)
    }
    if key == .like {
      guard !scanner.has(.not, at: valueStart) else {
        let end = scanner.end(from: valueStart, atBlank: false)
        let shown = ByteString(scanner.bytes[valueStart..<end]).shownInBrief
        throw fault(at: valueStart, "'not' goes in parentheses here: like:(\(shown))")
      }
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
      if quoted.isEmpty { throw needsValue(key, at: start) }
      return TermValue(bytes: quoted, isQuoted: true)
    }
    var end = scanner.end(from: start, atBlank: true, commas: key == .near ? 2 : 0)
    // As maps have it: "48.86, 2.35, 5km".
    while key == .near, scanner.isBlank(end), scanner.bytes[end - 1] == .comma {
      let commas = scanner.bytes[start..<end].filter { $0 == .comma }.count
      end = scanner.end(from: scanner.afterBlanks(end), atBlank: true, commas: max(0, 2 - commas))
    }
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

  private static let noName = "name: needs a value, like name:5"

  /// A position, a range, a hash, a name or a glob.
  mutating func name(endsAtBlank: Bool) throws(SelectionError) -> Selection.Expression {
    let start = scanner.offset
    if endsAtBlank, let name = try quoted() {
      return .term(.pattern(ByteString(name)), at: start..<scanner.offset)
    }
    let prefix = "name:".utf8
    if scanner.has(prefix, at: start) {
      scanner.offset = start + prefix.count
      if let quoted = try quoted() {
        guard !quoted.isEmpty else { throw fault(at: start + prefix.count, Self.noName) }
        let name = ByteString(quoted.unescaped { $0 == .backslash })
        return .term(.name(name), at: start..<scanner.offset)
      }
      guard !scanner.isEnd(scanner.offset) else { throw fault(at: scanner.offset, Self.noName) }
    }
    // Blanks at its ends belong to no name.
    let end = scanner.trimmed(start..<scanner.end(from: start, atBlank: endsAtBlank)).upperBound
    guard end > start else { throw missing() }
    scanner.offset = end
    do throws(TermFault) {
      return .term(try Selection.Term(scanner.unescaped(start..<end)), at: start..<end)
    } catch {
      throw fault(at: start + error.offset, error.reason)
    }
  }
}

extension SelectionParser {
  func key(at index: Int) -> TermKey? {
    guard index < scanner.bytes.count, scanner.bytes[index].isLetter else { return nil }
    let letters = scanner.bytes[index...].prefix(TermKey.longest + 1).prefix { $0 != .colon }
    guard letters.count <= TermKey.longest, scanner.has(byte: .colon, at: letters.endIndex) else {
      return nil
    }
    return TermKey(name: String(decoding: letters, as: UTF8.self))
  }

  /// The word with which a term or a name begins.
  func word(at index: Int) -> TermWord? {
    guard index < scanner.bytes.count, scanner.bytes[index].isLetter else { return nil }
    return TermWord.allCases.first { scanner.has($0.rawValue.utf8, at: index) }
  }

  /// Whether something begins at an index that is no name.
  mutating func beginsQuestion(at index: Int) -> Bool {
    if scanner.has(byte: .opening, at: index) || scanner.has(.not, at: index) || key(at: index) != nil {
      return true
    }
    guard let word = word(at: index) else { return false }
    return isWholeTerm(before: index + word.rawValue.utf8.count)
  }

  /// Whether a word that ends at an index is a term, and not the beginning of a name: behind it is the item's
  /// end, or another term. O(1) on the average.
  mutating func isWholeTerm(before index: Int) -> Bool {
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
      guard let word = word(at: next) else { return false }
      end = next + word.rawValue.utf8.count
    }
    wordsEnd = end
    return true
  }

  mutating func deepen() throws(SelectionError) {
    guard depth < Self.deepest else { throw fault(at: scanner.offset, "groups are too deep") }
    depth += 1
  }
}
