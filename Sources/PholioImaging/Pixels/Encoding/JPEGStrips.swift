package import PholioFacts

/// Codes a picture in strips, as a baseline JFIF file with quartered chroma, so that several threads can
/// share the work.
///
/// A restart marker follows each row of MCUs. The decoder forgets there what came before, so coded rows can
/// be joined (ITU-T T.81, F.1.1.5). The file does not depend on the number of threads.
package struct JPEGStrips: Sendable {
  /// Pixel rows of a strip; the last strip may have fewer. Eight rows of MCUs of 16 pixels: restart markers
  /// count to eight, so that every strip starts at the same number.
  package static let rows = 8 * 16

  package let size: PixelSize
  private let quality: Int
  private let dpi: Int?
  private let icc: [UInt8]?
  private let markers: [JPEGMarker]

  /// - Parameters: As `JPEGWriter` takes them.
  /// - Throws: `ImagingError.encode` for an edge beyond `JPEGWriter.longestEdge`.
  package init(
    size: PixelSize, quality: Int, dpi: Int? = nil, icc: [UInt8]? = nil, markers: [JPEGMarker] = []
  ) throws {
    precondition((1...100).contains(quality), "JPEG quality \(quality)")
    precondition((1...65_535).contains(dpi ?? 1), "\(dpi ?? 1) dots per inch")
    guard max(size.width, size.height) <= JPEGWriter.longestEdge else {
      throw ImagingError.encode(
        cause: "\(size) pixels, and an edge is at most \(JPEGWriter.longestEdge) pixels long")
    }
    self.size = size
    self.quality = quality
    self.dpi = dpi
    self.icc = icc
    self.markers = markers
  }

  /// Codes the rows from `top` on, a multiple of `rows`: a strip's, or the rest of the picture; 3 bytes a
  /// pixel, no padding. Several threads may call it.
  ///
  /// - Returns: The strip's part of the file: with the header if it is the first, with the end if it is the
  ///   last.
  package func code(_ pixels: Span<UInt8>, top: Int) throws -> [UInt8] {
    let rows = min(Self.rows, size.height - top)
    let bytesPerRow = size.width * Bitmap.bytesPerPixel
    precondition(
      top % Self.rows == 0 && pixels.count == rows * bytesPerRow,
      "\(pixels.count) bytes from row \(top) on of \(size)")
    let whole = JPEGBytes(capacity: pixels.count / 12)
    var encoder = try LibJPEGEncoder { whole.append($0) }
    try encoder.start(
      PixelSize(width: size.width, height: rows), quality: quality, halvesChroma: true, dpi: dpi,
      hasRestarts: true)
    if top == 0 {
      for marker in markers { try encoder.writeMarker(marker.code, payload: marker.payload) }
      if let icc { try encoder.writeProfile(icc) }
    }
    try pixels.withUnsafeBufferPointer { try encoder.writeRows($0, bytesPerRow: bytesPerRow) }
    try encoder.finish()
    return part(of: whole.bytes, top: top, isLast: top + rows == size.height)
  }

  /// The part of a strip's own file that belongs into the picture's file.
  private func part(of file: [UInt8], top: Int, isLast: Bool) -> [UInt8] {
    var file = file
    let scan = Self.scan(of: &file, height: size.height)
    // "The restart markers' counter runs from 0 to 7": the eighth marker follows the eighth row of a strip.
    let part = top == 0 ? Array(file[..<scan.upperBound]) : [0xFF, 0xD7] + file[scan]
    return isLast ? part + [0xFF, 0xD9] : part
  }

  /// The range of the coded rows. Also sets the header's height to the picture's (T.81, B.2.2).
  private static func scan(of file: inout [UInt8], height: Int) -> Range<Int> {
    var offset = 2
    while true {
      let (code, length) = (file[offset + 1], Int(file[offset + 2]) << 8 | Int(file[offset + 3]))
      if code == 0xC0 {
        file[offset + 5] = UInt8(height >> 8)
        file[offset + 6] = UInt8(height & 0xFF)
      }
      offset += 2 + length
      if code == 0xDA { return offset..<file.count - 2 }
    }
  }
}
