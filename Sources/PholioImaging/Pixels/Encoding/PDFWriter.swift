internal import CPangoCairo
package import PholioFacts

/// Writes a PDF of pictures, one on each page. It embeds the JPEGs as they are: nothing is decoded or encoded
/// again.
///
/// The same pages give the same bytes: dates are fixed.
package struct PDFWriter: ~Copyable {
  /// A picture's longest edge in Cairo (MAX_IMAGE_SIZE in cairo-image-surface.c).
  package static let longestEdge = 32_767

  private let surface: OpaquePointer
  private let canvas: OpaquePointer
  private let box: SinkBox

  /// - Parameter sink: Takes the file's bytes as they come.
  /// - Throws: `TextError.cannotLoad`; `ImagingError.outOfMemory`.
  package init(sink: @escaping (UnsafeRawBufferPointer) throws -> Void) throws {
    try TextError.requireLibraries()
    let box = SinkBox(sink)
    let created = cairo_pdf_surface_create_for_stream(
      { context, bytes, count in
        SinkBox.write(context, UnsafeRawBufferPointer(start: bytes, count: Int(count)))
          ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
      }, box.context, 72, 72)
    guard let created, let canvas = cairo_create(created) else { throw ImagingError.outOfMemory }
    surface = created
    self.canvas = canvas
    self.box = box
    // "ISO-8601 format". Without it Cairo would take the present time.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_MOD_DATE, "2000-01-01T00:00:00Z")
  }

  deinit {
    cairo_destroy(canvas)
    cairo_surface_destroy(surface)
  }

  package func setTitle(_ title: String) {
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
  }

  /// Adds a page that a JPEG fills.
  ///
  /// - Parameters:
  ///   - size: The picture's, in pixels.
  ///   - dpi: Pixels an inch.
  /// - Precondition: No edge beyond `longestEdge`.
  package mutating func addPage(_ jpeg: [UInt8], size: PixelSize, dpi: Int) throws {
    precondition(max(size.width, size.height) <= Self.longestEdge, "a page of \(size) in a PDF")
    let scale = 72 / Double(dpi)
    cairo_pdf_surface_set_size(surface, Double(size.width) * scale, Double(size.height) * scale)
    // Only its size and the JPEG count. Its own pixels, one bit each, are never read.
    let picture = cairo_image_surface_create(CAIRO_FORMAT_A1, Int32(size.width), Int32(size.height))
    defer { cairo_surface_destroy(picture) }
    let holder = Unmanaged.passRetained(Held(jpeg))
    let held = holder.takeUnretainedValue().bytes
    let status = cairo_surface_set_mime_data(
      picture, CAIRO_MIME_TYPE_JPEG, held.baseAddress, UInt(held.count),
      { context in
        if let context { Unmanaged<Held>.fromOpaque(context).release() }
      }, holder.toOpaque())
    guard status == CAIRO_STATUS_SUCCESS else {
      holder.release()
      throw ImagingError.outOfMemory
    }
    cairo_save(canvas)
    cairo_scale(canvas, scale, scale)
    cairo_set_source_surface(canvas, picture, 0, 0)
    cairo_paint(canvas)
    cairo_restore(canvas)
    cairo_surface_show_page(surface)
    try check()
  }

  /// Writes the file's end.
  package mutating func finish() throws {
    cairo_surface_finish(surface)
    try check()
  }

  private func check() throws {
    if let failure = box.failure { throw failure }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw ImagingError.encode(
        cause: cairo_status_to_string(status).map { String(cString: $0) } ?? "\(status)")
    }
  }

  /// Bytes that stay in memory until Cairo releases them.
  private final class Held {
    let bytes: UnsafeMutableBufferPointer<UInt8>

    init(_ jpeg: [UInt8]) {
      bytes = .allocate(capacity: jpeg.count)
      _ = bytes.initialize(from: jpeg)
    }

    deinit {
      bytes.deallocate()
    }
  }
}
