import PholioFacts
import PholioImaging
import PholioLayout

/// The size of a sheet's cells, and how many there are in a row and on a page.
struct CellFitting {
  let columns: Int
  let rowsPerPage: Int
  /// A cell without its words, in pixels.
  let box: PixelSize
  let style: CardStyle
  /// How much taller a cell is than its box.
  let wordsHeight: Int

  /// Smaller cells would show nothing.
  static let leastEdge = 8

  /// - Parameters:
  ///   - area: The room for the grid, with its outer gaps; without paper, as much as a file can have.
  ///   - output: The kind of that file.
  /// - Throws: `SheetError`; `TextError`.
  init(
    _ options: SheetOptions, count: Int, cap: DropCap, area: CellArea, words: WordsMeasure,
    output: any SheetOutput
  ) throws {
    let request = Request(
      options: options, count: count, cap: cap, area: area, words: words, output: output)
    self =
      if options.onePage {
        try request.onePage()
      } else if let cell = options.cell {
        try request.given(cell)
      } else if let columns = options.columns, let rows = options.rows {
        try request.given(columns: columns, rows: rows)
      } else if let rows = options.rows {
        try request.given(rows: rows)
      } else {
        try request.given(columns: options.columns ?? 1)
      }
  }

  private init(columns: Int, rowsPerPage: Int, box: PixelSize, style: CardStyle, wordsHeight: Int) {
    self.columns = columns
    self.rowsPerPage = rowsPerPage
    self.box = box
    self.style = style
    self.wordsHeight = wordsHeight
  }

  /// The em of captions in pixels, in proportion to the cells. In print it is at least 5 points, if that is
  /// at most a fifth of a cell, and at most 8.
  private static func em(_ edge: Int, _ options: SheetOptions) -> Double {
    if let size = options.fontSize { return Double(size) }
    let point = Double(options.page == nil ? 0 : options.dpi ?? 0) / 72
    let least = max(9, min(5 * point, Double(edge) / 5))
    return min(max(Double(edge) * 0.07, least), max(24, 8 * point))
  }

  private struct Request {
    let options: SheetOptions
    let count: Int
    let cap: DropCap
    let area: CellArea
    let words: WordsMeasure
    let output: any SheetOutput

    private func width(columns: Int) -> Int { (area.width - (columns + 1) * options.gap) / columns }
    private func height(rows: Int) -> Int { (area.height - (rows + 1) * options.gap) / rows }

    /// How many cells fit into a room, with gaps between and around them.
    private func number(of edge: Int, in room: Int) -> Int {
      max(0, (room - options.gap) / (edge + options.gap))
    }

    private func style(_ edge: Int) throws -> CardStyle {
      let em = CellFitting.em(edge, options)
      return CardStyle(options, em: em, line: try words.line(em: em))
    }

    func given(_ cell: PixelSize) throws -> CellFitting {
      let style = try style(min(cell.width, cell.height))
      let wordsHeight = try words.tallest(style, cellWidth: cell.width)
      let columns = options.columns ?? number(of: cell.width, in: area.width)
      let rows = options.rows ?? number(of: cell.height + wordsHeight, in: area.height)
      guard columns > 0, rows > 0, columns <= number(of: cell.width, in: area.width),
        rows <= number(of: cell.height + wordsHeight, in: area.height)
      else {
        throw options.page == nil
          ? tooLarge(cell, wordsHeight, columns)
          : SheetError.cellsDoNotFit(
            columns: max(columns, 1), rows: max(rows, 1), cellWidth: cell.width,
            cellHeight: cell.height + wordsHeight, width: max(area.width, 0), height: max(area.height, 0))
      }
      return CellFitting(
        columns: columns, rowsPerPage: rows, box: cell, style: style, wordsHeight: wordsHeight)
    }

    private func tooLarge(_ cell: PixelSize, _ wordsHeight: Int, _ columns: Int) -> SheetError {
      .tooLarge(
        width: area.page.width - area.width + columns * (cell.width + options.gap) + options.gap,
        height: area.page.height - area.height + cell.height + wordsHeight + 2 * options.gap,
        kind: output.name, longest: output.longestEdge)
    }

    func given(columns: Int, rows: Int) throws -> CellFitting {
      let (width, height) = (width(columns: columns), height(rows: rows))
      try requireRoom(width, columns: columns)
      try requireRoom(height, rows: rows)
      let style = try style(min(width, height))
      let wordsHeight = try words.tallest(style, cellWidth: width)
      try requireRoom(height, rows: rows, wordsHeight)
      return CellFitting(
        columns: columns, rowsPerPage: rows, box: PixelSize(width: width, height: height - wordsHeight),
        style: style, wordsHeight: wordsHeight)
    }

