/// The EXIF of a file that is itself built like a TIFF, as a small block of its own: the directories and the
/// fields that are read, in the file's byte order. The file's own may lie megabytes apart.
struct ExifRepacking {
  /// From the byte order mark on; less than 64 000 bytes.
  private(set) var tiff: [UInt8]
  private let isBigEndian: Bool

  /// Of all values, in bytes: what would exceed it is left out.
  private static let room = 60_000
  /// Of one text or block of bytes, which is cut there.
  private static let longestText = FactText.longLimit + 4
  /// Of other values, in bytes. Longer ones are left out.
  private static let longestValue = 1024

  private struct Field {
    let tag: UInt16
    let type: Int
    let count: Int
    let bytes: [UInt8]
  }

  /// Nil without directories. One in another byte order than the first is left out.
  init?(
    image: TIFFDirectory?, photo: TIFFDirectory? = nil, gps: TIFFDirectory? = nil,
    interoperability: TIFFDirectory? = nil
  ) {
    guard let first = image ?? photo ?? gps else { return nil }
    isBigEndian = first.part.isBigEndian
    tiff = Array(isBigEndian ? "MM\0*".utf8 : "II*\0".utf8) + [0, 0, 0, 0]
    // From the last to the first, so that each pointer's target is known.
    var (imageFields, photoFields) = (fields(image, .image), fields(photo, .photo))
    if let interoperability {
      let offset = write(fields(interoperability, .interoperability))
      photoFields.append(pointer(0xA005, to: offset))
    }
    let photoOffset = write(photoFields)
    imageFields.append(pointer(0x8769, to: photoOffset))
    if let gps {
      let offset = write(fields(gps, .gps))
      imageFields.append(pointer(0x8825, to: offset))
    }
    let imageOffset = write(imageFields)
    tiff.replaceSubrange(4..<8, with: number(imageOffset, width: 4))
  }

  /// The fields that are read, in a directory of the file.
  private func fields(_ directory: TIFFDirectory?, _ home: ExifDirectory) -> [Field] {
    guard let directory, directory.part.isBigEndian == isBigEndian else { return [] }
    return directory.entries.compactMap { tag, entry -> Field? in
      guard home.reads(tag), let width = TIFFDirectory.width(ofType: entry.type),
        let range = directory.value(tag)
      else { return nil }
      var end = range.upperBound
      if width == 1, range.count > Self.longestText {
        end = range.lowerBound + Self.longestText
        // Between two characters: the later bytes of one in UTF-8, three at most, begin with the bits 10.
        for _ in 0..<3 where entry.type == 2 && directory.part.file[end] & 0xC0 == 0x80 { end -= 1 }
      } else if width > 1, range.count > Self.longestValue {
        return nil
      }
      let count = (end - range.lowerBound) / width
      guard count > 0 else { return nil }
      let bytes = Array(directory.part.file[range.lowerBound..<range.lowerBound + count * width])
      return Field(tag: tag, type: entry.type, count: count, bytes: bytes)
    }
  }

  private func pointer(_ tag: UInt16, to offset: Int) -> Field {
    Field(tag: tag, type: 4, count: 1, bytes: number(offset, width: 4))
  }

  private func number(_ value: Int, width: Int) -> [UInt8] {
    let bytes = (0..<width).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    return isBigEndian ? bytes.reversed() : bytes
  }

  /// Appends a directory, and its values behind it.
  ///
  /// - Returns: Its offset.
  private mutating func write(_ fields: [Field]) -> Int {
    let start = tiff.count
    var room = Self.room - start
    let fields = fields.sorted { $0.tag < $1.tag }.filter { field in
      if field.bytes.count <= 4 { return true }
      room -= field.bytes.count
      return room >= 0
    }
    var values: [UInt8] = []
    tiff += number(fields.count, width: 2)
    for field in fields {
      tiff += number(Int(field.tag), width: 2) + number(field.type, width: 2) + number(field.count, width: 4)
      if field.bytes.count <= 4 {
        tiff += field.bytes + [UInt8](repeating: 0, count: 4 - field.bytes.count)
      } else {
        tiff += number(start + 2 + 12 * fields.count + 4 + values.count, width: 4)
        values += field.bytes
        if values.count % 2 != 0 { values.append(0) }
      }
    }
    tiff += [0, 0, 0, 0] + values
    return start
  }
}
