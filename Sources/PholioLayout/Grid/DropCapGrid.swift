/// Frames for a list's photos on a canvas of a given width: cells of one size in rows, the first of which
/// spans several columns and rows, as may others. After the grid of the original Pholio for iPad.
///
/// A **grid index** (slot) says where, a **cell index** says which photo; `gridIndex(ofCell:)` and
/// `cellIndex(atGrid:)` convert one into the other. With 4 columns and a 2x2 cap, the cells of ten photos:
///
///     0 0 1 2
///     0 0 3 4
///     5 6 7 8
///     9
///
/// Photos are placed in list order. One that spans a single cell takes the first free slot in reading order:
/// row by row, each from the left. One that spans several takes the first place, in the order of the places'
/// top left slots, at which its whole span is free; it begins and ends in the same page's rows, if there are
/// pages. So the photos after it may fill a hole before it, as with CSS Grid's `grid-auto-flow: dense`. With
/// 4 columns, and photo 3 spanning 2x2:
///
///     0 1 2 4
///     3 3 5 6
///     3 3 7 8
///
/// All answers are arithmetic on a few values, and binary search among the photos that span several cells:
/// they cost the same for the tenth cell and the ten-millionth. A new width, as after a rotation, is a new
/// grid.
package struct DropCapGrid: Hashable, Sendable {
  /// The canvas's width, in points.
  package let width: Double
  /// A cell's size without any span, in points.
  package let cell: Size
  /// The least gap between cells, in points. It decides how many columns there are.
  package let minimumGap: Double
  /// The number of photos.
  package let count: Int
  /// The span of the first cell, clamped to the columns there are, and to the rows of a page if there are
  /// pages.
  package let cap: DropCap
  /// Other photos' spans, as asked for; those past the last photo don't count.
  package let features: Features
  /// How many rows a page has, which no cell is cut by; nil if there are no pages.
  package let rowsPerPage: Int?

  /// The number of columns, at least 1: as many as fit with the minimum gap between, before and after them.
  package let columns: Int
  /// The gap between cells and around them all, in points: the free width spread evenly. 0 if a single column
  /// is wider than the canvas.
  package let gap: Double
  /// The gap between rows, in points: `gap`, if it is not given.
  package let rowGap: Double
  /// The number of rows, those the cap and the features span included; 0 without photos.
  package let rows: Int
  let placement: Placement

  /// Columns are not counted beyond this, so that tiny cells on a vast canvas stay within `Int`.
  private static let mostColumns = Double(1 << 40)

  /// A grid for `count` photos on a canvas `width` points wide.
  ///
  /// All numbers must be finite; the cell must have an area; width, gaps and count must not be negative; a
  /// page has a row.
  ///
  /// - Complexity: O(k log k) for k features, and the rows that are searched for places.
  package init(
    width: Double, cell: Size, minimumGap: Double, count: Int, cap: DropCap = .none,
    features: Features = .none, rowGap: Double? = nil, rowsPerPage: Int? = nil
  ) {
    precondition(width.isFinite && width >= 0, "A grid's width must be finite and not negative: \(width)")
    precondition(
      cell.width.isFinite && cell.height.isFinite && cell.width > 0 && cell.height > 0,
      "A cell must have a finite area: \(cell)")
    precondition(
      minimumGap.isFinite && minimumGap >= 0, "A gap must be finite and not negative: \(minimumGap)")
    precondition(
      rowGap.map { $0.isFinite && $0 >= 0 } ?? true, "A gap must be finite and not negative: \(rowGap ?? 0)")
    precondition(count >= 0, "A grid cannot have \(count) photos")
    precondition(rowsPerPage ?? 1 > 0, "A page cannot have \(rowsPerPage ?? 0) rows")
    self.width = width
    self.cell = cell
    self.minimumGap = minimumGap
    self.count = count
    self.features = features
    self.rowsPerPage = rowsPerPage

    let fitting = ((width - minimumGap) / (cell.width + minimumGap)).rounded(.down)
    columns = Int(min(max(1, fitting), DropCapGrid.mostColumns))
    gap = max(0, (width - Double(columns) * cell.width) / Double(columns + 1))
    self.rowGap = rowGap ?? gap
    var placer = Placer(columns: columns, rowsPerPage: rowsPerPage)
    self.cap = placer.clamped(cap)
    placer.place(0, cap)
    for feature in features.all where feature.cell.rawValue < count {
      placer.place(feature.cell.rawValue, feature.span)
    }
    placement = placer.finished()
    rows = count == 0 ? 0 : placement.rows(ofCells: count)
  }

  /// The same grid for another number of photos.
  func resized(toCount count: Int) -> DropCapGrid {
    DropCapGrid(
      width: width, cell: cell, minimumGap: minimumGap, count: count, cap: cap, features: features,
      rowGap: rowGap, rowsPerPage: rowsPerPage)
  }

  /// The slot of a cell, for one that spans several its top left slot; also past the last photo, where each
  /// cell takes one slot.
  ///
  /// - Complexity: O(log k) for k features.
  package func gridIndex(ofCell cell: CellIndex) -> GridIndex {
    let (row, column) = placement.corner(ofCell: cell.rawValue)
    return GridIndex(row * columns + column)
  }

  /// The cell in a slot: the same one for every slot that it spans, nil for a slot that no photo takes.
  ///
  /// - Complexity: O(log k) for k features.
  package func cellIndex(atGrid slot: GridIndex) -> CellIndex? {
    let (row, column) = slot.rawValue.quotientAndRemainder(dividingBy: columns)
    return cellIndex(atRow: row, column: column)
  }

  func cellIndex(atRow row: Int, column: Int) -> CellIndex? {
    let cell = placement.cell(atRow: row, column: column)
    return cell < count ? CellIndex(cell) : nil
  }
}
