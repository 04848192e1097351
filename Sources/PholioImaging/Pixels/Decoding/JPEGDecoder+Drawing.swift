import PholioFacts

extension JPEGDecoder {
  /// Decodes, resamples to the canvas's size, and converts the colours of the resampled rows.
  mutating func draw(on canvas: UprightCanvas, converter: RowConverter) throws(ImagingError) {
    let scale = DecoderScale(of: header.size, for: canvas.stored)
    let decoded = try start(at: scale)
    var brush = RowBrush(canvas: canvas, converter: converter)
    if canvas.stored == header.size && scale == .full {
      try forEachRow(width: decoded.width) { row in brush.draw(row) }
      return
    }
    var resizer = RowResizer(
      from: decoded, extent: (scale.extent(of: header.size.width), scale.extent(of: header.size.height)),
      to: canvas.stored, bytesPerPixel: header.colours.bytesPerPixel)
    try forEachRow(width: decoded.width) { row in
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
