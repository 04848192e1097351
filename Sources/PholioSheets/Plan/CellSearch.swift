import PholioFacts
import PholioImaging
import PholioLayout

/// Looks for the cells in which a page's pictures are largest.
///
/// Cells have the shape that most of the list's pictures have. A page is filled: what its rows leave over
/// goes between them, up to a limit, and then into the cells.
struct CellSearch {
  let options: SheetOptions
  let list: SheetList
  let area: CellArea
  let words: WordsMeasure
  let output: any SheetOutput
  /// Of cells in the list's shape.
  let aspect: Double

  init(
    options: SheetOptions, list: SheetList, area: CellArea, words: WordsMeasure, output: any SheetOutput
  ) {
    self.options = options
    self.list = list
    self.area = area
    self.words = words
    self.output = output
    aspect = list.shapes.cellAspect(turns: options.rotateToFit)
  }

  func width(columns: Int) -> Int { (area.width - (columns + 1) * options.gap) / columns }

  /// Of a row with its words.
  func height(rows: Int) -> Int { (area.height - (rows + 1) * options.gap) / rows }

  /// How many cells fit into a room, with gaps between and around them.
  func number(of edge: Int, in room: Int) -> Int {
    max(0, (room - options.gap) / (edge + options.gap))
  }

  func style(_ edge: Int) throws -> CardStyle {
    let em = CellFitting.em(edge, options)
    return CardStyle(options, em: em, line: try words.line(em: em))
  }

  var cap: DropCap { options.capPages == .none ? .none : list.cap }

  /// The pages of a grid.
  ///
  /// - Throws: `SheetError`; `TextError`.
  func grid() throws -> LaidPages {
    let fitting =
      if options.onePage {
        try onePage()
      } else if let cell = options.cell {
        try given(cell)
      } else if options.page == nil {
        try given(endlessCell)
      } else if let columns = options.columns {
        try given(columns: columns)
      } else if let rows = options.rows {
        try given(rows: rows)
      } else {
        try free()
      }
    let width = fitting.columns * (fitting.box.width + options.gap) + options.gap
    let grid = DropCapGrid(
      width: Double(width),
      cell: Size(width: Double(fitting.box.width), height: Double(fitting.box.height + fitting.wordsHeight)),
      minimumGap: Double(options.gap), count: list.count, cap: fitting.cap, features: list.features,
      rowGap: fitting.rowGap, rowsPerPage: fitting.rowsPerPage)
    return LaidPages(
      pages: PagedGrid(
        grid, rowsPerPage: fitting.rowsPerPage, capPages: options.capPages, lastRow: options.lastRow),
      style: fitting.style, wordsHeight: fitting.wordsHeight, width: width)
  }

  // MARK: Boxes and their pictures

  /// What is left of a box for the picture in front.
  private func inner(_ box: PixelSize, padding: Int) -> Size {
    let edge = 2 * (padding + options.border)
    let room = PixelFrame(left: 0, top: 0, right: max(1, box.width - edge), bottom: max(1, box.height - edge))
    let front = options.stacks ? CellStack(in: room, border: options.border).front : room
    return Size(width: Double(max(1, front.width)), height: Double(max(1, front.height)))
  }

  /// The height at which a box of this width has the list's shape.
  func boxHeight(width: Int, padding: Int) -> Int {
    let edge = 2 * (padding + options.border)
    let bare = Int((Double(max(1, width - edge)) / aspect).rounded()) + edge
    guard options.stacks else { return max(1, bare) }
    // Pictures behind the front one are seen above it.
    let hidden = bare - edge - Int(inner(PixelSize(width: width, height: bare), padding: padding).height)
    return max(1, bare + hidden)
  }

  /// Pixels of a mean picture in a box.
  func pictureArea(_ box: PixelSize, padding: Int) -> Double {
    let inner = inner(box, padding: padding)
    if options.fit == .cover {
      // What is cut off counts as well: half of a picture is less than half of it.
      let seen = list.shapes.seen(inAspect: inner.width / inner.height, turns: options.rotateToFit)
      return inner.width * inner.height * seen
    }
    return list.shapes.area(in: inner, enlarge: options.enlarge, turns: options.rotateToFit)
  }

  // MARK: Cells of a given size

  /// The usual size without paper, in the list's shape: as large in pixels as the declared square.
  var endlessCell: PixelSize {
    let root = (Double(options.usualCell.pixels) * aspect).squareRoot()
    let width = max(CellFitting.leastEdge, root.roundedHalfUp)
    return PixelSize(width: width, height: max(CellFitting.leastEdge, boxHeight(width: width, padding: 0)))
  }

  func given(_ cell: PixelSize) throws -> CellFitting {
    let style = try style(min(cell.width, cell.height))
    let wordsHeight = try words.tallest(style, cellWidth: cell.width)
    let height = cell.height + wordsHeight
    var columns = options.columns ?? number(of: cell.width, in: area.width)
    // A picture without paper has no empty columns.
    if options.page == nil { columns = min(columns, list.mostColumns) }
    let rows = options.rows ?? number(of: height, in: area.height)
    guard columns > 0, rows > 0, columns <= number(of: cell.width, in: area.width),
      rows <= number(of: height, in: area.height)
    else {
      throw options.page == nil
        ? tooLarge(cell, wordsHeight, columns)
        : SheetError.cellsDoNotFit(
          columns: max(columns, 1), rows: max(rows, 1), cellWidth: cell.width,
          cellHeight: height, width: max(area.width, 0), height: max(area.height, 0))
    }
    var rowGap = Double(options.gap)
    // The cells keep their size: a full page's rows are spread, by half a cell at most.
    if options.page != nil, rows > 1, list.grid(columns: columns, cap: cap).rows >= rows {
      let left = area.height - rows * height - (rows + 1) * options.gap
      rowGap += min(Double(left) / Double(rows - 1), Double(height) / 2)
    }
    return CellFitting(
      columns: columns, rowsPerPage: rows, box: cell, rowGap: rowGap, cap: cap, style: style,
      wordsHeight: wordsHeight)
  }

  private func tooLarge(_ cell: PixelSize, _ wordsHeight: Int, _ columns: Int) -> SheetError {
    .tooLarge(
      width: area.page.width - area.width + columns * (cell.width + options.gap) + options.gap,
      height: area.page.height - area.height + cell.height + wordsHeight + 2 * options.gap,
      kind: output.name, longest: output.longestEdge)
  }

  // MARK: What doesn't fit

  /// What takes the room that so many cells need.
  func noRoom(columns: Int, rows: Int) throws -> SheetError {
    let (width, height) = (width(columns: columns), height(rows: rows))
    let least = CellFitting.leastEdge
    if width < least { return noRoom(.width, columns, least) }
    if height < least { return noRoom(.height, rows, least) }
    return noRoom(.height, rows, least + words.bound(try style(edge(width: width, rowHeight: height))))
  }

  private func noRoom(_ edge: SheetRoom.Edge, _ cells: Int, _ least: Int) -> SheetError {
    .noRoom(
      SheetRoom(
        edge: edge, page: edge == .width ? area.page.width : area.page.height, margins: 2 * area.margin,
        words: edge == .width ? 0 : area.words, cells: cells, gap: options.gap, least: least))
  }
}
