import PholioFacts
import PholioImaging
import PholioLayout

/// A sheet's pages, and what its cells are like.
struct LaidPages {
  var pages: any PagedLayout
  var style: CardStyle
  /// How much taller a cell is than its picture and its padding, in pixels.
  var wordsHeight: Int
  /// Of a page's window, in pixels.
  var width: Int
  /// How far the window reaches into the margins.
  var inset = PageInset.none
}

/// How far a page's window reaches beyond the area within its margins, in pixels.
struct PageInset {
  /// On the left, and as much on the right.
  var across: Int
  var above: Int
  var below: Int

  static let none = PageInset(across: 0, above: 0, below: 0)
}

/// Looks for the cells in which a page's pictures are largest.
///
/// Cells have the shape that most of the list's pictures have. A page is filled: what its rows leave over goes
/// between them, up to a limit, and then into the cells.
struct CellSearch {
  let options: SheetOptions
  let list: SheetList
  let area: CellArea
  let words: WordsMeasure
  let output: any SheetOutput
  /// Of cells in the list's shape.
  let aspect: Double

  /// On a contact sheet, where nothing is said: fewer are no overview, and more can't be judged.
  private static let cellsPerPage = 12...36
  private static let mostColumns = 12
  /// A gap between rows, in gaps between columns.
  private static let mostRowGap = 2.5

  init(
    options: SheetOptions, list: SheetList, area: CellArea, words: WordsMeasure, output: any SheetOutput
  ) {
    self.options = options
    self.list = list
    self.area = area
    self.words = words
    self.output = output
    aspect = list.shapes.cellAspect(turns: options.rotateToFit)
  }

  func width(columns: Int) -> Int { (area.width - (columns + 1) * options.gap) / columns }

  /// Of a row with its words.
  func height(rows: Int) -> Int { (area.height - (rows + 1) * options.gap) / rows }

  /// How many cells fit into a room, with gaps between and around them.
  private func number(of edge: Int, in room: Int) -> Int {
    max(0, (room - options.gap) / (edge + options.gap))
  }

  func style(_ edge: Int) throws -> CardStyle {
    let em = CellFitting.em(edge, options)
    return CardStyle(options, em: em, line: try words.line(em: em))
  }

  var cap: DropCap { options.capPages == .none ? .none : list.cap }

  /// The pages of a grid.
  ///
  /// - Throws: `SheetError`; `TextError`.
  func grid() throws -> LaidPages {
    let fitting =
      if options.onePage {
        try onePage()
      } else if let cell = options.cell {
        try given(cell)
      } else if options.page == nil {
        try given(endlessCell)
      } else if let columns = options.columns {
        try given(columns: columns)
      } else if let rows = options.rows {
        try given(rows: rows)
      } else {
        try free()
      }
    let width = fitting.columns * (fitting.box.width + options.gap) + options.gap
    let grid = DropCapGrid(
      width: Double(width),
      cell: Size(width: Double(fitting.box.width), height: Double(fitting.box.height + fitting.wordsHeight)),
      minimumGap: Double(options.gap), count: list.count, cap: fitting.cap, features: list.features,
      rowGap: fitting.rowGap, rowsPerPage: fitting.rowsPerPage)
    return LaidPages(
      pages: PagedGrid(
        grid, rowsPerPage: fitting.rowsPerPage, capPages: options.capPages, lastRow: options.lastRow),
      style: fitting.style, wordsHeight: fitting.wordsHeight, width: width)
  }

  // MARK: Boxes and their pictures

  /// What is left of a box for the picture in front.
  private func inner(_ box: PixelSize, padding: Int) -> Size {
    let edge = 2 * (padding + options.border)
    let room = PixelFrame(left: 0, top: 0, right: max(1, box.width - edge), bottom: max(1, box.height - edge))
    let front = options.stacks ? CellStack(in: room, border: options.border).front : room
    return Size(width: Double(max(1, front.width)), height: Double(max(1, front.height)))
  }

  /// The height at which a box of this width has the list's shape.
  func boxHeight(width: Int, padding: Int) -> Int {
    let edge = 2 * (padding + options.border)
    let bare = Int((Double(max(1, width - edge)) / aspect).rounded()) + edge
    guard options.stacks else { return max(1, bare) }
    // Pictures behind the front one are seen above it.
    let hidden = bare - edge - Int(inner(PixelSize(width: width, height: bare), padding: padding).height)
    return max(1, bare + hidden)
  }

