import PholioFacts
import PholioImaging
import PholioLayout

/// Looks for the cells in which a page's pictures are largest.
///
/// Cells have the shape that most of the list's pictures have. A page is filled: what its rows leave over
/// goes between them, up to a limit, and then into the cells.
struct CellSearch {
  private(set) var options: SheetOptions
  var list: SheetList
  let area: CellArea
  private(set) var words: WordsMeasure
  let output: any SheetOutput
  /// Of cells in the list's shape.
  let aspect: Double
  /// What is told of words that gave way.
  var notes: [String] = []

  init(
    options: SheetOptions, list: SheetList, area: CellArea, words: WordsMeasure, output: any SheetOutput
  ) {
    self.options = options
    self.list = list
    self.area = area
    self.words = words
    self.output = output
    if options.film != nil { (self.list.cap, self.list.features) = (.none, .none) }
    aspect = list.shapes.cellAspect(turns: options.rotateToFit)
  }

  func width(columns: Int) -> Int { (area.width - (columns + 1) * options.gap) / columns }

  /// Of a row with its words.
  func height(rows: Int) -> Int { (area.height - (rows + 1) * options.gap) / rows }

  /// How many cells fit into a room, with gaps between and around them.
  func number(of edge: Int, in room: Int) -> Int {
    max(0, (room - options.gap) / (edge + options.gap))
  }

  func style(_ edge: Int) throws -> CardStyle {
    let em = CellFitting.em(edge, options)
    return CardStyle(options, em: em, line: try words.line(em: em), edge: edge)
  }

  var cap: DropCap { options.capPages == .none ? .none : list.cap }

  // MARK: All pages

  /// The pages, once gaps and words that leave no room have given way.
  ///
  /// On one page of many, gaps shrink with the cells, which grow a little by it; elsewhere they are as said,
  /// unless they would be wider than the cells. Gaps that somebody has set stay.
  /// - Throws: `SheetError`; `TextError`.
  mutating func shrunk() throws -> LaidPages {
    let asked = self
    var laid = try? pages()
    while options.page != nil, !options.keepsGap, let gap = smallerGap(laid) {
      options.gap = gap
      laid = try? pages()
    }
    let mayGo = laid != nil || options.onePage
    if mayGo, options.caption?.namesPhotos == true, !options.keepsCaption, options.layout == .grid,
      !hasRoomForNames(laid)
    {
      (options, words) = (
        options.captioned(options.film == nil ? .numbers : .frames), words.alone(headline: true)
      )
      laid = try? pages()
      notes = ["names would be cut to less than 12 letters, and give way to numbers (--caption sets words)"]
    }
    if mayGo, options.caption != nil, !isLegible(laid) {
      (options, words) = (options.captioned(nil), words.alone(headline: false))
      laid = try? pages()
      notes = ["words under pictures would be too small to read, and are left out (--font-size sets them)"]
    }
    if let laid { return laid }
    // What is wrong is told of what was asked for.
    self = asked
    return try pages()
  }

  private func pages() throws -> LaidPages { try options.layout == .rows ? rows() : grid() }

  /// Nil: gaps are small enough, or can't be smaller.
  private func smallerGap(_ laid: LaidPages?) -> Int? {
    guard let laid else { return options.onePage && options.gap > 1 ? options.gap / 2 : nil }
    let edge = min(laid.box.width, laid.box.height)
    let gap = max(1, (edge + options.gap) / (Self.cellsToGap + 1))
    return gap < options.gap && (options.onePage || edge < options.gap) ? gap : nil
  }

  /// How many gaps a cell has at least on one page of many.
  private static let cellsToGap = 12
  /// Twelve letters, in em.
  private static let leastName = 6.6
  /// In points: smaller words can't be read.
  private static let leastEm = 4.95

  private func hasRoomForNames(_ laid: LaidPages?) -> Bool {
    guard let laid else { return false }
    let width = laid.style.wordsWidth(laid.box.width + 2 * laid.style.padding)
    return Double(width) >= Self.leastName * laid.style.byline.pixelSize && isLegible(laid)
  }

  /// Whether words under pictures can be read on paper, or have the size that was said.
  private func isLegible(_ laid: LaidPages?) -> Bool {
    if options.fontSize != nil { return true }
    guard options.page != nil, let dpi = options.dpi else { return laid != nil }
    return laid.map { $0.style.byline.pixelSize >= Self.leastEm * Double(dpi) / 72 } ?? false
  }

