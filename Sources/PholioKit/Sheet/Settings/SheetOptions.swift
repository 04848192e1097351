package import PholioFacts
import PholioImaging
import PholioLayout

/// How a sheet is to look: checked, and every length in pixels.
package struct SheetOptions: Hashable, Sendable {
  /// Nil: one image as tall as it must be.
  package let page: PixelSize?
  /// Nil: the files don't say.
  package let dpi: Int?
  package let margin: Int
  package let gap: Int
  /// Of columns, rows and cell at least one is given; without a page columns and cell are.
  let columns: Int?
  let rows: Int?
  /// The box that a picture is fitted into.
  let cell: PixelSize?
  let onePage: Bool
  /// Nil: the gallery's own.
  let cap: DropCap?
  let capPages: PagedGrid.CapPages
  let lastRow: PagedGrid.LastRow
  let fit: SheetSettings.Fit
  let enlarge: Bool
  let rotateToFit: Bool
  let background: Colour
  let cellBackground: Colour?
  let border: Int
  let borderColour: Colour
  let radius: Int
  /// Nil: no captions.
  let caption: CaptionTemplate?
  let lines: Int
  let title: CaptionTemplate?
  let header: CaptionTemplate?
  let footer: CaptionTemplate?
  let font: String?
  let quality: Int
  /// Whether the photos behind a gallery's cover peep out.
  let stacks: Bool

  /// What lengths in millimetres or inches count at when nobody says otherwise.
  private static let usualDPI = 300
  private static let cellEdge = 8...20_000

  /// - Throws: `SheetOptionError`.
  package init(_ settings: SheetSettings) throws(SheetOptionError) {
    let dpi = settings.dpi ?? Self.usualDPI
    try Self.check(dpi, "dpi", 1...9600)
    if case .paper(let paper)? = settings.paper {
      page = try Self.page(paper, landscape: settings.landscape ?? false, dpi: dpi)
      self.dpi = settings.dpi ?? (paper.isPhysical ? dpi : nil)
    } else {
      if settings.landscape == true { throw .needsPaper("landscape") }
      page = nil
      self.dpi = settings.dpi
    }
    func pixels(_ length: Length?, _ name: String, _ range: ClosedRange<Int>, or usual: Int)
      throws(SheetOptionError) -> Int
    {
      let pixels = length?.pixels(dpi: dpi) ?? usual
      try Self.check(pixels, name, range)
      return pixels
    }
    // Printers leave the edges of paper white.
    let paperSpace: (margin: Length, gap: Length)? =
      settings.isOnPaperInTheHand ? (Length(8, .millimetres), Length(4, .millimetres)) : nil
    stacks = settings.style == .stacks
    margin = try pixels(settings.margin ?? paperSpace?.margin, "margin", 0...8000, or: 0)
    gap = try pixels(settings.gap ?? paperSpace?.gap, "gap", 0...4000, or: 16)
    // Without a line between them, the skies of photos on a stack are one.
    border = try pixels(settings.border, "border", 0...1000, or: stacks ? max(2, dpi / 100) : 0)
    radius = try pixels(settings.radius, "radius", 0...4000, or: 0)

    let isBare = settings.columns == nil && settings.rows == nil && settings.cell == nil
    columns = settings.columns ?? (page == nil || (isBare && settings.onePage != true) ? 5 : nil)
    rows = settings.rows
    if let columns { try Self.check(columns, "columns", 1...1000) }
    if let rows { try Self.check(rows, "rows", 1...1000) }
    if let size = settings.cell {
      let (width, height) = (size.width.pixels(dpi: dpi), size.height.pixels(dpi: dpi))
      try Self.check(width, "cell", Self.cellEdge)
      try Self.check(height, "cell", Self.cellEdge)
      cell = PixelSize(width: width, height: height)
    } else {
      cell = page == nil ? PixelSize(width: 240, height: 240) : nil
    }
    onePage = settings.onePage ?? false
    if onePage && (settings.rows != nil && page == nil) { throw .needsPaper("rows with one page") }
    cap = settings.cap
    capPages = settings.capPages ?? .first
    lastRow = settings.lastRow ?? .left
    fit = settings.fit ?? .contain
    enlarge = settings.enlarge ?? false
    rotateToFit = settings.rotateToFit ?? false
    background = settings.background ?? .white
    cellBackground = if case .colour(let colour)? = settings.cellBackground { colour } else { nil }
    borderColour =
      settings.borderColour
      ?? (settings.border == nil ? background : Colour(grey: background.isLight ? 64 : 208))
    caption =
      switch settings.captions {
      case .without?: nil
      case .template(let template)?: template.isEmpty ? nil : template
      case nil: .usual
      }
    lines = settings.lines ?? 1
    try Self.check(lines, "lines", 1...3)
    title = try Self.words(settings.title, "title", parts: 1)
    header = try Self.words(settings.header, "header", parts: 3)
    footer = try Self.words(settings.footer, "footer", parts: 3)
    font = settings.font
    quality = settings.quality ?? 90
    try Self.check(quality, "quality", 1...100)
  }

  private static func check(_ value: Int, _ name: String, _ range: ClosedRange<Int>) throws(SheetOptionError)
  {
    if !range.contains(value) { throw .outOfRange(name, value, range) }
  }

  private static func page(_ paper: Paper, landscape: Bool, dpi: Int) throws(SheetOptionError) -> PixelSize {
    let (width, height) = (paper.width.pixels(dpi: dpi), paper.height.pixels(dpi: dpi))
    guard (16...JPEGWriter.longestEdge).contains(width), (16...JPEGWriter.longestEdge).contains(height) else {
      throw .paperOutOfRange(width: width, height: height)
    }
    return landscape && height > width
      ? PixelSize(width: height, height: width) : PixelSize(width: width, height: height)
  }

  /// Words about a page, of which nothing can be about a photo; nil where there are none.
  private static func words(_ template: CaptionTemplate?, _ name: String, parts: Int)
    throws(SheetOptionError) -> CaptionTemplate?
  {
    guard let template, !template.isEmpty else { return nil }
    if let field = template.fields.first(where: \.isAboutPhoto) { throw .photoField(field, in: name) }
    if template.parts.count > parts { throw .tooManyParts(name, parts) }
    return template
  }

  var hasWords: Bool { caption != nil || title != nil || header != nil || footer != nil }

  /// Whether captions tell where files are; other words tell nothing of single photos.
  package var tellsPaths: Bool { caption?.fields.contains(.path) == true }
}

/// What is wrong with what somebody wants of a sheet. Names are those of the options, without dashes.
package enum SheetOptionError: Error, Hashable {
  case notALength(String)
  case notACell(String)
  case notAPaper(String)
  case notAColour(String)
  case notAPageRange(String)
  case outOfRange(String, Int, ClosedRange<Int>)
  /// In pixels.
  case paperOutOfRange(width: Int, height: Int)
  case needsPaper(String)
  case photoField(CaptionField, in: String)
  case tooManyParts(String, Int)

  /// The option that is wrong by itself; nil where it is only wrong together with others.
  var key: String? {
    switch self {
    case .outOfRange(let name, _, _), .photoField(_, in: let name), .tooManyParts(let name, _): name
    default: nil
    }
  }
}
