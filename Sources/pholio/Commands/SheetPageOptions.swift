import ArgumentParser
import PholioKit
import PholioLayout

/// What a sheet's pages and cells are like.
struct SheetPageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A page's size: none (one image as tall as it must be), A4, A3, Letter, 4x6, 8x10, 210x297mm, 8x10in, 1920x1080px …",
      valueName: "paper"), transform: Typed.paper)
  var paper: SheetSettings.PaperChoice?

  @Flag(inversion: .prefixedNo, help: "Lay the paper on its long side.")
  var landscape: Bool?

  @Option(help: ArgumentHelp("Dots per inch (default on paper: 300).", valueName: "n"))
  var dpi: Int?

  @Option(help: "Around a page: pixels, or like 5mm, 0.2in (default: 0).", transform: Typed.length)
  var margin: Length?

  @Option(help: "Between cells and around them (default: 16).", transform: Typed.length)
  var gap: Length?

  @Option(help: ArgumentHelp("How many columns (default: 5).", valueName: "n"))
  var columns: Int?

  @Option(help: ArgumentHelp("How many rows a page has.", valueName: "n"))
  var rows: Int?

  @Option(
    help: ArgumentHelp(
      "A cell's size without its words: 240, 300x200, 40mm (default without paper: 240).", valueName: "size"),
    transform: Typed.cell)
  var cell: CellSize?

  @Flag(inversion: .prefixedNo, help: "Shrink the cells until all of them fit on one page.")
  var onePage: Bool?

  @Option(help: ArgumentHelp("The drop cap (default: the gallery's).", valueName: "cxr"))
  var cap: DropCap?

  @Option(help: ArgumentHelp("Which pages begin with it: first, every or none.", valueName: "pages"))
  var capOn: PagedGrid.CapPages?

  @Option(
    help: ArgumentHelp("A last row that is not full: left, center or spread.", valueName: "where"))
  var lastRow: PagedGrid.LastRow?

  @Option(help: ArgumentHelp("Pictures in their cells: contain, or cover and cut.", valueName: "how"))
  var fit: SheetSettings.Fit?

  @Option(
    help: ArgumentHelp("With --galleries: tiles, or stacks with photos behind the cover.", valueName: "how"))
  var style: SheetSettings.Style?

  @Flag(inversion: .prefixedNo, help: "Enlarge pictures that are smaller than their cells.")
  var enlarge: Bool?

  @Flag(inversion: .prefixedNo, help: "Turn pictures that fill their cells better lying down.")
  var rotateToFit: Bool?

  func set(_ settings: inout SheetSettings) {
    settings.paper = paper
    settings.landscape = landscape
    settings.dpi = dpi
    settings.margin = margin
    settings.gap = gap
    settings.columns = columns
    settings.rows = rows
    settings.cell = cell
    settings.onePage = onePage
    settings.cap = cap
    settings.capPages = capOn
    settings.lastRow = lastRow
    settings.fit = fit
    settings.style = style
    settings.enlarge = enlarge
    settings.rotateToFit = rotateToFit
  }
}

extension PagedGrid.CapPages: ExpressibleByArgument {}
extension PagedGrid.LastRow: ExpressibleByArgument {}
extension SheetSettings.Style: ExpressibleByArgument {}
extension SheetSettings.Fit: ExpressibleByArgument {}
