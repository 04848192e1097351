import PholioLayout
import Testing

/// Pages of rows beside rules that are checked frame by frame.
@Suite struct PagedRowsTests {
  /// On a last page with fewer photos than the cap has rows, none is a stamp beside a giant.
  @Test func aLastPageOfFewHasNoCap() {
    for capRows in 2...4 {
      for count in 1...60 {
        let rows = PagedRows(
          width: 600, height: 800, gap: 10, shapes: Array(repeating: 1.5, count: count), rowHeight: 140,
          cap: DropCap(columns: capRows, rows: capRows), capPages: .every)
        let last = rows.cells(onPage: rows.pageCount - 1)
        guard rows.pageCount > 1, last.count < capRows else { continue }
        let heights = last.map { rows.frame(of: $0).height }
        #expect((heights.max() ?? 0) < 2 * (heights.min() ?? 0), "\(count) photos, \(capRows) rows")
      }
    }
  }

  /// A4 upright and wide at 300 dots an inch within margins of 8 mm, Letter, and A5 both ways; with the gaps
  /// around the rows, which lie in the margins.
  static let papers: [(width: Double, height: Double)] = [
    (2386, 3414), (3414, 2386), (2456, 3206), (1654, 2386), (2386, 1654),
  ]
  static let gap = 47.0

  private static func galleries(_ counts: [Int]) -> [(name: String, shapes: [Float])] {
    counts.flatMap { count in
      Galleries.kinds.map { ("\($0.name), \(count)", Galleries.shapes($0.shapes, count: count, seed: 7)) }
        + [("any, \(count)", Galleries.any(count: count, seed: UInt64(count)))]
    }
  }

  private func share(_ pages: PagedRows, _ page: Int, height: Double) -> Double {
    pages.cells(onPage: page).reduce(0) { sum, cell in
      let frame = pages.frame(of: cell)
      return sum + frame.width * (frame.height - pages.wordsHeight)
    } / ((pages.width - 2 * pages.gap) * (height - 2 * pages.gap))
  }

  /// The height of a page's highest pictures, divided by that of its lowest.
  private func unevenness(_ pages: PagedRows, _ page: Int) -> Double {
    let heights = pages.cells(onPage: page).map { pages.frame(of: $0).height - pages.wordsHeight }
    return (heights.max() ?? 1) / (heights.min() ?? 1)
  }

  private func check(_ pages: PagedRows, _ shapes: [Float], height: Double?, _ what: String) {
    var next = 0
    for page in 0..<pages.pageCount {
      let cells = Array(pages.cells(onPage: page))
      guard cells.first?.rawValue == next else {
        Issue.record("\(what): page \(page) begins at \(String(describing: cells.first))")
        return
      }
      next += cells.count
      let frames = cells.map(pages.frame)
      let end = pages.contentHeight(ofPage: page)
      for (index, (cell, frame)) in zip(cells, frames).enumerated() {
        let picture = frame.height - pages.wordsHeight
        let row = pages.row(of: cell)
        guard abs(frame.width - Double(shapes[cell.rawValue]) * picture) < 1e-6, pages.page(of: cell) == page,
          frame.left >= pages.gap, frame.right <= pages.width - pages.gap + 1e-6,
          frame.bottom <= end - pages.gap + 1e-6, frame.top == pages.top(ofRow: row, onPage: page),
          row < pages.rows(onPage: page)
        else {
          Issue.record("\(what): \(cell) on page \(page) at \(frame)")
          return
        }
        for other in frames[..<index].suffix(30)
        where other.left < frame.right - 1e-6 && frame.left < other.right - 1e-6
          && other.top < frame.bottom - 1e-6 && frame.top < other.bottom - 1e-6
        {
          Issue.record("\(what): \(cell) at \(frame) covers \(other)")
          return
        }
      }
      if let height, end > height + 1e-6 { Issue.record("\(what): page \(page) is \(end) high") }
    }
    #expect(next == shapes.count, "\(what)")
  }

