import PholioFacts

/// Puts the rows of a stored picture into its upright bitmap.
struct UprightCanvas {
  /// The picture's size as its rows come.
  let stored: PixelSize
  /// Byte offset of the stored picture's top left pixel, and the distances from a pixel to its right and
  /// lower neighbours.
  private let origin: Int
  private let right: Int
  private let below: Int
  private let pixels: UnsafeMutableBufferPointer<UInt8>

  /// - Parameter pixels: 3 bytes for each pixel of the upright picture; used as long as the canvas.
  init(stored: PixelSize, orientation: Orientation, pixels: UnsafeMutableBufferPointer<UInt8>) {
    let size = orientation.upright(stored)
    precondition(
      pixels.count == size.pixels * Bitmap.bytesPerPixel, "\(pixels.count) bytes for a picture of \(size)")
    let pixel = Bitmap.bytesPerPixel
    let line = size.width * pixel
    let lastColumn = (size.width - 1) * pixel
    let lastRow = (size.height - 1) * line
    (origin, right, below) =
      switch orientation {
      case .upright: (0, pixel, line)
      case .mirrored: (lastColumn, -pixel, line)
      case .upsideDown: (lastRow + lastColumn, -pixel, -line)
      case .flipped: (lastRow, pixel, -line)
      case .transposed: (0, line, pixel)
      case .leftSideUp: (lastColumn, line, -pixel)
      case .transversed: (lastRow + lastColumn, -line, -pixel)
      case .rightSideUp: (lastRow, -line, pixel)
      }
    self.stored = stored
    self.pixels = pixels
  }

  /// The bitmap's bytes for stored row `index`, to be written directly; nil if its pixels are not adjacent
  /// there.
  func directRow(_ index: Int) -> UnsafeMutablePointer<UInt8>? {
    guard right == Bitmap.bytesPerPixel, let base = pixels.baseAddress else { return nil }
    return base + origin + index * below
  }

  /// Puts stored row `index` into the bitmap: 3 × stored width bytes.
  func put(_ row: UnsafePointer<UInt8>, at index: Int) {
    guard var target = pixels.baseAddress.map({ $0 + origin + index * below }) else { return }
    var source = row
    for _ in 0..<stored.width {
      target[0] = source[0]
      target[1] = source[1]
      target[2] = source[2]
      target += right
      source += Bitmap.bytesPerPixel
    }
  }
}
