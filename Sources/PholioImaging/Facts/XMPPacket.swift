/// An XMP packet, searched for the one thing that is wanted of it; it is not parsed as XML.
struct XMPPacket {
  private let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// xmp:Rating, as an attribute or as an element; nil when it is missing or not 0…5 (−1 means "rejected").
  var rating: Int? {
    guard let prefix = basicPrefix else { return nil }
    let name = prefix + Array(":Rating".utf8)
    var start = 0
    while let found = offset(of: name, from: start) {
      start = found + name.count
      let isWholeName = found > 0 && (Self.isSpace(bytes[found - 1]) || bytes[found - 1] == UInt8(ascii: "<"))
      guard isWholeName, start < bytes.count, let number = number(after: start) else { continue }
      let stars = Int(number.rounded())
      return (0...5).contains(stars) ? stars : nil
    }
    return nil
  }

  /// What the packet calls the namespace, usually "xmp", "xap" in old ones.
  private var basicPrefix: [UInt8]? {
    let namespaces = ["\"http://ns.adobe.com/xap/1.0/\"", "'http://ns.adobe.com/xap/1.0/'"]
    guard let place = namespaces.lazy.compactMap({ offset(of: Array($0.utf8), from: 0) }).first else {
      return nil
    }
    let before = bytes[..<place].reversed().drop { Self.isSpace($0) || $0 == UInt8(ascii: "=") }
    let prefix = before.prefix(64).prefix { $0 != UInt8(ascii: ":") && !Self.isSpace($0) }
    return prefix.isEmpty ? nil : prefix.reversed()
  }

  /// The number in `="3"`, `= '3'` or `>3<`, which must follow the name at once.
  private func number(after offset: Int) -> Double? {
    var rest = bytes[offset...].prefix(64).drop(while: Self.isSpace)
    let opening = rest.popFirst()
    if opening == UInt8(ascii: "=") {
      rest = rest.drop(while: Self.isSpace)
      guard let quote = rest.popFirst(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
        return nil
      }
    } else if opening != UInt8(ascii: ">") {
      return nil
    }
    let value = rest.drop(while: Self.isSpace)
    let digits = value.prefix {
      $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
    let end = value.dropFirst(digits.count).first
    guard end.map({ Self.isSpace($0) || "\"'<".utf8.contains($0) }) ?? false,
      let number = Double(String(decoding: digits, as: UTF8.self)), abs(number) < 1000
    else { return nil }
    return number
  }

  private func offset(of needle: [UInt8], from start: Int) -> Int? {
    guard let first = needle.first, bytes.count >= needle.count else { return nil }
    var offset = start
    while offset + needle.count <= bytes.count {
      if bytes[offset] == first, bytes[offset...].starts(with: needle) { return offset }
      offset += 1
    }
    return nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
