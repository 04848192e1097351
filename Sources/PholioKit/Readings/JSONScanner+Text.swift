import PholioFacts

/// Strings. Most have only printing characters of ASCII, and nothing to be resolved.
extension JSONScanner {
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

  // MARK: Plain ones

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
    if (0xD800..<0xDC00).contains(value), isAt(UInt8(ascii: "\\")) {
      position += 1
      guard isAt(UInt8(ascii: "u")) else { throw Damage() }
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