  /// Pixels of a mean picture in a box.
  private func pictureArea(_ box: PixelSize, padding: Int) -> Double {
    let inner = inner(box, padding: padding)
    if options.fit == .cover {
      // What is cut off counts as well: half of a picture is less than half of it.
      let seen = list.shapes.seen(inAspect: inner.width / inner.height, turns: options.rotateToFit)
      return inner.width * inner.height * seen
    }
    return list.shapes.area(in: inner, enlarge: options.enlarge, turns: options.rotateToFit)
  }

  // MARK: Cells of a given size

  /// The usual size without paper, in the list's shape: as large in pixels as the declared square.
  var endlessCell: PixelSize {
    let root = (Double(options.usualCell.pixels) * aspect).squareRoot()
    let width = max(CellFitting.leastEdge, root.roundedHalfUp)
    return PixelSize(width: width, height: max(CellFitting.leastEdge, boxHeight(width: width, padding: 0)))
  }

  func given(_ cell: PixelSize) throws -> CellFitting {
    let style = try style(min(cell.width, cell.height))
    let wordsHeight = try words.tallest(style, cellWidth: cell.width)
    let height = cell.height + wordsHeight
    var columns = options.columns ?? number(of: cell.width, in: area.width)
    // A picture without paper has no empty columns.
    if options.page == nil { columns = min(columns, list.mostColumns) }
    let rows = options.rows ?? number(of: height, in: area.height)
    guard columns > 0, rows > 0, columns <= number(of: cell.width, in: area.width),
      rows <= number(of: height, in: area.height)
    else {
      throw options.page == nil
        ? tooLarge(cell, wordsHeight, columns)
        : SheetError.cellsDoNotFit(
          columns: max(columns, 1), rows: max(rows, 1), cellWidth: cell.width,
          cellHeight: height, width: max(area.width, 0), height: max(area.height, 0))
    }
    var rowGap = Double(options.gap)
    // The cells keep their size: a full page's rows are spread, by half a cell at most.
    if options.page != nil, rows > 1, list.grid(columns: columns, cap: cap).rows >= rows {
      let left = area.height - rows * height - (rows + 1) * options.gap
      rowGap += min(Double(left) / Double(rows - 1), Double(height) / 2)
    }
    return CellFitting(
      columns: columns, rowsPerPage: rows, box: cell, rowGap: rowGap, cap: cap, style: style,
      wordsHeight: wordsHeight)
  }

  private func tooLarge(_ cell: PixelSize, _ wordsHeight: Int, _ columns: Int) -> SheetError {
    .tooLarge(
      width: area.page.width - area.width + columns * (cell.width + options.gap) + options.gap,
      height: area.page.height - area.height + cell.height + wordsHeight + 2 * options.gap,
      kind: output.name, longest: output.longestEdge)
  }

  // MARK: Cells that fill a page

  /// A number of columns and rows, and what pictures cover then.
  private struct Choice {
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
  private func choice(columns: Int, rows: Int) throws -> Choice? {
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
  private func edge(width: Int, rowHeight: Int) -> Int {
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
  private func filling(_ choice: Choice, cap: DropCap? = nil) throws -> CellFitting {
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

  // MARK: One page

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

  // MARK: What doesn't fit

  /// What takes the room that so many cells need.
  func noRoom(columns: Int, rows: Int) throws -> SheetError {
    let (width, height) = (width(columns: columns), height(rows: rows))
    let least = CellFitting.leastEdge
    if width < least { return noRoom(.width, columns, least) }
    if height < least { return noRoom(.height, rows, least) }
    return noRoom(.height, rows, least + words.bound(try style(edge(width: width, rowHeight: height))))
  }

  private func noRoom(_ edge: SheetRoom.Edge, _ cells: Int, _ least: Int) -> SheetError {
    .noRoom(
      SheetRoom(
        edge: edge, page: edge == .width ? area.page.width : area.page.height, margins: 2 * area.margin,
        words: edge == .width ? 0 : area.words, cells: cells, gap: options.gap, least: least))
  }
}
