import PholioFacts
import PholioImaging
import PholioLayout

/// Where everything lies on a sheet's pages: the gallery's drop-cap grid inside the margins, seen page by page.
struct SheetPlan: Sendable {
  let options: SheetOptions
  let pages: PagedGrid
  let words: PageWords
  let style: CardStyle
  /// How much taller a cell is than its picture and its padding.
  private let wordsHeight: Int
  private let width: Int
  /// From the gap before the first column to that behind the last.
  private let gridWidth: Int
  /// The grid's top left corner on a page.
  private let origin: Vector

  /// - Throws: `SheetError`, `TextError`.
  init(_ options: SheetOptions, count: Int, cap: DropCap, measure: WordsMeasure) throws {
    self.options = options
    let longest = JPEGWriter.longestEdge
    let cap = options.capPages == .none ? .none : cap
    // Header and footer in proportion to the page, the title to the cells where these decide about the page.
    let short = options.page.map { min($0.width, $0.height) }
    let usualWidth = (options.columns ?? 1) * ((options.cell?.width ?? 0) + options.gap)
    let em = min(max(Double(short ?? usualWidth) / 70, 9), short == nil ? 36 : 200)
    let titleEm = short == nil ? min(max(Double(options.cell?.width ?? 0) * 0.15, 14), 72) : 2 * em
    words = try PageWords(options, em: em, titleEm: titleEm, pool: measure.pool)
    let pageHeight = options.page?.height ?? longest
    let area = (
      width: (options.page?.width ?? longest) - 2 * options.margin,
      height: pageHeight - words.above - words.below
    )
    let fitting = try CellFitting(options, count: count, cap: cap, area: area, words: measure)
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

  /// Between which pixel columns the words of a page lie: those of the cells, but for very few of them.
  var wordColumns: Range<Int> {
    let inside = width - 2 * (options.margin + options.gap)
    let across = max(gridWidth - 2 * options.gap, min(inside, width * 2 / 3))
    let left = (width - across) / 2
    return left..<left + max(1, across)
  }

  func size(ofPage page: Int) -> PixelSize {
    let height = words.above + pages.contentHeight(ofPage: page).roundedHalfUp + words.below
    return options.page ?? PixelSize(width: width, height: height)
  }

  /// A whole cell on its page, in pixels.
  func frame(of cell: CellIndex) -> PixelFrame {
    pages.frame(of: cell).offset(by: origin).rounded
  }

  /// What a cell's picture has for itself, its border included, in pixels.
  func pictureSize(of cell: CellIndex) -> PixelSize {
    let frame = frame(of: cell)
    return PixelSize(
      width: style.contentWidth(frame.width), height: max(1, frame.height - wordsHeight - 2 * style.padding))
  }

  /// The part of a cell that its picture is fitted into, within its border, in pixels of the page.
  func pictureBox(of cell: CellIndex) -> PixelFrame {
    let frame = frame(of: cell)
    let picture = pictureSize(of: cell)
    return Frame(size: Size(width: Double(picture.width), height: Double(picture.height)))
      .offset(x: Double(frame.left + style.padding), y: Double(frame.top + style.padding))
      .inset(by: Double(options.border)).rounded
  }

  /// A page's pixel rows that belong to its row of cells: cells that begin in it lie in them, but for the drop cap.
  func band(ofRow row: Int, onPage page: Int) -> Range<Int> {
    func top(_ row: Int) -> Int { (origin.dy + pages.top(ofRow: row)).roundedHalfUp }
    let isLast = row == pages.rows(onPage: page) - 1
    return (row == 0 ? 0 : top(row))..<(isLast ? size(ofPage: page).height : top(row + 1))
  }
}

package enum SheetError: Error, Hashable {
  case emptyGallery(String)
  case noGalleries
  /// The pages as a PDF could not be made.
  case pdf(String)
  /// The output is a photo's file.
  case isOriginal(String)
  /// More pixels than a JPEG can have on an edge.
  case tooLarge(width: Int, height: Int)
  /// A page beyond the edge that a picture in a PDF may have.
  case tooLargeForPDF(width: Int, height: Int)
  /// A cell's picture would take more memory than is meant for one.
  case cellTooLarge(width: Int, height: Int)
  /// So many cells of this size, words included, are more than there is room for, in pixels.
  case cellsDoNotFit(columns: Int, rows: Int, cellWidth: Int, cellHeight: Int, width: Int, height: Int)
  /// It leaves next to nothing of pictures in such cells.
  case borderTooWide(Int, width: Int, height: Int)
  /// The output is one of the library's own files, or would lie among them.
  case isInLibrary(String)
  /// Two of the files to be written are one.
  case sameFile(String)
  /// Cells would be too small to see.
  case noRoom(width: Int, height: Int)
  case noSuchPage(String, pages: Int)
}
