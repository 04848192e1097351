import PholioFacts

/// Finds the slots of cells that span several, one after the other in list order.
///
/// Each takes the first place, in reading order, at which its whole span is free of the cells before it, as
/// with CSS Grid's `grid-auto-flow: dense` (CSS Grid Layout Module Level 1, section 8.5). The cells of one
/// slot before it have filled all there is up to some slot, so the search begins behind that.
///
/// What was free stays free or is taken, so a span that was placed once is never placed further up or left
/// again, and neither is a span at least as wide and high. Searches begin there: many equal spans don't
/// search the same rows again.
///
/// - Complexity: O(log k + bands that a search goes through) for each of k cells.
struct Placer {
  private(set) var placement: Placement
  /// Pages that no cell may be cut by; nil if there are none.
  private let rowsPerPage: Int?
  /// The band in which the cells of one slot have come to.
  private var reached = 0
  /// Where spans were placed, as slots; empty before the first.
  private var placed = SpanMaximum()

  init(columns: Int, rowsPerPage: Int?) {
    placement = Placement(columns: columns)
    self.rowsPerPage = rowsPerPage
  }

  /// The span as far as there is room for it in the grid's columns and a page's rows.
  func clamped(_ span: DropCap) -> DropCap {
    DropCap(columns: min(span.columns, placement.columns), rows: min(span.rows, rowsPerPage ?? span.rows))
  }

  /// Where a cell goes that comes after all that were placed.
  ///
  /// - Parameter span: Clamped.
  private mutating func firstPlace(forCell cell: Int, _ span: DropCap) -> (row: Int, column: Int) {
    let columns = placement.columns
    let singles = cell - placement.large.count
    var start = 0
    if singles > 0 {
      let last = slot(ofSingle: singles - 1)
      start = last.row * columns + last.column + 1
    }
    start = max(start, placed.most(within: span))
    var (row, column) = start.quotientAndRemainder(dividingBy: columns)
    var band = placement.band(ofRow: row)
    while true {
      let first = firstRow(of: span, from: row)
      if first > row { (row, column) = (first, 0) }
      while band + 1 < placement.bands.count && placement.bands[band + 1].firstRow <= row { band += 1 }
      if let found = placement.freeColumn(of: span, atRow: row, inBand: band, from: column) {
        return (row, found)
      }
      // Further down in a band, a span reaches at least as many others.
      row = column > 0 ? row + 1 : placement.bands[band + 1].firstRow
      column = 0
    }
  }

  /// Puts a cell there.
  private mutating func add(cell: Int, _ span: DropCap, at place: (row: Int, column: Int)) {
    let rows = place.row..<place.row + span.rows
    let columns = place.column..<place.column + span.columns
    placed.insert(place.row * placement.columns + place.column, at: span)
    placement.cover(rows: rows, columns: columns, by: cell)
  }

  /// Puts a cell where it goes, if it spans several slots in these columns and pages.
  ///
  /// - Returns: Whether there is room for it above a row; if not, it is not put anywhere.
  @discardableResult
  mutating func place(_ cell: Int, _ span: DropCap, above end: Int = .max) -> Bool {
    let span = clamped(span)
    if span == .none { return true }
    let place = firstPlace(forCell: cell, span)
    guard place.row < end else { return false }
    add(cell: cell, span, at: place)
    return true
  }

  /// The placement of all that were added.
  mutating func finished() -> Placement {
    while reached + 1 < placement.bands.count { advance() }
    placement.sortInReadingOrder()
    return placement
  }

  /// The first row, from one on, from which a span does not reach into the next page.
  private func firstRow(of span: DropCap, from row: Int) -> Int {
    guard let rowsPerPage, row % rowsPerPage + span.rows > rowsPerPage else { return row }
    return (row / rowsPerPage + 1) * rowsPerPage
  }

  private mutating func slot(ofSingle single: Int) -> (row: Int, column: Int) {
    while reached + 1 < placement.bands.count && placement.singles(aboveBand: reached + 1) <= single {
      advance()
    }
    return placement.bands[reached].slot(ofSingle: single)
  }

