import PholioFacts
import PholioLayout

/// Pages of justified rows.
extension CellSearch {
  /// Rows of whole pictures, with room for words under each row.
  ///
  /// - Throws: `SheetError`; `TextError`.
  func rows() throws -> LaidPages {
    let usual = options.cell ?? endlessCell
    // Without paper, as wide as the grid would be.
    let columns = min(options.columns ?? 1, list.mostColumns)
    let width = options.page == nil ? columns * (usual.width + options.gap) + options.gap : area.width
    guard width - 2 * options.gap >= CellFitting.leastEdge else { throw try noRoom(columns: 1, rows: 1) }
    var (rowHeight, style, wordsHeight) = try row(Double(try usualRowHeight(usual)))
    func pages(height: Int?) -> PagedRows {
      PagedRows(
        width: Double(width), height: height.map(Double.init), gap: Double(options.gap), shapes: list.aspects,
        rowHeight: rowHeight, wordsHeight: Double(wordsHeight), cap: cap, capPages: options.capPages,
        isOnePage: options.onePage)
    }
    var laid = pages(height: options.page == nil ? nil : area.height)
    if options.page == nil, laid.contentHeight(ofPage: 0) > Double(area.height) {
      laid = pages(height: area.height)
    }
    // Words are in proportion to the rows, which on one page are known afterwards.
    if options.onePage, laid.rowHeight < rowHeight {
      (rowHeight, style, wordsHeight) = try row(laid.rowHeight)
      laid = pages(height: area.height)
    }
    guard Int(laid.rowHeight) >= CellFitting.leastEdge else { throw try noRoom(columns: 1, rows: list.count) }
    return LaidPages(pages: laid, style: style, wordsHeight: wordsHeight, width: width)
  }

  /// A row whose pictures aim at a height, with the style and the height of its words.
  private func row(_ height: Double) throws -> (height: Double, style: CardStyle, words: Int) {
    let style = try style(max(CellFitting.leastEdge, Int(height * min(1, aspect))))
    return (height, style, words.bound(style) + 2 * style.padding)
  }

  /// What rows aim at: a given cell's height, so many rows a page, about so many pictures a row, or what a
  /// grid would have.
  private func usualRowHeight(_ usual: PixelSize) throws -> Int {
    if options.cell != nil || options.page == nil { return usual.height }
    if let rows = options.rows {
      let height = height(rows: rows)
      guard height >= CellFitting.leastEdge else { throw try noRoom(columns: 1, rows: rows) }
      let room = height - words.bound(try style(height))
      guard room >= CellFitting.leastEdge else { throw try noRoom(columns: 1, rows: rows) }
      return room
    }
    guard let columns = options.columns else {
      return Int(
        PagedRows.proposedRowHeight(
          width: Double(area.width), height: Double(area.height), gap: Double(options.gap),
          shapes: list.aspects, cap: cap, capPages: options.capPages))
    }
    let width = width(columns: columns)
    guard width >= CellFitting.leastEdge else { throw try noRoom(columns: columns, rows: 1) }
    return max(CellFitting.leastEdge, boxHeight(width: width, padding: 0))
  }
}
