/// The directories of a TIFF file (TIFF 6.0, section 2), of a BigTIFF, or of an EXIF block. Every offset is
/// checked.
struct TIFFDirectories {
  struct Entry {
    let tag: UInt16
    let type: UInt16
    let count: Int
    /// Its values' bytes, within the file.
    let values: Range<Int>
  }

  let bytes: UnsafeRawBufferPointer
  let isBigEndian: Bool
  /// Whether counts and offsets have eight bytes.
  let isBig: Bool

  /// Nil if the bytes don't begin as a TIFF does.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= 8 else { return nil }
    self.bytes = bytes
    switch (bytes[0], bytes[1]) {
    case (0x49, 0x49): isBigEndian = false  // II
    case (0x4D, 0x4D): isBigEndian = true  // MM
    default: return nil
    }
    let version = isBigEndian ? bytes[3] : bytes[2]
    isBig = version == 43
    guard isBig || version == 42 else { return nil }
  }

  /// The first directory's offset.
  var first: Int? { isBig ? number(at: 8, bytes: 8) : number(at: 4, bytes: 4) }

  /// The entries of the directory at `offset` whose values are within the file; at most 1000.
  func entries(at offset: Int) -> [Entry] {
    let (wide, size) = isBig ? (8, 20) : (2, 12)
    guard offset > 0, let count = number(at: offset, bytes: wide) else { return [] }
    return (0..<min(count, 1000)).compactMap { entry(at: offset + wide + size * $0) }
  }

  private func entry(at offset: Int) -> Entry? {
    let wide = isBig ? 8 : 4
    guard let tag = number(at: offset, bytes: 2), let type = number(at: offset + 2, bytes: 2),
      let count = number(at: offset + 4, bytes: wide), TIFFDirectories.sizes.indices.contains(type)
    else { return nil }
    let (size, isTooLong) = count.multipliedReportingOverflow(by: TIFFDirectories.sizes[type])
    guard !isTooLong, size > 0 else { return nil }
    let field = offset + 4 + wide
    guard let start = size <= wide ? field : number(at: field, bytes: wide), start <= bytes.count,
      size <= bytes.count - start
    else { return nil }
    return Entry(tag: UInt16(tag), type: UInt16(type), count: count, values: start..<start + size)
  }

  /// Bytes of a value by its type; types without a size don't exist. 16...18 are BigTIFF's.
  private static let sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 0, 0, 8, 8, 8]

  /// An entry's first value, if it is a whole number.
  func number(of entry: Entry) -> Int? {
    switch entry.type {
    case 1: number(at: entry.values.lowerBound, bytes: 1)
    case 3: number(at: entry.values.lowerBound, bytes: 2)
    case 4, 13: number(at: entry.values.lowerBound, bytes: 4)
    case 16, 18: number(at: entry.values.lowerBound, bytes: 8)
    default: nil
    }
  }

  /// A number of so many bytes without a sign; nil if it is outside the file or larger than any offset.
  private func number(at offset: Int, bytes count: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    var value: UInt64 = 0
    for index in 0..<count {
      let byte = UInt64(bytes[offset + (isBigEndian ? index : count - 1 - index)])
      value = value << 8 | byte
    }
    return value <= UInt64(UInt32.max) << 16 ? Int(value) : nil
  }
}
