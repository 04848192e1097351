import PholioFacts
import PholioImaging

/// Resampling of a picture that is in memory already.
enum Resizer {
  /// `bitmap` at exactly `size`, larger or smaller, by the filter of `FilterTable`; itself when it has that
  /// size.
  static func resize(_ bitmap: Bitmap, to size: PixelSize) -> Bitmap {
    if bitmap.size == size { return bitmap }
    var resizer = RowResizer(
      from: bitmap.size, extent: (Double(bitmap.size.width), Double(bitmap.size.height)), to: size,
      bytesPerPixel: Bitmap.bytesPerPixel)
    return Bitmap(uninitialized: size) { pixels in
      let bytesPerRow = size.width * Bitmap.bytesPerPixel
      var offset = 0
      bitmap.withPixels { source in
        for row in 0..<bitmap.size.height {
          guard let base = source.baseAddress else { return }
          resizer.push(base + row * bitmap.bytesPerRow) { result in
            _ = UnsafeMutableBufferPointer(rebasing: pixels[offset..<offset + bytesPerRow])
              .update(from: UnsafeBufferPointer(start: result, count: bytesPerRow))
            offset += bytesPerRow
          }
        }
      }
    }
  }
}
