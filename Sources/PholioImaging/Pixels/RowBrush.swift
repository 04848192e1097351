import PholioFacts

extension UprightCanvas {
  /// Draws a decoder's rows, of any format: resamples them to the canvas's size, and converts the colours of
  /// the result.
  ///
  /// - Parameters:
  ///   - decoded: The size of the rows to come.
  ///   - extent: How much of it is picture, in decoded pixels, from the top left.
  ///   - rows: Gives each row, from the top, to the given function.
  func draw(
    _ decoded: PixelSize, extent: (width: Double, height: Double), _ colours: PixelColours,
    converter: RowConverter, rows: ((UnsafePointer<UInt8>) -> Void) throws(ImagingError) -> Void
  ) throws(ImagingError) {
    var brush = RowBrush(canvas: self, converter: converter)
    if decoded == stored && extent.width == Double(stored.width) && extent.height == Double(stored.height) {
      try rows { row in brush.draw(row) }
      return
    }
    var resizer = RowResizer(
      from: decoded, extent: extent, to: stored, bytesPerPixel: colours.bytesPerPixel,
      // Four are inks, and no light.
      tone: colours.bytesPerPixel == 4 ? .plain : .light)
    try rows { row in
      resizer.push(row) { result in brush.draw(result) }
    }
  }
}

/// Draws rows one below the other, and converts their colours.
struct RowBrush: ~Copyable {
  private let canvas: UprightCanvas
  private let converter: RowConverter
  private let converted: UnsafeMutablePointer<UInt8>
  private var next = 0

  init(canvas: UprightCanvas, converter: RowConverter) {
    self.canvas = canvas
    self.converter = converter
    converted = .allocate(capacity: canvas.stored.width * Bitmap.bytesPerPixel)
  }

  deinit {
    converted.deallocate()
  }

  mutating func draw(_ row: UnsafePointer<UInt8>) {
    if let target = canvas.directRow(next) {
      converter.convert(row, into: target, count: canvas.stored.width)
    } else {
      converter.convert(row, into: converted, count: canvas.stored.width)
      canvas.put(converted, at: next)
    }
    next += 1
  }
}
