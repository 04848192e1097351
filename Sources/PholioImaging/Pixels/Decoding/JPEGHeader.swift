package import PholioFacts

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
