import PholioFacts

/// A drop-cap grid seen through a window as high as a page, which slides down by whole rows.
///
/// There is one grid; a page is a part of it, and nothing is laid out twice. With 3 columns, a 2x2 cap and
/// two rows a page, the cells of nine photos:
///
///     0 0 1  |  3 4 5
///     0 0 2  |  6 7 8
///
/// A cell that spans several rows is never cut by a page: where it doesn't fit, it goes on to a later page,
/// and the cells after it fill the hole.
///
/// With the cap on every page, a page is a grid of its own, of the photos up to the first that finds no room
/// on it, and the next page begins with that one.
package struct PagedGrid: Hashable, PagedLayout {
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

  /// Some photos that have a grid of their own.
  private struct Part: Hashable {
    let page: Int
    let first: Int
    let grid: DropCapGrid
  }

  package let count: Int
  package let rowsPerPage: Int
  package let capPages: CapPages
  package let lastRow: LastRow
  /// With a cap on every page, one for each page with features, and for each run of pages without, which look
  /// the same; else one for all pages.
  private let parts: [Part]

  /// The pages of `grid`. A cap and features that are taller than a page are cut to its height.
  ///
  /// - Complexity: O(k log k) for k features, and the rows that are searched for their places.
  package init(_ grid: DropCapGrid, rowsPerPage: Int, capPages: CapPages, lastRow: LastRow) {
    precondition(rowsPerPage > 0, "a page of \(rowsPerPage) rows")
    count = grid.count
    self.rowsPerPage = rowsPerPage
    self.capPages = capPages
    self.lastRow = lastRow
    func part(count: Int, features: Features) -> DropCapGrid {
      DropCapGrid(
        width: grid.width, cell: grid.cell, minimumGap: grid.minimumGap, count: count,
        cap: capPages == .none ? .none : grid.cap, features: features, rowGap: grid.rowGap,
        rowsPerPage: rowsPerPage)
    }
    guard capPages == .every else {
      parts = [Part(page: 0, first: 0, grid: part(count: grid.count, features: grid.features))]
      return
    }
    let bare = part(count: 1, features: .none)
    let pageful = bare.columns * rowsPerPage - bare.cap.columns * bare.cap.rows + 1
    let plain = part(count: pageful, features: .none)
    var parts: [Part] = []
    var (page, first) = (0, 0)
    var features = grid.features.all.prefix { $0.cell.rawValue < grid.count }
    while let next = features.first {
      let without = (next.cell.rawValue - first) / pageful
      if without > 0 {
        parts.append(Part(page: page, first: first, grid: plain))
        (page, first) = (page + without, first + without * pageful)
      }
      // The first photo of a page has the cap, whatever its own span is.
      if next.cell.rawValue == first {
        features = features.dropFirst()
        continue
      }
      var placer = Placer(columns: bare.columns, rowsPerPage: rowsPerPage)
      placer.place(0, bare.cap)
      let onPage = features.prefix { feature in
        feature.cell.rawValue < first + pageful
          && placer.place(feature.cell.rawValue - first, feature.span, above: rowsPerPage)
      }
      let placement = placer.finished()
      let room = placement.cell(ofSingle: placement.singles(aboveRow: rowsPerPage))
      features = features[onPage.endIndex...]
      let end = min(first + room, features.first?.cell.rawValue ?? grid.count, grid.count)
      parts.append(
        Part(
          page: page, first: first,
          grid: part(count: end - first, features: Features(onPage, countedFrom: first))))
      (page, first) = (page + 1, end)
    }
    if first < grid.count || parts.isEmpty { parts.append(Part(page: page, first: first, grid: plain)) }
    self.parts = parts
  }

  package var cap: DropCap { parts[0].grid.cap }
  package var columns: Int { parts[0].grid.columns }
  package var gap: Double { parts[0].grid.gap }
  package var rowGap: Double { parts[0].grid.rowGap }
  package var cell: Size { parts[0].grid.cell }

  package var pageCount: Int {
    if count == 0 { return 0 }
    if capPages == .every { return page(of: CellIndex(count - 1)) + 1 }
    return (parts[0].grid.rows + rowsPerPage - 1) / rowsPerPage
  }

  /// - Complexity: O(log k) for k features, and O(m log m) for m of them near the page in the list.
  package func cells(onPage page: Int) -> CellWindow {
    precondition((0..<pageCount).contains(page), "page \(page) of \(pageCount)")
    if capPages == .every {
      let (first, grid) = part(ofPage: page)
      return CellWindow([CellIndex(first)..<CellIndex(min(count, first + grid.count))])
    }
    let grid = parts[0].grid
    return grid.cells(inRows: page * rowsPerPage..<min(grid.rows, (page + 1) * rowsPerPage))
  }

  package func page(of cell: CellIndex) -> Int {
    guard capPages == .every else { return corner(of: cell).row / rowsPerPage }
    let part = parts[parts.partitioningIndex { $0.first > cell.rawValue } - 1]
    return part.page + (cell.rawValue - part.first) / part.grid.count
  }

  package func row(of cell: CellIndex) -> Int { corner(of: cell).row % rowsPerPage }

  package func rows(spannedBy cell: CellIndex) -> Int {
    let (first, grid) = part(ofPage: page(of: cell))
    return grid.span(ofCell: CellIndex(cell.rawValue - first)).rows.count
  }

  package func rows(onPage page: Int) -> Int {
    if page < pageCount - 1 { return rowsPerPage }
    let (first, grid) = part(ofPage: page)
    return capPages == .every
      ? grid.placement.rows(ofCells: min(grid.count, count - first)) : grid.rows - page * rowsPerPage
  }

  package func contentHeight(ofPage page: Int) -> Double { contentHeight(rows: rows(onPage: page)) }

  /// The height of a number of rows with the gaps above, between and below them, in points.
  package func contentHeight(rows: Int) -> Double { parts[0].grid.height(ofRows: rows) }

  package func top(ofRow row: Int, onPage page: Int) -> Double {
    row == rows(onPage: page) ? contentHeight(ofPage: page) : parts[0].grid.top(ofRow: row)
  }

  package func frame(of cell: CellIndex) -> Frame {
    let page = page(of: cell)
    let (first, grid) = part(ofPage: page)
    let above = capPages == .every ? 0 : page * rowsPerPage
    return grid.frame(ofCell: CellIndex(cell.rawValue - first)).offset(
      x: shift(of: cell), y: -Double(above) * (grid.cell.height + grid.rowGap))
  }

  /// The first cell of a page that is a grid of its own, and the grid; with one for all pages, cell 0.
  private func part(ofPage page: Int) -> (first: Int, grid: DropCapGrid) {
    let part = parts[parts.partitioningIndex { $0.page > page } - 1]
    return (part.first + (capPages == .every ? (page - part.page) * part.grid.count : 0), part.grid)
  }

  /// The slot of a cell in its part.
  private func corner(of cell: CellIndex) -> (row: Int, column: Int) {
    let (first, grid) = capPages == .every ? part(ofPage: page(of: cell)) : (0, parts[0].grid)
    return grid.placement.corner(ofCell: cell.rawValue - first)
  }

  /// How far a cell of the last row is to the right of its slot. Only cells of one slot move, and only if no
  /// feature reaches into their row.
  private func shift(of cell: CellIndex) -> Double {
    let page = page(of: cell)
    if lastRow == .left || page != pageCount - 1 { return 0 }
    let (first, grid) = part(ofPage: page)
    let placement = grid.placement
    let last = count - 1 - first
    let index = cell.rawValue - first
    guard placement.large(ofCell: index) == nil, placement.large(ofCell: last) == nil else { return 0 }
    let (row, column) = placement.corner(ofCell: index)
    let (lastRow, lastColumn) = placement.corner(ofCell: last)
    let beside = placement.large(inRows: row..<row + 1)
    guard row == lastRow, beside.allSatisfy({ placement.large[$0].cell == 0 }) else { return 0 }
    let start = beside.isEmpty ? 0 : grid.cap.columns
    let cellsInRow = lastColumn - start + 1
    let free = Double(columns - start - cellsInRow) * (grid.cell.width + grid.gap)
    return self.lastRow == .centre || cellsInRow == 1
      ? free / 2 : Double(column - start) * free / Double(cellsInRow - 1)
  }
}

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

  /// How many rows a photo's cell is high.
  func rows(spannedBy cell: CellIndex) -> Int

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
