extension PagedRows {
  /// A row height for pages that look designed, if nobody wishes another one.
  ///
  /// On pages of a fixed height: that of three to five rows on an upright page, of two or three on a wide
  /// one, whichever fills the first pages with most picture. Without a height: as high as puts three or four
  /// photos of the usual shape side by side.
  package static func proposedRowHeight(
    width: Double, height: Double?, gap: Double, shapes: [Float], wordsHeight: Double = 0,
    cap: DropCap = .none, capPages: PagedGrid.CapPages = .first
  ) -> Double {
    let inner = max(1, width - 2 * gap)
    guard let height else {
      let sample = shapes.prefix(1000).map { Double(JustifiedRows.valid($0)) }.sorted()
      let shape = sample.isEmpty ? 1 : sample[sample.count / 2]
      let across = Double(min(max(1, shapes.count), shapes.count < 30 ? 3 : 4))
      return max(1, (inner - (across - 1) * gap) / (across * shape))
    }
    let room = max(1, height - 2 * gap)
    let numbers = height >= width ? [4, 3, 5] : [3, 2]
    var best: (rowHeight: Double, share: Double)?
    for number in numbers {
      let rowHeight = max(1, (room + gap) / Double(number) - gap - wordsHeight)
      // About three pages' worth of photos.
      var across = 0.0
      let sample = shapes.prefix { shape in
        across += Double(JustifiedRows.valid(shape)) * rowHeight
        return across < Double(3 * number + 3) * inner
      }
      let pages = PagedRows(
        width: width, height: height, gap: gap, shapes: Array(sample), rowHeight: rowHeight,
        wordsHeight: wordsHeight, cap: cap, capPages: capPages)
      let full = pages.pages.dropLast(pages.pageCount > 1 ? 1 : 0)
      let area = full.reduce(0) { $0 + pages.area(of: $1) }
      let share = area / (width * height * Double(max(1, full.count))) + (best == nil ? 0.01 : 0)
      if share > best?.share ?? -1 { best = (rowHeight, share) }
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
