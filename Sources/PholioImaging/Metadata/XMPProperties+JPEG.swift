extension XMPProperties {
  /// In front of each part of an extended packet: what follows is the packet's GUID in 32 digits, its whole
  /// length, and the part's offset in it, in four bytes each (XMP Specification Part 3, 1.1.3.1).
  package static let extensionName: StaticString = "http://ns.adobe.com/xmp/extension/\0"

  /// All properties that a JPEG has: those of its packets, and of the extended packet that they name. Other
  /// programs divide them between the two as they like.
  ///
  /// - Parameter segments: Of this JPEG. Packets that are damaged or not complete are not there.
  package init(jpeg: Span<UInt8>, segments: JPEGSegments) {
    self.init()
    for range in segments.xmp(in: jpeg) {
      if let packet = XMPProperties(packet: jpeg.array(range)) { add(packet) }
    }
    guard let guid = text("http://ns.adobe.com/xmp/note/HasExtendedXMP"),
      let packet = Self.extendedPacket(guid, in: jpeg, segments: segments),
      let extended = XMPProperties(packet: packet)
    else { return }
    add(extended)
  }

  /// Its parts, which may stand in any order, put together; nil where one is missing.
  private static func extendedPacket(
    _ guid: String, in jpeg: Span<UInt8>, segments: JPEGSegments
  ) -> [UInt8]? {
    var parts: [(offset: Int, bytes: Range<Int>)] = []
    var byteCount = 0
    for range in segments.extendedXMP(in: jpeg) where range.count >= 40 {
      let head = jpeg.array(range.lowerBound..<range.lowerBound + 40)
      guard String(decoding: head[..<32], as: UTF8.self).lowercased() == guid.lowercased() else { continue }
      func number(_ bytes: Range<Int>) -> Int { head[bytes].reduce(0) { $0 << 8 | Int($1) } }
      byteCount = number(32..<36)
      parts.append((number(36..<40), range.lowerBound + 40..<range.upperBound))
    }
    var packet: [UInt8] = []
    for part in parts.sorted(by: { $0.offset < $1.offset }) {
      guard part.offset == packet.count else { return nil }
      packet += jpeg.array(part.bytes)
    }
    return packet.isEmpty || packet.count != byteCount ? nil : packet
  }
}

extension Span<UInt8> {
  fileprivate func array(_ range: Range<Int>) -> [UInt8] {
    withUnsafeBufferPointer { Array($0[range]) }
  }
}
