import PholioFacts
import PholioLayout

/// Cells that fill a page.
extension CellSearch {
  /// On a contact sheet, where nothing is said: fewer are no overview, and more can't be judged.
  private static let cellsPerPage = 12...36
  private static let mostColumns = 12
  /// A gap between rows, in gaps between columns.
  private static let mostRowGap = 2.5

  /// A number of columns and rows, and what pictures cover then.
  struct Choice {
    var columns: Int
    var rows: Int
    var pages: Int
    /// On a full page, in pixels; on the only one if there is no other.
    var covered: Double
  }

  /// The one in which most is covered; of those nearly as good, one with the fewest pages.
  private static func best(_ choices: [Choice]) -> Choice? {
    let most = choices.map(\.covered).max() ?? 0
    return choices.filter { $0.covered >= 0.98 * most }.max {
      (-$0.pages, $0.covered, $0.columns) < (-$1.pages, $1.covered, $1.columns)
    }
  }

  /// What pictures cover with so many columns and rows; nil if there is no room.
  func choice(columns: Int, rows: Int) throws -> Choice? {
    let (width, height) = (width(columns: columns), height(rows: rows))
    guard width >= CellFitting.leastEdge, height >= CellFitting.leastEdge else { return nil }
    let style = try style(edge(width: width, rowHeight: height))
    let room = height - words.bound(style)
    guard room >= CellFitting.leastEdge else { return nil }
    let grid = list.grid(columns: columns, cap: cap, rowsPerPage: rows)
    let slots = Double(list.count + cap.columns * cap.rows - 1)
    let pages = max(1, (grid.rows + rows - 1) / rows)
    let picture = pictureArea(PixelSize(width: width, height: room), padding: style.padding)
    return Choice(
      columns: columns, rows: rows, pages: pages,
      covered: picture * (pages == 1 ? slots : Double(columns * rows)))
  }

  /// The edge that a cell's words are in proportion to.
  func edge(width: Int, rowHeight: Int) -> Int {
    min(width, rowHeight, boxHeight(width: width, padding: 0))
  }

  /// The numbers of rows at which cells of this width are a little taller than the list's shape, and a little
  /// less tall.
  private func rows(columns: Int) throws -> [Int] {
    if let rows = options.rows { return [rows] }
    let width = width(columns: columns)
    guard width >= CellFitting.leastEdge, area.height > 2 * options.gap else { return [1] }
    let style = try style(edge(width: width, rowHeight: area.height))
    // Of narrow cells, so many that their pictures can be seen.
    let shaped = max(CellFitting.leastEdge, boxHeight(width: width, padding: style.padding))
    let fitting = max(1, number(of: shaped + words.bound(style), in: area.height))
    return [fitting, fitting + 1]
  }

  func given(columns: Int) throws -> CellFitting {
    let choices = try rows(columns: columns).compactMap { try choice(columns: columns, rows: $0) }
    guard let best = Self.best(choices) else {
      throw try noRoom(columns: columns, rows: options.rows ?? 1)
    }
    return try filling(best)
  }

  func given(rows: Int) throws -> CellFitting {
    let most = max(1, min(number(of: CellFitting.leastEdge, in: area.width), Self.mostColumns * 8))
    let choices = try (1...most).compactMap { try choice(columns: $0, rows: rows) }
    guard let best = Self.best(choices) else {
      throw try noRoom(columns: 1, rows: rows)
    }
    return try filling(best)
  }

  /// As many as a contact sheet has, or all if there are fewer.
  func free() throws -> CellFitting {
    let slots = list.count + cap.columns * cap.rows - 1
    let fewest = min(Self.cellsPerPage.lowerBound, slots)
    func excess(_ choice: Choice) -> Int {
      let cells = choice.columns * choice.rows
      return max(fewest - cells, cells - Self.cellsPerPage.upperBound, 0)
    }
    // With fewer columns than a drop cap has, there would be no cap.
    let choices = try (min(cap.columns, Self.mostColumns)...Self.mostColumns).flatMap { columns in
      // The only page has no empty rows.
      let needed = list.grid(columns: columns, cap: cap).rows
      let rows = try rows(columns: columns).map { min($0, needed) }
      let few = slots <= Self.cellsPerPage.lowerBound ? [needed] : []
      return try (rows + few).compactMap { try choice(columns: columns, rows: $0) }
    }
    let least = choices.map(excess).min()
    guard let best = Self.best(choices.filter { excess($0) == least }) else {
      throw try noRoom(columns: 1, rows: 1)
    }
    return try filling(best)
  }

  /// Cells that share a page's height, once its words are measured.
  func filling(_ choice: Choice, cap: DropCap? = nil) throws -> CellFitting {
    let (columns, rows) = (choice.columns, choice.rows)
    let width = width(columns: columns)
    let style = try style(edge(width: width, rowHeight: height(rows: rows)))
    let wordsHeight = try words.tallest(style, cellWidth: width)
    let most = height(rows: rows) - wordsHeight
    guard most >= CellFitting.leastEdge else { throw try noRoom(columns: columns, rows: rows) }
    var height = most
    let shaped = boxHeight(width: width, padding: style.padding)
    func pictureArea(_ height: Int) -> Double {
      self.pictureArea(PixelSize(width: width, height: height), padding: style.padding)
    }
    // If taller cells have larger pictures, all goes to them; else the gaps get some of it first.
    if rows > 1, shaped < most, pictureArea(most) < 1.02 * pictureArea(shaped) {
      let left = area.height - rows * (shaped + wordsHeight) - (rows + 1) * options.gap
      let most = Int(Double((rows - 1) * options.gap) * (Self.mostRowGap - 1))
      height = shaped + max(0, left - most) / rows
    }
    return CellFitting(
      columns: columns, rowsPerPage: rows, box: PixelSize(width: width, height: height),
      rowGap: rowGap(rows: rows, height: height + wordsHeight), cap: cap ?? self.cap, style: style,
      wordsHeight: wordsHeight)
  }

  /// With which rows of this height end where the page does.
  private func rowGap(rows: Int, height: Int) -> Double {
    if rows == 1 { return Double(options.gap) }
    return Double(area.height - 2 * options.gap - rows * height) / Double(rows - 1)
  }
}
