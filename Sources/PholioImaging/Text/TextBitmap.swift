/// A drawn text: red, green, blue and alpha, a byte each, the colours premultiplied by alpha.
///
/// It belongs to a box of the requested width, whose lines are as high as the style's. Its pixels cover the
/// ink and a little more: marks may rise above the first line or stick out at the sides.
package struct TextBitmap: Sendable {
  /// The bitmap's first pixel, in the box; both may be negative.
  package let x: Int
  package let y: Int
  package let width: Int
  package let height: Int
  /// Row by row without gaps, 4 · `width` · `height` bytes.
  package let rgba: [UInt8]

  package init(x: Int, y: Int, width: Int, height: Int, rgba: [UInt8]) {
    precondition(rgba.count == 4 * width * height, "\(rgba.count) bytes for \(width)×\(height) pixels")
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.rgba = rgba
  }

  /// Draws the text over rows of RGB pixels, with the box's top left corner at `left`, `top`.
  ///
  /// What is outside the rows is left out.
  /// - Parameters:
  ///   - pixels: 3 bytes a pixel, `columns` pixels in each of `rows` rows.
  ///   - stride: Bytes from one row to the next, at least 3 · `columns`.
  ///   - left: The box's left edge, in pixels of the target; may be negative, like `top`.
  package func composite(
    over pixels: UnsafeMutableBufferPointer<UInt8>, columns: Int, rows: Int, stride: Int, left: Int, top: Int
  ) {
    guard columns > 0, rows > 0 else { return }
    precondition(
      stride >= 3 * columns && pixels.count >= stride * (rows - 1) + 3 * columns,
      "\(pixels.count) bytes for \(columns)×\(rows) pixels, \(stride) bytes apart")
    let (originX, originY) = (left + x, top + y)
    let xs = max(0, -originX)..<max(max(0, -originX), min(width, columns - originX))
    let ys = max(0, -originY)..<max(max(0, -originY), min(height, rows - originY))
    rgba.withUnsafeBytes { bytes in
      guard let source = bytes.baseAddress else { return }
      for y in ys {
        let row = source + 4 * y * width
        var to = (originY + y) * stride + 3 * (originX + xs.lowerBound)
        for x in xs {
          let pixel = UInt32(littleEndian: row.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self))
          let rest = 255 - (pixel >> 24)
          // Most of a text's box is empty.
          if rest < 255 {
            for channel in 0..<3 {
              // Rounded division by 255. Premultiplied, so that no channel is more than its alpha.
              let under = (UInt32(pixels[to + channel]) * rest + 127) / 255
              let over = pixel >> UInt32(8 * channel) & 0xFF
              pixels[to + channel] = UInt8(min(255, over + under))
            }
          }
          to += 3
        }
      }
    }
  }
}
