import PholioFacts

/// Justified rows on pages: whole pictures, one height a row, with room for words under each row.
///
/// Every page but the last is filled (see `PageFilling`). Without a height there is one page, as tall as
/// needed. Positions are those of `PagedGrid`: a gap before the first row and column, between them, and
/// behind the last.
package struct PagedRows: PagedLayout, Hashable {
  package let width: Double
  /// A page's height from the gap above the first row to the gap below the last, in points.
  package let height: Double?
  package let gap: Double
  /// What rows' pictures aim at, without words, in points.
  package let rowHeight: Double
  /// The room for words under each row's pictures, in points.
  package let wordsHeight: Double
  private let isCentred: Bool
  let shapes: [Float]
  let pages: [RowPage]

  /// The part of the gap that is left at least between rows of a page with a height.
  package static let leastGap = 1 - PageFilling.closer

  /// Rows for photos on pages `width` points wide.
  ///
  /// All numbers must be finite and not negative. Whatever they are, there are pages; words that leave no
  /// room on a page make it taller.
  /// - Parameters:
  ///   - shapes: Width divided by height of each upright photo, in the list's order.
  ///   - rowHeight: What rows aim at; `proposedRowHeight(…)` if the caller has no wish.
  ///   - cap: Over how many rows the first photo spans. Its columns don't matter.
  ///   - isOnePage: Whether all photos go onto one page, and rows are as low as that needs.
  ///   - isCentred: Whether a last row that is not full is in the middle, as every other such row is.
  package init(
    width: Double, height: Double?, gap: Double, shapes: [Float], rowHeight: Double, wordsHeight: Double = 0,
    cap: DropCap = .none, capPages: PagedGrid.CapPages = .first, isOnePage: Bool = false,
    isCentred: Bool = false
  ) {
    precondition(width.isFinite && width >= 0, "pages of rows \(width) wide")
    precondition(height.map { $0.isFinite && $0 >= 0 } ?? true, "pages of rows \(height ?? 0) high")
    precondition(gap.isFinite && gap >= 0 && wordsHeight.isFinite && wordsHeight >= 0, "a gap of \(gap)")
    precondition(rowHeight.isFinite && rowHeight > 0, "a row must have a finite height: \(rowHeight)")
    self.width = width
    self.height = height
    self.gap = gap
    self.wordsHeight = wordsHeight
    self.isCentred = isCentred
    self.shapes = shapes.map(JustifiedRows.valid)
    let filling = PageFilling(
      width: width, height: height, gap: gap, wordsHeight: wordsHeight, rowHeight: rowHeight,
      capRows: capPages == .none ? 1 : cap.rows, capOnEvery: capPages == .every,
      tolerance: height == nil || isOnePage ? 2 : PageFilling.even)
    if isOnePage, height != nil {
      let (page, rowHeight) = filling.onePage(self.shapes[...])
      pages = page.map { [$0] } ?? []
      self.rowHeight = rowHeight
    } else {
      pages = filling.pages(self.shapes)
      self.rowHeight = filling.rowHeight
    }
  }

  package var count: Int { shapes.count }

  package var pageCount: Int { pages.count }

  package func cells(onPage page: Int) -> CellWindow {
    let start = pages[page].start
    return CellWindow([CellIndex(start)..<CellIndex(start + pages[page].count)])
  }

  /// The page of a photo, counted from 0; O(log pages).
  package func page(of cell: CellIndex) -> Int {
    precondition(cell.rawValue < count, "\(cell) of \(count) on pages of rows")
    return pages.partitioningIndex { $0.start > cell.rawValue } - 1
  }

  package func rows(onPage page: Int) -> Int { pages[page].starts.count }

  package func row(of cell: CellIndex) -> Int {
    let page = pages[page(of: cell)]
    return page.row(of: cell.rawValue - page.start)
  }

  package func rows(spannedBy cell: CellIndex) -> Int {
    let page = pages[page(of: cell)]
    return cell.rawValue == page.start && page.cap != nil ? page.rowsBeside : 1
  }

  package func top(ofRow row: Int, onPage page: Int) -> Double {
    row < pages[page].tops.count ? pages[page].tops[row] : contentHeight(ofPage: page)
  }

  package func contentHeight(ofPage page: Int) -> Double { pages[page].bottom + gap }

  /// A cell's frame with the room for words at its foot, in points from the top left of its page's window.
  package func frame(of cell: CellIndex) -> Frame {
    let page = pages[page(of: cell)]
    let photo = cell.rawValue - page.start
    if photo == 0, let cap = page.cap {
      return Frame(left: gap, top: page.tops[0], width: cap.width, height: cap.height + wordsHeight)
    }
    let row = page.row(of: photo)
    let isBeside = page.cap != nil && row < page.rowsBeside
    let first = isBeside && row == 0 ? 1 : page.starts[row]
    let height = page.heights[row]
    var left = gap + (isBeside ? (page.cap?.width ?? 0) + gap : 0)
    let isLast = row == page.starts.count - 1
    if !isBeside, isCentred || !isLast || page.start + page.count < count {
      let end = isLast ? page.count : page.starts[row + 1]
      let across = (first..<end).reduce(-gap) { $0 + Double(shapes[page.start + $1]) * height + gap }
      left += max(0, width - 2 * gap - across) / 2
    }
    for before in first..<photo { left += Double(shapes[page.start + before]) * height + gap }
    return Frame(
      left: left, top: page.tops[row], width: Double(shapes[cell.rawValue]) * height,
      height: height + wordsHeight)
  }
}

/// The rows of one page.
struct RowPage: Hashable, Sendable {
  /// The page's first photo, and how many it holds.
  var start: Int
  var count: Int
  /// The first photo of each row, counted from the page's first.
  var starts: [Int]
  /// Rows' pictures' heights without words, and their upper edges from the window's top, in points.
  var heights: [Double]
  var tops: [Double]
  /// The size of the first photo, if it is a block at the left of the first rows.
  var cap: Size?
  var rowsBeside = 0
  /// The lower edge of the last row's words.
  var bottom: Double

  func row(of photo: Int) -> Int { starts.partitioningIndex { $0 > photo } - 1 }
}
