package import PholioFacts

/// A marker segment for a written picture.
package struct JPEGMarker: Hashable, Sendable {
  /// The most bytes a segment holds beside its own two length bytes.
  package static let largestPayload = 65_533

  /// The marker's second byte, 0xE0...0xEF (APPn) or 0xFE (comment).
  package let code: UInt8
  package let payload: [UInt8]

  /// - Precondition: at most `largestPayload` bytes, and one of the codes named.
  package init(code: UInt8, payload: [UInt8]) {
    precondition(payload.count <= JPEGMarker.largestPayload, "a marker segment of \(payload.count) bytes")
    precondition((0xE0...0xEF).contains(code) || code == 0xFE, "marker \(code) is not an application's")
    self.code = code
    self.payload = payload
  }

  /// An XMP packet in APP1.
  package static func xmp(_ packet: [UInt8]) -> JPEGMarker {
    JPEGMarker(code: 0xE1, payload: Array("http://ns.adobe.com/xap/1.0/\0".utf8) + packet)
  }
}

/// Writes a picture as a baseline JFIF file, row by row. It holds only some rows and 64 KB of the file
/// in memory.
package struct JPEGWriter: ~Copyable {
  package enum Subsampling: Hashable, Sendable {
    /// 4:2:0, a chroma sample for four pixels.
    case quartered
    /// 4:4:4.
    case full
  }

  /// A JPEG's longest edge in libjpeg (JPEG_MAX_DIMENSION).
  package static let longestEdge = 65_500

  package let size: PixelSize
  private var encoder: LibJPEGEncoder
  private var written = 0

  /// Writes the file's header.
  ///
  /// - Parameters:
  ///   - quality: 1...100, as in libjpeg.
  ///   - isProgressive: Whether it has several scans: a few in a hundred bytes less, and not written row by
  ///     row.
  ///   - dpi: For print; nil: not stated.
  ///   - icc: A profile, usually `SRGBProfile.icc`; nil for none.
  ///   - markers: They go before the profile, in this order.
  ///   - sink: Takes the file's bytes as they come, up to 64 KB at a time.
  /// - Throws: `ImagingError.encode`, also for an edge beyond `longestEdge`; and what `sink` throws, here and
  ///   in the other methods. After an error nothing more can be written.
  package init(
    size: PixelSize, quality: Int, subsampling: Subsampling = .quartered, isProgressive: Bool = false,
    dpi: Int? = nil, icc: [UInt8]? = nil, markers: [JPEGMarker] = [],
    sink: @escaping (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    precondition((1...100).contains(quality), "JPEG quality \(quality)")
    precondition((1...65_535).contains(dpi ?? 1), "\(dpi ?? 1) dots per inch")
    guard max(size.width, size.height) <= JPEGWriter.longestEdge else {
      throw ImagingError.encode(
        cause: "\(size) pixels, and an edge is at most \(JPEGWriter.longestEdge) pixels long")
    }
    var encoder = try LibJPEGEncoder(sink: sink)
    try encoder.start(
      size, quality: quality, halvesChroma: subsampling == .quartered, dpi: dpi,
      isProgressive: isProgressive)
    for marker in markers { try encoder.writeMarker(marker.code, payload: marker.payload) }
    if let icc { try encoder.writeProfile(icc) }
    self.size = size
    self.encoder = encoder
  }

  /// Writes the next rows: any number of whole ones, 3 bytes a pixel, no padding.
  package mutating func write(rows: UnsafeBufferPointer<UInt8>) throws {
    let bytesPerRow = size.width * Bitmap.bytesPerPixel
    precondition(rows.count % bytesPerRow == 0, "\(rows.count) bytes are not whole rows of \(bytesPerRow)")
    written += rows.count / bytesPerRow
    precondition(written <= size.height, "\(written) rows for a picture of \(size)")
    try encoder.writeRows(rows, bytesPerRow: bytesPerRow)
  }

  package mutating func write(rows: Span<UInt8>) throws {
    try rows.withUnsafeBufferPointer { try write(rows: $0) }
  }

  /// Writes the file's end, after exactly `size.height` rows.
  package mutating func finish() throws {
    precondition(written == size.height, "\(written) rows for a picture of \(size)")
    try encoder.finish()
  }
}

extension Bitmap {
  /// The picture as a plain JFIF file: no metadata, and no profile beside its own.
  ///
  /// Throws `ImagingError.encode`.
  package func jpeg(
    quality: Int, subsampling: JPEGWriter.Subsampling = .quartered, isProgressive: Bool = false,
    markers: [JPEGMarker] = []
  ) throws -> [UInt8] {
    // Photos need about a bit a pixel.
    let file = JPEGBytes(capacity: size.pixels / 4)
    var writer = try JPEGWriter(
      size: size, quality: quality, subsampling: subsampling, isProgressive: isProgressive, icc: profile,
      markers: markers
    ) { file.append($0) }
    try withPixels { try writer.write(rows: $0) }
    try writer.finish()
    return file.bytes
  }
}

/// A file that grows in memory; the writer's sink appends to it.
final class JPEGBytes {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  func append(_ part: UnsafeRawBufferPointer) {
    bytes.append(contentsOf: part)
  }
}

/// Passes what C code writes to `sink`. It keeps the sink's error, since errors can't pass through C.
final class SinkBox {
  private let sink: (UnsafeRawBufferPointer) throws -> Void
  private(set) var failure: (any Error)?

  init(_ sink: @escaping (UnsafeRawBufferPointer) throws -> Void) {
    self.sink = sink
  }

  /// For C: whoever owns the box must keep it as long as C may write.
  var context: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  /// Writes to the sink of the box behind `context`.
  ///
  /// - Returns: Whether the bytes were taken; after a failure none are.
  static func write(_ context: UnsafeMutableRawPointer?, _ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let context else { return false }
    let box = Unmanaged<SinkBox>.fromOpaque(context).takeUnretainedValue()
    guard box.failure == nil else { return false }
    do {
      try box.sink(bytes)
      return true
    } catch {
      box.failure = error
      return false
    }
  }
}
