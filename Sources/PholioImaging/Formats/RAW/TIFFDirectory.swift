/// A directory of a TIFF, or of a file that is built like one (TIFF 6.0, section 2).
struct TIFFDirectory {
  struct Entry {
    /// Offset of its 12 bytes in the part.
    let offset: Int
    let type: Int
    /// Of values, not bytes.
    let count: Int
  }

  /// Offsets count from its start.
  let part: FilePart
  /// By tag; of two with the same tag the first counts.
  let entries: [UInt16: Entry]
  /// The next directory's offset, 0 if there is none.
  let next: Int
  /// Whether the part has all of it.
  let isWhole: Bool

  /// More than any camera writes.
  private static let mostEntries = 1024

  /// Nil where no directory can be: damaged, outside, or something else.
  init?(_ part: FilePart, at offset: Int) {
    guard let count = part.short(at: offset), (1...Self.mostEntries).contains(count) else { return nil }
    var entries: [UInt16: Entry] = [:]
    for index in 0..<count {
      let start = offset + 2 + 12 * index
      guard let tag = part.short(at: start), let type = part.short(at: start + 2),
        let count = part.long(at: start + 4), part.long(at: start + 8) != nil
      else { break }
      // Offsets to something else than directories stand where directories are expected (Sony A100).
      if index == 0, !(1...13).contains(type) { return nil }
      let key = UInt16(truncatingIfNeeded: tag)
      if entries[key] == nil { entries[key] = Entry(offset: start, type: type, count: count) }
    }
    guard !entries.isEmpty else { return nil }
    self.part = part
    self.entries = entries
    let end = part.long(at: offset + 2 + 12 * count)
    next = end ?? 0
    isWhole = end != nil
  }

  /// Bytes of one value of a type; nil for unknown types.
  static func width(ofType type: Int) -> Int? {
    switch type {
    case 1, 2, 6, 7: 1
    case 3, 8: 2
    case 4, 9, 11, 13: 4
    case 5, 10, 12: 8
    default: nil
    }
  }

  /// Where in the file a field's value lies, cut at the part's end.
  func value(_ tag: UInt16) -> Range<Int>? {
    guard let entry = entries[tag], let width = Self.width(ofType: entry.type) else { return nil }
    // 32 bits × 8.
    let length = entry.count * width
    if length <= 4 { return part.slice(at: entry.offset + 8, count: length) }
    return part.long(at: entry.offset + 8).flatMap { part.slice(at: $0, count: length) }
  }

  /// What stands in the place of a value's offset, whatever the type.
  func pointer(_ tag: UInt16) -> Int? {
    entries[tag].flatMap { part.long(at: $0.offset + 8) }
  }

  /// A field's whole numbers without sign, `limit` at most; none for other types.
  func numbers(_ tag: UInt16, limit: Int = 32) -> [Int] {
    guard let entry = entries[tag], [1, 3, 4, 13].contains(entry.type),
      let width = Self.width(ofType: entry.type), let value = value(tag)
    else { return [] }
    return (0..<min(value.count / width, limit)).compactMap {
      part.number(at: value.lowerBound - part.range.lowerBound + $0 * width, width: width)
    }
  }

  /// The first whole number.
  func number(_ tag: UInt16) -> Int? { numbers(tag, limit: 1).first }

  /// A text, its first 64 bytes, in capitals.
  func capitals(_ tag: UInt16) -> String {
    guard let value = value(tag) else { return "" }
    let bytes = part.file[value].prefix(64).prefix { $0 != 0 }
    return String(decoding: bytes, as: UTF8.self).uppercased()
  }
}

extension FilePart {
  /// A part that begins with TIFF's byte order mark. The number after it is not looked at: Olympus and
  /// Panasonic have their own.
  init?(tiff file: [UInt8], _ range: Range<Int>) {
    let head = FilePart(file, range, isBigEndian: false)
    if head.has("II", at: 0) {
      self = head
    } else if head.has("MM", at: 0) {
      self.init(file, range, isBigEndian: true)
    } else {
      return nil
    }
  }
}
