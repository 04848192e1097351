/// Photoshop's image resources, one after the other (Adobe Photoshop File Formats Specification, "Image
/// Resource Blocks"). The list ends where the bytes do, or where they are none; a last one that runs past the
/// end is cut there.
struct PhotoshopResources: Sequence, IteratorProtocol {
  /// The number of IPTC's datasets.
  static let iptc = 0x0404

  private let bytes: [UInt8]
  private var offset: Int

  /// - Parameter bytes: Their name, as in a JPEG, may stand before the first.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.starts(with: Self.name) ? Self.name.count : 0
  }

  /// The next resource's number, and where its content is.
  mutating func next() -> (id: Int, content: Range<Int>)? {
    // Signature, number, and the length of a name; the name, which is padded to be even with its length.
    guard offset + 7 <= bytes.count, Self.signatures.contains(where: { bytes[offset...].starts(with: $0) })
    else {
      return nil
    }
    let id = number(at: offset + 4, byteCount: 2)
    let start = offset + 6 + (Int(bytes[offset + 6]) + 2) / 2 * 2 + 4
    guard start <= bytes.count else { return nil }
    let byteCount = number(at: start - 4, byteCount: 4)
    let end = Swift.min(start + byteCount, bytes.count)
    // The content is padded, too.
    offset = start + byteCount + byteCount % 2
    return (id, start..<end)
  }

  private static let name = Array("Photoshop 3.0\0".utf8)

  /// Photoshop's own, and those of programs around it.
  private static let signatures = ["8BIM", "AgHg", "DCSR", "MeSa", "PHUT"].map { Array($0.utf8) }

  /// The bytes must be there.
  private func number(at offset: Int, byteCount: Int) -> Int {
    bytes[offset..<offset + byteCount].reduce(0) { $0 << 8 | Int($1) }
  }
}
