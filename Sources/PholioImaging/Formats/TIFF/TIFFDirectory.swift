/// A directory of a TIFF, or of a file that is built like one (TIFF 6.0, section 2).
struct TIFFDirectory {
  struct Entry {
    /// Offset in the part of its value or, if that is longer, of the value's offset.
    let field: Int
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
  /// Bytes of a count and of an offset.
  private let wide: Int

  /// More than any camera writes.
  private static let mostEntries = 1024

  /// Nil where no directory can be: damaged, outside, or something else.
  ///
  /// - Parameter isBig: Whether it is a BigTIFF's, with longer counts and offsets.
  init?(_ part: FilePart, at offset: Int, isBig: Bool = false) {
    let (header, size) = isBig ? (8, 20) : (2, 12)
    wide = isBig ? 8 : 4
    guard let count = part.number(at: offset, width: header), (1...Self.mostEntries).contains(count) else {
      return nil
    }
    var entries: [UInt16: Entry] = [:]
    for index in 0..<count {
      let start = offset + header + size * index
      let field = start + 4 + wide
      guard let tag = part.short(at: start), let type = part.short(at: start + 2),
        let count = part.number(at: start + 4, width: wide),
        part.slice(at: field, count: wide)?.count == wide
      else { break }
      // Offsets to something else than directories stand where directories are expected (Sony A100).
      if index == 0, !(1...(isBig ? 18 : 13)).contains(type) { return nil }
      let key = UInt16(truncatingIfNeeded: tag)
      if entries[key] == nil { entries[key] = Entry(field: field, type: type, count: count) }
    }
    guard !entries.isEmpty else { return nil }
    self.part = part
    self.entries = entries
    let end = part.number(at: offset + header + size * count, width: wide)
    next = end ?? 0
    isWhole = end != nil
  }

  /// Bytes of one value of a type; nil for unknown types. 16...18 are BigTIFF's.
  static func width(ofType type: Int) -> Int? {
    switch type {
    case 1, 2, 6, 7: 1
    case 3, 8: 2
    case 4, 9, 11, 13: 4
    case 5, 10, 12, 16, 17, 18: 8
    default: nil
    }
  }

  /// Where in the file a field's value lies, cut at the part's end.
  func value(_ tag: UInt16) -> Range<Int>? {
    guard let entry = entries[tag], let width = Self.width(ofType: entry.type) else { return nil }
    let (length, isTooLong) = entry.count.multipliedReportingOverflow(by: width)
    if isTooLong { return nil }
    if length <= wide { return part.slice(at: entry.field, count: length) }
    return pointer(tag).flatMap { part.slice(at: $0, count: length) }
  }

  /// What stands in the place of a value's offset, whatever the type.
  func pointer(_ tag: UInt16) -> Int? {
    entries[tag].flatMap { part.number(at: $0.field, width: wide) }
  }

  /// A field's whole numbers without sign, `limit` at most; none for other types.
  func numbers(_ tag: UInt16, limit: Int = 32) -> [Int] {
    guard let entry = entries[tag], [1, 3, 4, 13, 16, 18].contains(entry.type),
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
