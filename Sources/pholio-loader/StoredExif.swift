/// Blocks of EXIF facts, as TIFF files without a picture.
enum StoredExif {
  /// A block as it stands in a file; some programs write "Exif\0\0" before it, as in a JPEG.
  static func strip<Bytes: Collection<UInt8>>(_ block: Bytes) -> [UInt8] {
    let name = Array("Exif\0\0".utf8)
    return Array(block.starts(with: name) ? block.dropFirst(name.count) : block.dropFirst(0))
  }

  /// A small block with the facts of a TIFF file: what its first directory says, and the directories of EXIF,
  /// GPS and interoperability that it leads to. Bytes of values and their order stay as they are.
  static func block(of file: TIFFDirectories) -> [UInt8] {
    guard let first = file.first else { return [] }
    var block: [UInt8] =
      file.isBigEndian ? [0x4D, 0x4D, 0, 42, 0, 0, 0, 8] : [0x49, 0x49, 42, 0, 8, 0, 0, 0]
    append(file.entries(at: first), of: file, to: &block, depth: 0)
    return block
  }

  /// Fewer than the 64 KB that a block in a JPEG has.
  private static let room = 60_000
  private static let longestValue = 16_384
  private static let mostEntries = 256

  /// What lies elsewhere in the file or belongs to the picture's bytes: strips, tiles, tables, pages, other
  /// blocks, maker notes.
  private static let omitted: Set<UInt16> = [
    273, 279, 288, 289, 320, 324, 325, 330, 347, 512, 513, 514, 519, 520, 521, 700, 33_723, 34_377, 34_675,
    37_500, 37_724,
  ]

  /// Tags that lead to another directory, by how deep theirs lies: EXIF, GPS; interoperability.
  private static let leading: [Set<UInt16>] = [[34_665, 34_853], [40_965]]

  private static func append(
    _ entries: [TIFFDirectories.Entry], of file: TIFFDirectories, to block: inout [UInt8], depth: Int
  ) {
    let pointers = depth < leading.count ? leading[depth] : []
    let others = leading.reduce(into: Set<UInt16>()) { $0.formUnion($1) }.subtracting(pointers)
    let kept = entries.filter { entry in
      if pointers.contains(entry.tag) { return file.number(of: entry) != nil }
      return entry.type <= 12 && entry.values.count <= longestValue && !omitted.contains(entry.tag)
        && !others.contains(entry.tag)
    }.prefix(mostEntries)
    let start = block.count
    block += file.field(UInt32(kept.count), bytes: 2)
    block += [UInt8](repeating: 0, count: 12 * kept.count + 4)  // no next directory
    for (index, entry) in kept.enumerated() {
      let field = start + 2 + 12 * index
      let isPointer = pointers.contains(entry.tag)
      var value: [UInt8] = isPointer ? [] : Array(file.bytes[entry.values])
      if isPointer || value.count > 4 {
        guard block.count + value.count + 2 <= room else { continue }  // an entry of zeros stays
        if block.count % 2 == 1 { block.append(0) }
        let offset = UInt32(truncatingIfNeeded: block.count)
        if isPointer {
          append(
            file.number(of: entry).map(file.entries) ?? [], of: file, to: &block, depth: depth + 1)
        } else {
          block += value
        }
        value = file.field(offset, bytes: 4)
      }
      value += [UInt8](repeating: 0, count: max(0, 4 - value.count))
      let head =
        file.field(UInt32(entry.tag), bytes: 2) + file.field(isPointer ? 4 : UInt32(entry.type), bytes: 2)
        + file.field(isPointer ? 1 : UInt32(truncatingIfNeeded: entry.count), bytes: 4)
      block.replaceSubrange(field..<field + 12, with: head + value)
    }
  }
}

extension TIFFDirectories {
  /// A number's lowest bytes, in the file's order.
  fileprivate func field(_ number: UInt32, bytes count: Int) -> [UInt8] {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: number >> UInt32(8 * $0)) }
    return isBigEndian ? bytes.reversed() : bytes
  }
}
