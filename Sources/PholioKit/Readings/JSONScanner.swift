/// Reads the JSON (RFC 8259) of one line that anybody may have written: strictly, and within limits. Nothing
/// is built that is not asked for, and what is not asked for is passed over.
package struct JSONScanner {
  /// The line is no JSON, or not as it is asked for.
  package struct Damage: Error {}

  /// Values within values, of what is passed over. What is asked for is as deep as the one who asks.
  private static let deepest = 16
  private static let longestKey = 64

  let bytes: [UInt8]
  var position = 0

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

  private mutating func skipSpace() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
  }

  mutating func next() throws(Damage) -> UInt8 {
    if position < bytes.count, bytes[position] > 0x20 { return bytes[position] }
    skipSpace()
    guard position < bytes.count else { throw Damage() }
    return bytes[position]
  }

  mutating func expect(_ byte: UInt8) throws(Damage) {
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
}
