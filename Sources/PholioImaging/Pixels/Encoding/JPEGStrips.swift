package import PholioFacts

/// A picture that is coded in strips, as a baseline JFIF file of quartered chroma, so that several threads
/// can code one picture.
///
/// A restart marker follows each row of MCUs: behind it the decoder has forgotten what came before, so that
/// coded rows can be put one behind the other (ITU-T T.81, F.1.1.5). The file is the same however many
/// threads made it.
package struct JPEGStrips: Sendable {
  /// Pixel rows of a strip; the last has what is left. Eight rows of MCUs of 16 pixels: restart markers count
  /// to eight, so that every strip begins its count anew.
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

  /// Codes the rows from `top` on, a multiple of `rows`: as many as a strip has, or what is left of the
  /// picture; 3 bytes a pixel, no padding. Can be called from several threads.
  ///
  /// - Returns: The strip's part of the file: the first has the header in front, the last the end behind.
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

  /// What of a file of these rows alone belongs into that of the whole picture.
  private func part(of file: [UInt8], top: Int, isLast: Bool) -> [UInt8] {
    var file = file
    let scan = Self.scan(of: &file, height: size.height)
    // "The restart markers' counter runs from 0 to 7": behind the eighth row of a strip stands the eighth
    // marker.
    let part = top == 0 ? Array(file[..<scan.upperBound]) : [0xFF, 0xD7] + file[scan]
    return isLast ? part + [0xFF, 0xD9] : part
  }

  /// Where the coded rows are; the header in front of them gets the picture's height (T.81, B.2.2).
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
