/// A list's photos on the pages of a sheet. On a page there is a window, in which rows of cells lie.
package protocol PagedLayout: Sendable {
  /// The number of photos on all pages.
  var count: Int { get }

  /// 0 without photos.
  var pageCount: Int { get }

  /// The photos on a page, counted from 0, in list order; not always one run.
  func cells(onPage page: Int) -> CellWindow

  /// The page of a photo, counted from 0.
  func page(of cell: CellIndex) -> Int

  /// How many rows a page shows: all that it has room for, but for the last page.
  func rows(onPage page: Int) -> Int

  /// The row of its page in which a photo's cell begins, counted from 0.
  func row(of cell: CellIndex) -> Int

  /// The upper edge of a page's row, in points from the window's top. The row behind the last gives the end
  /// of the content, with the gap below it.
  func top(ofRow row: Int, onPage page: Int) -> Double

  /// The height of a page's rows with the gaps above, between and below them, in points.
  func contentHeight(ofPage page: Int) -> Double

  /// A cell's frame, in points from the top left of its page's window.
  func frame(of cell: CellIndex) -> Frame
}

extension PagedLayout {
  /// The last photo of a page, in list order.
  package func lastCell(onPage page: Int) -> CellIndex {
    let cells = cells(onPage: page)
    return cells[cells.count - 1]
  }
}
