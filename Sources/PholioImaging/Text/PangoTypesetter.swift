internal import CPangoCairo

/// Pango's font map, context and layout. Owns all three. All calls into Pango are in this file.
///
/// These settings are fixed, so that the result does not depend on screen and locale: resolution (sizes are
/// absolute), language (a locale would choose between Chinese and Japanese shapes), smoothing (grey, without
/// colour fringes, which only suit screens), and unrounded widths. Fonts are the machine's.
struct PangoTypesetter: ~Copyable {
  private let map: OpaquePointer
  private let context: OpaquePointer
  private let layout: OpaquePointer

  /// A line of the layout, in pixels.
  struct Line {
    let handle: UnsafeMutablePointer<PangoLayoutLine>
    let width: Double
    let ink: Box
    /// Letters that no font has: Pango draws boxes with their numbers.
    let missing: [Unicode.Scalar]
  }

  /// Edges in pixels, relative to a line's start on its baseline.
  struct Box {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double
  }

  /// Nil only if Pango was built without a font system.
  init?() {
    // A map of our own: all users of a thread share the default one and its settings.
    guard let map = pango_cairo_font_map_new() else { return nil }
    pango_cairo_font_map_set_resolution(map, 96)
    guard let context = pango_font_map_create_context(map) else {
      g_object_unref(UnsafeMutableRawPointer(map))
      return nil
    }
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
    self.map = map
    self.context = context
    layout = pango_layout_new(context)
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_MIDDLE)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(UnsafeMutableRawPointer(map))
  }

  /// The names of the machine's font families, with the generic names that Pango adds.
  func families() -> [String] {
    var list: UnsafeMutablePointer<OpaquePointer?>?
    var count: Int32 = 0
    pango_font_map_list_families(map, &list, &count)
    // "The array should be freed with g_free()", the families belong to the map.
    defer { g_free(list) }
    return (0..<Int(count)).compactMap { index in
      list?[index].flatMap { pango_font_family_get_name($0) }.map { String(cString: $0) }
    }
  }

  /// How far the family's letters reach above and below the baseline at this size, in pixels.
  func metrics(family: String, pixelSize: Double) -> (ascent: Double, descent: Double) {
    let description = Self.description(family: family, pixelSize: pixelSize, bold: false)
    defer { pango_font_description_free(description) }
    let metrics = pango_context_get_metrics(context, description, pango_language_from_string("en"))
    defer { pango_font_metrics_unref(metrics) }
    return (
      Self.pixels(pango_font_metrics_get_ascent(metrics)),
      Self.pixels(pango_font_metrics_get_descent(metrics))
    )
  }

  /// Sets a text into at most `lines` lines of `width` pixels; nil: no limit. Gives whether some of it was
  /// left out.
  func set(_ text: String, family: String, style: TextStyle, width: Int?) -> Bool {
    let description = Self.description(family: family, pixelSize: style.pixelSize, bold: style.bold)
    defer { pango_font_description_free(description) }
    pango_layout_set_font_description(layout, description)
    pango_layout_set_width(layout, width.map { Int32(min($0, Self.widest)) * Self.scale } ?? -1)
    // "If height is negative, it will be the (negative of) maximum number of lines per paragraph."
    pango_layout_set_height(layout, Int32(-style.lines))
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_layout_set_text(layout, $0.baseAddress, Int32($0.count))
      }
    }
    return pango_layout_is_ellipsized(layout) != 0
  }

  /// The lines of the text that was set last; valid until the next one is set.
  func lines() -> [Line] {
    (0..<pango_layout_get_line_count(layout)).compactMap { index in
      // Not the read-only variant: the line is about to be changed.
      guard let handle = pango_layout_get_line(layout, index) else { return nil }
      Self.narrowEllipsis(of: handle)
      var ink = PangoRectangle()
      var logical = PangoRectangle()
      pango_layout_line_get_extents(handle, &ink, &logical)
      return Line(
        handle: handle, width: Self.pixels(logical.width),
        ink: Box(
          left: Self.pixels(ink.x), top: Self.pixels(ink.y),
          right: Self.pixels(ink.x + ink.width), bottom: Self.pixels(ink.y + ink.height)),
        missing: Self.missing(in: handle))
    }
  }

  /// Pango widens an ellipsis by the rest of the line, which looks like a hole in a name. This gives it its
  /// own width again.
  private static func narrowEllipsis(of line: UnsafeMutablePointer<PangoLayoutLine>) {
    var next = line.pointee.runs
    while let node = next {
      next = node.pointee.next
      guard let run = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee,
        run.item.pointee.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
      else { continue }
      for index in 0..<Int(run.glyphs.pointee.num_glyphs) {
        let glyph = run.glyphs.pointee.glyphs + index
        var logical = PangoRectangle()
        pango_font_get_glyph_extents(run.item.pointee.analysis.font, glyph.pointee.glyph, nil, &logical)
        // Whole pixels, as Pango rounds the widths of all glyphs.
        glyph.pointee.geometry.width = (logical.width + scale / 2) / scale * scale
      }
    }
  }

  /// "PANGO_GLYPH_UNKNOWN_FLAG: flag used in PangoGlyph to turn a gunichar value of a valid Unicode character
  /// into an unknown-character glyph for that gunichar."
  private static let unknown: UInt32 = 0x1000_0000

  private static func missing(in line: UnsafeMutablePointer<PangoLayoutLine>) -> [Unicode.Scalar] {
    var missing: [Unicode.Scalar] = []
    var next = line.pointee.runs
    while let node = next {
      next = node.pointee.next
      guard let run = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee else {
        continue
      }
      for index in 0..<Int(run.glyphs.pointee.num_glyphs) {
        let glyph = run.glyphs.pointee.glyphs[index].glyph
        if glyph & unknown != 0, let letter = Unicode.Scalar(glyph & ~unknown) { missing.append(letter) }
      }
    }
    return missing
  }

  /// Draws lines into a picture of `width` × `height` pixels, each at the start of its baseline.
  /// - Returns: RGBA, premultiplied; nil without memory.
  func draw(
    _ lines: [(line: Line, x: Double, y: Double)], colour: Colour, width: Int, height: Int
  ) -> [UInt8]? {
    Self.pixels(width: width, height: height) { canvas in
      Self.set(colour, on: canvas)
      for (line, x, y) in lines {
        cairo_move_to(canvas, x, y)
        pango_cairo_show_layout_line(canvas, line.handle)
      }
    }
  }

  /// What a body draws on a canvas of `width` × `height` pixels.
  /// - Returns: RGBA, premultiplied; nil without memory.
  private static func pixels(width: Int, height: Int, _ body: (OpaquePointer) -> Void) -> [UInt8]? {
    guard width <= widest, height <= widest else { return nil }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    defer { cairo_surface_destroy(surface) }
    let picture = cairo_create(surface)
    defer { cairo_destroy(picture) }
    if let picture { body(picture) }
    cairo_surface_flush(surface)
    guard cairo_status(picture) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface)
    else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    return [UInt8](unsafeUninitializedCapacity: 4 * width * height) { rgba, count in
      guard let target = UnsafeMutableRawBufferPointer(rgba).baseAddress else { return }
      for y in 0..<height {
        let source = UnsafeRawPointer(data + y * stride)
        let row = target + 4 * y * width
        for x in 0..<width {
          // "ARGB32: each pixel is a 32-bit quantity, with alpha in the upper 8 bits, … stored
          // native-endian." All four bytes at once, without a branch: several pixels take one instruction.
          let pixel = source.load(fromByteOffset: 4 * x, as: UInt32.self)
          let swapped = pixel & 0xFF00_FF00 | (pixel >> 16) & 0xFF | (pixel & 0xFF) << 16
          row.storeBytes(of: swapped.littleEndian, toByteOffset: 4 * x, as: UInt32.self)
        }
      }
      count = 4 * width * height
    }
  }

  private static func set(_ colour: Colour, on canvas: OpaquePointer) {
    cairo_set_source_rgb(
      canvas, Double(colour.red) / 255, Double(colour.green) / 255, Double(colour.blue) / 255)
  }

  // MARK: In PDFs

  /// A coloured letter, such as an emoji. Cairo has no letters of several colours in PDFs: it would draw them
  /// as pictures of 72 pixels an inch, without their text.
  struct ColouredLetter {
    /// With its place on the canvas.
    let picture: TextBitmap
    /// The same for the same letter of the same font at the same size.
    let identity: String
  }

  /// Sets lines as text on a PDF's canvas, each at the start of its baseline. For coloured letters there is
  /// text that can be found and copied, but not seen.
  ///
  /// - Parameter unseen: A font from `unseenFont`, one for each file.
  /// - Returns: The pictures of coloured letters, which are to be drawn over it.
  func setText(
    _ lines: [(line: Line, x: Double, y: Double)], style: TextStyle, colour: Colour, unseen: OpaquePointer?,
    on canvas: OpaquePointer
  ) -> [ColouredLetter] {
    let text = pango_layout_get_text(layout)
    var letters: [ColouredLetter] = []
    for (line, x, y) in lines {
      var x = x
      var next = line.handle.pointee.runs
      while let node = next {
        next = node.pointee.next
        guard let run = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) else { continue }
        let glyphs = run.pointee.glyphs.pointee
        if (0..<Int(glyphs.num_glyphs)).contains(where: { glyphs.glyphs[$0].attr.is_color != 0 }) {
          cairo_set_font_face(canvas, unseen)
          letters += Self.coloured(
            run.pointee, of: text, style: style, colour: colour, on: canvas, x: x, y: y)
        } else {
          Self.set(colour, on: canvas)
          cairo_move_to(canvas, x, y)
          pango_cairo_show_glyph_item(canvas, text, run)
        }
        x += Self.pixels(pango_glyph_string_get_width(run.pointee.glyphs))
      }
    }
    return letters
  }

  private static func coloured(
    _ run: PangoGlyphItem, of text: UnsafePointer<CChar>?, style: TextStyle, colour: Colour,
    on canvas: OpaquePointer, x: Double, y: Double
  ) -> [ColouredLetter] {
    guard let text, let font = run.item.pointee.analysis.font else { return [] }
    let (item, all) = (run.item.pointee, run.glyphs.pointee)
    let starts = (0..<Int(all.num_glyphs)).map { Int(all.log_clusters[$0]) }
    var letters: [ColouredLetter] = []
    var x = x
    var first = 0
    while first < starts.count {
      // "log_clusters: byte indexes in the text"; all glyphs of a letter have that of its start.
      let start = starts[first]
      let end = starts.filter { $0 > start }.min() ?? Int(item.length)
      let count = starts[first...].prefix { $0 == start }.count
      var glyphs = PangoGlyphString(
        num_glyphs: Int32(count), glyphs: all.glyphs + first, log_clusters: all.log_clusters + first, space: 0
      )
      let bytes = text + Int(item.offset) + start
      let width = pixels(pango_glyph_string_get_width(&glyphs))
      var matrix = cairo_matrix_t(
        xx: width / unseenWidth, yx: 0, xy: 0, yy: style.pixelSize, x0: 0, y0: 0)
      cairo_set_font_matrix(canvas, &matrix)
      // Letters that differ have numbers that differ, as far as they are of one font.
      var glyph = cairo_glyph_t(index: UInt(all.glyphs[first].glyph), x: x, y: y)
      var cluster = cairo_text_cluster_t(num_bytes: Int32(end - start), num_glyphs: 1)
      cairo_show_text_glyphs(
        canvas, bytes, Int32(end - start), &glyph, 1, &cluster, 1, cairo_text_cluster_flags_t(0))
      // At whole pixels, so that it looks the same wherever it stands.
      if let picture = picture(&glyphs, font, colour: colour, x: Int(x.rounded()), y: Int(y.rounded())) {
        let letter = (0..<end - start).map { "\(UInt8(bitPattern: bytes[$0]))" }.joined(separator: ".")
        let look = "\(style.pixelSize)/\(style.bold)/\(colour)"
        letters.append(
          ColouredLetter(picture: picture, identity: "letter/\(glyph.index)/\(letter)/\(look)"))
      }
      x += width
      first += count
    }
    return letters
  }

  private static func picture(
    _ glyphs: inout PangoGlyphString, _ font: OpaquePointer, colour: Colour, x: Int, y: Int
  ) -> TextBitmap? {
    var ink = PangoRectangle()
    pango_glyph_string_extents(&glyphs, font, &ink, nil)
    // One pixel around the ink for what smoothing adds.
    let left = Int(pixels(ink.x).rounded(.down)) - 1
    let top = Int(pixels(ink.y).rounded(.down)) - 1
    let width = Int(pixels(ink.x + ink.width).rounded(.up)) + 1 - left
    let height = Int(pixels(ink.y + ink.height).rounded(.up)) + 1 - top
    let rgba = pixels(width: width, height: height) { canvas in
      set(colour, on: canvas)
      cairo_move_to(canvas, Double(-left), Double(-top))
      pango_cairo_show_glyph_string(canvas, font, &glyphs)
    }
    return rgba.map { TextBitmap(x: x + left, y: y + top, width: width, height: height, rgba: $0) }
  }

  /// How wide letters without ink are, in ems. Poppler takes this width for the usual one (`TextOutputDev`),
  /// and tells from it where lines and words end.
  private static let unseenWidth = 0.6

  /// A font whose letters have room, and no ink. The caller destroys it.
  static func unseenFont() -> OpaquePointer? {
    let face = cairo_user_font_face_create()
    cairo_user_font_face_set_render_glyph_func(face) { _, _, _, extents in
      // Cairo leaves out what has no room.
      extents?.pointee = cairo_text_extents_t(
        x_bearing: 0, y_bearing: -0.8, width: PangoTypesetter.unseenWidth, height: 1,
        x_advance: PangoTypesetter.unseenWidth, y_advance: 0)
      return CAIRO_STATUS_SUCCESS
    }
    return face
  }

  /// The limit of Cairo's images.
  private static let widest = 32_000
  private static let scale: Int32 = 1024  // PANGO_SCALE

  private static func pixels(_ units: Int32) -> Double {
    Double(units) / Double(scale)
  }

  private static func description(family: String, pixelSize: Double, bold: Bool) -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, family)
    pango_font_description_set_absolute_size(description, pixelSize * Double(scale))
    pango_font_description_set_weight(description, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
    return description
  }
}
