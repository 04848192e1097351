/// Tells types of images by their first bytes.
enum ImageSignature {
  /// The type's usual lower-case name; nil for unknown types.
  static func name(of prefix: UnsafeRawBufferPointer) -> String? {
    if let raw = RawSignature.kind(of: prefix) { return raw }
    if let plain = plainSignatures.first(where: { starts(prefix, with: $0.bytes) }) { return plain.name }
    if starts(prefix, with: Array("RIFF".utf8)), has(prefix, "WEBP", at: 8) { return "webp" }
    if has(prefix, "ftyp", at: 4) { return isoMediaName(prefix) }
    if isBitmap(prefix) { return "bmp" }
    if TIFFBytes(prefix) != nil { return "tiff" }
    if isSVG(prefix) { return "svg" }
    return nil
  }

  private static let plainSignatures: [(name: String, bytes: [UInt8])] = [
    ("png", [0x89] + Array("PNG\r\n\u{1A}\n".utf8)),
    ("gif", Array("GIF87a".utf8)),
    ("gif", Array("GIF89a".utf8)),
    ("jxl", [0xFF, 0x0A]),
    ("jxl", [0, 0, 0, 0x0C] + Array("JXL \r\n".utf8) + [0x87, 0x0A]),
    ("jp2", [0, 0, 0, 0x0C] + Array("jP  \r\n".utf8) + [0x87, 0x0A]),
    ("j2k", [0xFF, 0x4F, 0xFF, 0x51]),
    ("psd", Array("8BPS".utf8)),
    // BigTIFF, with offsets of eight bytes.
    ("tiff", Array("II+\0".utf8) + [8, 0, 0, 0]),
    ("tiff", Array("MM\0+".utf8) + [0, 8, 0, 0]),
    ("jxr", [0x49, 0x49, 0xBC]),
    ("exr", [0x76, 0x2F, 0x31, 0x01]),
    ("hdr", Array("#?RADIANCE".utf8)),
    ("hdr", Array("#?RGBE".utf8)),
    ("qoi", Array("qoif".utf8)),
    ("xcf", Array("gimp xcf".utf8)),
    ("dds", Array("DDS ".utf8)),
    ("bpg", [0x42, 0x50, 0x47, 0xFB]),
    ("flif", Array("FLIF".utf8)),
    ("djvu", Array("AT&TFORM".utf8)),
    ("mng", [0x8A] + Array("MNG\r\n\u{1A}\n".utf8)),
    ("jng", [0x8B] + Array("JNG\r\n\u{1A}\n".utf8)),
  ]

  /// HEIC and AVIF share the container of MP4 films; the brands tell them apart (ISO/IEC 14496-12).
  private static func isoMediaName(_ prefix: UnsafeRawBufferPointer) -> String? {
    let boxEnd = min(prefix.count, max(16, Int(bigEndian32(prefix, at: 0))), 256)
    var brands = [brand(prefix, at: 8)]
    var offset = 16  // the major brand's version stands between it and the compatible brands
    while offset + 4 <= boxEnd {
      brands.append(brand(prefix, at: offset))
      offset += 4
    }
    if brands[0] == "jxl " { return "jxl" }
    if brands[0] == "jp2 " || brands[0] == "jpx " { return "jp2" }
    if brands.contains(where: { $0 == "avif" || $0 == "avis" }) { return "avif" }
    if heicBrands.contains(brands[0]) || brands.contains("heic") || brands.contains("mif1") { return "heic" }
    return nil
  }

  private static let heicBrands: Set<String> = [
    "heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs", "mif1", "mif2", "msf1", "miaf",
  ]

  /// "BM" alone is too little: the size of the second header must be one that exists.
  private static func isBitmap(_ prefix: UnsafeRawBufferPointer) -> Bool {
    guard has(prefix, "BM", at: 0), prefix.count >= 18, prefix[15] == 0, prefix[16] == 0, prefix[17] == 0
    else { return false }
    return [12, 16, 40, 52, 56, 64, 108, 124].contains(prefix[14])
  }

  private static func isSVG(_ prefix: UnsafeRawBufferPointer) -> Bool {
    let text = String(decoding: prefix.prefix(1024), as: UTF8.self)
    guard let start = text.firstIndex(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }) else { return false }
    return text[start...].hasPrefix("<svg")
      || (text[start...].hasPrefix("<?xml") && text.contains("<svg"))
  }

  private static func starts(_ prefix: UnsafeRawBufferPointer, with bytes: [UInt8]) -> Bool {
    prefix.starts(with: bytes)
  }

  private static func has(_ prefix: UnsafeRawBufferPointer, _ text: StaticString, at offset: Int) -> Bool {
    prefix.dropFirst(offset).starts(
      with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private static func brand(_ prefix: UnsafeRawBufferPointer, at offset: Int) -> String {
    String(decoding: prefix.dropFirst(offset).prefix(4), as: UTF8.self)
  }

  private static func bigEndian32(_ prefix: UnsafeRawBufferPointer, at offset: Int) -> UInt32 {
    prefix.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
  }
}

/// What a file is, by its first bytes. A name alone never makes a file an image.
package enum FileKind: Hashable, Sendable {
  /// A photo of a format that is read, by the format's `kind`. It may still be impossible to decode.
  case original(String)
  /// An image of another type, by its usual lower-case name ("png", "heic", "nef"…).
  case otherImage(String)
  /// Neither.
  case notAnImage

  package static let jpeg = FileKind.original(JPEGFormat.kind)

  /// How many of a file's first bytes are read. All types need fewer, except TIFF-based raw formats and JPEGs
  /// behind junk.
  package static let prefixLength = 4096
}
