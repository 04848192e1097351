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
    let inset = inset
    let width =
      options.page == nil
      ? columns * (usual.width + options.gap) + options.gap : area.width + 2 * inset.across
    let full = area.height + inset.above + inset.below
    // A few are as large as one page lets them be.
    let mayChoose =
      options.page != nil && options.columns == nil && options.rows == nil && options.cell == nil
    var isOnePage = options.onePage || mayChoose && list.count <= Self.few
    if options.page == nil, width > area.width { throw tooLarge(usual, 0, columns) }
    guard width - 2 * options.gap >= CellFitting.leastEdge, full >= CellFitting.leastEdge else {
      throw try noRoom(columns: 1, rows: 1)
    }
    var (rowHeight, style, wordsHeight) = try row(Double(try usualRowHeight(usual, width: width, full: full)))
    func pages(height: Int?) -> PagedRows {
      PagedRows(
        width: Double(width), height: height.map(Double.init), gap: Double(options.gap), shapes: list.aspects,
        rowHeight: rowHeight, wordsHeight: Double(wordsHeight), cap: cap, capPages: options.capPages,
        isOnePage: isOnePage, isCentred: options.lastRow.map { $0 != .left } ?? (options.page != nil))
    }
    var laid = pages(height: options.page == nil ? nil : full)
    if options.page == nil, laid.contentHeight(ofPage: 0) > Double(area.height) {
      laid = pages(height: full)
    }
    // So are a few more, of which one or two would be left for a second page.
    if mayChoose, laid.pageCount == 2, list.count <= 2 * Self.few,
      laid.cells(onPage: 1).count * 4 < list.count
    {
      isOnePage = true
      laid = pages(height: full)
    }
    // Words are in proportion to the rows, which on one page are known afterwards.
    if isOnePage, laid.rowHeight != rowHeight {
      (rowHeight, style, wordsHeight) = try row(laid.rowHeight)
      laid = pages(height: full)
    }
    guard Int(laid.rowHeight) >= CellFitting.leastEdge else { throw try noRoom(columns: 1, rows: list.count) }
    let edge = Int(laid.rowHeight)
    return LaidPages(
      pages: laid, style: style, wordsHeight: wordsHeight, width: width,
      box: PixelSize(width: edge, height: edge), inset: inset)
  }

  /// How far the gaps around rows lie in the margins of a paper: a margin at least as wide as a gap is room
  /// enough, and pictures reach it. Header, title and footer keep their gap.
  private var inset: PageInset {
    guard options.page != nil else { return .none }
    let inset = min(options.gap, options.margin)
    return PageInset(
      across: inset, above: area.wordsAbove > 0 ? 0 : inset, below: area.wordsBelow > 0 ? 0 : inset)
  }

  /// A row whose pictures aim at a height, with the style and the height of its words.
  private func row(_ height: Double) throws -> (height: Double, style: CardStyle, words: Int) {
    let style = try style(max(CellFitting.leastEdge, Int(height * min(1, aspect))))
    return (height, style, words.bound(style) + 2 * style.padding)
  }

  /// What rows aim at: a given cell's height, so many rows a page, about so many pictures a row, or what a
  /// grid would have.
  private func usualRowHeight(_ usual: PixelSize, width: Int, full: Int) throws -> Int {
    if options.cell != nil || options.page == nil { return usual.height }
    if let rows = options.rows {
      let height = height(rows: rows)
      guard height >= CellFitting.leastEdge else { throw try noRoom(columns: 1, rows: rows) }
      let room = height - words.bound(try style(height))
      guard room >= CellFitting.leastEdge else { throw try noRoom(columns: 1, rows: rows) }
      return room
    }
    guard let columns = options.columns else {
      func proposed(words: Int) -> Double {
        PagedRows.proposedRowHeight(
          width: Double(width), height: Double(full), gap: Double(options.gap), shapes: list.aspects,
          wordsHeight: Double(words), cap: cap, capPages: options.capPages)
      }
      // Words are in proportion to the rows.
      let bare = proposed(words: 0)
      let words = try row(bare).words
      return Int(words == 0 ? bare : proposed(words: words))
    }
    let across = self.width(columns: columns)
    guard across >= CellFitting.leastEdge else { throw try noRoom(columns: columns, rows: 1) }
    return max(CellFitting.leastEdge, boxHeight(width: across, padding: 0))
  }
}
