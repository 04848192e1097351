import PholioFacts

extension PhotoDecoder {
  /// Draws bands of a JPEG in one pass, which ends behind the last of them. Memory: a band, some rows, and
  /// the coefficients of a picture in several scans.
  ///
  /// - Parameters: As of `decode`.
  static func draw(
    _ drawing: BandDrawing, of jpeg: Span<UInt8>, adobeRGB: Bool, limits: DecodeLimits,
    _ emit: BandDrawing.Emit
  ) throws(ImagingError) {
    guard let segments = JPEGSegments(jpeg) else { throw .noStart }
    try jpeg.withUnsafeBufferPointer { (bytes) throws(ImagingError) in
      var decoder = try JPEGDecoder(
        bytes, segments: segments, limits: limits, isCancelled: drawing.isCancelled)
      let header = decoder.header
      let (converter, _) = converter(
        for: header.colours, in: bytes.span, segments: segments, adobeRGB: adobeRGB, to: .own)
      let share = try MemoryBudget.decoding.enter(header.workingBytes, isCancelled: drawing.isCancelled)
      defer { share.giveBack() }
      let decoded = try decoder.start(at: .full)
      let rows = RowReader(width: decoded.width, colours: header.colours)
      for band in drawing.grid.bands where drawing.wanted.contains(band) {
        try emit(
          band,
          drawing.grid.draw(band, by: converter) { (draw) throws(ImagingError) in
            try rows.read(drawing.grid.storedRows(of: band), of: &decoder) { row in draw(row) }
          })
      }
    }
  }
}

extension TileGrid {
  /// Draws a band from its stored rows.
  ///
  /// - Parameter rows: Gives each row, from the top, to the given function.
  func draw(
    _ band: Int, by converter: RowConverter,
    rows: ((UnsafePointer<UInt8>) -> Void) throws(ImagingError) -> Void
  ) throws(ImagingError) -> Bitmap {
    let size = size(of: band)
    return try Bitmap(uninitialized: size, profile: converter.profile) { (pixels) throws(ImagingError) in
      // Where rows are missing, there is white.
      pixels.initialize(repeating: 255)
      let canvas = UprightCanvas(
        stored: orientation.upright(size), orientation: orientation, pixels: pixels)
      var brush = RowBrush(canvas: canvas, converter: converter)
      try rows { row in brush.draw(row) }
    }
  }
}

/// Reads rows of a JPEG one after the other.
private final class RowReader {
  private let bytesPerRow: Int
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  /// The rows in the buffer.
  private var held = 0..<0

  /// A row of blocks.
  private static let rowsAtATime = 8

  init(width: Int, colours: PixelColours) {
    bytesPerRow = width * colours.bytesPerPixel
    buffer = .allocate(capacity: bytesPerRow * Self.rowsAtATime)
  }

  deinit {
    buffer.deallocate()
  }

  /// - Parameter rows: Behind those that were read before.
  func read(
    _ rows: Range<Int>, of decoder: inout JPEGDecoder, _ body: (UnsafePointer<UInt8>) -> Void
  ) throws(ImagingError) {
    for row in rows {
      while row >= held.upperBound {
        let count = try decoder.readRows(into: buffer, bytesPerRow: bytesPerRow)
        if count == 0 { return }
        held = held.upperBound..<held.upperBound + count
      }
      if let base = buffer.baseAddress { body(base + (row - held.lowerBound) * bytesPerRow) }
    }
  }
}
