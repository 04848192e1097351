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
  /// How many times higher or lower than wished a row may be, at most.
  let tolerance: Double

  init(
    width: Double, height: Double?, gap: Double, wordsHeight: Double, rowHeight: Double, capRows: Int,
    capOnEvery: Bool, tolerance: Double
  ) {
    self.width = width
    self.height = height
    self.gap = gap
    self.wordsHeight = wordsHeight
    // A row fits on its page.
    self.rowHeight = height.map { min(rowHeight, max(1, $0 - 2 * gap - wordsHeight)) } ?? rowHeight
    self.capRows = capRows
    self.capOnEvery = capOnEvery
    self.tolerance = tolerance
  }

  var rowGap: Double { gap + wordsHeight }

  /// The height for rows with their words, and the gaps between them.
  var room: Double? { height.map { $0 - 2 * gap } }

  var breaking: RowBreaking {
    RowBreaking(width: width - 2 * gap, rowHeight: rowHeight, gap: gap, tolerance: tolerance)
  }

  /// With this tolerance, the tallest row of several pages is less than twice as high as the lowest.
  static let even = 1.41

  /// A page that could be made, and what it costs: less than 0 for a page as wished.
  struct Choice {
    let page: RowPage
    let cost: Double
  }

  /// Where the best of the next page costs so much more than this one, other pages are tried here.
  private static let worse = 0.05

  /// All pages. Each is the best one, unless the next could hardly be filled after it: then the two are
  /// chosen together.
  func pages(_ shapes: [Float]) -> [RowPage] {
    var pages: [RowPage] = []
    var start = 0
    var next: (start: Int, choices: [Choice])?
    while start < shapes.count {
      let choices =
        next?.start == start
        ? next?.choices ?? [] : self.choices(shapes[start...], isFirst: pages.isEmpty)
      guard var chosen = choices.first else { break }
      var sum = Double.infinity
      for choice in choices where choice.cost < sum + 1 {
        let end = start + choice.page.count
        let after = end < shapes.count ? self.choices(shapes[end...], isFirst: false) : []
        let cost = after.first?.cost ?? choice.cost
        if choice.cost + cost < sum {
          sum = choice.cost + cost
          chosen = choice
          next = (end, after)
        }
        if cost <= choice.cost + PageFilling.worse { break }
      }
      pages.append(chosen.page)
      start += chosen.page.count
    }
    return pages
  }

  /// The next pages that could be made; there is one at least.
  private func choices(_ rest: ArraySlice<Float>, isFirst: Bool) -> [Choice] {
    let capRows = isFirst || capOnEvery ? capRows : 1
    // Beside a cap, a last few would be stamps.
    if !isFirst, rest.count < capRows, let page = with(rowHeight, capRows: 1).onePage(rest).page {
      return [Choice(page: page, cost: -1)]
    }
    if let last = last(rest, capRows: capRows) { return [Choice(page: last, cost: -1)] }
    return full(rest, capRows: capRows)
  }

  /// The same pages with rows of another height.
  func with(_ rowHeight: Double, capRows: Int? = nil) -> PageFilling {
    PageFilling(
      width: width, height: height, gap: gap, wordsHeight: wordsHeight, rowHeight: rowHeight,
      capRows: capRows ?? self.capRows, capOnEvery: capOnEvery, tolerance: tolerance)
  }
}
