import PholioJPEG

extension Picture {
  /// What this package's decoder makes of a JPEG. Nil if it leaves it to libjpeg.
  init?(reduced jpeg: [UInt8], eighths: Int, lanes: Int = 6, threads: Int = 1) {
    guard let reduced = ReducedJPEG(jpeg.span, eighths: eighths, lanes: lanes, threads: threads) else {
      return nil
    }
    var bytes: [UInt8] = []
    var row = [UInt8](repeating: 0, count: reduced.bytesPerRow)
    for y in 0..<reduced.height {
      var span = row.mutableSpan
      reduced.writeRow(y, to: &span)
      bytes += row
    }
    self.init(
      width: reduced.width, height: reduced.height, bytesPerPixel: reduced.isGrey ? 1 : 3, bytes: bytes)
  }
}
