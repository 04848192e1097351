extension PagedRows {
  /// A row height for pages that look designed, if nobody wishes another one.
  ///
  /// On pages of a fixed height: that of three to five rows on an upright page, of two or three on a wide
  /// one, whichever fills the first pages with most picture. Without a height: as high as puts three or four
  /// photos of the usual shape side by side, or two or five of a few that fill the page better so.
  package static func proposedRowHeight(
    width: Double, height: Double?, gap: Double, shapes: [Float], wordsHeight: Double = 0,
    cap: DropCap = .none, capPages: PagedGrid.CapPages = .first
  ) -> Double {
    let inner = max(1, width - 2 * gap)
    guard let height else {
      let sample = Array(shapes.prefix(1000))
      let sorted = sample.map { Double(JustifiedRows.valid($0)) }.sorted()
      let shape = sorted.isEmpty ? 1 : sorted[sorted.count / 2]
      var best: (rowHeight: Double, share: Double)?
      for number in sample.count < 30 ? [3, 4, 2, 5] : [4, 3] {
        let across = Double(min(max(1, sample.count), number))
        let rowHeight = max(1, (inner - (across - 1) * gap) / (across * shape))
        let pages = PagedRows(
          width: width, height: nil, gap: gap, shapes: sample, rowHeight: rowHeight, wordsHeight: wordsHeight,
          cap: cap, capPages: capPages)
        // Words' room counts as taken.
        let rows = pages.pages.first.map { Double($0.starts.count) * wordsHeight * inner } ?? 0
        let taken = pages.pages.reduce(rows) { $0 + pages.area(of: $1) }
        let share = taken / (width * max(1, pages.pages.first.map { $0.bottom + gap } ?? 1))
        if share > (best?.share ?? -1) + 0.01 { best = (rowHeight, share) }
        if share >= 0.86 { break }
      }
      return best?.rowHeight ?? 1
    }
    let room = max(1, height - 2 * gap)
    let numbers = height >= width ? [4, 3, 5, 3.5, 4.5] : [3, 2, 2.5, 3.5]
    var best: (rowHeight: Double, worth: Double)?
    for number in numbers {
      let rowHeight = max(1, (room + gap) / number - gap - wordsHeight)
      // About sixteen pages' worth of photos.
      var across = 0.0
      let sample = shapes.prefix { shape in
        across += Double(JustifiedRows.valid(shape)) * rowHeight
        return across < 16 * number * inner
      }
      let pages = PagedRows(
        width: width, height: height, gap: gap, shapes: Array(sample), rowHeight: rowHeight,
        wordsHeight: wordsHeight, cap: cap, capPages: capPages)
      let full = pages.pages.dropLast(pages.pageCount > 1 ? 1 : 0)
      let worths = full.map { page in
        // Good enough is good enough: more picture is no reason for fewer photos.
        let words = Double(page.starts.count) * wordsHeight * inner
        let missing = max(0, 0.88 - (pages.area(of: page) + words) / (inner * room))
        // Rows beside a cap have heights of their own.
        let heights = page.heights.dropFirst(page.rowsBeside)
        return 1 - (heights.max() ?? 1) / (heights.min() ?? 1) - 25 * missing
      }
      var worth = worths.reduce(0, +) / Double(max(1, worths.count)) + (worths.min() ?? 0)
      // A last page that is nearly empty.
      if sample.count == shapes.count, pages.pageCount > 1, let last = pages.pages.last {
        worth -= 2 * max(0, 0.4 - pages.area(of: last) / (inner * room))
      }
      if worth > (best?.worth ?? -.infinity) + 0.1 { best = (rowHeight, worth) }
    }
    return best?.rowHeight ?? 1
  }

  /// The area of a page's pictures.
  private func area(of page: RowPage) -> Double {
    (page.start..<page.start + page.count).reduce(0) { sum, cell in
      let frame = frame(of: CellIndex(cell))
      return sum + frame.width * max(0, frame.height - wordsHeight)
    }
  }
}
