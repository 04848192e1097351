internal import CPangoCairo
package import PholioFacts

/// Draws the pages of a PDF: coded pictures, filled frames, and words as text in embedded fonts.
///
/// JPEGs go into the file as they are: nothing is decoded or encoded again. Lengths are pixels of the page,
/// from its top left corner. Cairo writes while it goes: one page is in memory. `PDFCompletion` then adds
/// what Cairo can't write.
package struct PDFWriter: ~Copyable {
  /// A page's longest edge, in points: 200 inches (ISO 32000-1, Annex C.2).
  package static let longestPage = 14_400
  /// A picture's longest edge in Cairo (MAX_IMAGE_SIZE in cairo-image-surface.c).
  package static let longestEdge = 32_767

  private let surface: OpaquePointer
  private let canvas: OpaquePointer
  private let box: SinkBox
  /// For the text of letters that are drawn as pictures.
  private let unseen: OpaquePointer?
  private var page: PDFPage?
  private let overlays = Overlays()

  /// How often each partly transparent picture was drawn on this page, by their identities.
  private final class Overlays {
    var counts: [String: Int] = [:]
  }

  /// - Parameter sink: Takes the file's bytes as they come.
  /// - Throws: `TextError.cannotLoad`; `ImagingError.outOfMemory`.
  package init(_ facts: PDFFacts, sink: @escaping (UnsafeRawBufferPointer) throws -> Void) throws {
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
    unseen = PangoTypesetter.unseenFont()
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, facts.title.withoutNoncharacters)
    if let author = facts.author {
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_AUTHOR, author.withoutNoncharacters)
    }
    // "ISO-8601 format". Without it Cairo would take the present time. `PDFCompletion` removes a date that
    // nobody gave.
    let date = facts.date ?? "2000-01-01T00:00:00Z"
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, date)
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_MOD_DATE, date)
  }

  deinit {
    cairo_font_face_destroy(unseen)
    cairo_destroy(canvas)
    cairo_surface_destroy(surface)
  }

  // MARK: Pages

  /// Begins a page: its ground, also in the bleed, and its crop marks. Ends the page before.
  package mutating func begin(_ page: PDFPage, ground: Colour) throws {
    try endPage()
    self.page = page
    overlays.counts = [:]
    let paper = page.mediaSize
    // Cairo cuts off what is beyond whole points. `PDFCompletion` gives the paper its own size, from the
    // bottom.
    cairo_pdf_surface_set_size(surface, paper.width.rounded(.up), paper.height.rounded(.up))
    cairo_save(canvas)
    cairo_translate(canvas, 0, paper.height.rounded(.up) - paper.height)
    cairo_translate(canvas, page.outset, page.outset)
    cairo_scale(canvas, page.scales.x, page.scales.y)
    // Beyond the paper where that ends with the bleed: viewers round its edges to pixels of theirs.
    let bleed = Double(page.bleed) + (page.hasCropMarks ? 0 : 1 / page.scale)
    fill(
      PDFFrame(
        left: -bleed, top: -bleed, width: Double(page.size.width) + 2 * bleed,
        height: Double(page.size.height) + 2 * bleed), ground, radius: 0)
    for mark in page.marks { fill(mark, .black, radius: 0) }
  }

  private mutating func endPage() throws {
    if page == nil { return }
    cairo_restore(canvas)
    cairo_surface_show_page(surface)
    page = nil
    try check()
  }

  /// Writes the file's end.
  package mutating func finish() throws {
    try endPage()
    cairo_surface_finish(surface)
    try check()
  }

  // MARK: Drawing on the page

  /// Fills a frame with rounded corners.
  package func fill(_ frame: PDFFrame, _ colour: Colour, radius: Double) {
    cairo_set_source_rgb(
      canvas, Double(colour.red) / 255, Double(colour.green) / 255, Double(colour.blue) / 255)
    trace(frame, radius: radius)
    cairo_fill(canvas)
  }

  /// Draws a picture into a frame with rounded corners.
  ///
  /// - Precondition: No edge beyond `longestEdge`.
  package func draw(_ picture: CodedPicture, in frame: PDFFrame, radius: Double) throws {
    let size = picture.size
    precondition(max(size.width, size.height) <= Self.longestEdge, "a picture of \(size) in a PDF")
    // Only its size and the JPEG count. Its own pixels, one bit each, are never read.
    let source = cairo_image_surface_create(CAIRO_FORMAT_A1, Int32(size.width), Int32(size.height))
    defer { cairo_surface_destroy(source) }
    try Self.attach(picture.jpeg, CAIRO_MIME_TYPE_JPEG, to: source)
    if let identity = picture.identity {
      try Self.attach(Array(identity.utf8), CAIRO_MIME_TYPE_UNIQUE_ID, to: source)
    }
    cairo_save(canvas)
    if radius > 0 {
      trace(frame, radius: radius)
      cairo_clip(canvas)
    }
    cairo_translate(canvas, frame.left, frame.top)
    cairo_scale(canvas, frame.width / Double(size.width), frame.height / Double(size.height))
    cairo_set_source_surface(canvas, source, 0, 0)
    cairo_paint(canvas)
    cairo_restore(canvas)
    try check()
  }

  /// Draws a picture that is partly transparent, pixel by pixel of the page.
  ///
  /// - Parameter identity: Those with the same one are in the file as often as on the page that has most.
  package func draw(_ picture: TextBitmap, left: Int, top: Int, identity: String) throws {
    guard picture.width > 0, picture.height > 0 else { return }
    precondition(max(picture.width, picture.height) <= Self.longestEdge, "\(picture.width) pixels in a PDF")
    let source = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(picture.width), Int32(picture.height))
    defer { cairo_surface_destroy(source) }
    guard let pixels = cairo_image_surface_get_data(source) else { throw ImagingError.outOfMemory }
    // "Each pixel is a 32-bit quantity … stored native-endian": blue comes first. Rows have no gaps.
    for offset in stride(from: 0, to: picture.rgba.count, by: 4) {
      for (channel, from) in [2, 1, 0, 3].enumerated() {
        pixels[offset + channel] = picture.rgba[offset + from]
      }
    }
    cairo_surface_mark_dirty(source)
    // Cairo 1.16 would list one that is drawn again among the page's objects twice: qpdf refuses that.
    let count = overlays.counts[identity, default: 0]
    overlays.counts[identity] = count + 1
    try Self.attach(Array("\(identity)/\(count)".utf8), CAIRO_MIME_TYPE_UNIQUE_ID, to: source)
    cairo_set_source_surface(canvas, source, Double(left + picture.x), Double(top + picture.y))
    cairo_paint(canvas)
    try check()
  }

  /// Sets a text into a box of `maxWidth` pixels, like `TextRenderer.render` with its result at `left`,
  /// `top`.
  package func draw(
    _ text: String, style: TextStyle, maxWidth: Int?, colour: Colour, left: Int, top: Int,
    with renderer: TextRenderer
  ) throws {
    let letters = renderer.setText(
      text, style: style, maxWidth: maxWidth, colour: colour, unseen: unseen, on: canvas, left: Double(left),
      top: Double(top)
    )
    for letter in letters { try draw(letter.picture, left: 0, top: 0, identity: letter.identity) }
    try check()
  }

  private func trace(_ frame: PDFFrame, radius: Double) {
    let radius = min(radius, frame.width / 2, frame.height / 2)
    cairo_new_path(canvas)
    guard radius > 0 else {
      cairo_rectangle(canvas, frame.left, frame.top, frame.width, frame.height)
      return
    }
    let (right, bottom) = (frame.left + frame.width, frame.top + frame.height)
    cairo_arc(canvas, right - radius, frame.top + radius, radius, -.pi / 2, 0)
    cairo_arc(canvas, right - radius, bottom - radius, radius, 0, .pi / 2)
    cairo_arc(canvas, frame.left + radius, bottom - radius, radius, .pi / 2, .pi)
    cairo_arc(canvas, frame.left + radius, frame.top + radius, radius, .pi, 3 * .pi / 2)
    cairo_close_path(canvas)
  }

  private func check() throws {
    if let failure = box.failure { throw failure }
    // "The first error": the canvas keeps its own.
    let status = [cairo_surface_status(surface), cairo_status(canvas)].first { $0 != CAIRO_STATUS_SUCCESS }
    if let status {
      throw ImagingError.encode(
        cause: cairo_status_to_string(status).map { String(cString: $0) } ?? "\(status)")
    }
  }

  // MARK: Bytes for Cairo

  private static func attach(_ bytes: [UInt8], _ type: String, to surface: OpaquePointer?) throws {
    let holder = Unmanaged.passRetained(Held(bytes))
    let held = holder.takeUnretainedValue().bytes
    let status = cairo_surface_set_mime_data(
      surface, type, held.baseAddress, UInt(held.count),
      { context in
        if let context { Unmanaged<Held>.fromOpaque(context).release() }
      }, holder.toOpaque())
    guard status == CAIRO_STATUS_SUCCESS else {
      holder.release()
      throw ImagingError.outOfMemory
    }
  }

  /// Bytes that stay in memory until Cairo releases them.
  private final class Held {
    let bytes: UnsafeMutableBufferPointer<UInt8>

    init(_ content: [UInt8]) {
      bytes = .allocate(capacity: content.count)
      _ = bytes.initialize(from: content)
    }

    deinit {
      bytes.deallocate()
    }
  }
}

/// A picture as a JPEG, which a PDF embeds as it is.
package struct CodedPicture: Sendable {
  package let jpeg: [UInt8]
  /// In its own pixels.
  package let size: PixelSize
  /// Pictures with the same one are in a file only once; nil: it has none.
  package let identity: String?
  /// The ICC profile in the JPEG; nil: sRGB.
  package let profile: [UInt8]?

  package init(_ jpeg: [UInt8], size: PixelSize, identity: String? = nil, profile: [UInt8]? = nil) {
    (self.jpeg, self.size, self.identity, self.profile) = (jpeg, size, identity, profile)
  }
}
