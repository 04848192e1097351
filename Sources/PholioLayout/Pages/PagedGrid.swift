/// A drop-cap grid seen through a window as high as a page, which slides down by whole rows.
///
/// There is one grid; a page is a part of it, and nothing is laid out twice. With 3 columns, a 2x2 cap and
/// two rows a page, the cells of nine photos:
///
///     0 0 1  |  3 4 5
///     0 0 2  |  6 7 8
///
/// With the cap on every page, a page is a grid of its own, of as many photos as fill it, and the next page
/// begins with the photo after its last.
package struct PagedGrid: Hashable, Sendable {
  /// Which pages begin with the drop cap.
  package enum CapPages: String, Hashable, Sendable, CaseIterable {
    case first, every, none
  }

  /// How the cells of a last row are laid out that is not full.
  package enum LastRow: String, Hashable, Sendable, CaseIterable {
    /// In the first columns.
    case left
    /// Together in the middle.
    case centre
    /// From the left edge to the right, with equal gaps; a single one in the middle.
    case spread
  }

  /// The number of photos on all pages.
  package let count: Int
  package let rowsPerPage: Int
  package let capPages: CapPages
  package let lastRow: LastRow
  /// For all photos; with a cap on every page, for the photos of one page.
  private let grid: DropCapGrid

  /// The pages of `grid`. A cap that is taller than a page is cut to its height.
  package init(_ grid: DropCapGrid, rowsPerPage: Int, capPages: CapPages, lastRow: LastRow) {
    precondition(rowsPerPage > 0, "a page of \(rowsPerPage) rows")
    let cap = DropCap(
      columns: capPages == .none ? 1 : grid.cap.columns,
      rows: capPages == .none ? 1 : min(grid.cap.rows, rowsPerPage))
    count = grid.count
    self.rowsPerPage = rowsPerPage
    self.capPages = capPages
    self.lastRow = lastRow
    let pageful = grid.columns * rowsPerPage - cap.columns * cap.rows + 1
    self.grid = DropCapGrid(
      width: grid.width, cell: grid.cell, minimumGap: grid.minimumGap,
      count: capPages == .every ? pageful : grid.count, cap: cap)
  }

  package var cap: DropCap { grid.cap }
  package var columns: Int { grid.columns }
  package var gap: Double { grid.gap }
  package var cell: Size { grid.cell }

  /// 0 without photos.
  package var pageCount: Int {
    let whole = capPages == .every ? count : grid.rows
    let each = capPages == .every ? grid.count : rowsPerPage
    return (whole + each - 1) / each
  }

  /// The photos on a page, counted from 0; O(1).
  package func cells(onPage page: Int) -> Range<CellIndex> {
    precondition((0..<pageCount).contains(page), "page \(page) of \(pageCount)")
    func first(_ page: Int) -> Int {
      if page == 0 { return 0 }
      return capPages == .every ? page * grid.count : grid.firstCell(fromRow: page * rowsPerPage)
    }
    return CellIndex(first(page))..<CellIndex(min(count, first(page + 1)))
  }

  /// The page of a photo, counted from 0.
  package func page(of cell: CellIndex) -> Int {
    capPages == .every
      ? cell.rawValue / grid.count : grid.gridIndex(ofCell: cell).rawValue / columns / rowsPerPage
  }

  /// The row of its page in which a photo's cell begins, counted from 0.
  package func row(of cell: CellIndex) -> Int {
    grid.gridIndex(ofCell: cellInGrid(cell)).rawValue / columns % rowsPerPage
  }

  /// How many rows a page shows: all of them, but for the last page.
  package func rows(onPage page: Int) -> Int {
    let (_, last) = lastCell(onPage: page)
    let rows = max(page == 0 || capPages == .every ? cap.rows : 1, row(of: last) + 1)
    return page == pageCount - 1 ? rows : rowsPerPage
  }

  /// The height of a page's rows with the gaps above, between and below them, in points.
  package func contentHeight(ofPage page: Int) -> Double { contentHeight(rows: rows(onPage: page)) }

  /// The same for a number of rows.
  package func contentHeight(rows: Int) -> Double { top(ofRow: rows) }

  /// The upper edge of a page's row, in points from the window's top.
  package func top(ofRow row: Int) -> Double { grid.top(ofRow: row) }

  /// A cell's frame, in points from the top left of its page's window.
  package func frame(of cell: CellIndex) -> Frame {
    let gridCell = cellInGrid(cell)
    let windowTop =
      capPages == .every
      ? 0 : Double(page(of: cell) * rowsPerPage) * (grid.cell.height + grid.gap)
    return grid.frame(ofCell: gridCell).offset(x: shift(of: cell), y: -windowTop)
  }

  private func cellInGrid(_ cell: CellIndex) -> CellIndex {
    capPages == .every ? CellIndex(cell.rawValue % grid.count) : cell
  }

  private func lastCell(onPage page: Int) -> (first: CellIndex, last: CellIndex) {
    let cells = cells(onPage: page)
    return (cells.lowerBound, cells.upperBound.advanced(by: -1))
  }

  /// How far a cell of the last row is to the right of its slot.
  private func shift(of cell: CellIndex) -> Double {
    let page = page(of: cell)
    if lastRow == .left || page != pageCount - 1 { return 0 }
    let (first, last) = lastCell(onPage: page)
    let isCap = cellInGrid(cell).rawValue == 0 && cap != .none
    guard !isCap, row(of: cell) == row(of: last) else { return 0 }
    let slot = grid.gridIndex(ofCell: cellInGrid(last)).rawValue
    let beside = slot / columns < cap.rows && cap != .none ? cap.columns : 0
    let cellsInRow = slot % columns - beside + 1
    let column = grid.gridIndex(ofCell: cellInGrid(cell)).rawValue % columns - beside
    precondition(first <= cell && cellsInRow > 0, "\(cell) in a last row of \(cellsInRow)")
    let free = Double(columns - beside - cellsInRow) * (grid.cell.width + grid.gap)
    return lastRow == .centre || cellsInRow == 1 ? free / 2 : Double(column) * free / Double(cellsInRow - 1)
  }
}
