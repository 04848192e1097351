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
  /// Nil: cells are no frames of film.
  var film: FilmStrip?

  /// These cells for the pictures of a list.
  func grid(_ list: SheetList, gap: Int) -> DropCapGrid {
    let gap = film?.gap ?? gap
    return DropCapGrid(
      width: Double(columns * (box.width + gap) + gap),
      cell: Size(width: Double(box.width), height: Double(box.height + wordsHeight)),
      minimumGap: Double(gap), count: list.count, cap: cap, features: list.features, rowGap: rowGap,
      rowsPerPage: rowsPerPage)
  }

  /// Smaller cells would show nothing.
  static let leastEdge = 8

  /// The em of captions in pixels, in proportion to the cells. In print it is at least 5 points, if that is
  /// at most a fifth of a cell (a third for numbers), and at most 8.
  static func em(_ edge: Int, _ options: SheetOptions) -> Double {
    if let size = options.fontSize { return Double(size) }
    let point = Double(options.page == nil ? 0 : options.dpi ?? 0) / 72
    let least = max(
      9,
      min(
        5 * point, Double(edge) / (options.caption.map { [.numbers, .frames].contains($0) } ?? false ? 3 : 5))
    )
    return min(max(Double(edge) * 0.053, least), max(24, 8 * point))
  }
}

/// The part of a page for its grid, in pixels.
struct CellArea {
  let page: PixelSize
  let margin: Int
  /// Heights of the words above and below the grid.
  let wordsAbove: Int
  let wordsBelow: Int

  var words: Int { wordsAbove + wordsBelow }
  var width: Int { page.width - 2 * margin }
  var height: Int { page.height - 2 * margin - words }
}
