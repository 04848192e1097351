/// Frames for a list's photos on a canvas of a given width: cells of one size in rows, the first of which
/// spans several columns and rows. After the grid of the original Pholio for iPad.
///
/// A **grid index** (slot) says where, a **cell index** says which photo; `gridIndex(ofCell:)` and
/// `cellIndex(atGrid:)` convert one into the other. With 4 columns and a 2x2 cap, the cells of ten photos:
///
///     0 0 1 2
///     0 0 3 4
///     5 6 7 8
///     9
///
/// The grid is made from five values, and all answers are arithmetic on them: they cost the same for the
/// tenth cell and the ten-millionth. A new width, as after a rotation, is a new grid.
package struct DropCapGrid: Hashable, Sendable {
  /// The canvas's width, in points.
  package let width: Double
  /// A cell's size without any span, in points.
  package let cell: Size
  /// The least gap between cells, in points. It decides how many columns there are.
  package let minimumGap: Double
  /// The number of photos.
  package let count: Int
  /// The span of the first cell, clamped to the columns there are (never to the rows).
  package let cap: DropCap

  /// The number of columns, at least 1: as many as fit with the minimum gap between, before and after them.
  package let columns: Int
  /// The gap between cells, around them all and between rows, in points: the free width spread evenly. 0 if a
  /// single column is wider than the canvas.
  package let gap: Double
  /// The number of rows, those the cap spans included; 0 without photos.
  package let rows: Int

  /// Columns are not counted beyond this, so that tiny cells on a vast canvas stay within `Int`.
  private static let mostColumns = Double(1 << 40)

  /// A grid for `count` photos on a canvas `width` points wide.
  ///
  /// All numbers must be finite; the cell must have an area; width, gap and count must not be negative.
  package init(width: Double, cell: Size, minimumGap: Double, count: Int, cap: DropCap = .none) {
    precondition(width.isFinite && width >= 0, "A grid's width must be finite and not negative: \(width)")
    precondition(
      cell.width.isFinite && cell.height.isFinite && cell.width > 0 && cell.height > 0,
      "A cell must have a finite area: \(cell)")
    precondition(
      minimumGap.isFinite && minimumGap >= 0, "A gap must be finite and not negative: \(minimumGap)")
    precondition(count >= 0, "A grid cannot have \(count) photos")
    self.width = width
    self.cell = cell
    self.minimumGap = minimumGap
    self.count = count

    let fitting = ((width - minimumGap) / (cell.width + minimumGap)).rounded(.down)
    columns = Int(min(max(1, fitting), DropCapGrid.mostColumns))
    gap = max(0, (width - Double(columns) * cell.width) / Double(columns + 1))
    self.cap = DropCap(columns: min(cap.columns, columns), rows: cap.rows)
    rows =
      count == 0
      ? 0
      : max(
        self.cap.rows,
        DropCapGrid.slot(ofCell: count - 1, columns: columns, cap: self.cap) / columns + 1)
  }

  /// The same grid for another number of photos.
  func resized(toCount count: Int) -> DropCapGrid {
    DropCapGrid(width: width, cell: cell, minimumGap: minimumGap, count: count, cap: cap)
  }

  /// The index of the first cell below the cap, whose row is a full one: 1 + (columns − cap columns) · cap
  /// rows. There may be fewer photos than that.
  package var firstFullCell: CellIndex {
    CellIndex(DropCapGrid.firstFullCell(columns: columns, cap: cap))
  }

  /// The slot of a cell, also past the last photo; for cell 0 the cap's top left slot.
  package func gridIndex(ofCell cell: CellIndex) -> GridIndex {
    GridIndex(DropCapGrid.slot(ofCell: cell.rawValue, columns: columns, cap: cap))
  }

  /// The cell in a slot: cell 0 for every slot under the cap, nil for a slot past the last photo.
  package func cellIndex(atGrid slot: GridIndex) -> CellIndex? {
    let (row, column) = slot.rawValue.quotientAndRemainder(dividingBy: columns)
    let cell =
      if row >= cap.rows {
        slot.rawValue - cap.columns * cap.rows + 1
      } else if column < cap.columns {
        0
      } else {
        1 + row * (columns - cap.columns) + (column - cap.columns)
      }
    return cell < count ? CellIndex(cell) : nil
  }

  private static func firstFullCell(columns: Int, cap: DropCap) -> Int {
    1 + (columns - cap.columns) * cap.rows
  }

  private static func slot(ofCell cell: Int, columns: Int, cap: DropCap) -> Int {
    if cell == 0 { return 0 }
    if cell < firstFullCell(columns: columns, cap: cap) {
      let (row, column) = (cell - 1).quotientAndRemainder(dividingBy: columns - cap.columns)
      return row * columns + cap.columns + column
    }
    // Each cell takes one slot, but the first takes all those under the cap.
    return cell - 1 + cap.columns * cap.rows
  }
}
