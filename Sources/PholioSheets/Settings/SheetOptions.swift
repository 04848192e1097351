package import PholioFacts
import PholioImaging
import PholioLayout

/// The checked design of a sheet, with every length in pixels.
package struct SheetOptions: Hashable, Sendable {
  /// Nil: one image, as tall as needed.
  package let page: PixelSize?
  /// Nil: the files don't say.
  package let dpi: Int?
  /// The page's and the bleed's lengths, of paper that is measured in millimetres or inches.
  let points: PDFPage.Lengths?
  package let margin: Int
  /// On one page of many, less than what was said.
  package internal(set) var gap: Int
  /// A grid of cells, or rows.
  let layout: Arrangement.Kind
  /// Nil: those with the largest pictures, or as many as a strip of film has; else never nil without a page.
  let columns: Int?
  /// Nil: cells are no frames of film.
  let film: Film?
  /// Nil: as many as fill a page.
  let rows: Int?
  /// The box that a picture is fitted into; nil: in the shape that most pictures have.
  let cell: PixelSize?
  /// Without paper: as many pixels as a cell has, if nothing is said.
  let usualCell: PixelSize
  let onePage: Bool
  /// Nil: the gallery's own.
  let cap: DropCap?
  let capPages: PagedGrid.CapPages
  /// Nil: left, and in a grid on paper centre.
  let lastRow: PagedGrid.LastRow?
  let fit: PictureFit
  let crop: CropAnchor
  /// Nil: in the middle, with the words of a row on one line.
  let align: BlockAlignment?
  /// How many times larger a picture may become than its pixels; 1: no picture is enlarged.
  let mostEnlargement: Double
  let rotateToFit: Bool
  let background: Colour
  let cellBackground: Colour?
  let border: Int
  let borderColour: Colour
  let radius: Int
  /// Nil: no captions.
  private(set) var caption: CaptionTemplate?
  private(set) var lines: Int
  /// Whether names in it stay, however much of them is cut.
  let keepsCaption: Bool
  /// Whether gaps stay, however small the cells are.
  let keepsGap: Bool
  let title: CaptionTemplate?
  let header: CaptionTemplate?
  let footer: CaptionTemplate?
  package let font: String?
  /// The em of words under pictures, in pixels; nil: in proportion to the cells.
  let fontSize: Int?
  /// The title's em, in pixels; nil: in proportion to the page.
  let titleSize: Int?
  /// The em of header and footer, in pixels; nil: in proportion to the page.
  let headerSize: Int?
  /// The file of the logo; nil: none.
  let logo: String?
  let logoAt: LogoPlace
  /// How far the ground goes past each edge of the page.
  let bleed: Int
  let cropMarks: Bool
  let quality: Int
  /// The quality of pictures that a file has one by one, with words beside them and not within.
  let pictureQuality: Int
  let pictureColours: PictureColours
  /// What pictures stand on.
  var pictureGround: Colour { cellBackground ?? background }
  /// Whether photos behind a gallery's cover are seen.
  package let stacks: Bool

  /// Of film between its frames, as it is printed.
  private static let filmColour = Colour(grey: 38)

  /// No kind of file allows more; each has its own limit.
  private static let longestEdge = JPEGWriter.longestEdge

  /// - Parameter given: What somebody has set, and no preset.
  /// - Throws: `SheetOptionError`.
  package init(
    _ settings: SheetSettings, given: SheetSettings = SheetSettings()
  ) throws(SheetOptionError) {
    (keepsCaption, keepsGap) = (given.caption != nil, given.gap != nil)
    let said = try ResolvedSettings(settings)
    let dpi = said.dpi
    if case .paper(let paper)? = settings.paper {
      page = try Self.page(paper, landscape: settings.landscape ?? false, dpi: dpi)
      self.dpi = settings.dpi ?? (paper.isPhysical ? dpi : nil)
      points = said.points(of: paper, isTurned: page.map { $0.width > $0.height } ?? false)
    } else {
      page = nil
      points = nil
      self.dpi = settings.dpi
    }
    stacks = settings.style == .stacks
    margin = try said.pixels(\.margin)
    gap = try said.pixels(\.gap)
    // A line between photos on a stack: without it, their skies merge.
    border = try stacks && settings.border == nil ? max(2, dpi / 100) : said.pixels(\.border)
    radius = try said.pixels(\.radius)

    let film = said[\.film].flatMap { $0 == .none ? nil : $0 }
    self.film = film
    columns = try settings.columns != nil || page == nil && film == nil ? said.number(\.columns) : nil
    rows = try settings.rows == nil ? nil : said.number(\.rows)
    let cell = try said.cell()
    usualCell = cell
    self.cell = settings.cell == nil ? nil : cell
    onePage = said[\.onePage] ?? false
    if onePage && (settings.rows != nil && page == nil) { throw .needsPaper("rows with one page") }
    cap = settings.cap
    capPages = said[\.capPages] ?? .first
    lastRow = settings.lastRow
    // Frames of film are a grid.
    layout = film == nil ? said[\.layout] ?? .grid : .grid
    // In rows each picture has its own shape: it covers its cell to the pixel, and isn't turned.
    fit = layout == .rows ? .cover : said[\.fit] ?? .contain
    crop = said[\.crop] ?? .centre
    align = settings.align
    mostEnlargement = try said.mostEnlargement(fillsBoxes: fit == .cover)
    rotateToFit = layout != .rows && said[\.rotateToFit] ?? false
    background = said[\.background] ?? .white
    let cellColour: Colour? = if case .colour(let colour)? = said[\.cellBackground] { colour } else { nil }
    cellBackground = cellColour ?? (film == nil ? nil : Self.filmColour)
    borderColour =
      settings.borderColour
      ?? (settings.border == nil ? background : Colour(grey: background.isLight ? 64 : 208))
    let template = settings.captions == false ? nil : said[\.caption]
    caption = template?.isEmpty == true ? nil : template
    lines = try said.number(\.lines) ?? 1
    title = try said.words(\.title)
    header = try said.words(\.header)
    footer = try said.words(\.footer)
    font = settings.font
    fontSize = try settings.fontSize == nil ? nil : said.pixels(\.fontSize)
    titleSize = try settings.titleSize == nil ? nil : said.pixels(\.titleSize)
    headerSize = try settings.headerSize == nil ? nil : said.pixels(\.headerSize)
    logo = settings.logo?.isEmpty == true ? nil : settings.logo
    logoAt = said[\.logoAt] ?? .headerRight
    bleed = try said.pixels(\.bleed, roundedUp: true)
    cropMarks = said[\.cropMarks] ?? false
    quality = try said.number(\.quality) ?? 90
    pictureColours = said[\.colour] ?? .own
    pictureQuality = settings.quality == nil ? Self.usualPictureQuality : quality
  }

  /// Letters need more than pictures do: at 300 dpi these look the same on paper, with half of the bytes.
  private static let usualPictureQuality = 72

  private static func page(_ paper: Paper, landscape: Bool, dpi: Int) throws(SheetOptionError) -> PixelSize {
    let (width, height) = (paper.width.pixels(dpi: dpi), paper.height.pixels(dpi: dpi))
    guard (16...longestEdge).contains(width), (16...longestEdge).contains(height) else {
      throw .paperOutOfRange(width: width, height: height, longest: longestEdge)
    }
    return landscape && height > width
      ? PixelSize(width: height, height: width) : PixelSize(width: width, height: height)
  }

  /// The same with other words under pictures, of one line.
  func captioned(_ caption: CaptionTemplate?) -> SheetOptions {
    var options = self
    (options.caption, options.lines) = (caption, 1)
    return options
  }

  package var hasWords: Bool { caption != nil || title != nil || header != nil || footer != nil }
}

