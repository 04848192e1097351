import PholioFacts

/// Decodes one JPEG to rows of pixels as stored: not turned, in its own colours.
struct JPEGDecoder: ~Copyable {
  private var decoder: LibJPEGDecoder
  let header: JPEGHeader

  /// Reads the header and refuses files beyond `limits`.
  ///
  /// - Parameter bytes: The whole file. They must stay in memory as long as this decoder is used.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, segments: JPEGSegments, limits: DecodeLimits,
    isCancelled: @escaping @Sendable () -> Bool
  ) throws(ImagingError) {
    var decoder = try LibJPEGDecoder(limits: limits, isCancelled: isCancelled)
    try decoder.readHeader(UnsafeBufferPointer(rebasing: bytes[segments.start...]))
    let header = decoder.header
    if header.hasSeveralScans {
      // Counted before the first is decoded: a thousand scans of a large picture take a minute.
      let scans = JPEGSegments.scans(
        in: bytes.span, from: segments.start + decoder.scanOffset, limit: limits.scans)
      if scans > limits.scans { throw .tooManyScans(limit: limits.scans) }
    }
    self.decoder = decoder
    self.header = header
  }

  /// Starts a decode; gives the size of the rows to come, each edge rounded up.
  mutating func start(at scale: DecoderScale) throws(ImagingError) -> PixelSize {
    try decoder.start(eighths: scale.eighths)
  }

  /// Gives every row from the top to `body`, `bytesPerPixel` × `width` bytes each, valid during the call.
  /// Then reads to the file's end.
  mutating func forEachRow(
    width: Int, _ body: (UnsafePointer<UInt8>) throws(ImagingError) -> Void
  ) throws(ImagingError) {
    let bytesPerRow = width * header.colours.bytesPerPixel
    let rows = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytesPerRow * JPEGDecoder.rowsAtATime)
    defer { rows.deallocate() }
    guard let base = rows.baseAddress else { throw .outOfMemory }
    while true {
      let count = try decoder.readRows(into: rows, bytesPerRow: bytesPerRow)
      if count == 0 { break }
      for index in 0..<count { try body(base + index * bytesPerRow) }
    }
    try decoder.finish()
  }

  /// Fills `rows` with as many of the next rows as fit and are left; gives their number, 0 at the end.
  mutating func readRows(
    into rows: UnsafeMutableBufferPointer<UInt8>, bytesPerRow: Int
  ) throws(ImagingError) -> Int {
    try decoder.readRows(into: rows, bytesPerRow: bytesPerRow)
  }

  /// A block row at full scale.
  private static let rowsAtATime = 8

  /// libjpeg's findings so far.
  var warnings: [PhotoWarning] {
    let findings = decoder.findings
    if findings.warnings == 0 { return [] }
    let message = decoder.firstWarning
    if !findings.isInPicture { return [.odd(message: message, count: findings.warnings)] }
    return [
      .damaged(
        wholeRows: header.hasSeveralScans ? nil : findings.wholeRows, of: header.size.height,
        message: message, count: findings.warnings)
    ]
  }
}