    func given(columns: Int) throws -> CellFitting {
      let width = width(columns: columns)
      try requireRoom(width, columns: columns)
      let style = try style(width)
      let wordsHeight = try words.tallest(style, cellWidth: width)
      let rows = max(1, number(of: width + wordsHeight, in: area.height))
      try requireRoom(height(rows: rows), rows: rows, wordsHeight)
      let height = min(width, height(rows: rows) - wordsHeight)
      return CellFitting(
        columns: columns, rowsPerPage: rows, box: PixelSize(width: width, height: height), style: style,
        wordsHeight: wordsHeight)
    }

    func given(rows: Int) throws -> CellFitting {
      let height = height(rows: rows)
      try requireRoom(height, rows: rows)
      let style = try style(height)
      // Wider cells never need more lines: what fits into a narrower one, fits.
      let bound = words.bound(style)
      try requireRoom(height, rows: rows, bound)
      try requireRoom(width(columns: 1), columns: 1)
      let narrow = min(height - bound, area.width - 2 * options.gap)
      let wordsHeight = try words.tallest(style, cellWidth: narrow)
      let edge = min(height - wordsHeight, area.width - 2 * options.gap)
      return CellFitting(
        columns: number(of: edge, in: area.width), rowsPerPage: rows,
        box: PixelSize(width: edge, height: edge),
        style: style, wordsHeight: wordsHeight)
    }

    /// The largest cells with which all fit on one page.
    func onePage() throws -> CellFitting {
      let shape = options.cell ?? PixelSize(width: 1, height: 1)
      let ratio = Double(shape.height) / Double(shape.width)
      let most = max(1, min(area.width / (CellFitting.leastEdge + options.gap), count + cap.columns))
      // With fewer columns than a drop cap has, there would be no cap.
      let least = options.capPages == .none ? 1 : min(cap.columns, most)
      let choices = options.columns.map { $0...$0 } ?? least...most
      var best: (columns: Int, rows: Int, width: Int)?
      for columns in choices {
        let rows = rows(columns: columns)
        if let most = options.rows, rows > most { continue }
        let (width, height) = (width(columns: columns), height(rows: rows))
        guard width >= CellFitting.leastEdge, height >= CellFitting.leastEdge else { continue }
        let wordsHeight = words.bound(try style(min(width, height)))
        var edge = min(width, Int(Double(height - wordsHeight) / ratio))
        if let cell = options.cell { edge = min(edge, cell.width) }
        if edge >= CellFitting.leastEdge, edge > best?.width ?? 0 { best = (columns, rows, edge) }
      }
      guard let best else { throw noRoomOnOnePage(choices.lowerBound) }
      let style = try style(min(best.width, height(rows: best.rows)))
      let wordsHeight = try words.tallest(style, cellWidth: best.width)
      var edge = min(
        width(columns: best.columns), Int(Double(height(rows: best.rows) - wordsHeight) / ratio))
      if let cell = options.cell { edge = min(edge, cell.width) }
      var boxHeight = max(1, Int(Double(edge) * ratio))
      // Pictures that cover their boxes may use the page's whole height, unless they get too narrow.
      if options.fit == .cover, options.cell == nil {
        boxHeight = max(boxHeight, min(height(rows: best.rows) - wordsHeight, boxHeight * 3 / 2))
      }
      return CellFitting(
        columns: best.columns, rowsPerPage: best.rows, box: PixelSize(width: edge, height: boxHeight),
        style: style, wordsHeight: wordsHeight)
    }

    private func rows(columns: Int) -> Int {
      let cap = options.capPages == .none ? DropCap.none : cap
      return DropCapGrid(
        width: Double(columns), cell: Size(width: 1, height: 1), minimumGap: 0, count: count, cap: cap
      ).rows
    }

    private func noRoomOnOnePage(_ columns: Int) -> SheetError {
      let rows = rows(columns: columns)
      return width(columns: columns) < CellFitting.leastEdge
        ? noRoom(.width, columns, CellFitting.leastEdge) : noRoom(.height, rows, CellFitting.leastEdge)
    }

    private func requireRoom(_ width: Int, columns: Int) throws {
      if width < CellFitting.leastEdge { throw noRoom(.width, columns, CellFitting.leastEdge) }
    }

    /// - Parameter wordsHeight: Of one cell.
    private func requireRoom(_ height: Int, rows: Int, _ wordsHeight: Int = 0) throws {
      let least = CellFitting.leastEdge + wordsHeight
      if height < least { throw noRoom(.height, rows, least) }
    }

    private func noRoom(_ edge: SheetRoom.Edge, _ cells: Int, _ least: Int) -> SheetError {
      .noRoom(
        SheetRoom(
          edge: edge, page: edge == .width ? area.page.width : area.page.height, margins: 2 * area.margin,
          words: edge == .width ? 0 : area.words, cells: cells, gap: options.gap, least: least))
    }
  }
}

/// The part of a page for its grid, in pixels.
struct CellArea {
  let page: PixelSize
  let margin: Int
  /// Height of the words above and below the grid.
  let words: Int

  var width: Int { page.width - 2 * margin }
  var height: Int { page.height - 2 * margin - words }
}
