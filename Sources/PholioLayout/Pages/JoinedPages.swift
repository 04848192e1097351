/// Pages of two layouts, one after the other: the last page of many may be laid out by itself.
package struct JoinedPages: PagedLayout {
  private let front: any PagedLayout
  private let back: any PagedLayout
  /// Where the window of the back's pages lies in that of the front's, in points from its left edge.
  private let left: Double

  package init(_ front: any PagedLayout, _ back: any PagedLayout, left: Double) {
    (self.front, self.back, self.left) = (front, back, left)
  }

  package var count: Int { front.count + back.count }

  package var pageCount: Int { front.pageCount + back.pageCount }

  package func cells(onPage page: Int) -> CellWindow {
    guard page >= front.pageCount else { return front.cells(onPage: page) }
    return CellWindow(
      back.cells(onPage: page - front.pageCount).runs.map {
        $0.lowerBound.advanced(by: front.count)..<$0.upperBound.advanced(by: front.count)
      })
  }

  package func page(of cell: CellIndex) -> Int {
    part(cell).map { front.pageCount + back.page(of: $0) } ?? front.page(of: cell)
  }

  package func rows(onPage page: Int) -> Int {
    page < front.pageCount ? front.rows(onPage: page) : back.rows(onPage: page - front.pageCount)
  }

  package func row(of cell: CellIndex) -> Int { part(cell).map(back.row) ?? front.row(of: cell) }

  package func rows(spannedBy cell: CellIndex) -> Int {
    part(cell).map(back.rows(spannedBy:)) ?? front.rows(spannedBy: cell)
  }

  package func top(ofRow row: Int, onPage page: Int) -> Double {
    page < front.pageCount
      ? front.top(ofRow: row, onPage: page) : back.top(ofRow: row, onPage: page - front.pageCount)
  }

  package func contentHeight(ofPage page: Int) -> Double {
    page < front.pageCount
      ? front.contentHeight(ofPage: page) : back.contentHeight(ofPage: page - front.pageCount)
  }

  package func frame(of cell: CellIndex) -> Frame {
    part(cell).map { back.frame(of: $0).offset(x: left, y: 0) } ?? front.frame(of: cell)
  }

  /// A cell of the back, counted from its first; nil for one of the front.
  private func part(_ cell: CellIndex) -> CellIndex? {
    cell.rawValue < front.count ? nil : CellIndex(cell.rawValue - front.count)
  }
}