  /// The pages of a grid.
  private func grid() throws -> LaidPages {
    let fitting = try fitting()
    if isSmall(forCapOf: fitting) {
      var search = self
      search.list.cap = .none
      var laid = try search.pages(search.fitting())
      laid.notes.append("the first picture is too small for the drop cap, and has a single cell")
      return laid
    }
    return try pages(fitting)
  }

  private func fitting() throws -> CellFitting {
    if let film = options.film { return try strips(film) }
    let isFree = options.page != nil && options.cell == nil && options.columns == nil && options.rows == nil
    let isPoster = options.onePage && options.fit == .cover
    if isFree, !isPoster, list.count <= Self.few, list.features.isEmpty, let composed = try composed() {
      return composed
    }
    if options.onePage { return try onePage() }
    if let cell = options.cell { return try given(cell) }
    if options.page == nil { return try given(endlessCell) }
    if let columns = options.columns { return try given(columns: columns) }
    if let rows = options.rows { return try given(rows: rows) }
    return try free()
  }

  private func pages(_ fitting: CellFitting) throws -> LaidPages {
    let grid = fitting.grid(list, gap: options.gap)
    let pages = PagedGrid(
      grid, rowsPerPage: fitting.rowsPerPage, capPages: options.capPages,
      lastRow: options.lastRow ?? (options.page == nil || options.film != nil ? .left : .centre))
    var laid = LaidPages(
      pages: pages, style: fitting.style, wordsHeight: fitting.wordsHeight, width: Int(grid.width),
      box: fitting.box, film: fitting.film)
    if options.page != nil, let ending = try ending(of: pages, fitting) { laid.pages = ending }
    return laid
  }

  // MARK: Boxes and their pictures

  /// What is left of a box for the picture in front.
  func inner(_ box: PixelSize, padding: Int) -> Size {
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
  ///
  /// - Parameter shapes: Of which; nil: of all.
  func pictureArea(_ box: PixelSize, padding: Int, of shapes: PictureShapes? = nil) -> Double {
    let inner = inner(box, padding: padding)
    let shapes = shapes ?? list.shapes
    if options.fit == .cover {
      // What is cut off counts as well: half of a picture is less than half of it.
      let seen = shapes.seen(inAspect: inner.width / inner.height, turns: options.rotateToFit)
      return inner.width * inner.height * seen
    }
    return shapes.area(in: inner, upTo: options.mostEnlargement, turns: options.rotateToFit)
  }

  /// The box of a cap whose cells have boxes of a size, with words under each.
  func capBox(_ cap: DropCap, _ box: PixelSize, words: Int, rowGap: Int) -> PixelSize {
    PixelSize(
      width: cap.columns * (box.width + options.gap) - options.gap,
      height: cap.rows * (box.height + words + rowGap) - rowGap - words)
  }

  /// Whether the first picture stays so small that a drop cap would be a hole.
  private func isSmall(forCapOf fitting: CellFitting) -> Bool {
    let cap = fitting.grid(list, gap: options.gap).cap
    guard cap != .none, list.cap == fitting.cap, options.capPages == .first, options.fit == .contain,
      !options.stacks, let first = list.sizes.first ?? nil
    else { return false }
    let room = inner(
      capBox(cap, fitting.box, words: fitting.wordsHeight, rowGap: Int(fitting.rowGap)),
      padding: fitting.style.padding)
    let box = PixelSize(width: Int(room.width), height: Int(room.height))
    let drawn = first.fitted(within: box, upTo: options.mostEnlargement)
    return Double(drawn.width) < Self.leastOfCap * Double(first.fitted(within: box, enlarge: true).width)
  }

  /// The part of its room that a drop cap's picture has to take, as a length.
  private static let leastOfCap = 0.75

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

  func tooLarge(_ cell: PixelSize, _ wordsHeight: Int, _ columns: Int) -> SheetError {
    .tooLarge(
      width: area.page.width - area.width + columns * (cell.width + options.gap) + options.gap,
      height: area.page.height - area.height + cell.height + wordsHeight + 2 * options.gap,
      kind: output.name, longest: output.longestEdge(options))
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
