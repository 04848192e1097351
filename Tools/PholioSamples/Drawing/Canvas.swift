internal import CPangoCairo
import PholioFacts
import PholioImaging

/// What an outline is filled with. Stops are evenly spaced.
enum Paint {
  case solid(Color)
  case linear(Point, Point, [Color])
  case radial(Point, Double, [Color])

  /// From the top to the bottom of a picture, or of a part of it.
  static func vertical(_ top: Double, _ bottom: Double, _ colors: [Color]) -> Paint {
    .linear(Point(0, top), Point(0, bottom), colors)
  }
}

/// A picture that is drawn by Cairo. Owns its surface and context; all calls into Cairo are in this file.
struct Canvas: ~Copyable {
  let width: Double
  let height: Double
  private let size: PixelSize
  private let surface: OpaquePointer?
  private let context: OpaquePointer?

  /// The length that all sizes depend on, so that a scene looks alike at any size.
  var unit: Double { min(width, height) }

  init(_ size: PixelSize) {
    self.size = size
    width = Double(size.width)
    height = Double(size.height)
    surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(size.width), Int32(size.height))
    context = cairo_create(surface)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  func fill(_ path: Path, _ paint: Paint, adding: Bool = false) {
    trace(path)
    draw(paint, adding: adding) { cairo_fill(context) }
  }

  func fill(_ path: Path, _ color: Color) {
    fill(path, .solid(color))
  }

  /// Fills the whole picture.
  func fill(_ paint: Paint, adding: Bool = false) {
    fill(.rectangle(0, 0, width, height), paint, adding: adding)
  }

  func stroke(_ path: Path, _ color: Color, width: Double, adding: Bool = false) {
    trace(path)
    cairo_set_line_width(context, width)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    draw(.solid(color), adding: adding) { cairo_stroke(context) }
  }

  /// Draws what `body` draws, but only inside the path.
  func clipped(to path: Path, _ body: () -> Void) {
    cairo_save(context)
    trace(path)
    cairo_clip(context)
    body()
    cairo_restore(context)
  }

  /// What `body` draws is moved by `x`, `y`.
  func shifted(_ x: Double, _ y: Double, _ body: () -> Void) {
    cairo_save(context)
    cairo_translate(context, x, y)
    body()
    cairo_restore(context)
  }

  /// The picture, with a fine grain that keeps soft gradients from showing steps.
  func bitmap(grain random: inout SampleRandom) -> Bitmap {
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    let data = UnsafeRawPointer(cairo_image_surface_get_data(surface))
    return Bitmap(uninitialized: size) { bytes in
      var target = 0
      for y in 0..<size.height {
        for x in 0..<size.width {
          // "RGB24: each pixel is a 32-bit quantity, with the upper 8 bits unused", in the machine's byte
          // order.
          let pixel = data?.load(fromByteOffset: y * stride + 4 * x, as: UInt32.self) ?? 0
          let noise = random.next()
          let grain = Int(noise & 7) + Int(noise >> 3 & 7) - 7
          for shift in [16, 8, 0] {
            let value = Int(pixel >> UInt32(shift) & 0xFF) + grain * 2 / 5
            bytes[target] = UInt8(min(255, max(0, value)))
            target += 1
          }
        }
      }
    }
  }

  private func trace(_ path: Path) {
    cairo_new_path(context)
    for element in path.elements {
      switch element {
      case .move(let point): cairo_move_to(context, point.x, point.y)
      case .line(let point): cairo_line_to(context, point.x, point.y)
      case .curve(let first, let second, let end):
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
      case .arc(let center, let radius, let from, let to):
        cairo_arc(context, center.x, center.y, radius, from, to)
      case .close: cairo_close_path(context)
      }
    }
  }

  private func draw(_ paint: Paint, adding: Bool, _ body: () -> Void) {
    let pattern: OpaquePointer?
    switch paint {
    case .solid(let color):
      pattern = cairo_pattern_create_rgba(color.red, color.green, color.blue, color.alpha)
    case .linear(let start, let end, let colors):
      pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
      addStops(colors, to: pattern)
    case .radial(let center, let radius, let colors):
      pattern = cairo_pattern_create_radial(center.x, center.y, 0, center.x, center.y, radius)
      addStops(colors, to: pattern)
    }
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
    cairo_set_operator(context, adding ? CAIRO_OPERATOR_ADD : CAIRO_OPERATOR_OVER)
    body()
  }

  private func addStops(_ colors: [Color], to pattern: OpaquePointer?) {
    for (index, color) in colors.enumerated() {
      let place = Double(index) / Double(max(1, colors.count - 1))
      cairo_pattern_add_color_stop_rgba(pattern, place, color.red, color.green, color.blue, color.alpha)
    }
  }
}
