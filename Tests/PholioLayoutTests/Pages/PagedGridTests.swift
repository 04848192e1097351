import PholioLayout
import Testing

/// Pages beside a `WalkedGrid`, filled in by hand and cut.
@Suite struct PagedGridTests {
  private static let cell = Size(width: 30, height: 20)
  private static let gap = 4.0

  private func grid(
    columns: Int, count: Int, cap: DropCap, features: Features = .none
  ) -> DropCapGrid {
    DropCapGrid(
      width: Double(columns) * (Self.cell.width + Self.gap) + Self.gap, cell: Self.cell,
      minimumGap: Self.gap, count: count, cap: cap, features: features)
  }

  /// - Parameter first: The photo of the list that is the first in the grid.
  private func walked(
    columns: Int, count: Int, cap: DropCap, features: Features, from first: Int = 0, rowsPerPage: Int
  ) -> WalkedGrid {
    let spans = (1..<max(count, 1)).map { ($0, features.span(of: CellIndex(first + $0))) }
    return WalkedGrid(
      width: Double(columns) * (Self.cell.width + Self.gap) + Self.gap, cell: Self.cell,
      minimumGap: Self.gap, count: count, cap: cap, features: Dictionary(uniqueKeysWithValues: spans),
      rowsPerPage: rowsPerPage)
  }

  /// Each photo's page and frame there, by walking.
  private func oracle(
    columns: Int, count: Int, cap: DropCap, features: Features = .none, rowsPerPage: Int,
    _ capPages: PagedGrid.CapPages
  ) -> [(page: Int, frame: Frame)] {
    let low = DropCap(columns: cap.columns, rows: min(cap.rows, rowsPerPage))
    var pages: [(page: Int, frame: Frame)] = []
    switch capPages {
    case .first, .none:
      let whole = walked(
        columns: columns, count: count, cap: capPages == .none ? .none : low, features: features,
        rowsPerPage: rowsPerPage)
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
          walked(
            columns: columns, count: onPage + 1, cap: low, features: features, from: pages.count,
            rowsPerPage: rowsPerPage
          ).corners[onPage].row < rowsPerPage
        {
          onPage += 1
        }
        let walked = walked(
          columns: columns, count: onPage, cap: low, features: features, from: pages.count,
          rowsPerPage: rowsPerPage)
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

  @Test(arguments: PagedGrid.CapPages.allCases)
  func pagesWithFeaturesAreWalkedOnesCutIntoPages(capPages: PagedGrid.CapPages) {
    var random = Seeded(31)
    for _ in 0..<(isSoak ? 100_000 : 3_000) {
      let columns = Int.random(in: 1...7, using: &random)
      let count = Int.random(in: 1...40, using: &random)
      let rowsPerPage = Int.random(in: 1...5, using: &random)
      let cap = DropCap(columns: .random(in: 1...4, using: &random), rows: .random(in: 1...4, using: &random))
      let features = random.features(of: count, most: 6, span: 4)
      let paged = PagedGrid(
        grid(columns: columns, count: count, cap: cap, features: features), rowsPerPage: rowsPerPage,
        capPages: capPages, lastRow: .left)
      let expected = oracle(
        columns: columns, count: count, cap: cap, features: features, rowsPerPage: rowsPerPage, capPages)
      let cells = (0..<count).map { CellIndex($0) }
      let last = expected.map(\.page).max() ?? 0
      let end = expected.filter { $0.page == last }.map(\.frame.bottom).max() ?? 0
      let onPages = (0...last).map { page in cells.filter { expected[$0.rawValue].page == page } }
      let height = Self.cell.height + Self.gap
      guard paged.pageCount == last + 1, cells.map(paged.page) == expected.map(\.page),
        cells.map(paged.frame) == expected.map(\.frame),
        cells.map(paged.row) == expected.map({ Int($0.frame.top / height) }),
        (0...last).map({ Array(paged.cells(onPage: $0)) }) == onPages,
        paged.contentHeight(ofPage: last) == end + Self.gap,
        paged.top(ofRow: paged.rows(onPage: last), onPage: last) == end + Self.gap,
        (0..<last).allSatisfy({ paged.rows(onPage: $0) == rowsPerPage }),
        expected.allSatisfy({ $0.frame.bottom < Double(rowsPerPage) * height + Self.gap })
      else {
        Issue.record("\(columns) columns, \(rowsPerPage) rows, cap \(cap), \(count) photos, \(features)")
        return
      }
    }
  }

  @Test func pagesOfMillionsOfPhotosAreFoundAtOnce() {
    let span = DropCap(columns: 2, rows: 2)
    let features = Features([CellIndex(5_000_000): span, CellIndex(5): span])
    let paged = PagedGrid(
      grid(columns: 4, count: 10_000_000, cap: span, features: features), rowsPerPage: 4, capPages: .every,
      lastRow: .left)
    var first = 0
    for page in 0..<3 {
      let cells = paged.cells(onPage: page)
      #expect(cells.count == (page == 0 ? 10 : 13))
      #expect(cells.first == CellIndex(first))
      first += cells.count
    }
    for cell in [4_999_990, 4_999_999, 5_000_000, 5_000_001, 9_999_999].map({ CellIndex($0) }) {
      #expect(paged.cells(onPage: paged.page(of: cell)).contains(cell))
    }
    #expect(paged.lastCell(onPage: paged.pageCount - 1) == CellIndex(9_999_999))
  }

  @Test func rowsMayBeFurtherApartThanColumns() {
    let plain = DropCapGrid(
      width: 72, cell: Self.cell, minimumGap: Self.gap, count: 5, cap: DropCap(columns: 1, rows: 2),
      rowGap: 11)
    #expect(plain.frame(ofCell: CellIndex(0)) == Frame(left: 4, top: 4, width: 30, height: 51))
    #expect(plain.frame(ofCell: CellIndex(3)) == Frame(left: 4, top: 66, width: 30, height: 20))
    #expect(plain.contentHeight == 90)
    let paged = PagedGrid(plain, rowsPerPage: 2, capPages: .first, lastRow: .left)
    #expect(paged.contentHeight(ofPage: 0) == 59)
    #expect(paged.top(ofRow: 1, onPage: 0) == 35)
    #expect(paged.frame(of: CellIndex(3)).top == 4)
  }

  @Test func aLastRowStaysWhereAFeatureReachesIntoIt() {
    let features = Features([CellIndex(3): DropCap(columns: 1, rows: 2)])
    for lastRow in PagedGrid.LastRow.allCases {
      let paged = PagedGrid(
        grid(columns: 4, count: 5, cap: .none, features: features), rowsPerPage: 9, capPages: .first,
        lastRow: lastRow)
      #expect(paged.frame(of: CellIndex(4)).left == Self.gap)
      let full = PagedGrid(
        grid(columns: 4, count: 8, cap: .none, features: features), rowsPerPage: 9, capPages: .first,
        lastRow: lastRow)
      #expect(full.frame(of: CellIndex(7)).left == (lastRow == .left ? Self.gap : 55))
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
