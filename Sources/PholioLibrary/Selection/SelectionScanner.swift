/// Goes through a selection's text: its bytes, and the words, quotes and parentheses among them.
struct SelectionScanner {
  let bytes: [UInt8]
  var offset = 0
  /// Where the groups begin that are open at the offset.
  var groups: [Int] = []
  /// Where the part ends whose literal name was looked for last.
  var literalPartEnd = -1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// A word between terms, in lower case or in capitals.
  struct Joint {
    private let lower: [UInt8]
    private let upper: [UInt8]

    static let and = Joint("and")
    static let or = Joint("or")
    static let not = Joint("not")

    private init(_ word: String) {
      lower = Array(word.utf8)
      upper = Array(word.uppercased().utf8)
    }

    var count: Int { lower.count }

    fileprivate func begins(_ bytes: ArraySlice<UInt8>) -> Bool {
      guard let first = bytes.first, first | 0x20 == lower[0] else { return false }
      return bytes.starts(with: lower) || bytes.starts(with: upper)
    }
  }

  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Whether an item ends at an index: at the text's end, a comma, or a parenthesis that closes a group.
  func isEnd(_ index: Int) -> Bool {
    guard index < bytes.count else { return true }
    return bytes[index] == .comma || bytes[index] == .closing && !groups.isEmpty
  }

  func isBlank(_ index: Int) -> Bool { index < bytes.count && bytes[index].isBlank }

  /// The index of the first byte from an index on that is no blank.
  func afterBlanks(_ index: Int) -> Int {
    bytes[min(index, bytes.count)...].firstIndex { !$0.isBlank } ?? bytes.count
  }

  func has(byte: UInt8, at index: Int) -> Bool { index < bytes.count && bytes[index] == byte }

  func has(_ text: String.UTF8View, at index: Int) -> Bool {
    index <= bytes.count && bytes[index...].starts(with: text)
  }

  /// Whether a word is at an index, with a blank behind it.
  ///
  /// - Parameter mayEnd: Whether the item may end there as well.
  func has(_ joint: Joint, at index: Int, mayEnd: Bool = false) -> Bool {
    guard index < bytes.count, joint.begins(bytes[index...]) else { return false }
    return isBlank(index + joint.count) || mayEnd && isEnd(index + joint.count)
  }

  /// The joint that is at an index, in any case and whatever is behind it.
  func joint(at index: Int) -> String? {
    let letters = bytes[min(index, bytes.count)...].prefix(4).prefix(while: \.isLetter)
    let word = String(decoding: letters, as: UTF8.self).lowercased()
    return ["and", "or", "not"].contains(word) ? word : nil
  }

  /// Where the name or value that begins at an index ends: at the item's end, before "and" and "or", or
  /// before the first blank. Within a group, a name's own parentheses are counted.
  ///
  /// - Parameter commas: How many commas belong to it.
  func end(from start: Int, atBlank: Bool, commas: Int = 0) -> Int {
    var (index, commas, open) = (start, commas, 0)
    while index < bytes.count {
      switch bytes[index] {
      case .backslash: index += 1  // And the byte behind it.
      case .comma:
        if commas == 0 { return index }
        commas -= 1
      case .opening where !groups.isEmpty: open += 1
      case .closing where !groups.isEmpty:
        if open == 0 { return index }
        open -= 1
      case let byte where byte.isBlank:
        let next = afterBlanks(index)
        if atBlank || has(.and, at: next) || has(.or, at: next) { return index }
        index = next - 1
      default: break
      }
      index += 1
    }
    return bytes.count
  }

  /// Where the quotes end whose text begins at an index; nil if they don't.
  func closingQuote(from start: Int) -> Int? {
    var index = start
    while index < bytes.count, bytes[index] != .quote { index += bytes[index] == .backslash ? 2 : 1 }
    return index < bytes.count ? index : nil
  }

  /// Bytes without the backslashes before an escaped one: `\,` is a comma. All others are left to globs.
  func unescaped(_ range: Range<Int>, _ escaped: UInt8 = .comma) -> [UInt8] {
    bytes[range].unescaped { $0 == escaped }
  }

  /// A range without the blanks at its ends, but for one behind a backslash.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let start = min(afterBlanks(range.lowerBound), range.upperBound)
    var end = range.upperBound
    while end > start, isBlank(end - 1), end == start + 1 || bytes[end - 2] != .backslash { end -= 1 }
    return start..<end
  }
}

extension Collection<UInt8> {
  /// These without the backslashes before some bytes: those for which `body` is true.
  func unescaped(_ body: (UInt8) -> Bool) -> [UInt8] {
    guard contains(.backslash) else { return Array(self) }
    var result: [UInt8] = []
    var isEscaped = false
    for byte in self {
      if isEscaped, body(byte) { result.removeLast() }
      result.append(byte)
      isEscaped = byte == .backslash && !isEscaped
    }
    return result
  }
}

extension UInt8 {
  static let comma = UInt8(ascii: ",")
  static let backslash = UInt8(ascii: "\\")
  static let quote = UInt8(ascii: "\"")
  static let opening = UInt8(ascii: "(")
  static let closing = UInt8(ascii: ")")
  static let colon = UInt8(ascii: ":")

  /// A space, a tab, or an end of line.
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
