import Foundation
import PholioTestSupport

/// A page's file in parts, to be joined again as another program might do it.
struct PageFile {
  private static let name = Array("http://ns.adobe.com/xap/1.0/\0".utf8)
  /// The XMP packet that is in one segment.
  var xmp: String
  /// Without that segment.
  var rest: [UInt8]

  init?(_ path: String) {
    guard let bytes = FileManager.default.contents(atPath: path).map(Array.init) else { return nil }
    var offset = 2
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
      let end = offset + 2 + Int(bytes[offset + 2]) << 8 + Int(bytes[offset + 3])
      if bytes[offset + 1] == 0xE1, bytes[(offset + 4)..<end].starts(with: Self.name) {
        xmp = String(decoding: bytes[(offset + 4 + Self.name.count)..<end], as: UTF8.self)
        rest = Array(bytes[..<offset] + bytes[end...])
        return
      }
      offset = end
    }
    return nil
  }

  /// The packet, in front of the rest of this JPEG or another.
  func bytes(xmp: String, in jpeg: [UInt8]? = nil) -> [UInt8] {
    let payload = Self.name + Array(xmp.utf8)
    let length = payload.count + 2
    return [0xFF, 0xD8, 0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + payload
      + (jpeg ?? rest).dropFirst(2)
  }
}
