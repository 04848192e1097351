import CChafa
import Glibc
import PholioFacts
import PholioImaging

/// Characters with colours, or one picture of pixels, for a terminal. All of libchafa's drawing is here.
final class PictureCanvas {
  private let canvas: OpaquePointer
  private let terminal: PictureTerminal
  let width: Int
  let height: Int

  /// - Throws: `PictureError`.
  static func requireLibrary() throws {
    if let reason = chafa_load() { throw PictureError.noLibrary(String(cString: reason)) }
  }

  /// An empty one.
  ///
  /// - Parameters:
  ///   - width: In characters, as `height`.
  ///   - isOfPixels: Whether its picture is to be one of pixels, where the terminal can.
  init(width: Int, height: Int, on terminal: PictureTerminal, isOfPixels: Bool) {
    let config = chafa_canvas_config_new()
    let symbols = chafa_symbol_map_new()
    defer {
      chafa_canvas_config_unref(config)
      chafa_symbol_map_unref(symbols)
    }
    var tags = CHAFA_SYMBOL_TAG_SPACE.rawValue | CHAFA_SYMBOL_TAG_SOLID.rawValue
    tags |= CHAFA_SYMBOL_TAG_HALF.rawValue
    if terminal.kind == .plain {
      tags |= CHAFA_SYMBOL_TAG_STIPPLE.rawValue | CHAFA_SYMBOL_TAG_BLOCK.rawValue
      tags |= CHAFA_SYMBOL_TAG_QUAD.rawValue
    }
    chafa_symbol_map_add_by_tags(symbols, ChafaSymbolTags(rawValue: tags))
    chafa_canvas_config_set_symbol_map(config, symbols)
    chafa_canvas_config_set_geometry(config, Int32(width), Int32(height))
    chafa_canvas_config_set_cell_geometry(
      config, Int32(terminal.cell.width), Int32(terminal.cell.height))
    chafa_canvas_config_set_canvas_mode(config, terminal.mode)
    chafa_canvas_config_set_pixel_mode(
      config, isOfPixels ? terminal.kind.pixelMode : CHAFA_PIXEL_MODE_SYMBOLS)
    canvas = chafa_canvas_new(config)
    self.terminal = terminal
    self.width = width
    self.height = height
    // Nothing can be set before something was drawn.
    chafa_canvas_draw_all_pixels(canvas, CHAFA_PIXEL_RGBA8_UNASSOCIATED, [0, 0, 0, 0], 1, 1, 4)
  }

  deinit { chafa_canvas_unref(canvas) }

  /// Fills it with a picture, whose shape it should have.
  func draw(_ picture: Bitmap) {
    picture.withPixels { pixels in
      chafa_canvas_draw_all_pixels(
        canvas, CHAFA_PIXEL_RGB8, pixels.baseAddress, Int32(picture.size.width), Int32(picture.size.height),
        Int32(picture.bytesPerRow))
    }
  }

  /// Copies another's characters to a place in this one.
  func copy(_ other: PictureCanvas, x: Int, y: Int) {
    for row in 0..<min(other.height, height - y) {
      for column in 0..<min(other.width, width - x) {
        let (fromX, fromY) = (Int32(column), Int32(row))
        let (toX, toY) = (Int32(x + column), Int32(y + row))
        var (foreground, background): (Int32, Int32) = (0, 0)
        chafa_canvas_get_raw_colors_at(other.canvas, fromX, fromY, &foreground, &background)
        _ = chafa_canvas_set_char_at(
          canvas, toX, toY, chafa_canvas_get_char_at(other.canvas, fromX, fromY))
        chafa_canvas_set_raw_colors_at(canvas, toX, toY, foreground, background)
      }
    }
  }

  /// Writes text in grey, that stands out from black as from white.
  func write(_ text: String, x: Int, y: Int) {
    let grey: Int32 =
      switch terminal.mode {
      case CHAFA_CANVAS_MODE_TRUECOLOR: 0x888888
      case CHAFA_CANVAS_MODE_INDEXED_240: 245
      case CHAFA_CANVAS_MODE_INDEXED_16: 8
      default: 1
      }
    var x = x
    for scalar in text.unicodeScalars where x < width {
      let taken = Int(chafa_canvas_set_char_at(canvas, Int32(x), Int32(y), scalar.value))
      for column in x..<min(x + taken, width) {
        chafa_canvas_set_raw_colors_at(canvas, Int32(column), Int32(y), grey, -1)
      }
      x += taken
    }
  }

  /// What draws it: lines of characters, or the sequence of a picture.
  var text: String {
    guard let printed = chafa_canvas_print(canvas, terminal.info) else { return "" }
    defer { _ = g_string_free(printed, 1) }
    let bytes = UnsafeRawBufferPointer(start: printed.pointee.str, count: printed.pointee.len)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension PictureCanvas {
  /// As much of a text's beginning as finds room in some columns of a terminal.
  static func cut(_ text: String, toWidth width: Int) -> String {
    func columns(_ scalar: Unicode.Scalar) -> Int {
      g_unichar_iszerowidth(scalar.value) != 0 ? 0 : g_unichar_iswide(scalar.value) != 0 ? 2 : 1
    }
    if text.unicodeScalars.reduce(0, { $0 + columns($1) }) <= width { return text }
    var cut = ""
    // The ellipsis takes one.
    var taken = 1
    for scalar in text.unicodeScalars {
      taken += columns(scalar)
      if taken > width { break }
      cut.unicodeScalars.append(scalar)
    }
    return cut + "…"
  }
}

extension PictureTerminal.Kind {
  fileprivate var pixelMode: ChafaPixelMode {
    switch self {
    case .kitty: CHAFA_PIXEL_MODE_KITTY
    case .sixels: CHAFA_PIXEL_MODE_SIXELS
    case .iTerm2: CHAFA_PIXEL_MODE_ITERM2
    case .blocks, .plain: CHAFA_PIXEL_MODE_SYMBOLS
    }
  }
}
