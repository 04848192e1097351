import PholioFacts
import PholioImaging
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
    var cap: DropCap
    var pages: Int
    /// On a page, on average, in pixels.
    var covered: Double
    var cells: Int { columns * rows }
  }

  /// The one in which most is covered; of those nearly as good, one with the fewest pages, and then one whose
  /// full pages have the most pictures.
  private static func best(_ choices: [Choice]) -> Choice? {
    let most = choices.map(\.covered).max() ?? 0
    return choices.filter { $0.covered >= 0.98 * most }.max {
      (-$0.pages, $0.covered, $0.cells) < (-$1.pages, $1.covered, $1.cells)
    }
  }

  /// What pictures cover with so many columns and rows; nil if there is no room.
  ///
  /// - Parameter cap: Nil: the list's.
  func choice(columns: Int, rows: Int, cap: DropCap? = nil) throws -> Choice? {
    let cap = cap ?? self.cap
    let (width, height) = (width(columns: columns), height(rows: rows))
    guard width >= CellFitting.leastEdge, height >= CellFitting.leastEdge else { return nil }
    let style = try style(edge(width: width, rowHeight: height))
    let room = height - words.bound(style)
    guard room >= CellFitting.leastEdge else { return nil }
    let grid = list.grid(columns: columns, cap: cap, rowsPerPage: rows)
    let pages = max(1, (grid.rows + rows - 1) / rows)
    let box = PixelSize(width: width, height: room)
    var covered = pictureArea(box, padding: style.padding) * Double(list.count - (cap == .none ? 0 : 1))
    if cap != .none {
      let box = capBox(grid.cap, box, words: height - room, rowGap: options.gap)
      covered += pictureArea(box, padding: style.padding, of: list.part(0..<1).shapes)
    }
    // A last page of few is composed, and looks emptier than it is.
    let last = Double(grid.rows - (pages - 1) * rows) / Double(rows)
    let weight = pages == 1 ? 1 : Double(pages - 1) + max(Self.leastOfLastPage, last)
    return Choice(columns: columns, rows: rows, cap: cap, pages: pages, covered: covered / weight)
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
      return try rows.compactMap { try choice(columns: columns, rows: $0) }
    }
    let least = choices.map(excess).min()
    guard let best = Self.best(choices.filter { excess($0) == least }) else {
      throw try noRoom(columns: 1, rows: 1)
    }
    return try filling(best)
  }

  // MARK: Few pictures

  /// So many pictures are composed: they need no grid that goes on.
  static let few = 12
  /// How much more another drop cap than the list's has to show.
  private static let leastGain = 1.05
  /// As what part of a page a last page counts at least.
  static let leastOfLastPage = 0.6
  /// How many times as wide as other pages' cells those of a last page may be.
  private static let mostGrowth = 1.25

  /// All of few pictures on one page, as large as they can be. A list with a drop cap gets the one that helps
  /// most; one without gets none. Nil if there is no room for a cap.
  func composed() throws -> CellFitting? {
    let mayChoose = options.cap == nil && cap != .none && list.count > 2
    // The list's own first: of choices as good it stays, in every run.
    let caps = [cap] + (mayChoose ? Self.caps.filter { $0 != cap } : [])
    let choices = try caps.flatMap { cap -> [Choice] in
      try (cap.columns...max(cap.columns, min(Self.mostColumns, list.count + cap.columns - 1))).compactMap {
        columns in
        try choice(columns: columns, rows: list.grid(columns: columns, cap: cap).rows, cap: cap)
      }
    }
    func worth(_ choice: Choice) -> Double { choice.covered / (choice.cap == cap ? 1 : Self.leastGain) }
    guard let best = choices.max(by: { (worth($0), $1.columns) < (worth($1), $0.columns) }) else {
      return nil
    }
    return try grouped(best)
  }

  /// Cells that are no larger than their pictures, so that a few of them stand together.
  private func grouped(_ choice: Choice) throws -> CellFitting {
    let (columns, rows, cap) = (choice.columns, choice.rows, choice.cap)
    let width = width(columns: columns)
    let style = try style(edge(width: width, rowHeight: height(rows: rows)))
    let wordsHeight = try words.tallest(style, cellWidth: width)
    let height = height(rows: rows) - wordsHeight
    guard height >= CellFitting.leastEdge else { throw try noRoom(columns: columns, rows: rows) }
    let full = PixelSize(width: width, height: height)
    var box = tight(full, style, (cap == .none ? list : list.part(1..<list.count)).shapes)
    if cap != .none {
      // The cap's picture stays as large as it would be.
      let room = capBox(cap, full, words: wordsHeight, rowGap: options.gap)
      let first = tight(room, style, list.part(0..<1).shapes)
      let across = (first.width + options.gap + cap.columns - 1) / cap.columns - options.gap
      let down = (first.height + wordsHeight + options.gap + cap.rows - 1) / cap.rows
      box = PixelSize(
        width: min(width, max(box.width, across)),
        height: min(height, max(box.height, down - wordsHeight - options.gap)))
    }
    return fitting(columns, rows, box, cap, style, wordsHeight, mostRowGap: Self.mostRowGap)
  }

  /// Cells in rows that share what a page's height leaves.
  ///
  /// - Parameter mostRowGap: In gaps between columns.
  private func fitting(
    _ columns: Int, _ rows: Int, _ box: PixelSize, _ cap: DropCap, _ style: CardStyle, _ wordsHeight: Int,
    mostRowGap: Double = .infinity
  ) -> CellFitting {
    var rowGap = Double(options.gap)
    if rows > 1 {
      let filling =
        Double(area.height - 2 * options.gap - rows * (box.height + wordsHeight)) / Double(rows - 1)
      rowGap = min(filling, max(rowGap, mostRowGap * rowGap))
    }
    return CellFitting(
      columns: columns, rowsPerPage: rows, box: box, rowGap: rowGap, cap: cap, style: style,
      wordsHeight: wordsHeight)
  }

  /// The part of a box that pictures take, with room for words.
  private func tight(_ box: PixelSize, _ style: CardStyle, _ shapes: PictureShapes) -> PixelSize {
    // Narrower words of several lines would be higher.
    if options.fit == .cover || options.stacks || options.lines > 1 { return box }
    let edge = 2 * (style.padding + options.border)
    let extent = shapes.extent(
      in: inner(box, padding: style.padding), upTo: options.mostEnlargement, turns: options.rotateToFit)
    let words = options.caption == nil ? 0 : Int(Self.wordsWidth * style.byline.pixelSize)
    return PixelSize(
      width: min(box.width, max(Int(extent.width.rounded(.up)) + edge, words)),
      height: min(box.height, Int(extent.height.rounded(.up)) + edge))
  }

  /// The room for words under a picture, in em.
  private static let wordsWidth = 14.0

  /// Pages of which the last has few pictures, and is composed by itself: in the middle, in cells that are
  /// larger than the others' up to a limit. Nil: it goes on as the others do.
  ///
  /// Given columns or rows keep their cells; where somebody says how a last row lies, it is a row of the
  /// others' grid.
  func ending(of pages: PagedGrid, _ fitting: CellFitting) throws -> JoinedPages? {
    let last = pages.pageCount - 1
    guard last > 0, options.cell == nil, options.film == nil, options.lastRow ?? .centre == .centre,
      options.capPages != .every, list.features.isEmpty,
      pages.rows(onPage: last) < fitting.rowsPerPage, let first = pages.cells(onPage: last).first,
      pages.page(of: first.advanced(by: -1)) < last
    else { return nil }
    let rest = list.part(first.rawValue..<list.count)
    let isGiven = options.columns != nil || options.rows != nil
    let growth = isGiven ? 1 : Self.mostGrowth
    var search = self
    search.list = rest
    func box(columns: Int) -> PixelSize? {
      let rows = rest.grid(columns: columns, cap: .none).rows
      let box = PixelSize(
        width: min(width(columns: columns), Int(growth * Double(fitting.box.width))),
        height: min(height(rows: rows) - fitting.wordsHeight, Int(growth * Double(fitting.box.height))))
      guard min(box.width, box.height) >= CellFitting.leastEdge,
        options.lines == 1 || box.width >= fitting.box.width
      else { return nil }
      return isGiven ? box : search.tight(box, fitting.style, rest.shapes)
    }
    let columns =
      isGiven
      ? min(fitting.columns, rest.count)...min(fitting.columns, rest.count)
      : 1...min(rest.count, Self.mostColumns)
    let choices = columns.compactMap { columns in
      box(columns: columns).map { box in
        (
          columns: columns, box: box,
          area: pictureArea(box, padding: fitting.style.padding, of: rest.shapes)
        )
      }
    }
    // Of those as good, the one with the fewest empty cells, and with the most columns.
    let most = choices.map(\.area).max() ?? 0
    func empty(_ columns: Int) -> Int { (columns - rest.count % columns) % columns }
    guard
      let best = choices.filter({ $0.area > 0.98 * most }).min(by: {
        (empty($0.columns), -$0.columns) < (empty($1.columns), -$1.columns)
      })
    else { return nil }
    let rows = rest.grid(columns: best.columns, cap: .none).rows
    let own = search.fitting(
      best.columns, rows, best.box, .none, fitting.style, fitting.wordsHeight, mostRowGap: Self.mostRowGap)
    let grid = own.grid(rest, gap: options.gap)
    var front = list
    front.count = first.rawValue
    let frontGrid = fitting.grid(front, gap: options.gap)
    return JoinedPages(
      PagedGrid(
        frontGrid, rowsPerPage: fitting.rowsPerPage, capPages: options.capPages,
        lastRow: .left),
      PagedGrid(grid, rowsPerPage: rows, capPages: .none, lastRow: .centre),
      left: (frontGrid.width - grid.width) / 2)
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
    return fitting(
      columns, rows, PixelSize(width: width, height: height), cap ?? self.cap, style, wordsHeight)
  }
}