/// Settings with their defaults, each checked by its declaration when it is read.
private struct ResolvedSettings {
  let settings: SheetSettings
  /// The resolution for lengths in millimetres or inches.
  let dpi: Int

  /// - Throws: `SheetOptionError.needsPaper`, `.outOfRange` for the resolution.
  init(_ settings: SheetSettings) throws(SheetOptionError) {
    self.settings = settings
    let declared = SheetSettings.declared.dpi
    dpi = settings.dpi ?? declared.defaultOnPaper ?? 300
    try Self.check(dpi, declared)
    if (settings.paper ?? .endless) == .endless {
      for setting in SheetSettings.all where setting.needs == .paper {
        if let value = settings.value(of: setting), value as? Bool != false {
          throw .needsPaper(setting.name)
        }
      }
    }
  }

  /// A setting's value, or else its default.
  subscript<Value>(_ setting: KeyPath<DeclaredSettings, SheetSetting<Value>>) -> Value? {
    let declared = SheetSettings.declared[keyPath: setting]
    let isInTheHand = settings.paper?.isPhysical ?? false
    return settings[dynamicMember: setting] ?? (isInTheHand ? declared.defaultOnPaper : nil)
      ?? declared.defaultValue
  }

  func number(_ setting: KeyPath<DeclaredSettings, SheetSetting<Int>>) throws(SheetOptionError) -> Int? {
    guard let number = self[setting] else { return nil }
    try Self.check(number, SheetSettings.declared[keyPath: setting])
    return number
  }

