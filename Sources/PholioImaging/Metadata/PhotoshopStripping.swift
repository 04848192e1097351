/// Photoshop's resources without what tells a place.
enum PhotoshopStripping {
  /// EXIF and XMP, once more.
  private static let removed: Set<Int> = [0x0422, 0x0423, 0x0424]
  /// The sum of IPTC's bytes, which does not hold any more.
  private static let sum = 0x0425
  /// Datasets of IPTC's record 2: codes and names of places that are shown, city, part of the city, state,
  /// country.
  private static let places: Set<UInt8> = [26, 27, 90, 92, 95, 100, 101]

  /// - Parameter payload: A segment's, with the name before the first resource.
  /// - Returns: Nil if it is not clear, or nothing is left.
  static func withoutPlace(_ payload: [UInt8]) -> [UInt8]? {
    let name = Array("Photoshop 3.0\0".utf8)
    guard payload.starts(with: name) else { return nil }
    var kept = name
    var end = name.count
    for (id, content) in PhotoshopResources(payload) {
      let head = Array(payload[end..<content.lowerBound - 4])
      end = min(content.upperBound + content.count % 2, payload.count)
      if removed.contains(id) || id == sum { continue }
      let bytes: [UInt8]
      if id == PhotoshopResources.iptc {
        guard let datasets = withoutPlace(datasets: payload[content]) else { continue }
        bytes = datasets
      } else {
        bytes = Array(payload[content])
      }
      let length = stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: bytes.count >> $0) }
      kept += head + length + bytes + (bytes.count % 2 == 0 ? [] : [0])
    }
    return kept.count > name.count ? kept : nil
  }

  /// Nil if they can't be read to their end.
  private static func withoutPlace(datasets block: ArraySlice<UInt8>) -> [UInt8]? {
    var kept: [UInt8] = []
    var rest = block
    while rest.count >= 5, rest.first == 0x1C {
      let head = Array(rest.prefix(5))
      let byteCount = Int(head[3]) << 8 | Int(head[4])
      // Longer ones say otherwise how long they are: nobody writes such.
      guard byteCount < 0x8000, rest.count >= 5 + byteCount else { return nil }
      if head[1] != 2 || !places.contains(head[2]) { kept += rest.prefix(5 + byteCount) }
      rest = rest.dropFirst(5 + byteCount)
    }
    // They may be padded.
    return rest.allSatisfy { $0 == 0 } ? kept : nil
  }
}

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
