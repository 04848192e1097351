import CHeif
import Glibc

extension HEIFPicture {
  /// Decodes the picture, as RGB of 8 bits.
  func draw(on canvas: inout RowCanvas) throws(LoadError) {
    let hasAlpha = heif_image_handle_has_alpha_channel(handle) != 0
    guard let options = heif_decoding_options_alloc() else { throw .outOfMemory }
    defer { heif_decoding_options_free(options) }
    options.pointee.convert_hdr_to_8bit = 1
    var decoded: OpaquePointer?
    try Self.check(
      heif_decode_image(
        handle, &decoded, heif_colorspace_RGB,
        hasAlpha ? heif_chroma_interleaved_RGBA : heif_chroma_interleaved_RGB, options))
    guard let decoded else { throw .damaged("no picture came out") }
    defer { heif_image_release(decoded) }
    var bytesPerRow: Int32 = 0
    let (width, height) = (self.width, self.height)
    let decodedWidth = Int(heif_image_get_width(decoded, heif_channel_interleaved))
    let decodedHeight = Int(heif_image_get_height(decoded, heif_channel_interleaved))
    guard let rows = heif_image_get_plane_readonly(decoded, heif_channel_interleaved, &bytesPerRow),
      Int(bytesPerRow) >= decodedWidth * (hasAlpha ? 4 : 3)
    else { throw .damaged("no picture came out") }
    // libheif leaves what fills the last blocks of some pictures, to the right and below. That is cut off,
    // unless the picture has been turned: then it may be anywhere.
    guard
      decodedWidth == width && decodedHeight == height
        || decodedWidth >= width && decodedHeight >= height && !hasTurns
    else { throw .damaged("\(decodedWidth) × \(decodedHeight) pixels instead of \(width) × \(height)") }
    try canvas.begin(width: width, height: height, colours: .rgb)
    let isPremultiplied = hasAlpha && heif_image_handle_is_premultiplied_alpha(handle) != 0
    let transparency = Rows.Transparency(samples: 4, kept: 3, isPremultiplied: isPremultiplied)
    for y in 0..<height {
      let (source, row) = (rows + y * Int(bytesPerRow), canvas.row(y))
      if hasAlpha, let target = row.baseAddress {
        Rows.flatten(source, transparency, into: target, count: width)
      } else {
        _ = row.update(fromContentsOf: UnsafeBufferPointer(start: source, count: row.count))
      }
    }
    canvas.rowsAreWhole(height)
    var warning = heif_error()
    if heif_image_get_decoding_warnings(decoded, 0, &warning, 1) > 0 {
      canvas.warn(Self.text(warning.message))
    }
  }

  /// Whether the file has a box that turns a picture, or bytes that look like one: irot with an angle other
  /// than 0, or imir (ISO/IEC 23008-12, 6.5.10 and 6.5.12).
  private var hasTurns: Bool {
    var rest = file
    // A name of four bytes, and the angle in the lowest two bits of the next.
    while rest.count >= 5, let start = rest.baseAddress,
      let found = memchr(start, Int32(UInt8(ascii: "i")), rest.count - 4)
    {
      rest = UnsafeRawBufferPointer(rebasing: rest[(UnsafeRawPointer(found) - start)...])
      if rest.starts(with: "imir".utf8) || rest.starts(with: "irot".utf8) && rest[4] & 3 != 0 { return true }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst())
    }
    return false
  }
}
