/// Our copy of an EXIF block, with nothing but the entries that are read.
///
/// Maker notes (tag 0x927C) are libexif's largest attack surface, and it can't skip them. So every entry that
/// is not read, maker notes above all, is overwritten with zeros, which libexif takes for an empty entry. The
/// thumbnail's directory is cut off, and only one pointer leads to each directory.
package struct ExifBlanking {
  /// The block with its "Exif\0\0" header, as libexif wants it.
  package private(set) var bytes: [UInt8]
  /// The parts of the TIFF bytes that the directories occupy. They don't overlap each other or the header, so
  /// that blanking one never changes another.
  private var occupied: [Range<Int>] = [0..<8]

  private static let header = Array("Exif\0\0".utf8)
  private static let headerLength = header.count
  /// A segment holds no more than 64 KB, and libexif stops there too.
  private static let longest = 0xFFF0

  /// Copies the TIFF part of an Exif segment; nil if it is none.
  package init?(tiff: UnsafeRawBufferPointer) {
    guard let header = TIFFBytes(tiff) else { return nil }
    bytes = Self.header
    bytes.append(contentsOf: tiff.prefix(Self.longest))
    guard occupy(.image, at: header.firstDirectory) else { return nil }
    var visited: Set<ExifDirectory> = [.image]
    var waiting = [(directory: ExifDirectory.image, offset: header.firstDirectory)]
    // In libexif's reading order, but breadth first: the photo's own directory before those that it may
    // overlap.
    while !waiting.isEmpty {
      let (directory, offset) = waiting.removeFirst()
      var seen: Set<UInt16> = []
      let entries = reading { $0.entries(at: offset) }
      for entry in entries {
        if let target = ExifDirectory(pointerTag: entry.tag) {
          let targetOffset = reading { $0.long(at: entry.offset + 8) }
          if entry.count > 0, directory == .image || directory == .photo, !visited.contains(target),
            occupy(target, at: targetOffset)
          {
            visited.insert(target)
            waiting.append((target, targetOffset))
            continue
          }
        } else if directory.reads(entry.tag), seen.insert(entry.tag).inserted {
          continue
        }
        blank(entry.offset, count: 12)
      }
      if directory == .image { blank(offset + 2 + 12 * entries.count, count: Self.nextPointerLength) }
    }
  }

  /// The first directory ends with a pointer to the thumbnail's.
  private static let nextPointerLength = 4

  /// Reserves a directory's bytes; false if they are outside the block or overlap those of another.
  private mutating func occupy(_ directory: ExifDirectory, at offset: Int) -> Bool {
    guard offset >= 0, offset + 2 <= bytes.count - Self.headerLength else { return false }
    let entries = reading { $0.entries(at: offset).count }
    let end = offset + 2 + 12 * entries + (directory == .image ? Self.nextPointerLength : 0)
    guard !occupied.contains(where: { $0.overlaps(offset..<end) }) else { return false }
    occupied.append(offset..<end)
    return true
  }

  private func reading<Result>(_ body: (TIFFBytes) -> Result) -> Result {
    bytes.withUnsafeBytes { buffer in
      let content = UnsafeRawBufferPointer(rebasing: buffer.dropFirst(Self.headerLength))
      guard let tiff = TIFFBytes(content) else {
        preconditionFailure("a header that was checked and is never blanked: \(content.prefix(8))")
      }
      return body(tiff)
    }
  }

  /// Zeroes `count` bytes at an offset of the TIFF part, as far as they exist.
  private mutating func blank(_ offset: Int, count: Int) {
    let start = Self.headerLength + offset
    for index in (start..<start + count).clamped(to: 0..<bytes.count) { bytes[index] = 0 }
  }
}
