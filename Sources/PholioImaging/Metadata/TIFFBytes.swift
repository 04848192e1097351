/// Reads a TIFF's structure: header, directories, entries. Every offset is checked.
package struct TIFFBytes {
  package let bytes: UnsafeRawBufferPointer
  package let isBigEndian: Bool

  /// Nil if the bytes don't begin with a TIFF header.
  package init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= 8 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (UInt8(ascii: "I"), UInt8(ascii: "I")): isBigEndian = false
    case (UInt8(ascii: "M"), UInt8(ascii: "M")): isBigEndian = true
    default: return nil
    }
    self.bytes = bytes
    guard short(at: 2) == 42 else { return nil }
  }

  /// Offset of the first directory; it may be outside the bytes.
  package var firstDirectory: Int { long(at: 4) }

  package struct Entry {
    /// Offset of its 12 bytes.
    package let offset: Int
    package let tag: UInt16
    package let type: UInt16
    package let count: Int
  }

  /// The entries of the directory at `offset` that are within the bytes; none if it is outside.
  package func entries(at offset: Int) -> [Entry] {
    guard offset >= 0, offset + 2 <= bytes.count else { return [] }
    let room = (bytes.count - offset - 2) / 12
    return (0..<min(Int(short(at: offset)), room)).map { index in
      let entry = offset + 2 + 12 * index
      return Entry(
        offset: entry, tag: short(at: entry), type: short(at: entry + 2), count: long(at: entry + 4))
    }
  }

  /// Two bytes as a number; `offset + 2` must be within the bytes.
  package func short(at offset: Int) -> UInt16 {
    let (first, second) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
    return isBigEndian ? first << 8 | second : second << 8 | first
  }

  /// Four bytes as a number; `offset + 4` must be within the bytes.
  package func long(at offset: Int) -> Int {
    let (first, second) = (Int(short(at: offset)), Int(short(at: offset + 2)))
    return isBigEndian ? first << 16 | second : second << 16 | first
  }
}
