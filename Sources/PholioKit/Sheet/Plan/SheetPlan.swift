package import PholioFacts
package import PholioLayout

/// The layout of a sheet's pages: the gallery's drop-cap grid inside the margins, page by page.
package struct SheetPlan: Sendable {
  let options: SheetOptions
  package let pages: PagedGrid
  let words: PageWords
  let style: CardStyle
  /// How much taller a cell is than its picture and its padding.
  private let wordsHeight: Int
  private let width: Int
  /// From the gap before the first column to the gap behind the last.
  private let gridWidth: Int
  /// The grid's top left corner on a page.
  private let origin: Vector

  /// - Parameter output: The kind of file that pages must fit into.
  /// - Throws: `SheetError`, `TextError`.
  package init(
    _ options: SheetOptions, count: Int, cap: DropCap, measure: WordsMeasure, output: any SheetOutput
  ) throws {
    self.options = options
    let longest = output.longestEdge
    if let page = options.page, max(page.width, page.height) > longest {
      throw SheetError.tooLarge(
        width: page.width, height: page.height, kind: output.name, longest: longest)
    }
    let cap = options.capPages == .none ? .none : cap
    // Header and footer are in proportion to the page; the title is in proportion to the cells, if these
    // decide about the page.
    let short = options.page.map { min($0.width, $0.height) }
    let usualWidth = (options.columns ?? 1) * ((options.cell?.width ?? 0) + options.gap)
    let em = min(max(Double(short ?? usualWidth) / 70, 9), short == nil ? 36 : 200)
    let titleEm = short == nil ? min(max(Double(options.cell?.width ?? 0) * 0.15, 14), 72) : 2 * em
    words = try PageWords(options, em: em, titleEm: titleEm, measure)
    let pageHeight = options.page?.height ?? longest
    let area = CellArea(
      page: PixelSize(width: options.page?.width ?? longest, height: pageHeight), margin: options.margin,
      words: words.above + words.below - 2 * options.margin)
    let fitting = try CellFitting(options, count: count, cap: cap, area: area, words: measure, output: output)
    style = fitting.style
    wordsHeight = fitting.wordsHeight
    gridWidth = fitting.columns * (fitting.box.width + options.gap) + options.gap
    width = options.page?.width ?? gridWidth + 2 * options.margin
    origin = Vector(
      dx: Double(options.page == nil ? options.margin : options.margin + (area.width - gridWidth) / 2),
      dy: Double(words.above))
    pages = PagedGrid(
      DropCapGrid(
        width: Double(gridWidth),
        cell: Size(
          width: Double(fitting.box.width), height: Double(fitting.box.height + fitting.wordsHeight)),
        minimumGap: Double(options.gap), count: count, cap: cap),
      rowsPerPage: fitting.rowsPerPage, capPages: options.capPages, lastRow: options.lastRow)
    let largest = [pictureSize(of: CellIndex(0)), fitting.box].max { $0.pixels < $1.pixels } ?? fitting.box
    guard largest.pixels <= SheetPhoto.mostPixels else {
      throw SheetError.cellTooLarge(width: largest.width, height: largest.height)
    }
    let room = min(style.contentWidth(fitting.box.width), fitting.box.height - 2 * style.padding)
    guard room - 2 * options.border >= CellFitting.leastEdge || options.border == 0 else {
      throw SheetError.borderTooWide(options.border, width: fitting.box.width, height: fitting.box.height)
    }
  }

  /// The pixel columns of a page's words: those of the cells, unless there are very few cells.
  var wordColumns: Range<Int> {
    let inside = width - 2 * (options.margin + options.gap)
    let across = max(gridWidth - 2 * options.gap, min(inside, width * 2 / 3))
    let left = (width - across) / 2
    return left..<left + max(1, across)
  }

  package func size(ofPage page: Int) -> PixelSize {
    let height = words.above + pages.contentHeight(ofPage: page).roundedHalfUp + words.below
    return options.page ?? PixelSize(width: width, height: height)
  }

  /// A whole cell on its page, in pixels.
  package func frame(of cell: CellIndex) -> PixelFrame {
    pages.frame(of: cell).offset(by: origin).rounded
  }

  /// The room for a cell's picture with its border, in pixels.
  func pictureSize(of cell: CellIndex) -> PixelSize {
    let frame = frame(of: cell)
    return PixelSize(
      width: style.contentWidth(frame.width), height: max(1, frame.height - wordsHeight - 2 * style.padding))
  }

  /// The box for a cell's picture, within its border, in pixels of the page.
  func pictureBox(of cell: CellIndex) -> PixelFrame {
    let frame = frame(of: cell)
    let picture = pictureSize(of: cell)
    return Frame(size: Size(width: Double(picture.width), height: Double(picture.height)))
      .offset(x: Double(frame.left + style.padding), y: Double(frame.top + style.padding))
      .inset(by: Double(options.border)).rounded
  }

  /// The page's pixel rows of one row of cells. They hold all cells that begin in it, except the drop cap.
  func band(ofRow row: Int, onPage page: Int) -> Range<Int> {
    func top(_ row: Int) -> Int { (origin.dy + pages.top(ofRow: row)).roundedHalfUp }
    let isLast = row == pages.rows(onPage: page) - 1
    return (row == 0 ? 0 : top(row))..<(isLast ? size(ofPage: page).height : top(row + 1))
  }
}
