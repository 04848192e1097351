import CReducedJPEG

/// The colours of JFIF, as libjpeg converts them.
enum YCbCr {
  /// Writes red, green and blue of each pixel.
  static func convert(
    _ y: Span<UInt8>, _ blue: Span<UInt8>, _ red: Span<UInt8>, to row: inout MutableSpan<UInt8>
  ) {
    // One check for all pixels.
    let count = y.count
    precondition(
      blue.count == count && red.count == count && row.count == 3 * count, "\(count) pixels, \(row.count)")
    row.withUnsafeMutableBufferPointer { row in
      y.withUnsafeBufferPointer { y in
        blue.withUnsafeBufferPointer { blue in
          red.withUnsafeBufferPointer { red in
            pholio_jpeg_colours_of_row(
              y.baseAddress, blue.baseAddress, red.baseAddress, count, row.baseAddress)
          }
        }
      }
    }
  }
}
