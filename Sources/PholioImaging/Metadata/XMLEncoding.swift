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