  private mutating func advance() {
    placement.bands[reached + 1].firstSingle = placement.singles(aboveBand: reached + 1)
    reached += 1
  }
}

extension Placement {
  /// How many cells of one slot there is room for above a band, from what the one above it says.
  fileprivate func singles(aboveBand band: Int) -> Int {
    let above = bands[band - 1]
    return above.firstSingle + (bands[band].firstRow - above.firstRow) * above.free
  }

  /// The first column, from one on, at which a span is free whose first row is in a band.
  fileprivate mutating func freeColumn(
    of span: DropCap, atRow row: Int, inBand band: Int, from column: Int
  ) -> Int? {
    var column = column
    var other = band
    while other < bands.count && bands[other].firstRow < row + span.rows {
      guard let free = freeColumn(of: span.columns, inBand: other, from: column) else { return nil }
      other = free == column || other == band ? other + 1 : band
      column = free
    }
    return column
  }

  /// The first column, from one on, at which a number of columns is free in a band.
  private mutating func freeColumn(of width: Int, inBand band: Int, from start: Int) -> Int? {
    if bands[band].widest < width { return nil }
    var column = start
    let first = bands[band].covered.partitioningIndex { $0.columns.upperBound > start }
    for other in bands[band].covered[first...] {
      if other.columns.lowerBound - column >= width { break }
      column = other.columns.upperBound
    }
    if columns - column >= width { return column }
    // It never gets wider, so it need not be looked through again.
    if start == 0 { bands[band].widest = width - 1 }
    return nil
  }

  fileprivate mutating func sortInReadingOrder() {
    reading = large.indices.sorted {
      (large[$0].rows.lowerBound, large[$0].columns.lowerBound)
        < (large[$1].rows.lowerBound, large[$1].columns.lowerBound)
    }
  }

  fileprivate mutating func cover(rows: Range<Int>, columns: Range<Int>, by cell: Int) {
    let (first, end) = (split(atRow: rows.lowerBound), split(atRow: rows.upperBound))
    for band in first..<end {
      let free = bands[band].freeBefore(columns.lowerBound)
      let index = bands[band].covered.partitioningIndex { $0.columns.lowerBound > columns.lowerBound }
      bands[band].covered.insert(
        Covered(columns: columns, large: large.count, freeBefore: free), at: index)
      bands[band].free -= columns.count
      for index in (index + 1)..<bands[band].covered.count {
        bands[band].covered[index].freeBefore -= columns.count
      }
    }
    large.append(Large(cell: cell, rows: rows, columns: columns))
  }

  /// Lets a band begin at a row.
  ///
  /// - Returns: Its index.
  private mutating func split(atRow row: Int) -> Int {
    let index = band(ofRow: row)
    if bands[index].firstRow == row { return index }
    var lower = bands[index]
    lower.firstRow = row
    bands.insert(lower, at: index + 1)
    return index + 1
  }
}

/// The greatest number given for a span or one within it: a binary indexed tree (Fenwick, 1994) in two
/// dimensions.
private struct SpanMaximum {
  private static let side = DropCap.span.upperBound + 1
  /// Empty before the first number.
  private var tree: [Int] = []

  /// 0 if there is none.
  func most(within span: DropCap) -> Int {
    if tree.isEmpty { return 0 }
    var most = 0
    var columns = span.columns
    while columns > 0 {
      var rows = span.rows
      while rows > 0 {
        most = max(most, tree[columns * SpanMaximum.side + rows])
        rows &= rows - 1
      }
      columns &= columns - 1
    }
    return most
  }

  mutating func insert(_ number: Int, at span: DropCap) {
    if tree.isEmpty { tree = Array(repeating: 0, count: SpanMaximum.side * SpanMaximum.side) }
    var columns = span.columns
    while columns < SpanMaximum.side {
      var rows = span.rows
      while rows < SpanMaximum.side {
        tree[columns * SpanMaximum.side + rows] = max(tree[columns * SpanMaximum.side + rows], number)
        rows += rows & -rows
      }
      columns += columns & -columns
    }
  }
}
