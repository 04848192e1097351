/// A part of a file, read as numbers in one byte order. Offsets count from the part's start. Each is checked:
/// what lies outside is nil.
struct FilePart {
  /// The whole file.
  let file: [UInt8]
  /// The part's bytes in the file.
  let range: Range<Int>
  let isBigEndian: Bool

  /// - Parameter range: It is cut at the file's end.
  init(_ file: [UInt8], _ range: Range<Int>, isBigEndian: Bool) {
    self.file = file
    self.range = range.clamped(to: 0..<file.count)
    self.isBigEndian = isBigEndian
  }

  init(_ file: [UInt8], isBigEndian: Bool) {
    self.init(file, 0..<file.count, isBigEndian: isBigEndian)
  }

  /// A whole number of `width` bytes, 8 at most; nil beyond what an `Int` holds, too.
  func number(at offset: Int, width: Int) -> Int? {
    guard offset >= 0, width <= range.count, offset <= range.count - width else { return nil }
    let start = range.lowerBound + offset
    var value: UInt64 = 0
    for index in 0..<width {
      value = value << 8 | UInt64(file[start + (isBigEndian ? index : width - 1 - index)])
    }
    return Int(exactly: value)
  }

  /// Two bytes.
  func short(at offset: Int) -> Int? { number(at: offset, width: 2) }

  /// Four bytes.
  func long(at offset: Int) -> Int? { number(at: offset, width: 4) }

  /// Two bytes, with a sign.
  func signedShort(at offset: Int) -> Int? {
    short(at: offset).map { Int(Int16(truncatingIfNeeded: $0)) }
  }

  /// Where in the file `count` bytes from `offset` lie, cut at the part's end; nil if none are left.
  func slice(at offset: Int, count: Int) -> Range<Int>? {
    guard offset >= 0, offset < range.count, count > 0 else { return nil }
    let start = range.lowerBound + offset
    return start..<start + min(count, range.count - offset)
  }

  /// From `offset` to this part's end; empty if that is outside.
  func rest(from offset: Int, isBigEndian: Bool? = nil) -> FilePart {
    let start = range.lowerBound + min(max(offset, 0), range.count)
    return FilePart(file, start..<range.upperBound, isBigEndian: isBigEndian ?? self.isBigEndian)
  }

  func has(_ text: StaticString, at offset: Int) -> Bool {
    guard let slice = slice(at: offset, count: text.utf8CodeUnitCount) else { return false }
    return file.span.starts(with: text, at: slice)
  }
}

extension Span<UInt8> {
  /// A copy of a range's bytes.
  func array(_ range: Range<Int>) -> [UInt8] {
    withUnsafeBufferPointer { Array($0[range]) }
  }

  /// Whether the bytes of `range` start with those of `name`.
  func starts(with name: StaticString, at range: Range<Int>) -> Bool {
    guard range.count >= name.utf8CodeUnitCount else { return false }
    return name.withUTF8Buffer { name in
      for index in name.indices where self[range.lowerBound + index] != name[index] { return false }
      return true
    }
  }
}
