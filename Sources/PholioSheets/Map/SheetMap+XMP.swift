import Foundation
import PholioDisk
import PholioFacts
package import PholioImaging

/// The map as XMP: properties in a namespace of our own, in the packet of a JPEG's APP1 segment. If it has no
/// room, in an extended packet (XMP Specification Part 3, 1.1.3.1).
extension SheetMap {
  private static let namespace = "https://pholio.org/ns/sheet/1.0/"
  /// "The maximum size of the XMP packet is 65502 bytes" (XMP Specification Part 3, 1.1.3).
  private static let roomInSegment = 65_502
  /// "The maximum length of each segment is 65400 bytes", in the specification's example.
  private static let extensionChunk = 65_400

  /// The segments with the map.
  package var markers: [JPEGMarker] {
    let extended = Array(Self.packet(properties).utf8)
    let whole = Self.wrapped(extended)
    if whole.count <= Self.roomInSegment { return [.xmp(whole)] }
    let guid = MD5.digest(of: extended).hexText.uppercased()
    let main = Self.packet(
      "<xmpNote:HasExtendedXMP>\(guid)</xmpNote:HasExtendedXMP>",
      namespaces: #" xmlns:xmpNote="http://ns.adobe.com/xmp/note/""#)
    var markers = [JPEGMarker.xmp(Self.wrapped(Array(main.utf8)))]
    for start in stride(from: 0, to: extended.count, by: Self.extensionChunk) {
      let chunk = extended[start..<min(start + Self.extensionChunk, extended.count)]
      let head =
        Array("\(XMPProperties.extensionName)".utf8) + Array(guid.utf8) + Self.bigEndian(extended.count)
        + Self.bigEndian(start)
      markers.append(JPEGMarker(code: 0xE1, payload: head + chunk))
    }
    return markers
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// A packet in its wrapper, not to be edited in place; an extended one has no wrapper.
  private static func wrapped(_ packet: [UInt8]) -> [UInt8] {
    Array("<?xpacket begin=\"\u{FEFF}\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>".utf8) + packet
      + Array("<?xpacket end=\"r\"?>".utf8)
  }

  private static func packet(_ properties: String, namespaces: String = "") -> String {
    """
    <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\
    <rdf:Description rdf:about="" xmlns:pholio="\(namespace)"\(namespaces)>\(properties)</rdf:Description>\
    </rdf:RDF></x:xmpmeta>
    """
  }

  private var properties: String {
    let items = cells.map { "<rdf:li>\($0.text)</rdf:li>" }
    let owner = SheetOwner(wrappedValue: gallery).name
    return """
      <pholio:Gallery>\(XMLText.escaped(owner))</pholio:Gallery><pholio:Page>\(page)</pholio:Page>\
      <pholio:Pages>\(pages)</pholio:Pages><pholio:Width>\(width)</pholio:Width>\
      <pholio:Height>\(height)</pholio:Height>\
      <pholio:Cells><rdf:Seq>\(items.joined())</rdf:Seq></pholio:Cells>
      """
  }
}

extension SheetMap {
  /// The map in a JPEG; nil if there is none. Other programs may have rewritten its packets: with other
  /// prefixes, as attributes, or with some properties in the extended packet.
  ///
  /// - Parameter segments: Those of this JPEG.
  /// - Throws: `SheetMapFault`.
  package init?(jpeg: Span<UInt8>, segments: JPEGSegments) throws(SheetMapFault) {
    let properties = XMPProperties(jpeg: jpeg, segments: segments)
    guard properties.values.keys.contains(where: { $0.hasPrefix(Self.namespace) }) else { return nil }
    func number(_ name: String) -> Int? {
      properties.text(Self.namespace + name).flatMap {
        Int($0.trimmingCharacters(in: .whitespacesAndNewlines))
      }
    }
    guard let gallery = properties.text(Self.namespace + "Gallery"), let page = number("Page"),
      let pages = number("Pages"), let width = number("Width"), let height = number("Height"),
      let items = properties.list(Self.namespace + "Cells")
    else { throw SheetMapFault() }
    let cells = items.compactMap { Cell(text: $0) }
    guard cells.count == items.count else { throw SheetMapFault() }
    try self.init(
      read: SheetOwner(name: gallery), page: page, pages: pages, width: width, height: height, cells: cells)
  }

  /// The same, from the file.
  package init?(jpeg: [UInt8]) throws(SheetMapFault) {
    guard let segments = JPEGSegments(jpeg.span) else { return nil }
    try self.init(jpeg: jpeg.span, segments: segments)
  }
}

extension SheetMap.Cell {
  fileprivate var text: String { "\(position) \(x) \(y) \(width) \(height) \(sha)" }

  fileprivate init?(text: String) {
    let fields = text.split(whereSeparator: \.isWhitespace)
    let numbers = fields.prefix(5).compactMap { Int($0) }
    guard fields.count == 6, numbers.count == 5 else { return nil }
    self.init(
      position: numbers[0], x: numbers[1], y: numbers[2], width: numbers[3], height: numbers[4],
      sha: String(fields[5]))
  }
}
