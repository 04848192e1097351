/// Chooses the rows of a page so that they fill it.
///
/// Of the ways to break a page's photos into justified rows, the best is found by dynamic programming over
/// how many photos are placed and how much of the height is used, in steps of a 256th of the page; for each
/// such pair the rows that are nearest to the wished height and waste least room are kept. What is left of
/// the height goes into the gaps between rows.
struct PageFilling: Sendable {
  let width: Double
  /// The height of a page's rows with the gaps above and below them; nil for one page as tall as needed.
  let height: Double?
  let gap: Double
  let wordsHeight: Double
  let rowHeight: Double
  /// Over how many rows the first photo spans, and whether each page's first does.
  let capRows: Int
  let capOnEvery: Bool

  init(
    width: Double, height: Double?, gap: Double, wordsHeight: Double, rowHeight: Double, capRows: Int,
    capOnEvery: Bool
  ) {
    self.width = width
    self.height = height
    self.gap = gap
    self.wordsHeight = wordsHeight
    // A row fits on its page.
    self.rowHeight = height.map { min(rowHeight, max(1, $0 - 2 * gap - wordsHeight)) } ?? rowHeight
    self.capRows = capRows
    self.capOnEvery = capOnEvery
  }

  var rowGap: Double { gap + wordsHeight }

  /// The height for rows with their words, and the gaps between them.
  var room: Double? { height.map { $0 - 2 * gap } }

  var breaking: RowBreaking { RowBreaking(width: width - 2 * gap, rowHeight: rowHeight, gap: gap) }

  func pages(_ shapes: [Float]) -> [RowPage] {
    var pages: [RowPage] = []
    var start = 0
    while start < shapes.count {
      let rest = shapes[start...]
      let capRows = pages.isEmpty || capOnEvery ? capRows : 1
      let page = last(rest, capRows: capRows) ?? full(rest, capRows: capRows)
      pages.append(page)
      start += page.count
    }
    return pages
  }
}
