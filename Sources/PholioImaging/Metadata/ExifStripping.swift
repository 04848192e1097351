import PholioFacts

/// EXIF without what tells a place.
enum ExifStripping {
  private static let header = Array("Exif\0\0".utf8)
  private static let gps: UInt16 = 0x8825
  /// GPS, and blocks that may tell a place too: notes of the maker (some write the town), XMP, IPTC and
  /// Photoshop's resources within EXIF; GeoTIFF's; directories of further pictures, and of makers.
  private static let removed: Set<UInt16> = [
    gps, 0x927C, 0xC634, 0x02BC, 0x83BB, 0x8568, 0x8649,
    0x830E, 0x8480, 0x8482, 0x85D8, 0x87AF, 0x87B0, 0x87B1, 0xA480,
    0x014A, 0x8290, 0x888A, 0xFE00,
  ]
  /// To directories of further entries.
  private static let pointers: Set<UInt16> = [0x8769, 0xA005]
  /// Where a thumbnail begins, and how many bytes it has.
  private static let thumbnail: (start: UInt16, byteCount: UInt16) = (0x0201, 0x0202)
  /// The bytes of one value of a type, by the type's number.
  private static let widths = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4]

  /// - Parameter payload: An Exif segment's, with its header. No byte that stays is moved, but entries of
  ///   directories: offsets stay right.
  /// - Returns: Nil if its structure is not clear: directories that overlap, or lie outside.
  static func withoutPlace(_ payload: [UInt8]) -> [UInt8]? {
    var tiff = Array(payload.dropFirst(header.count))
    guard let structure = tiff.withUnsafeBytes({ Structure($0) }) else { return nil }
    // Nothing that stays is blanked.
    for blank in structure.blanked {
      if structure.kept.contains(where: { $0.overlaps(blank) }) { return nil }
    }
    for blank in structure.blanked { for index in blank { tiff[index] = 0 } }
    for directory in structure.directories {
      let entries = directory.kept.flatMap { tiff[$0..<$0 + 12] }
      // Behind the thumbnail's directory there may be others with places: nothing leads to them any more.
      let next = directory.isFirst ? Array(tiff[directory.end..<directory.end + 4]) : [0, 0, 0, 0]
      let count = directory.kept.count
      let number = structure.isBigEndian ? [count >> 8, count & 0xFF] : [count & 0xFF, count >> 8]
      let written = number.map { UInt8($0) } + entries + next
      let length = directory.end + 4 - directory.start
      tiff.replaceSubrange(
        directory.start..<directory.start + length,
        with: written + [UInt8](repeating: 0, count: length - written.count))
    }
    return header + tiff
  }

  private struct Directory {
    var isFirst: Bool
    var start: Int
    /// Where its entries end, and the offset of the next directory begins.
    var end: Int
    /// The offsets of the entries that stay.
    var kept: [Int]
  }

  private struct Structure {
    var isBigEndian: Bool
    var directories: [Directory] = []
    /// What stays, and what goes.
    var kept: [Range<Int>] = [0..<8]
    var blanked: [Range<Int>] = []

    init?(_ bytes: UnsafeRawBufferPointer) {
      guard let tiff = TIFFBytes(bytes) else { return nil }
      isBigEndian = tiff.isBigEndian
      var waiting = [tiff.firstDirectory]
      while let start = waiting.popLast() {
        guard let entries = Self.entries(tiff, start) else { return nil }
        let end = start + 2 + 12 * entries.count
        guard end + 4 <= bytes.count, !kept.contains(where: { $0.overlaps(start..<end + 4) }) else {
          return nil
        }
        kept.append(start..<end + 4)
        var directory = Directory(isFirst: directories.isEmpty, start: start, end: end, kept: [])
        for entry in entries {
          if ExifStripping.removed.contains(entry.tag) {
            guard remove(entry, tiff) else { return nil }
            continue
          }
          directory.kept.append(entry.offset)
          if ExifStripping.pointers.contains(entry.tag) {
            waiting.append(tiff.long(at: entry.offset + 8))
          } else if let value = Self.value(entry, tiff) {
            keptValues.append(value)
          }
        }
        blankThumbnail(entries, tiff)
        // Of the thumbnail's directory.
        let next = tiff.long(at: end)
        if directories.isEmpty, next != 0 { waiting.append(next) }
        directories.append(directory)
        guard directories.count < 16 else { return nil }
      }
      kept += keptValues
    }

    private var keptValues: [Range<Int>] = []

    /// A thumbnail is a JPEG with metadata of its own: it stays, and its segments are blank.
    private mutating func blankThumbnail(_ entries: [TIFFBytes.Entry], _ tiff: TIFFBytes) {
      func value(_ tag: UInt16) -> Int? {
        entries.first { $0.tag == tag && $0.type == 4 }.map { tiff.long(at: $0.offset + 8) }
      }
      guard let start = value(ExifStripping.thumbnail.start), start <= tiff.bytes.count,
        let byteCount = value(ExifStripping.thumbnail.byteCount), byteCount <= tiff.bytes.count - start
      else { return }
      let jpeg = Array(tiff.bytes[start..<start + byteCount])
      for segment in JPEGSegments(jpeg.span)?.segments ?? [] where JPEGStripping.mayTell(segment, in: jpeg) {
        blanked.append(start + segment.payload.lowerBound..<start + segment.payload.upperBound)
      }
    }

    /// Nil if some are outside.
    private static func entries(_ tiff: TIFFBytes, _ start: Int) -> [TIFFBytes.Entry]? {
      guard start >= 8, start + 2 <= tiff.bytes.count else { return nil }
      let entries = tiff.entries(at: start)
      return entries.count == Int(tiff.short(at: start)) ? entries : nil
    }

    /// Where a value is that has no room in its entry; nil: in the entry, or outside.
    private static func value(_ entry: TIFFBytes.Entry, _ tiff: TIFFBytes) -> Range<Int>? {
      let width =
        ExifStripping.widths.indices.contains(Int(entry.type)) ? ExifStripping.widths[Int(entry.type)] : 0
      let (byteCount, isTooMuch) = entry.count.multipliedReportingOverflow(by: width)
      let start = tiff.long(at: entry.offset + 8)
      guard !isTooMuch, byteCount > 4, start <= tiff.bytes.count, byteCount <= tiff.bytes.count - start else {
        return nil
      }
      return start..<start + byteCount
    }

    /// Notes what goes with an entry; false for places in a directory that is not clear.
    private mutating func remove(_ entry: TIFFBytes.Entry, _ tiff: TIFFBytes) -> Bool {
      guard entry.tag == ExifStripping.gps else {
        if let value = Self.value(entry, tiff) { blanked.append(value) }
        return true
      }
      let start = tiff.long(at: entry.offset + 8)
      guard let entries = Self.entries(tiff, start) else { return false }
      blanked.append(start..<start + 2 + 12 * entries.count)
      blanked += entries.compactMap { Self.value($0, tiff) }
      return true
    }
  }

  /// An Exif segment's payload that tells no more than is needed to show a picture; nil if that is nothing.
  static func least(_ orientation: Orientation, isAdobeRGB: Bool) -> [UInt8]? {
    if orientation == .upright && !isAdobeRGB { return nil }
    let short: [UInt8] = [0, 3, 0, 0, 0, 1]
    let long: [UInt8] = [0, 4, 0, 0, 0, 1]
    let turn: [UInt8] = [0x01, 0x12] + short + [0, UInt8(orientation.rawValue), 0, 0]
    let start = Array("MM\0*".utf8) + [0, 0, 0, 8]
    guard isAdobeRGB else { return header + start + [0, 1] + turn + [0, 0, 0, 0] }
    // The photo's directory at 38 and that of colours at 68, each behind the one before.
    return header + start + [0, 2] + turn + [0x87, 0x69] + long + [0, 0, 0, 38] + [0, 0, 0, 0]
      + [0, 2, 0xA0, 0x01] + short + [0xFF, 0xFF, 0, 0] + [0xA0, 0x05] + long + [0, 0, 0, 68] + [0, 0, 0, 0]
      + [0, 1, 0, 1, 0, 2, 0, 0, 0, 4] + Array("R03\0".utf8) + [0, 0, 0, 0]
  }
}
