/// The colours of JFIF, as libjpeg converts them (jdcolor.c): factors of 16 bits behind the point, rounded.
enum YCbCr {
  /// Writes red, green and blue of each pixel.
  static func convert(
    _ y: Span<UInt8>, _ blue: Span<UInt8>, _ red: Span<UInt8>, to row: inout MutableSpan<UInt8>
  ) {
    // One check for all pixels.
    let count = y.count
    precondition(
      blue.count == count && red.count == count && row.count == 3 * count, "\(count) pixels, \(row.count)")
    let half: Int32 = 1 << 15
    for x in 0..<count {
      let luma = Int32(y[unchecked: x])
      let (cb, cr) = (Int32(blue[unchecked: x]) &- 128, Int32(red[unchecked: x]) &- 128)
      row[unchecked: 3 &* x] = byte(luma &+ (91_881 &* cr &+ half) &>> 16)
      row[unchecked: 3 &* x &+ 1] = byte(luma &+ (half &- 22_554 &* cb &- 46_802 &* cr) &>> 16)
      row[unchecked: 3 &* x &+ 2] = byte(luma &+ (116_130 &* cb &+ half) &>> 16)
    }
  }

  @inline(__always)
  private static func byte(_ value: Int32) -> UInt8 {
    UInt8(truncatingIfNeeded: min(max(value, 0), 255))
  }
}
