import PholioLayout
import Testing

/// Pages beside a `WalkedGrid`, filled in by hand and cut.
@Suite struct PagedGridTests {
  private static let cell = Size(width: 30, height: 20)
  private static let gap = 4.0

  private func grid(columns: Int, count: Int, cap: DropCap) -> DropCapGrid {
    DropCapGrid(
      width: Double(columns) * (Self.cell.width + Self.gap) + Self.gap, cell: Self.cell,
      minimumGap: Self.gap, count: count, cap: cap)
  }

  private func walked(columns: Int, count: Int, cap: DropCap) -> WalkedGrid {
    WalkedGrid(
      width: Double(columns) * (Self.cell.width + Self.gap) + Self.gap, cell: Self.cell,
      minimumGap: Self.gap, count: count, cap: cap)
  }

  /// Each photo's page and frame there, by walking.
  private func oracle(
    columns: Int, count: Int, cap: DropCap, rowsPerPage: Int, _ capPages: PagedGrid.CapPages
  ) -> [(page: Int, frame: Frame)] {
    let low = DropCap(columns: cap.columns, rows: min(cap.rows, rowsPerPage))
    var pages: [(page: Int, frame: Frame)] = []
    switch capPages {
    case .first, .none:
      let whole = walked(columns: columns, count: count, cap: capPages == .none ? .none : low)
      for index in 0..<count {
        let page = whole.corners[index].row / rowsPerPage
        let above = Double(page * rowsPerPage) * (Self.cell.height + Self.gap)
        pages.append((page, whole.frame(index).offset(y: -above)))
      }
    case .every:
      var page = 0
      while pages.count < count {
        // Photo after photo, until one begins below the page.
        var onPage = 1
        while pages.count + onPage < count,
          walked(columns: columns, count: onPage + 1, cap: low).corners[onPage].row < rowsPerPage
        {
          onPage += 1
        }
        let walked = walked(columns: columns, count: onPage, cap: low)
        pages += (0..<onPage).map { (page, walked.frame($0)) }
        page += 1
      }
    }
    return pages
  }

  @Test(arguments: PagedGrid.CapPages.allCases)
  func pagesAreTheWalkedGridCutIntoPages(capPages: PagedGrid.CapPages) {
    for columns in 1...4 {
      for rowsPerPage in 1...4 {
        for (capColumns, capRows) in [(1, 1), (2, 2), (1, 3), (3, 1), (5, 5)] {
          for count in 1...26 {
            let cap = DropCap(columns: capColumns, rows: capRows)
            let paged = PagedGrid(
              grid(columns: columns, count: count, cap: cap), rowsPerPage: rowsPerPage, capPages: capPages,
              lastRow: .left)
            let expected = oracle(
              columns: columns, count: count, cap: cap, rowsPerPage: rowsPerPage, capPages)
            let what = "\(columns) columns, \(rowsPerPage) rows, cap \(cap), \(count) photos"
            guard paged.pageCount == expected[count - 1].page + 1 else {
              Issue.record("\(what): \(paged.pageCount) pages, not \(expected[count - 1].page + 1)")
              return
            }
            for index in 0..<count
            where paged.page(of: CellIndex(index)) != expected[index].page
              || paged.frame(of: CellIndex(index)) != expected[index].frame
            {
              Issue.record("\(what): photo \(index) at \(paged.frame(of: CellIndex(index)))")
              return
            }
            for page in 0..<paged.pageCount {
              let cells = expected.indices.filter { expected[$0].page == page }
              #expect(paged.cells(onPage: page).map(\.rawValue) == cells, "\(what), page \(page)")
              let bottom = cells.map { expected[$0].frame.bottom }.max() ?? 0
              let shown = paged.contentHeight(ofPage: page)
              if page == paged.pageCount - 1 { #expect(shown == bottom + Self.gap, "\(what), page \(page)") }
            }
          }
        }
      }
    }
  }

  @Test func aLastRowInTheMiddleHasTheSameRoomOnBothSides() {
    for (columns, count, cap) in [
      (5, 12, DropCap.none), (5, 1, .none), (4, 3, DropCap(columns: 2, rows: 2)), (6, 20, .none),
    ] {
      let grid = grid(columns: columns, count: count, cap: cap)
      func row(_ lastRow: PagedGrid.LastRow) -> [Frame] {
        let paged = PagedGrid(grid, rowsPerPage: 100, capPages: .first, lastRow: lastRow)
        let last = paged.row(of: CellIndex(count - 1))
        return (0..<count).map { CellIndex($0) }
          .filter { paged.row(of: $0) == last && (cap == .none || $0.rawValue > 0) }.map(paged.frame)
      }
      let left = cap == .none ? 0 : Double(cap.columns) * (Self.cell.width + Self.gap)
      let centred = row(.centre)
      #expect(abs((centred[0].left - left) - (grid.width - (centred.last?.right ?? 0))) < 1e-9)
      #expect(zip(centred, centred.dropFirst()).allSatisfy { abs($1.left - $0.right - Self.gap) < 1e-9 })
      let spread = row(.spread)
      if spread.count > 1 {
        #expect(spread[0].left - left == Self.gap && spread.last?.right == grid.width - Self.gap)
        let rooms = zip(spread, spread.dropFirst()).map { $1.left - $0.right }
        #expect(rooms.allSatisfy { abs($0 - rooms[0]) < 1e-9 })
      } else {
        #expect(spread == centred)
      }
      #expect(row(.left)[0].left - left == Self.gap)
    }
  }
}
