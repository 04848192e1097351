/// IPTC's records, wherever programs put them.
enum PhotoshopBlock {
  private static let iptcResource = 0x0404

  /// The records in Photoshop's image resources, empty if there are none: "8BIM", a number, a name of even
  /// length with its own, a length, bytes and a fill byte (Adobe Photoshop File Formats Specification).
  static func iptc(in resources: [UInt8]) -> [UInt8] {
    let name = Array("Photoshop 3.0\0".utf8)
    var rest = resources.starts(with: name) ? resources.dropFirst(name.count) : resources[...]
    while rest.starts(with: "8BIM".utf8) {
      rest = rest.dropFirst(4)
      guard let number = number(rest.prefix(2), bytes: 2), let letters = rest.dropFirst(2).first else {
        return []
      }
      rest = rest.dropFirst(2 + (1 + Int(letters) + 1) / 2 * 2)
      guard let length = self.number(rest.prefix(4), bytes: 4) else { return [] }
      rest = rest.dropFirst(4)
      if number == iptcResource { return Array(rest.prefix(length)) }
      rest = rest.dropFirst(length + length % 2)
    }
    return []
  }

  private static func number(_ bytes: ArraySlice<UInt8>, bytes count: Int) -> Int? {
    bytes.count == count ? bytes.reduce(0) { $0 << 8 | Int($1) } : nil
  }

  /// Records of a TIFF: some programs swapped them as if they were whole numbers of four bytes. A record
  /// begins with 1C.
  static func straightened(_ records: [UInt8]) -> [UInt8] {
    guard records.count >= 4, records[0] != 0x1C, records[3] == 0x1C else { return records }
    return stride(from: 0, to: records.count, by: 4).flatMap { start in
      records[start..<min(start + 4, records.count)].reversed()
    }
  }
}
