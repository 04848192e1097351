import PholioFacts

/// Reads the JSON (RFC 8259) of one line that anybody may have written: strictly, and within limits. Nothing
/// is built that is not asked for, and what is not asked for is passed over.
package struct JSONScanner {
  /// The line is no JSON, or not as it is asked for.
  package struct Damage: Error {}

  /// Values within values, of what is passed over. What is asked for is as deep as the one who asks.
  private static let deepest = 16
  private static let longestNumber = 40

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Calls `body` with each key of an object; it has to read the value, or to `skip` it.
  mutating func object(_ body: (inout JSONScanner, String) throws(Damage) -> Void) throws(Damage) {
    try expect(UInt8(ascii: "{"))
    if try next() == UInt8(ascii: "}") {
      position += 1
      return
    }
    while true {
      let key = try string(upTo: 64)
      try expect(UInt8(ascii: ":"))
      try body(&self, key)
      if try goesOn(until: UInt8(ascii: "}")) { continue }
      return
    }
  }

  /// Calls `body` for each value of an array; it has to read the value.
  mutating func array(upTo most: Int, _ body: (inout JSONScanner) throws(Damage) -> Void) throws(Damage) {
    try expect(UInt8(ascii: "["))
    if try next() == UInt8(ascii: "]") {
      position += 1
      return
    }
    for _ in 0..<most {
      try body(&self)
      if try !goesOn(until: UInt8(ascii: "]")) { return }
    }
    throw Damage()
  }

  /// Whether the next value is null, which is read then.
  mutating func null() throws(Damage) -> Bool {
    guard try next() == UInt8(ascii: "n") else { return false }
    try word("null")
    return true
  }

  /// - Parameter most: In bytes of UTF-8.
  mutating func string(upTo most: Int) throws(Damage) -> String {
    let bytes = try text(upTo: most)
    // Of bytes that need no validation, nearly all.
    if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw Damage() }
    return text
  }

  /// The bytes of a string's UTF-8, which was not validated.
  ///
  /// - Parameter most: In bytes.
  mutating func text(upTo most: Int) throws(Damage) -> [UInt8] {
    try expect(UInt8(ascii: "\""))
    let start = position
    // Most strings have nothing to be resolved.
    while position < bytes.count, Self.isPlain(bytes[position]) { position += 1 }
    guard position < bytes.count, position - start <= most else { throw Damage() }
    if bytes[position] == UInt8(ascii: "\"") {
      defer { position += 1 }
      return Array(bytes[start..<position])
    }
    var text = Array(bytes[start..<position])
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return text
      case UInt8(ascii: "\\"): text.append(contentsOf: try escaped())
      case 0..<0x20: throw Damage()
      default: text.append(byte)
      }
      guard text.count <= most else { throw Damage() }
    }
    throw Damage()
  }

  mutating func integer() throws(Damage) -> Int64 {
    guard let number = Int64(try number()) else { throw Damage() }
    return number
  }

  mutating func integer(in range: ClosedRange<Int>) throws(Damage) -> Int {
    guard let number = Int(exactly: try integer()), range.contains(number) else { throw Damage() }
    return number
  }

  /// - Parameter range: Of finite numbers.
  mutating func real(in range: ClosedRange<Double>) throws(Damage) -> Double {
    guard let number = Double(try number()), range.contains(number) else { throw Damage() }
    return number
  }

  /// Passes over a value.
  mutating func skip() throws(Damage) { try skip(within: Self.deepest) }

  /// Nothing but white space may follow.
  mutating func end() throws(Damage) {
    skipSpace()
    if position < bytes.count { throw Damage() }
  }

  /// Nothing is made of it.
  private mutating func skipText() throws(Damage) {
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      guard bytes[position] >= 0x20 else { throw Damage() }
      let isEscape = bytes[position] == UInt8(ascii: "\\")
      position += 1
      if isEscape { _ = try escaped() }
    }
    guard position < bytes.count else { throw Damage() }
    position += 1
  }

  private mutating func skip(within depth: Int) throws(Damage) {
    guard depth > 0 else { throw Damage() }
    switch try next() {
    case UInt8(ascii: "{"):
      try object { scanner, _ throws(Damage) in try scanner.skip(within: depth - 1) }
    case UInt8(ascii: "["):
      try array(upTo: .max) { scanner throws(Damage) in try scanner.skip(within: depth - 1) }
    case UInt8(ascii: "\""): try skipText()
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    default: _ = try number()
    }
  }

  // MARK: Parts

  /// Whether a byte of a string stands for itself.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") && byte >= 0x20
  }

  private mutating func skipSpace() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
  }

  private mutating func next() throws(Damage) -> UInt8 {
    if position < bytes.count, bytes[position] > 0x20 { return bytes[position] }
    skipSpace()
    guard position < bytes.count else { throw Damage() }
    return bytes[position]
  }

  private mutating func expect(_ byte: UInt8) throws(Damage) {
    guard try next() == byte else { throw Damage() }
    position += 1
  }

  private mutating func word(_ word: StaticString) throws(Damage) {
    for index in 0..<word.utf8CodeUnitCount {
      guard position < bytes.count, bytes[position] == word.utf8Start[index] else { throw Damage() }
      position += 1
    }
  }

  /// After a value: whether another one follows.
  private mutating func goesOn(until end: UInt8) throws(Damage) -> Bool {
    let byte = try next()
    position += 1
    if byte == UInt8(ascii: ",") { return true }
    guard byte == end else { throw Damage() }
    return false
  }

  /// A number's text: `-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?`
  private mutating func number() throws(Damage) -> String {
    _ = try next()
    let start = position
    if at(UInt8(ascii: "-")) { position += 1 }
    if at(UInt8(ascii: "0")) { position += 1 } else { try digits() }
    if at(UInt8(ascii: ".")) {
      position += 1
      try digits()
    }
    if at(UInt8(ascii: "e")) || at(UInt8(ascii: "E")) {
      position += 1
      if at(UInt8(ascii: "+")) || at(UInt8(ascii: "-")) { position += 1 }
      try digits()
    }
    guard position - start <= Self.longestNumber else { throw Damage() }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private func at(_ byte: UInt8) -> Bool { position < bytes.count && bytes[position] == byte }

  private mutating func digits() throws(Damage) {
    let start = position
    while position < bytes.count, bytes[position].isDigit { position += 1 }
    if position == start { throw Damage() }
  }

  /// What stands behind a backslash, as UTF-8.
  private mutating func escaped() throws(Damage) -> [UInt8] {
    guard position < bytes.count else { throw Damage() }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return try escapedScalar()
    default: throw Damage()
    }
  }

  private mutating func escapedScalar() throws(Damage) -> [UInt8] {
    var value = UInt32(try unit())
    if (0xD800..<0xDC00).contains(value), at(UInt8(ascii: "\\")) {
      position += 1
      guard at(UInt8(ascii: "u")) else { throw Damage() }
      position += 1
      let low = UInt32(try unit())
      guard (0xDC00..<0xE000).contains(low) else { throw Damage() }
      value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(value) else { throw Damage() }
    return Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// Four hexadecimal digits.
  private mutating func unit() throws(Damage) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard position < bytes.count, let digit = bytes[position].hexValue else { throw Damage() }
      value = value << 4 | UInt16(digit)
      position += 1
    }
    return value
  }
}
