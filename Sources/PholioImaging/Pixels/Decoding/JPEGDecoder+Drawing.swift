import PholioFacts

extension JPEGDecoder {
  /// Decodes at the coarsest scale that will do, and draws that on a canvas.
  ///
  /// - Parameter threads: How many may take part. With more than one, a picture is resampled while it is
  ///   decoded.
  mutating func draw(
    on canvas: UprightCanvas, converter: RowConverter, threads: Int = 1
  ) throws(ImagingError) {
    let scale = DecoderScale(of: header.size, for: canvas.stored)
    let decoded = try start(at: scale, threads: threads)
    let extent = (width: scale.extent(of: header.size.width), height: scale.extent(of: header.size.height))
    try canvas.draw(decoded, extent: extent, header.colours, converter: converter) {
      (draw) throws(ImagingError) in
      if threads > 1, decoded.pixels >= JPEGDecoder.worthwhile {
        try forEachRowAhead(width: decoded.width) { row in draw(row) }
      } else {
        try forEachRow(width: decoded.width) { row in draw(row) }
      }
    }
  }

  /// Pixels from which on another thread helps.
  private static let worthwhile = 250_000
}
