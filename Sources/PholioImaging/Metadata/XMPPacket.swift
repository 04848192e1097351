package import PholioFacts

/// Words as XMP, for sidecars and JPEGs (XMP Specification Part 1, 7, and Part 2).
package enum XMPPacket {
  /// - Parameters:
  ///   - words: A rating that says "none" is written as rejected, −1.
  ///   - orientation: How the picture is to be turned; nil: nothing is said.
  package static func text(_ words: PhotoWords, orientation: Orientation? = nil) -> String {
    var lines: [String] = []
    func add(_ property: XMPProperty, _ texts: [String]) {
      if texts.isEmpty { return }
      let name = "\(property.namespace.prefix):\(property.name)"
      let texts = texts.map(XMLText.escaped)
      if property.form == .text { return lines.append("<\(name)>\(texts[0])</\(name)>") }
      let (list, language) = (
        property.form.rawValue, property.form == .alternatives ? " xml:lang=\"x-default\"" : ""
      )
      let items = texts.map { "<rdf:li\(language)>\($0)</rdf:li>" }.joined()
      lines.append("<\(name)><rdf:\(list)>\(items)</rdf:\(list)></\(name)>")
    }
    add(.init(.tiff, "Orientation"), orientation.map { ["\($0.rawValue)"] } ?? [])
    for field in PhotoWords.fields {
      guard let property = field.source.xmp.first else { continue }
      let stars = field == PhotoWords.rating ? words.statedRating.map { "\($0.value ?? -1)" } : nil
      add(property, stars.map { [$0] } ?? field.texts(of: words))
    }
    let namespaces = XMPProperty.Namespace.allCases.filter { namespace in
      lines.contains { $0.hasPrefix("<\(namespace.prefix):") }
    }
    let names = namespaces.map { "\n    xmlns:\($0.prefix)=\"\($0.rawValue)\"" }.joined()
    let properties = lines.map { "   \($0)\n" }.joined()
    return """
      <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
      <x:xmpmeta xmlns:x="adobe:ns:meta/">
       <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
        <rdf:Description rdf:about=""\(names)>
      \(properties)  </rdf:Description>
       </rdf:RDF>
      </x:xmpmeta>
      <?xpacket end="w"?>

      """
  }
}

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

/// Turns XML into UTF-8 by its first bytes (Extensible Markup Language 1.0, appendix F). What it declares
/// itself doesn't count: programs change encodings and leave the declaration.
enum XMLEncoding {
  /// Longest documents in UTF-16 and UTF-32, in bytes. They are rare, and short.
  private static let longestOfUnits = 4 << 20

  /// The document, if it is in UTF-16 or UTF-32; else its bytes, from the first that is no white space.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    if let start = starts.first(where: { bytes.starts(with: $0.bytes) }) {
      guard bytes.count <= longestOfUnits else { return [] }
      return Array(String(units: bytes[...], width: start.width, isBigEndian: start.isBigEndian).utf8)
    }
    guard let first = bytes.firstIndex(where: { ![0x09, 0x0A, 0x0D, 0x20].contains($0) }) else { return [] }
    return first == 0 ? bytes : Array(bytes[first...])
  }

  /// The document in Latin-1; nil if it is valid UTF-8.
  static func latin1(_ bytes: [UInt8]) -> [UInt8]? {
    String(validating: bytes, as: UTF8.self) == nil ? Array(FactText.latin1(bytes).utf8) : nil
  }

  /// The mark U+FEFF, or `<` alone.
  private static let starts: [(bytes: [UInt8], width: Int, isBigEndian: Bool)] = [
    ([0, 0, 0xFE, 0xFF], 4, true), ([0xFF, 0xFE, 0, 0], 4, false),
    ([0, 0, 0, 0x3C], 4, true), ([0x3C, 0, 0, 0], 4, false),
    ([0xFE, 0xFF], 2, true), ([0xFF, 0xFE], 2, false), ([0, 0x3C], 2, true), ([0x3C, 0], 2, false),
  ]
}
