/// The marker segments of a JPEG that carry words about it, found by walking from its start to its first
/// scan.
///
/// Ranges are offsets into the bytes walked; the time is linear in what stands before the first scan. Garbage
/// between segments is skipped, a segment that runs past the end is cut there.
struct FactSegments {
  /// The TIFF parts of APP1 segments that begin "Exif\0\0", in file order.
  private(set) var exif: [Range<Int>] = []
  /// The packets of APP1 segments that begin with XMP's namespace, in file order.
  private(set) var xmp: [Range<Int>] = []

  init(_ bytes: UnsafeRawBufferPointer) {
    guard let start = FileKind.startOfImage(in: bytes) else { return }
    var offset = start + 2
    while let marker = Self.nextMarker(in: bytes, from: offset) {
      offset = marker + 2
      switch bytes[marker + 1] {
      case 0xDA, 0xD9: return  // start of scan, end of image
      case 0x01, 0xD0...0xD8: continue  // these stand alone, without a length
      case let code:
        guard offset + 2 <= bytes.count else { return }
        let length = Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
        guard length >= 2 else { continue }
        let end = min(offset + length, bytes.count)
        if code == 0xE1 { add(offset + 2..<end, of: bytes) }
        offset = end
      }
    }
  }

  /// The offset of the next FF that is followed by a marker code, past garbage and fill bytes.
  private static func nextMarker(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    var offset = start
    while offset + 1 < bytes.count {
      if bytes[offset] == 0xFF, bytes[offset + 1] != 0xFF, bytes[offset + 1] != 0 { return offset }
      offset += 1
    }
    return nil
  }

  private mutating func add(_ payload: Range<Int>, of bytes: UnsafeRawBufferPointer) {
    let content = bytes[payload]
    if content.starts(with: Self.exifHeader) {
      exif.append(payload.dropFirst(Self.exifHeader.count))
    } else if content.starts(with: Self.xmpHeader) {
      xmp.append(payload.dropFirst(Self.xmpHeader.count))
    }
  }

  static let exifHeader = Array("Exif\0\0".utf8)
  private static let xmpHeader = Array("http://ns.adobe.com/xap/1.0/\0".utf8)
}
