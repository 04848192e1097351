package import PholioFacts

/// Rows of a picture, coded for themselves, so that several threads can code one picture.
///
/// A restart marker follows each row of MCUs: behind it the decoder has forgotten what came before, so that
/// coded rows can be put one behind the other (ITU-T T.81, F.1.1.5). The file is the same however many
/// threads made it.
package struct JPEGStrip: Sendable {
  /// Pixel rows of a strip; the last has what is left. Eight rows of MCUs of 16 pixels: restart markers count
  /// to eight, so that every strip begins its count anew.
  package static let height = 8 * 16

  /// A whole file of these rows alone.
  fileprivate let file: [UInt8]
  fileprivate let rows: Int
}

/// A picture that is coded in strips, as a baseline JFIF file of quartered chroma.
package struct JPEGStrips: Sendable {
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

  /// Codes the rows from `top` on, a multiple of `JPEGStrip.height`: as many as a strip has, or what is left
  /// of the picture; 3 bytes a pixel, no padding. Can be called from several threads.
  package func strip(_ pixels: Span<UInt8>, top: Int) throws -> JPEGStrip {
    let rows = min(JPEGStrip.height, size.height - top)
    let bytesPerRow = size.width * Bitmap.bytesPerPixel
    precondition(
      top % JPEGStrip.height == 0 && pixels.count == rows * bytesPerRow,
      "\(pixels.count) bytes from row \(top) on of \(size)")
    let file = JPEGBytes(capacity: pixels.count / 12)
    var encoder = try LibJPEGEncoder { file.append($0) }
    try encoder.start(
      PixelSize(width: size.width, height: rows), quality: quality, halvesChroma: true, dpi: dpi,
      hasRestarts: true)
    if top == 0 {
      for marker in markers { try encoder.writeMarker(marker.code, payload: marker.payload) }
      if let icc { try encoder.writeProfile(icc) }
    }
    try pixels.withUnsafeBufferPointer { try encoder.writeRows($0, bytesPerRow: bytesPerRow) }
    try encoder.finish()
    return JPEGStrip(file: file.bytes, rows: rows)
  }
}

/// Puts strips together, from the top.
package struct JPEGStripWriter: ~Copyable {
  private let size: PixelSize
  private let sink: (UnsafeRawBufferPointer) throws -> Void
  private var written = 0

  /// - Parameter sink: Takes the file's bytes as they come; what it throws is thrown by the methods.
  package init(_ strips: JPEGStrips, sink: @escaping (UnsafeRawBufferPointer) throws -> Void) {
    size = strips.size
    self.sink = sink
  }

  package mutating func write(_ strip: JPEGStrip) throws {
    var file = strip.file
    let scan = Self.scan(of: &file, height: size.height)
    // "The restart markers' counter runs from 0 to 7": behind the eighth row of a strip stands the eighth
    // marker.
    try put(written == 0 ? file[..<scan.lowerBound] : [0xFF, 0xD7])
    try put(file[scan])
    written += strip.rows
    precondition(written <= size.height, "\(written) rows for a picture of \(size)")
  }

  /// Writes the file's end. All rows must have come before.
  package mutating func finish() throws {
    precondition(written == size.height, "\(written) rows for a picture of \(size)")
    try put([0xFF, 0xD9])
  }

  private func put(_ bytes: ArraySlice<UInt8>) throws {
    try bytes.withUnsafeBytes { try sink($0) }
  }

  /// Where the coded rows are; the header in front of them gets the picture's height (T.81, B.2.2).
  private static func scan(of file: inout [UInt8], height: Int) -> Range<Int> {
    var place = 2
    while true {
      let (code, length) = (file[place + 1], Int(file[place + 2]) << 8 | Int(file[place + 3]))
      if code == 0xC0 {
        file[place + 5] = UInt8(height >> 8)
        file[place + 6] = UInt8(height & 0xFF)
      }
      place += 2 + length
      if code == 0xDA { return place..<file.count - 2 }
    }
  }
}
