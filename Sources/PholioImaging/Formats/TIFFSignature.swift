/// Tells TIFF from TIFF-based raw formats, as far as a file's first bytes show it.
struct TIFFSignature {
  /// "tiff", or a raw format's name.
  let name: String

  /// Nil if the bytes are no TIFF's.
  init?(_ prefix: UnsafeRawBufferPointer) {
    guard TIFFBytes(prefix) != nil else { return nil }
    name = RawSignature.kind(of: prefix) ?? "tiff"
  }
}
