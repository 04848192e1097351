import PholioFacts
import PholioLayout

/// Cells with which all fit on one page.
extension CellSearch {
  /// The largest cells with which all fit on one page.
  func onePage() throws -> CellFitting {
    let most = max(1, min(number(of: CellFitting.leastEdge, in: area.width), list.mostColumns))
    // With fewer columns than a drop cap has, there would be no cap.
    let least = min(cap.columns, most)
    let choices = options.columns.map { $0...$0 } ?? least...most
    func rows(_ columns: Int) -> Int { list.grid(columns: columns, cap: cap).rows }
    if let cell = options.cell ?? (options.page == nil ? endlessCell : nil) {
      return try onePage(atMost: cell, choices, rows: rows)
    }
    if options.fit == .cover, let poster = try poster(choices) { return poster }
    let made = try choices.filter { rows($0) <= options.rows ?? .max }
      .compactMap { try choice(columns: $0, rows: rows($0)) }
    guard let best = made.max(by: { $0.covered < $1.covered }) else {
      throw try noRoom(columns: choices.lowerBound, rows: rows(choices.lowerBound))
    }
    return try filling(best)
  }

  /// The same in the shape of a given cell, and no larger.
  private func onePage(
    atMost cell: PixelSize, _ choices: ClosedRange<Int>, rows: (Int) -> Int
  ) throws -> CellFitting {
    let ratio = Double(cell.height) / Double(cell.width)
    func edge(_ columns: Int, _ wordsHeight: Int) -> Int {
      min(
        width(columns: columns), Int(Double(height(rows: rows(columns)) - wordsHeight) / ratio), cell.width)
    }
    func style(_ columns: Int) throws -> CardStyle {
      try self.style(
        max(1, min(width(columns: columns), height(rows: rows(columns)), cell.width, cell.height)))
    }
    var best: (columns: Int, width: Int)?
    for columns in choices {
      if let most = options.rows, rows(columns) > most { continue }
      guard width(columns: columns) >= CellFitting.leastEdge else { continue }
      let edge = edge(columns, words.bound(try style(columns)))
      if edge >= CellFitting.leastEdge, edge > best?.width ?? 0 { best = (columns, edge) }
    }
    guard let best else {
      throw try noRoom(columns: choices.lowerBound, rows: rows(choices.lowerBound))
    }
    let style = try style(best.columns)
    let wordsHeight = try words.tallest(style, cellWidth: best.width)
    let across = edge(best.columns, wordsHeight)
    return CellFitting(
      columns: best.columns, rowsPerPage: rows(best.columns),
      box: PixelSize(width: across, height: max(1, Int(Double(across) * ratio))), rowGap: Double(options.gap),
      cap: cap, style: style, wordsHeight: wordsHeight)
  }
}
