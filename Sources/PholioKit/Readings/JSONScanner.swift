import PholioFacts

/// Reads the JSON (RFC 8259) of one line that anybody may have written: strictly, and within limits. Nothing
/// is built that is not asked for, and what is not asked for is passed over.
package struct JSONScanner {
  /// The line is no JSON, or not as it is asked for.
  package struct Damage: Error {}

  /// Values within values, of what is passed over. What is asked for is as deep as the one who asks.
  private static let deepest = 16
  private static let longestNumber = 40
  private static let longestKey = 64

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Calls `body` with each of some keys of an object; it has to read the value. Others are passed over.
  mutating func object<Key>(
    _ keys: JSONKeys<Key>, _ body: (inout JSONScanner, Key) throws(Damage) -> Void
  ) throws(Damage) {
    try eachKey { scanner throws(Damage) in
      let key = try scanner.key(of: keys)
      try scanner.expect(UInt8(ascii: ":"))
      guard let key else { return try scanner.skip() }
      try body(&scanner, key)
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
    if let place = try plainText(upTo: most) { return string(at: place) }
    guard let text = String(validating: try text(upTo: most), as: UTF8.self) else { throw Damage() }
    return text
  }

  /// The bytes of a string's UTF-8, which was not validated.
  ///
  /// - Parameter most: In bytes.
  mutating func text(upTo most: Int) throws(Damage) -> [UInt8] {
    if let place = try plainText(upTo: most) { return Array(bytes[place]) }
    try expect(UInt8(ascii: "\""))
    var text: [UInt8] = []
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

  /// A string of printing characters of ASCII alone, where it stands in the line. Nil for any other value,
  /// which is not read then.
  mutating func plainText(upTo most: Int) throws(Damage) -> Range<Int>? {
    guard try next() == UInt8(ascii: "\"") else { return nil }
    let start = position + 1
    let end = endOfPlain(from: start)
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\""), end - start <= most else { return nil }
    position = end + 1
    return start..<end
  }

  /// What `plainText` has met.
  func string(at place: Range<Int>) -> String { String(decoding: bytes[place], as: UTF8.self) }

  subscript(index: Int) -> UInt8 { bytes[index] }

  /// A number as it is written: `-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?`
  mutating func integer() throws(Damage) -> Int64 {
    let (place, isWhole) = try number()
    var value: Int64 = 0
    let isNegative = bytes[place.lowerBound] == UInt8(ascii: "-")
    guard isWhole else { throw Damage() }
    for index in place.dropFirst(isNegative ? 1 : 0) {
      let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let digit = Int64(bytes[index] - UInt8(ascii: "0"))
      let (sum, isOver) = product.addingReportingOverflow(isNegative ? -digit : digit)
      if isTooLarge || isOver { throw Damage() }
      value = sum
    }
    return value
  }

  mutating func integer(in range: ClosedRange<Int>) throws(Damage) -> Int {
    guard let number = Int(exactly: try integer()), range.contains(number) else { throw Damage() }
    return number
  }

  /// - Parameter range: Of finite numbers.
  mutating func real(in range: ClosedRange<Double>) throws(Damage) -> Double {
    let (place, _) = try number()
    guard let number = exactly(place) ?? Double(string(at: place)), range.contains(number) else {
      throw Damage()
    }
    return number
  }

  /// Passes over a value.
  mutating func skip() throws(Damage) { try skip(within: Self.deepest) }

  /// Nothing but white space may follow.
  mutating func end() throws(Damage) {
    skipSpace()
    if position < bytes.count { throw Damage() }
  }

  private mutating func skip(within depth: Int) throws(Damage) {
    guard depth > 0 else { throw Damage() }
    switch try next() {
    case UInt8(ascii: "{"):
      try eachKey { scanner throws(Damage) in
        try scanner.skipText(upTo: Self.longestKey)
        try scanner.expect(UInt8(ascii: ":"))
        try scanner.skip(within: depth - 1)
      }
    case UInt8(ascii: "["):
      try array(upTo: .max) { scanner throws(Damage) in try scanner.skip(within: depth - 1) }
    case UInt8(ascii: "\""): try skipText(upTo: .max)
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    default: _ = try number()
    }
  }

  // MARK: Parts

  /// Calls `body` before each key of an object; it has to read the key, the colon and the value.
  private mutating func eachKey(
    _ body: (inout JSONScanner) throws(Damage) -> Void
  ) throws(Damage) {
    try expect(UInt8(ascii: "{"))
    if try next() == UInt8(ascii: "}") {
      position += 1
      return
    }
    while true {
      try body(&self)
      if try !goesOn(until: UInt8(ascii: "}")) { return }
    }
  }

  /// Nil for a key that is not among them.
  private mutating func key<Key>(of keys: JSONKeys<Key>) throws(Damage) -> Key? {
    if let place = try plainText(upTo: Self.longestKey) { return keys.key(bytes[place]) }
    return keys.key(try text(upTo: Self.longestKey)[...])
  }

  /// Nothing is made of it.
  private mutating func skipText(upTo most: Int) throws(Damage) {
    if try plainText(upTo: most) == nil { _ = try text(upTo: most) }
  }

  /// Where the first byte from `start` on is that is not plain, or the line ends.
  private func endOfPlain(from start: Int) -> Int {
    bytes.withUnsafeBytes { bytes in
      var end = start
      while end + 8 <= bytes.count,
        Self.arePlain(bytes.loadUnaligned(fromByteOffset: end, as: UInt64.self))
      {
        end += 8
      }
      while end < bytes.count, Self.isPlain(bytes[end]) { end += 1 }
      return end
    }
  }

  /// Whether each of eight bytes is plain; of some that are, it may say that one is not. A byte less than n
  /// has its highest bit set after n is taken away, and not before (S. E. Anderson, "Bit Twiddling Hacks").
  private static func arePlain(_ bytes: UInt64) -> Bool {
    let (ones, highest) = (UInt64(0x0101_0101_0101_0101), UInt64(0x8080_8080_8080_8080))
    let quotes = bytes ^ (ones &* UInt64(UInt8(ascii: "\"")))
    let backslashes = bytes ^ (ones &* UInt64(UInt8(ascii: "\\")))
    let isOther =
      ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes)
      | ((bytes &- ones &* 0x20) & ~bytes) | bytes | (bytes &+ ones)
    return isOther & highest == 0
  }

  /// Whether a byte of a string stands for itself, and is printed.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
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

  // MARK: Numbers

  /// Where a number stands, and whether it has digits alone.
  private mutating func number() throws(Damage) -> (place: Range<Int>, isWhole: Bool) {
    _ = try next()
    let start = position
    if at(UInt8(ascii: "-")) { position += 1 }
    if at(UInt8(ascii: "0")) { position += 1 } else { try digits() }
    let whole = position
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
    return (start..<position, whole == position)
  }

  /// The value of a short decimal fraction: a whole number below 2^53 divided by a power of ten up to 10^22
  /// is rounded once, and so rightly (W. D. Clinger, "How to Read Floating Point Numbers Accurately", 1990).
  /// Nil for any other number.
  private func exactly(_ place: Range<Int>) -> Double? {
    guard place.count <= 17 else { return nil }
    var (value, digits, power) = (UInt64(0), 0, 1.0)
    var isBehindPoint = false
    let isNegative = bytes[place.lowerBound] == UInt8(ascii: "-")
    for index in place.dropFirst(isNegative ? 1 : 0) {
      let byte = bytes[index]
      if byte == UInt8(ascii: ".") {
        isBehindPoint = true
        continue
      }
      guard byte.isDigit else { return nil }
      value = 10 * value + UInt64(byte - UInt8(ascii: "0"))
      digits += 1
      if isBehindPoint { power *= 10 }
    }
    guard digits <= 15 else { return nil }
    let quotient = Double(value) / power
    return isNegative ? -quotient : quotient
  }

  private func at(_ byte: UInt8) -> Bool { position < bytes.count && bytes[position] == byte }

  private mutating func digits() throws(Damage) {
    let start = position
    while position < bytes.count, bytes[position].isDigit { position += 1 }
    if position == start { throw Damage() }
  }

  // MARK: Escapes

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
