import PholioFacts

extension JPEGDecoder {
  /// Decodes at the coarsest scale that will do, and draws that on a canvas.
  mutating func draw(
    on canvas: UprightCanvas, converter: RowConverter, threads: Int = 1
  ) throws(ImagingError) {
    let scale = DecoderScale(of: header.size, for: canvas.stored)
    let decoded = try start(at: scale, threads: threads)
    let extent = (width: scale.extent(of: header.size.width), height: scale.extent(of: header.size.height))
    try canvas.draw(decoded, extent: extent, header.colours, converter: converter) {
      (draw) throws(ImagingError) in
      try forEachRow(width: decoded.width) { row in draw(row) }
    }
  }
}
