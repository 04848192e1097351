import PholioFacts

/// JPEG: baseline, progressive, arithmetic-coded, MPO.
package enum JPEGFormat: OriginalFormat {
  package static let kind = "jpeg"
  package static let title = "JPEG"
  package static let extensions = ["jpg", "jpeg", "jpe", "jfif", "mpo"]
  package static let part = OriginalFormats.Part.jpeg

  /// A JPEG begins with FF D8 FF. If the name says JPEG too, junk is allowed before that, or right after FF
  /// D8.
  package static func recognises(head: UnsafeRawBufferPointer) -> Recognition {
    if isStartOfImage(head, at: 0) { return .sure }
    if head.starts(with: [0xFF, 0xD8]) { return .byName }
    return (0..<max(0, head.count - 2)).contains { isStartOfImage(head, at: $0) } ? .byName : .no
  }

  private static func isStartOfImage(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Bool {
    bytes.count >= offset + 3 && bytes[offset] == 0xFF && bytes[offset + 1] == 0xD8
      && bytes[offset + 2] == 0xFF
  }

  package static func open(_ bytes: [UInt8], limits: DecodeLimits) throws(ImagingError) -> any Original {
    try JPEGOriginal(bytes, limits: limits)
  }

  package static func metadata(start: [UInt8]) -> PhotoMetadata? {
    guard let segments = JPEGSegments(start.span), segments.isWhole else { return nil }
    return PhotoMetadata(jpeg: start)
  }
}

extension ImagingError {
  /// There is no start marker anywhere.
  static let noStart = ImagingError.notOfFormat(JPEGFormat.title, cause: "no start marker")
}

private struct JPEGOriginal: Original {
  private let bytes: [UInt8]
  private let limits: DecodeLimits
  private let header: JPEGHeader
  let metadata: PhotoMetadata

  init(_ bytes: [UInt8], limits: DecodeLimits) throws(ImagingError) {
    header = try JPEGHeader(bytes.span, limits: limits)
    metadata = PhotoMetadata(jpeg: bytes)
    self.bytes = bytes
    self.limits = limits
  }

  var storedSize: PixelSize { header.size }
  var orientation: Orientation { metadata.orientation }

  var profile: [UInt8]? {
    guard let segments = JPEGSegments(bytes.span),
      case .embedded(let icc)? = try? ICCProfile.embedded(in: bytes.span, segments: segments)
    else { return nil }
    return icc
  }

  func draw(_ drawing: Drawing) throws(ImagingError) -> DecodedPhoto {
    try PhotoDecoder.decode(
      bytes, orientation: orientation.turned(by: drawing.turn), adobeRGB: metadata.isAdobeRGB,
      to: drawing.target, colours: drawing.colours, limits: limits, threads: drawing.threads,
      isCancelled: drawing.isCancelled)
  }

  func draw(_ drawing: BandDrawing, turn: Turn, _ emit: BandDrawing.Emit) throws(ImagingError) {
    try PhotoDecoder.draw(drawing, of: bytes.span, adobeRGB: metadata.isAdobeRGB, limits: limits, emit)
  }
}
