import Glibc

/// What shows pictures: a terminal, or text that goes elsewhere.
struct PictureTerminal {
  /// Whether there may be colours, and pictures of pixels. Into files and pipes, and where no colours are
  /// wanted, there are no escape sequences at all.
  let hasColours: Bool
  /// In characters.
  let columns: Int
  /// In characters; nil if it does not end.
  let rows: Int?
  /// A character's, in pixels.
  let cell: (width: Int, height: Int)

  /// Standard output.
  init() {
    var size = winsize()
    let isTerminal = Terminal.current.isTerminal(STDOUT_FILENO)
    let isKnown = isTerminal && ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    columns = isKnown ? Int(size.ws_col) : Self.number("COLUMNS") ?? 80
    rows = isKnown && size.ws_row > 0 ? Int(size.ws_row) : nil
    // Most fonts' characters are twice as high as wide.
    cell =
      isKnown && size.ws_xpixel >= size.ws_col && size.ws_ypixel >= size.ws_row && size.ws_row > 0
      ? (Int(size.ws_xpixel / size.ws_col), Int(size.ws_ypixel / size.ws_row)) : (10, 20)
    hasColours = isTerminal && Self.text("NO_COLOR") == nil && Self.text("TERM") ?? "dumb" != "dumb"
  }

  /// How chafa is to draw.
  ///
  /// - Parameter withPixels: Whether pictures may be made of pixels, where the terminal takes them.
  func options(withPixels: Bool) -> [String] {
    guard hasColours else {
      return ["--format", "symbols", "--colors", "none", "--symbols", "space,solid,half,stipple,block,quad"]
    }
    // It knows by itself what a terminal takes, but does not think of iTerm2's own pictures.
    let format = withPixels ? Self.text("TERM_PROGRAM") == "iTerm.app" ? "iterm" : nil : "symbols"
    return (format.map { ["--format", $0] } ?? []) + ["--symbols", "space,solid,half"]
  }

  private static func text(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func number(_ name: String) -> Int? {
    text(name).flatMap { Int($0) }.flatMap { (1...10_000).contains($0) ? $0 : nil }
  }
}

/// Why there are no pictures in the terminal.
enum PictureError: Error {
  /// Chafa can't be started, in the system's words.
  case noProgram(String)
  /// Chafa could not draw, for a reason.
  case failed(String)
  /// So many columns of photos find no room in so many characters.
  case tooNarrow(columns: Int, width: Int)
}