  /// - Parameter up: Whether it must not be less than what was said.
  func pixels(
    _ setting: KeyPath<DeclaredSettings, SheetSetting<Length>>, roundedUp up: Bool = false
  ) throws(SheetOptionError) -> Int {
    let pixels = self[setting]?.pixels(dpi: dpi, roundedUp: up) ?? 0
    try Self.check(pixels, SheetSettings.declared[keyPath: setting])
    return pixels
  }

  /// A paper's lengths; nil where they are pixels.
  func points(of paper: Paper, isTurned: Bool) -> PDFPage.Lengths? {
    guard let width = paper.width.points, let height = paper.height.points else { return nil }
    let bleed = self[\.bleed] ?? .pixels(0)
    let (short, long) = (min(width, height), max(width, height))
    return PDFPage.Lengths(
      width: isTurned ? long : short, height: isTurned ? short : long,
      bleed: bleed.points ?? bleed.value * 72 / Double(dpi))
  }

  /// - Parameter fillsBoxes: Whether pictures of few pixels would leave holes: a row's have one height, and
  ///   those that cover their cells have the cells' size.
  func mostEnlargement(fillsBoxes: Bool) throws(SheetOptionError) -> Double {
    let least = try number(\.leastDPI)
    if let enlarges = settings.enlarge { return enlarges ? .infinity : 1 }
    if fillsBoxes { return .infinity }
    guard settings.paper?.isPhysical == true, let least else { return 1 }
    return max(1, Double(dpi) / Double(least))
  }

  func cell() throws(SheetOptionError) -> PixelSize {
    guard let size = self[\.cell] else { preconditionFailure("a cell has a default") }
    let (width, height) = (size.width.pixels(dpi: dpi), size.height.pixels(dpi: dpi))
    try Self.check(width, SheetSettings.declared.cell)
    try Self.check(height, SheetSettings.declared.cell)
    return PixelSize(width: width, height: height)
  }

  /// Words about a page, without fields about photos; nil if there are none.
  func words(
    _ setting: KeyPath<DeclaredSettings, SheetSetting<CaptionTemplate>>
  ) throws(SheetOptionError) -> CaptionTemplate? {
    guard let template = self[setting], !template.isEmpty else { return nil }
    let declared = SheetSettings.declared[keyPath: setting]
    if let field = template.fields.first(where: \.isAboutPhoto) {
      throw .photoField(field, in: declared.name)
    }
    if let parts = declared.parts, template.parts.count > parts { throw .tooManyParts(declared.name, parts) }
    return template
  }

  private static func check(_ value: Int, _ setting: some DeclaredSetting) throws(SheetOptionError) {
    if let limits = setting.limits, !limits.contains(value) { throw .outOfRange(setting.name, value, limits) }
  }
}

/// What is wrong with a sheet's settings. Names are options' without dashes.
package enum SheetOptionError: Error, Hashable {
  case notALength(String)
  case notACell(String)
  case notAPaper(String)
  case notAColour(String)
  case notAPageRange(String)
  case notANumber(String)
  case notACap(String)
  case notAChoice(String, [String])
  case outOfRange(String, Int, ClosedRange<Int>)
  /// In pixels.
  case paperOutOfRange(width: Int, height: Int, longest: Int)
  case needsPaper(String)
  case photoField(CaptionField, in: String)
  case tooManyParts(String, Int)
  /// Both a template for captions and no captions.
  case bothCaptions

  /// The option that is wrong by itself; nil if it is only wrong together with others.
  var key: String? {
    switch self {
    case .outOfRange(let name, _, _), .photoField(_, in: let name), .tooManyParts(let name, _): name
    default: nil
    }
  }
}
