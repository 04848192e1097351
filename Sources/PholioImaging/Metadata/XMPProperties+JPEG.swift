extension XMPProperties {
  /// The name before each part of an extended packet. The packet's GUID follows in 32 digits, then its whole
  /// length and the part's offset in it, four bytes each (XMP Specification Part 3, 1.1.3.1).
  package static let extensionName: StaticString = "http://ns.adobe.com/xmp/extension/\0"

  /// All properties of a JPEG: those of its packets, and of the extended packet that they name. Programs
  /// divide them between the two as they like.
  ///
  /// - Parameter segments: Those of this JPEG. Damaged or incomplete packets are left out.
  package init(jpeg: Span<UInt8>, segments: JPEGSegments) {
    self.init()
    for range in segments.xmp(in: jpeg) { add(packet: jpeg.array(range)) }
    guard let guid = text("http://ns.adobe.com/xmp/note/HasExtendedXMP"),
      let packet = Self.extendedPacket(guid, in: jpeg, segments: segments),
      let extended = XMPProperties(packet: packet)
    else { return }
    add(extended)
  }

  /// Joins the packet's parts, in any order; nil if one is missing.
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