  @Test func picturesKeepTheirShapeWithinTheirPage() {
    for (name, shapes) in Self.galleries([1, 2, 3, 9, 30, 100]) {
      for cap in [DropCap.none, DropCap(columns: 2, rows: 2), DropCap(columns: 1, rows: 9)] {
        for capPages in PagedGrid.CapPages.allCases {
          for (height, words, isOnePage) in [
            (3320.0, 0.0, false), (3320, 60, false), (3320, 60, true), (nil, 60, false), (nil, 0, false),
          ] {
            let pages = PagedRows(
              width: 2292, height: height, gap: 47, shapes: shapes, rowHeight: 600, wordsHeight: words,
              cap: cap, capPages: capPages, isOnePage: isOnePage)
            check(pages, shapes, height: height, "\(name), cap \(cap), \(capPages), \(words), \(isOnePage)")
            if isOnePage || height == nil { #expect(pages.pageCount == 1) }
          }
        }
      }
    }
  }

  @Test func everyPageButTheLastIsFilled() {
    for (width, height) in Self.papers {
      for (name, shapes) in Self.galleries([30, 80, 200]) {
        for words in [0.0, 70] {
          let rowHeight = PagedRows.proposedRowHeight(
            width: width, height: height, gap: Self.gap, shapes: shapes, wordsHeight: words)
          let pages = PagedRows(
            width: width, height: height, gap: Self.gap, shapes: shapes, rowHeight: rowHeight,
            wordsHeight: words)
          for page in 0..<max(0, pages.pageCount - 1) {
            let end = pages.contentHeight(ofPage: page)
            #expect(end > 0.92 * height, "\(name), \(width)x\(height), page \(page) ends at \(end)")
            for row in 1..<max(1, pages.rows(onPage: page)) {
              let above = pages.cells(onPage: page).filter { pages.row(of: $0) == row - 1 }
              let bottom = above.map { pages.frame(of: $0).bottom }.max() ?? 0
              let between = pages.top(ofRow: row, onPage: page) - bottom
              #expect(between < 3.95 * Self.gap && between > 0.39 * Self.gap, "\(name), page \(page)")
            }
          }
        }
      }
    }
  }

  @Test func galleriesAreMostlyPicture() {
    for (width, height) in Self.papers {
      for (name, shapes) in Self.galleries([60, 120, 200]) {
        let rowHeight = PagedRows.proposedRowHeight(
          width: width, height: height, gap: Self.gap, shapes: shapes)
        let pages = PagedRows(
          width: width, height: height, gap: Self.gap, shapes: shapes, rowHeight: rowHeight)
        let shares = (0..<max(0, pages.pageCount - 1)).map { share(pages, $0, height: height) }.sorted()
        if shares.isEmpty { continue }
        #expect(shares[shares.count / 2] >= 0.84, "\(name), \(width)x\(height): \(shares)")
        #expect(shares[0] >= 0.8, "\(name), \(width)x\(height): \(shares)")
      }
    }
    for (name, shapes) in Self.galleries([2, 3, 4, 5, 7, 12, 30, 100, 500]) {
      let rowHeight = PagedRows.proposedRowHeight(width: 1296, height: nil, gap: 16, shapes: shapes)
      let pages = PagedRows(width: 1296, height: nil, gap: 16, shapes: shapes, rowHeight: rowHeight)
      let share = share(pages, 0, height: pages.contentHeight(ofPage: 0))
      #expect(share > (shapes.count < 5 ? 0.8 : 0.85), "\(name): \(share)")
    }
  }

  @Test func rowsOfAPageAreAboutAsHigh() {
    for (width, height) in Self.papers {
      var uneven: [Double] = []
      for (name, shapes) in Self.galleries([80, 200]) where !name.hasPrefix("any") {
        for words in [0.0, 70] {
          let rowHeight = PagedRows.proposedRowHeight(
            width: width, height: height, gap: Self.gap, shapes: shapes, wordsHeight: words)
          let pages = PagedRows(
            width: width, height: height, gap: Self.gap, shapes: shapes, rowHeight: rowHeight,
            wordsHeight: words)
          uneven += (0..<max(0, pages.pageCount - 1)).map { unevenness(pages, $0) }
        }
      }
      uneven.sort()
      // Two photos of one shape side by side are half as high again as three.
      #expect(uneven[uneven.count / 2] < 1.6, "\(width)x\(height)")
      #expect(uneven[uneven.count * 9 / 10] < 2.3, "\(width)x\(height)")
    }
  }

  /// Of a whole sheet, with its last page. A photo that is wider than a page is as high as it can be.
  @Test func noRowIsTwiceAsHighAsAnother() {
    for (width, height) in Self.papers {
      for (name, shapes) in Self.galleries([13, 18, 30, 80, 200]) {
        for words in [0.0, 70] {
          let rowHeight = PagedRows.proposedRowHeight(
            width: width, height: height, gap: Self.gap, shapes: shapes, wordsHeight: words)
          let pages = PagedRows(
            width: width, height: height, gap: Self.gap, shapes: shapes, rowHeight: rowHeight,
            wordsHeight: words)
          var heights: [Double] = []
          for page in 0..<pages.pageCount {
            let rows = Dictionary(grouping: pages.cells(onPage: page), by: pages.row)
            for cells in rows.values {
              let height = pages.frame(of: cells[0]).height - words
              if cells.count > 1 || height >= pages.rowHeight { heights.append(height) }
            }
          }
          let (least, most) = (heights.min() ?? 1, heights.max() ?? 1)
          #expect(most < 2 * least, "\(name), \(width)x\(height): \(least) to \(most)")
        }
      }
    }
  }

  @Test func rowsOfOnePageAreAboutAsHigh() {
    for (name, shapes) in Self.galleries([30, 60]) where !name.hasPrefix("any") {
      let pages = PagedRows(
        width: 2386, height: 3414, gap: Self.gap, shapes: shapes, rowHeight: 500, wordsHeight: 70,
        isOnePage: true)
      #expect(unevenness(pages, 0) < 1.8, "\(name)")
    }
  }

  @Test func rowsKeepNearTheWishedHeight() {
    for (name, shapes) in Self.galleries([200]) where !name.contains("panoramas") {
      for rowHeight in [300.0, 500, 800] {
        let pages = PagedRows(width: 2292, height: 3320, gap: 47, shapes: shapes, rowHeight: rowHeight)
        let heights = (0..<200).map { pages.frame(of: CellIndex($0)).height }.sorted()
        #expect(heights.allSatisfy { rowHeight / 2.01...rowHeight * 2.01 ~= $0 }, "\(name), \(rowHeight)")
        #expect(rowHeight / 1.6...rowHeight * 1.6 ~= heights[100], "\(name), \(rowHeight): \(heights[100])")
      }
    }
  }

  @Test func allPhotosFillOnePage() {
    for (name, shapes) in Self.galleries([10, 17, 30, 60]) {
      let pages = PagedRows(
        width: 2292, height: 3320, gap: 20, shapes: shapes, rowHeight: 500, isOnePage: true)
      let share = share(pages, 0, height: 3320)
      #expect(pages.pageCount == 1 && share > 0.68, "\(name): \(share)")
    }
  }

  @Test func oddPagesAreStillPages() {
    let lists: [[Float]] = [
      [], [50], [0.02], [50, 0.02, 1, 50, 50, 0.02], Array(repeating: 0.02, count: 40),
      Array(repeating: 50, count: 40), [.nan, 0, -1, .infinity],
    ]
    for shapes in lists {
      for (width, height, gap, words) in [
        (0.0, 0.0, 0.0, 0.0), (100, 10, 47, 0), (100, 100, 4, 200), (2292, 3320, 47, 0), (500, 20, 0, 4),
      ] {
        for isOnePage in [false, true] {
          for rowHeight in [1.0, 300, 1e6] {
            let cap = DropCap(columns: 1, rows: 3)
            let pages = PagedRows(
              width: width, height: height, gap: gap, shapes: shapes, rowHeight: rowHeight,
              wordsHeight: words,
              cap: cap, capPages: .every, isOnePage: isOnePage)
            let cells = (0..<pages.pageCount).flatMap { pages.cells(onPage: $0).map(\.rawValue) }
            #expect(cells == Array(0..<shapes.count))
            _ = PagedRows.proposedRowHeight(width: width, height: height, gap: gap, shapes: shapes, cap: cap)
          }
        }
      }
    }
  }
}
