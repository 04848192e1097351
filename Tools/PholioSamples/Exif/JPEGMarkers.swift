/// Makes marker segments of JPEG files, and inserts them.
package enum JPEGMarkers {
  /// A segment: FF, `code`, the length, the payload (65 533 bytes at most).
  package static func segment(_ code: UInt8, _ payload: [UInt8]) -> [UInt8] {
    precondition(payload.count <= 65_533, "\(payload.count) bytes in a segment")
    let length = payload.count + 2
    return [0xFF, code, UInt8(length >> 8), UInt8(length & 0xFF)] + payload
  }

  /// The APP1 segment of an XMP packet.
  package static func xmp(_ packet: String) -> [UInt8] {
    segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8) + Array(packet.utf8))
  }

  /// The file with a whole segment inserted after its start marker, as EXIF requires.
  /// - Parameter jpeg: begins with FF D8.
  package static func insert(app1 segment: [UInt8], into jpeg: [UInt8]) -> [UInt8] {
    precondition(jpeg.starts(with: [0xFF, 0xD8]), "no JPEG: \(jpeg.prefix(4))")
    return Array(jpeg.prefix(2)) + segment + jpeg.dropFirst(2)
  }
}
