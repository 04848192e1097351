package import PholioFacts

/// What a JPEG says of itself before its first scan, as libjpeg reads it.
package struct JPEGHeader: Hashable, Sendable {
  package enum Colours: Hashable, Sendable {
    case grey
    /// YCbCr too: libjpeg makes RGB of it.
    case rgb
    /// YCCK too. Adobe's programs write inks inverted: 255 is no ink.
    case cmyk(inverted: Bool)
  }

  /// As stored, before any orientation.
  package let size: PixelSize
  package let components: Int
  package let colours: Colours
  package let isProgressive: Bool
  package let isArithmetic: Bool
  /// Progressive, or sequential with a scan per component: its coefficients lie in memory during a decode.
  package let hasSeveralScans: Bool
  /// That memory; 0 for a file that streams.
  package let coefficientBytes: Int

  /// Bytes that a decode needs beside the picture: the coefficients, and some rows.
  var workingBytes: Int { coefficientBytes + size.width * 256 }

  /// Reads a header alone, in microseconds whatever the picture's size.
  ///
  /// Throws what `PhotoDecoder.decode` would throw before its first row.
  package init(_ jpeg: Span<UInt8>, limits: DecodeLimits = .standard) throws(ImagingError) {
    guard let segments = JPEGSegments(jpeg) else { throw .notJPEG }
    self = try jpeg.withUnsafeBufferPointer { (bytes) throws(ImagingError) -> JPEGHeader in
      try JPEGDecoder(bytes, segments: segments, limits: limits, isCancelled: { false }).header
    }
  }
}

extension JPEGHeader.Colours {
  /// Of a decoded pixel.
  var bytesPerPixel: Int {
    switch self {
    case .grey: 1
    case .rgb: 3
    case .cmyk: 4
    }
  }
}
