package import PholioFacts
import PholioJPEG

/// Decodes one JPEG to rows of pixels as stored: not turned, in its own colours.
struct JPEGDecoder: ~Copyable {
  private var decoder: LibJPEGDecoder
  let header: JPEGHeader
  /// From the start marker on.
  private let bytes: UnsafeBufferPointer<UInt8>
  private let isCancelled: @Sendable () -> Bool
  /// The whole picture, if it was decoded without libjpeg; and its next row.
  private var reduced: ReducedJPEG?
  private var nextRow = 0

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
    self.bytes = UnsafeBufferPointer(rebasing: bytes[segments.start...])
    self.isCancelled = isCancelled
  }

  /// Starts a decode; gives the size of the rows to come, each edge rounded up.
  ///
  /// - Parameter threads: How many may take part where the scale is an eighth to a half. More than one only
  ///   where nothing else is to be done: all wait for each other.
  mutating func start(at scale: DecoderScale, threads: Int = 1) throws(ImagingError) -> PixelSize {
    // What libjpeg has warned of is its to decode.
    if mayReduce(at: scale), decoder.findings.warnings == 0,
      let reduced = ReducedJPEG(bytes.span, eighths: scale.eighths, threads: threads)
    {
      if isCancelled() { throw .cancelled }
      self.reduced = reduced
      return PixelSize(width: reduced.width, height: reduced.height)
    }
    return try decoder.start(eighths: scale.eighths)
  }

  /// Pixels of a picture that are decoded in a fraction of a second: what takes longer can be cancelled in
  /// libjpeg.
  private static let mostReduced = 64_000_000

  /// Whether a decode may go without libjpeg.
  private func mayReduce(at scale: DecoderScale) -> Bool {
    scale.isReduced(of: header.size) && !header.hasSeveralScans && !header.isArithmetic
      && header.size.pixels <= JPEGDecoder.mostReduced
  }

  /// Bytes that a decode needs beside the result: libjpeg's, or the file once more, a place for each block,
  /// and samples.
  func workingBytes(at scale: DecoderScale) -> Int {
    header.workingBytes + (mayReduce(at: scale) ? bytes.count + header.size.pixels * 15 / 16 : 0)
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
      let count = try readRows(into: rows, bytesPerRow: bytesPerRow)
      if count == 0 { break }
      for index in 0..<count { try body(base + index * bytesPerRow) }
    }
    if reduced == nil { try decoder.finish() }
  }

  /// The same, while another thread runs `body`.
  mutating func forEachRowAhead(
    width: Int, _ body: (UnsafePointer<UInt8>) -> Void
  ) throws(ImagingError) {
    let bytesPerRow = width * header.colours.bytesPerPixel
    try RowsAhead.run(bytesPerRow: bytesPerRow) { (strip) throws(ImagingError) in
      try readRows(into: strip, bytesPerRow: bytesPerRow)
    } use: {
      body($0)
    }
    if reduced == nil { try decoder.finish() }
  }

  /// Fills `rows` with as many of the next rows as fit and are left; gives their number, 0 at the end.
  mutating func readRows(
    into rows: UnsafeMutableBufferPointer<UInt8>, bytesPerRow: Int
  ) throws(ImagingError) -> Int {
    guard let reduced else { return try decoder.readRows(into: rows, bytesPerRow: bytesPerRow) }
    let count = min(rows.count / bytesPerRow, reduced.height - nextRow)
    var span = rows.mutableSpan
    for index in 0..<count {
      var row = span._mutatingExtracting(index * bytesPerRow..<(index + 1) * bytesPerRow)
      reduced.writeRow(nextRow + index, to: &row)
    }
    nextRow += count
    return count
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

/// A JPEG's header up to its first scan, as libjpeg reads it.
package struct JPEGHeader: Hashable, Sendable {
  /// As stored, before any orientation.
  package let size: PixelSize
  package let components: Int
  /// Those of libjpeg's rows: it converts YCbCr to RGB, and YCCK to CMYK.
  package let colours: PixelColours
  package let isProgressive: Bool
  package let isArithmetic: Bool
  /// Progressive, or sequential with a scan per component: all coefficients are in memory during a decode.
  package let hasSeveralScans: Bool
  /// The coefficients' memory; 0 for a file that streams.
  package let coefficientBytes: Int

  /// Bytes that a decode needs beside the result: the coefficients, and some rows.
  var workingBytes: Int { coefficientBytes + size.width * 256 }

  /// Reads only a header, in microseconds whatever the picture's size.
  ///
  /// Throws what `PhotoDecoder.decode` would throw before its first row.
  package init(_ jpeg: Span<UInt8>, limits: DecodeLimits = .standard) throws(ImagingError) {
    guard let segments = JPEGSegments(jpeg) else { throw .noStart }
    self = try jpeg.withUnsafeBufferPointer { (bytes) throws(ImagingError) -> JPEGHeader in
      try JPEGDecoder(bytes, segments: segments, limits: limits, isCancelled: { false }).header
    }
  }
}
