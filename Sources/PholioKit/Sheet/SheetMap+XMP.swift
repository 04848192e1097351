import Crypto
import Foundation
import PholioImaging

/// The map as XMP: its own properties in a namespace of ours, in the packet of a JPEG's APP1 segment, or where that
/// has no room for them in an extended packet (XMP Specification Part 3, 1.1.3.1).
extension SheetMap {
  private static let namespace = "https://pholio.org/ns/sheet/1.0/"
  private static let extensionName = "http://ns.adobe.com/xmp/extension/\0"
  /// A segment's payload, without what stands in front of a packet.
  private static let roomInSegment = JPEGMarker.largestPayload - 40
  /// "The maximum length of each segment is 65400 bytes", as the specification's example has it.
  private static let extensionChunk = 65_400

  /// The segments that carry the map.
  var markers: [JPEGMarker] {
    let whole = Array(Self.packet(properties).utf8)
    if whole.count <= Self.roomInSegment { return [.xmp(whole)] }
    let extended = Array(Self.packet(properties).utf8)
    let guid = Insecure.MD5.hash(data: extended).map { String(format: "%02X", $0) }.joined()
    let main = Self.packet(
      "<xmpNote:HasExtendedXMP>\(guid)</xmpNote:HasExtendedXMP>",
      namespaces: #" xmlns:xmpNote="http://ns.adobe.com/xmp/note/""#)
    var markers = [JPEGMarker.xmp(Array(main.utf8))]
    for start in stride(from: 0, to: extended.count, by: Self.extensionChunk) {
      let chunk = extended[start..<min(start + Self.extensionChunk, extended.count)]
      let head =
        Array(Self.extensionName.utf8) + Array(guid.utf8) + Self.bigEndian(extended.count)
        + Self.bigEndian(start)
      markers.append(JPEGMarker(code: 0xE1, payload: head + chunk))
    }
    return markers
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func packet(_ properties: String, namespaces: String = "") -> String {
    """
    <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\
    <rdf:Description rdf:about="" xmlns:pholio="\(namespace)"\(namespaces)>\(properties)</rdf:Description>\
    </rdf:RDF></x:xmpmeta>
    """
  }

  private var properties: String {
    let items = cells.map {
      "<rdf:li>\($0.position) \($0.x) \($0.y) \($0.width) \($0.height) \($0.sha)</rdf:li>"
    }
    return """
      <pholio:Gallery>\(Self.escaped(gallery))</pholio:Gallery><pholio:Page>\(page)</pholio:Page>\
      <pholio:Pages>\(pages)</pholio:Pages><pholio:Width>\(width)</pholio:Width>\
      <pholio:Height>\(height)</pholio:Height><pholio:Cells><rdf:Seq>\(items.joined())</rdf:Seq></pholio:Cells>
      """
  }

  /// Characters that XML has no way to write are left out.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension SheetMap {
  /// The map that a JPEG carries; nil where it carries none, or not all of it.
  package init?(jpeg: [UInt8]) {
    guard let segments = JPEGSegments(jpeg.span) else { return nil }
    var packets: [[UInt8]] = []
    var extended: [String: (length: Int, parts: [Int: ArraySlice<UInt8>])] = [:]
    let head = Array(Self.extensionName.utf8)
    for segment in segments.segments where segment.marker == 0xE1 {
      let payload = jpeg[segment.payload]
      if payload.starts(with: head), payload.count >= head.count + 40 {
        let rest = payload.dropFirst(head.count)
        let guid = String(decoding: rest.prefix(32), as: UTF8.self)
        let numbers = rest.dropFirst(32).prefix(8).map(Int.init)
        let length = numbers[0..<4].reduce(0) { $0 << 8 | $1 }
        let offset = numbers[4..<8].reduce(0) { $0 << 8 | $1 }
        extended[guid, default: (length, [:])].parts[offset] = rest.dropFirst(40)
      } else if let name = "http://ns.adobe.com/xap/1.0/\0".utf8.first, payload.first == name {
        packets.append(Array(payload))
      }
    }
    for (length, parts) in extended.values {
      let whole = parts.sorted { $0.key < $1.key }.flatMap(\.value)
      // Packets and their parts may come in any order, and one that is not complete is none.
      if whole.count == length { packets.append(whole) }
    }
    guard let map = packets.lazy.compactMap({ SheetMap(xmp: String(decoding: $0, as: UTF8.self)) }).first
    else { return nil }
    self = map
  }

  /// Other programs may have written the packet anew: with other prefixes, as attributes, with other spaces.
  private init?(xmp text: String) {
    guard
      let name = text.firstRange(of: "=\"\(Self.namespace)\"") ?? text.firstRange(of: "='\(Self.namespace)'"),
      let colon = text[..<name.lowerBound].lastIndex(of: ":")
    else { return nil }
    let prefix = text[text.index(after: colon)..<name.lowerBound]
    func value(_ property: String) -> String? {
      let tag = "\(prefix):\(property)"
      if let start = text.firstRange(of: "<\(tag)>"), let end = text.firstRange(of: "</\(tag)>"),
        start.upperBound <= end.lowerBound
      {
        return String(text[start.upperBound..<end.lowerBound])
      }
      for quote in ["\"", "'"] {
        if let start = text.firstRange(of: "\(tag)=\(quote)"),
          let end = text[start.upperBound...].firstRange(of: quote)
        {
          return String(text[start.upperBound..<end.lowerBound])
        }
      }
      return nil
    }
    func number(_ property: String) -> Int? {
      value(property).flatMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
    }
    guard let gallery = value("Gallery"), let page = number("Page"), let pages = number("Pages"),
      let width = number("Width"), let height = number("Height"), let list = value("Cells")
    else { return nil }
    var cells: [Cell] = []
    for part in list.split(separator: "<rdf:li>").dropFirst() {
      let fields = part.prefix { $0 != "<" }.split(whereSeparator: \.isWhitespace)
      let numbers = fields.prefix(5).compactMap { Int($0) }
      guard fields.count == 6, numbers.count == 5, numbers[0] > 0, !fields[5].isEmpty,
        fields[5].allSatisfy({ $0.isASCII && $0.isHexDigit })
      else { return nil }
      cells.append(
        Cell(
          position: numbers[0], x: numbers[1], y: numbers[2], width: numbers[3], height: numbers[4],
          sha: fields[5].lowercased()))
    }
    self.init(
      gallery: Self.unescaped(gallery), page: page, pages: pages, width: width, height: height, cells: cells)
  }

  private static func unescaped(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let ampersand = rest.firstIndex(of: "&"), let end = rest[ampersand...].firstIndex(of: ";") {
      result += rest[..<ampersand]
      let name = rest[rest.index(after: ampersand)..<end]
      let named = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
      if let character = named[String(name)] {
        result += character
      } else if name.hasPrefix("#"),
        let code = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst()),
        let scalar = Unicode.Scalar(code)
      {
        result.unicodeScalars.append(scalar)
      } else {
        result += rest[ampersand...end]
      }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
