/// Pages of a sheet: which photos lie on which page, and where.
package protocol PagedLayout: Sendable {
  /// The number of photos on all pages.
  var count: Int { get }
  /// 0 without photos.
  var pageCount: Int { get }
  /// The photos on a page, counted from 0, in the list's order; not always one range.
  func cells(onPage page: Int) -> CellWindow
  /// The page of a photo, counted from 0.
  func page(of cell: CellIndex) -> Int
  func rows(onPage page: Int) -> Int
  /// The row of its page in which a photo's cell begins, counted from 0.
  func row(of cell: CellIndex) -> Int
  /// The upper edge of a page's row, in points from the top of the page's window; for `rows(onPage:)` the
  /// content's end.
  func top(ofRow row: Int, onPage page: Int) -> Double
  /// The height of a page's rows with the gaps above, between and below them, in points.
  func contentHeight(ofPage page: Int) -> Double
  /// A cell's frame, in points from the top left of its page's window.
  func frame(of cell: CellIndex) -> Frame
}
