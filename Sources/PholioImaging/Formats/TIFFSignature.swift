/// Tells TIFF from TIFF-based raw formats, as far as a file's first bytes show it.
struct TIFFSignature {
  /// "tiff", or a raw format's name.
  let name: String

  /// Nil if the bytes are no TIFF's.
  init?(_ prefix: UnsafeRawBufferPointer) {
    guard let bytes = TIFFBytes(prefix) else { return nil }
    // Canon's mark follows the header.
    if prefix.count >= 10, prefix[8] == UInt8(ascii: "C"), prefix[9] == UInt8(ascii: "R") {
      name = "cr2"
      return
    }
    var hasSubdirectories = false
    var hasDNGVersion = false
    var make = ""
    for entry in bytes.entries(at: bytes.firstDirectory) {
      switch entry.tag {
      case 0x010F: make = bytes.text(of: entry).uppercased()
      case 0x014A: hasSubdirectories = true
      case 0xC612: hasDNGVersion = true
      default: break
      }
    }
    name =
      if hasDNGVersion {
        "dng"
      } else if hasSubdirectories, let raw = Self.rawFormats.first(where: { make.hasPrefix($0.make) }) {
        raw.name
      } else {
        "tiff"
      }
  }

  private static let rawFormats: [(make: String, name: String)] = [
    ("NIKON", "nef"), ("SONY", "arw"), ("PENTAX", "pef"), ("SAMSUNG", "srw"), ("HASSELBLAD", "3fr"),
  ]
}
