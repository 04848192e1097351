import CChafa
import Glibc

/// What shows pictures: a terminal, of which libchafa knows what it can, or text that goes elsewhere.
final class PictureTerminal {
  /// How pictures are written.
  enum Kind: Equatable {
    case kitty, sixels, iTerm2
    /// With half blocks in colours.
    case blocks
    /// With blocks, and no escape sequences at all: into files and pipes, and where no colours are wanted.
    case plain
  }

  /// How it tells characters' places and colours.
  let info: OpaquePointer
  let kind: Kind
  let mode: ChafaCanvasMode
  /// In characters.
  let columns: Int
  /// In characters; nil if it does not end.
  let rows: Int?
  /// A character's, in pixels.
  let cell: (width: Int, height: Int)

  /// Standard output.
  ///
  /// - Throws: `PictureError` without libchafa.
  init() throws {
    try PictureCanvas.requireLibrary()
    let info: OpaquePointer = chafa_term_db_detect(chafa_term_db_get_default(), environ)
    self.info = info
    var size = winsize()
    let isTerminal = Terminal.current.isTerminal(STDOUT_FILENO)
    let isKnown = isTerminal && ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    columns = isKnown ? Int(size.ws_col) : Self.number("COLUMNS") ?? 80
    rows = isKnown && size.ws_row > 0 ? Int(size.ws_row) : nil
    // Most fonts' characters are twice as high as wide.
    cell =
      isKnown && size.ws_xpixel >= size.ws_col && size.ws_ypixel >= size.ws_row && size.ws_row > 0
      ? (Int(size.ws_xpixel / size.ws_col), Int(size.ws_ypixel / size.ws_row)) : (10, 20)
    let wantsColours = isTerminal && Self.text("NO_COLOR") == nil && Self.text("TERM") ?? "dumb" != "dumb"
    func has(_ sequence: ChafaTermSeq) -> Bool { chafa_term_info_have_seq(info, sequence) != 0 }
    guard wantsColours else {
      (kind, mode) = (.plain, CHAFA_CANVAS_MODE_FGBG)
      return
    }
    if has(CHAFA_TERM_SEQ_BEGIN_KITTY_IMMEDIATE_IMAGE_V1) {
      kind = .kitty
    } else if has(CHAFA_TERM_SEQ_BEGIN_ITERM2_IMAGE) {
      kind = .iTerm2
    } else if has(CHAFA_TERM_SEQ_BEGIN_SIXELS) {
      kind = .sixels
    } else {
      kind = .blocks
    }
    mode =
      has(CHAFA_TERM_SEQ_SET_COLOR_FGBG_DIRECT)
      ? CHAFA_CANVAS_MODE_TRUECOLOR
      : has(CHAFA_TERM_SEQ_SET_COLOR_FGBG_256) ? CHAFA_CANVAS_MODE_INDEXED_240 : CHAFA_CANVAS_MODE_INDEXED_16
  }

  deinit { chafa_term_info_unref(info) }

  /// Whether pictures are made of pixels, and not of characters.
  var hasPixels: Bool { kind != .blocks && kind != .plain }

  private static func text(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func number(_ name: String) -> Int? {
    text(name).flatMap { Int($0) }.flatMap { (1...10_000).contains($0) ? $0 : nil }
  }
}

/// Why there are no pictures in the terminal.
enum PictureError: Error {
  /// In the words of the system's loader.
  case noLibrary(String)
  /// So many columns of photos find no room in so many characters.
  case tooNarrow(columns: Int, width: Int)
}
