import PholioFacts
import PholioImaging
import PholioLayout

/// The size of a sheet's cells, and how many there are in a row and on a page.
struct CellFitting {
  let columns: Int
  let rowsPerPage: Int
  /// A cell without its words, in pixels.
  let box: PixelSize
  /// Between rows, in pixels.
  let rowGap: Double
  /// The list's own, unless the page chooses one.
  let cap: DropCap
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
    _ options: SheetOptions, _ list: SheetList, area: CellArea, words: WordsMeasure,
    output: any SheetOutput
  ) throws {
    let search = CellSearch(options: options, list: list, area: area, words: words, output: output)
    self =
      if options.onePage {
        try search.onePage()
      } else if let cell = options.cell {
        try search.given(cell)
      } else if options.page == nil {
        try search.given(search.endlessCell)
      } else if let columns = options.columns {
        try search.given(columns: columns)
      } else if let rows = options.rows {
        try search.given(rows: rows)
      } else {
        try search.free()
      }
  }

  init(
    columns: Int, rowsPerPage: Int, box: PixelSize, rowGap: Double, cap: DropCap, style: CardStyle,
    wordsHeight: Int
  ) {
    self.columns = columns
    self.rowsPerPage = rowsPerPage
    self.box = box
    self.rowGap = rowGap
    self.cap = cap
    self.style = style
    self.wordsHeight = wordsHeight
  }

  /// The em of captions in pixels, in proportion to the cells. In print it is at least 5 points, if that is
  /// at most a fifth of a cell, and at most 8.
  static func em(_ edge: Int, _ options: SheetOptions) -> Double {
    if let size = options.fontSize { return Double(size) }
    let point = Double(options.page == nil ? 0 : options.dpi ?? 0) / 72
    let least = max(9, min(5 * point, Double(edge) / 5))
    return min(max(Double(edge) * 0.07, least), max(24, 8 * point))
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
