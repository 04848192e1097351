package import PholioFacts
import PholioImaging
package import PholioLayout

/// The layout of a sheet's pages: the gallery's drop-cap grid or its rows inside the margins, page by page.
package struct SheetPlan: Sendable {
  let options: SheetOptions
  package let pages: any PagedLayout
  let words: PageWords
  let style: CardStyle
  /// How much taller a cell is than its picture and its padding.
  let wordsHeight: Int
  /// Nil: cells are no frames of film.
  let film: FilmStrip?
  private let width: Int
  /// From the gap before the first column to the gap behind the last.
  private let gridWidth: Int
  /// The grid's top left corner on a full page.
  private let origin: Vector
  /// The room for the grid on a page of paper; nil: it begins at the top.
  private let roomHeight: Int?
  /// What is told of the layout.
  package let notes: [String]

  /// - Parameter output: The kind of file that pages must fit into.
  /// - Throws: `SheetError`, `TextError`.
  package init(
    _ options: SheetOptions, _ list: SheetList, measure: WordsMeasure, output: any SheetOutput
  ) throws {
    var options = options
    let longest = output.longestEdge(options)
    if let page = options.page, max(page.width, page.height) > longest {
      throw SheetError.tooLarge(
        width: page.width, height: page.height, kind: output.name, longest: longest)
    }
    // Header and footer are in proportion to the page; the title is in proportion to the cells, if these
    // decide about the page.
    let short = options.page.map { min($0.width, $0.height) }
    let usual = options.cell ?? options.usualCell
    let em = min(
      max(Double(short ?? (options.columns ?? 1) * (usual.width + options.gap)) / 70, 9),
      short == nil ? 36 : 200)
    let titleEm = short == nil ? min(max(Double(usual.width) * 0.15, 14), 72) : 2 * em
    let across = options.page?.width ?? (options.columns ?? 1) * (usual.width + options.gap) + options.gap
    words = try PageWords(
      options, em: em, titleEm: titleEm, width: options.page == nil ? across : across - 2 * options.margin,
      measure)
    let pageHeight = options.page?.height ?? longest
    let area = CellArea(
      page: PixelSize(width: options.page?.width ?? longest, height: pageHeight), margin: options.margin,
      wordsAbove: words.above - options.margin, wordsBelow: words.below - options.margin)
    var search = CellSearch(options: options, list: list, area: area, words: measure, output: output)
    let laid = try search.shrunk()
    if options.page == nil, list.count > Self.mostOnImage {
      search.notes.append("\(list.count) photos make one long picture (--paper A4 makes pages)")
    }
    options = search.options
    notes = search.notes + laid.notes
    self.options = options
    (pages, style, wordsHeight, gridWidth) = (laid.pages, laid.style, laid.wordsHeight, laid.width)
    film = laid.film
    width = options.page?.width ?? gridWidth + 2 * options.margin
    let inset = laid.inset
    // Strips of film begin at the top.
    roomHeight = options.page == nil || film != nil ? nil : area.height + inset.above + inset.below
    origin = Vector(
      dx: Double(options.page == nil ? options.margin : options.margin + (area.width - gridWidth) / 2),
      dy: Double(words.above - inset.above))
    try checkSizes(allAlike: options.layout == .grid && list.features.isEmpty)
  }

  /// With more photos, pages serve better than one picture.
  private static let mostOnImage = 200

  /// - Parameter allAlike: Whether all cells but the first have one size.
  /// - Throws: `SheetError` if pictures would take too much memory, or a border leaves nothing of them.
  private func checkSizes(allAlike: Bool) throws {
    guard pages.count > 0 else { return }
    let boxes = (allAlike ? [0, pages.count - 1] : Array(0..<pages.count)).map {
      pictureSize(of: CellIndex($0))
    }
    let largest = boxes.max { $0.pixels < $1.pixels } ?? boxes[0]
    guard largest.pixels <= SheetPhoto.mostPixels else {
      throw SheetError.cellTooLarge(width: largest.width, height: largest.height)
    }
    let smallest = boxes.min { min($0.width, $0.height) < min($1.width, $1.height) } ?? boxes[0]
    let room = min(smallest.width, smallest.height) - 2 * options.border
    guard room >= CellFitting.leastEdge || options.border == 0 else {
      throw SheetError.borderTooWide(options.border, width: smallest.width, height: smallest.height)
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
    pages.frame(of: cell).offset(by: origin(ofPage: pages.page(of: cell))).rounded
  }

  /// The grid's top left corner on a page: what a page is not filled by is shared by its edges.
  private func origin(ofPage page: Int) -> Vector {
    guard let roomHeight else { return origin }
    let left = max(0, roomHeight - pages.contentHeight(ofPage: page).roundedHalfUp)
    return Vector(dx: origin.dx, dy: origin.dy + Double(left / 2))
  }

  /// The room for a cell's picture with its border, in pixels.
  func pictureSize(of cell: CellIndex) -> PixelSize {
    let frame = frame(of: cell)
    return PixelSize(
      width: style.contentWidth(frame.width),
      height: max(1, frame.height - wordsHeight - 2 * (style.padding + style.filmEdge)))
  }

  /// The box for a cell's picture, within its border, in pixels of the page.
  func pictureBox(of cell: CellIndex) -> PixelFrame {
    let frame = frame(of: cell)
    let picture = pictureSize(of: cell)
    return Frame(size: Size(width: Double(picture.width), height: Double(picture.height)))
      .offset(x: Double(frame.left + style.padding), y: Double(frame.top + style.padding + style.filmEdge))
      .inset(by: Double(options.border)).rounded
  }

  /// A frame that touches its page's edges, as far as the bleed goes, so that no white line is left where the
  /// page is cut. Nil: it touches none, or the page has a margin or no bleed.
  func carried(_ frame: PixelFrame, of cell: CellIndex) -> PixelFrame? {
    guard options.bleed > 0, options.margin == 0 else { return nil }
    let page = size(ofPage: pages.page(of: cell))
    // Cells of whole pixels leave some of them at the edges.
    let least = max(page.width, page.height) / 200
    let carried = PixelFrame(
      left: frame.left <= least ? -options.bleed : frame.left,
      top: frame.top <= least ? -options.bleed : frame.top,
      right: frame.right >= page.width - least ? page.width + options.bleed : frame.right,
      bottom: frame.bottom >= page.height - least ? page.height + options.bleed : frame.bottom)
    return carried == frame ? nil : carried
  }

  /// The page's pixel rows of one row of cells. They hold all cells that begin in it, except those that span
  /// several.
  func band(ofRow row: Int, onPage page: Int) -> Range<Int> {
    let origin = origin(ofPage: page)
    func top(_ row: Int) -> Int { (origin.dy + pages.top(ofRow: row, onPage: page)).roundedHalfUp }
    let isLast = row == pages.rows(onPage: page) - 1
    return (row == 0 ? 0 : top(row))..<(isLast ? size(ofPage: page).height : top(row + 1))
  }
}
