extension PageFilling {
  /// A page with all the photos that are left, in rows of the wished height, the last of which needn't be
  /// full; nil if they don't fit.
  func last(_ rest: ArraySlice<Float>, capRows: Int) -> RowPage? {
    guard let room else {
      return page(rest, head: head(rest, capRows: capRows, rowHeight: rowHeight), fills: true)
    }
    // Rows are at least half as high as wished, or hold one wide photo; so this is less than they need.
    var least = -rowGap
    for shape in rest {
      let across = Double(shape) * rowHeight
      least += min(1, across / breaking.width) * (min(rowHeight, breaking.width / Double(shape))) / 4
      if least > room { return nil }
    }
    let page = page(rest, head: head(rest, capRows: capRows, rowHeight: rowHeight), fills: false)
    return page.bottom <= gap + room + 1e-6 ? page : nil
  }

  /// The block at a page's beginning, over as many rows as fit.
  func head(_ rest: ArraySlice<Float>, capRows: Int, rowHeight: Double) -> RowBlock? {
    guard capRows > 1 else { return nil }
    let breaking = with(rowHeight).breaking
    for rows in stride(from: min(capRows, 99), to: 1, by: -1) {
      if let room, Double(rows - 1) * rowGap >= room { continue }
      let block = RowBlock.capped(rest, rows: rows, breaking: breaking, rowGap: rowGap)
      if block.height + wordsHeight <= room ?? .infinity { return block }
    }
    return nil
  }

  /// All photos on one page, as tall as needed.
  ///
  /// - Parameter fills: Whether the last row should be full if that is possible.
  func page(_ rest: ArraySlice<Float>, head: RowBlock?, fills: Bool) -> RowPage {
    let first = head?.count ?? 0
    let broken = breaking.rows(rest.dropFirst(first), isEnd: !fills)
    let rows = zip(broken.starts, broken.heights).map { (first + Int($0), $1) }
    return page(rest, head: head, rows: rows, count: rest.count, extra: 0)
  }

  /// - Parameters:
  ///   - rows: First photos, counted from the page's first, and heights of the rows after the head.
  ///   - extra: How much larger the gaps between rows are than usual, but for those in the head.
  func page(
    _ rest: ArraySlice<Float>, head: RowBlock?, rows: [(start: Int, height: Double)], count: Int,
    extra: Double
  ) -> RowPage {
    var page = RowPage(
      start: rest.startIndex, count: count, starts: [], heights: [], tops: [], cap: head?.cap, bottom: gap)
    var top = gap
    if let head {
      page.starts = head.starts.map(Int.init)
      page.heights = head.heights
      page.tops = head.tops.map { gap + $0 }
      page.rowsBeside = head.cap == nil ? 0 : head.starts.count
      page.bottom = gap + head.height + wordsHeight
      top = page.bottom + gap + extra
    }
    for row in rows {
      page.starts.append(row.start)
      page.heights.append(row.height)
      page.tops.append(top)
      page.bottom = top + row.height + wordsHeight
      top = page.bottom + gap + extra
    }
    return page
  }
}
