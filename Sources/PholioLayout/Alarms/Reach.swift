/// The rows and columns of a grid that a cell lies in.
struct CellSpan: Hashable, Sendable {
  let columns: ClosedRange<Int>
  let rows: ClosedRange<Int>
}

extension DropCapGrid {
  func span(ofCell cell: CellIndex) -> CellSpan {
    if cell.rawValue == 0 { return CellSpan(columns: 0...cap.columns - 1, rows: 0...cap.rows - 1) }
    let (row, column) = gridIndex(ofCell: cell).rawValue.quotientAndRemainder(dividingBy: columns)
    return CellSpan(columns: column...column, rows: row...row)
  }
}

/// Directions from held photos to other cells: to the right of one of them, say. Two cells never share both a
/// row and a column, so from each held photo at least one direction leads to any other cell.
///
/// Four lines of the canvas tell this, in points. They run through the middles of slots: frames that touch,
/// and overlap by a rounding error, are clearly on one side.
package struct Reach: Hashable, Sendable {
  /// A frame that ends left of this line is left of a held photo.
  package let left: Double
  /// A frame that begins right of this line is right of one.
  package let right: Double
  /// A frame that ends above this line is above one.
  package let top: Double
  /// A frame that begins below this line is below one.
  package let bottom: Double

  /// - Complexity: O(k) for k held photos.
  init(of held: Held, in grid: DropCapGrid) {
    self.init(of: held.first, held.cells, in: grid)
  }

  /// Of photos that lie together: `count` of them, from `first` on.
  ///
  /// - Complexity: O(1), however many they are.
  init(from first: CellIndex, count: Int, in grid: DropCapGrid) {
    precondition(count > 0, "nothing lies at \(first)")
    let last = first.advanced(by: count - 1)
    // Rows follow each other and have the same columns, except beside the cap. So the ends of the run are
    // enough, and the beginnings and ends of its rows.
    let second = CellIndex(min(max(first.rawValue, 1), last.rawValue))
    func row(of cell: CellIndex) -> Int { grid.span(ofCell: cell).rows.lowerBound }
    let lastRowStart = max(first.rawValue, grid.firstCell(fromRow: row(of: last)))
    let firstRowEnd = grid.firstCell(fromRow: row(of: second) + 1) - 1
    let telling = [
      second, last, CellIndex(min(lastRowStart, last.rawValue)), CellIndex(min(firstRowEnd, last.rawValue)),
    ]
    self.init(of: first, telling, in: grid)
  }

  private init(of first: CellIndex, _ cells: [CellIndex], in grid: DropCapGrid) {
    let span = grid.span(ofCell: first)
    var (right, left) = (span.columns.upperBound, span.columns.lowerBound)
    var (bottom, top) = (span.rows.upperBound, span.rows.lowerBound)
    for cell in cells {
      let span = grid.span(ofCell: cell)
      right = min(right, span.columns.upperBound)
      left = max(left, span.columns.lowerBound)
      bottom = min(bottom, span.rows.upperBound)
      top = max(top, span.rows.lowerBound)
    }
    self.left = grid.left(ofColumn: left) + grid.cell.width / 2
    self.right = grid.left(ofColumn: right) + grid.cell.width / 2
    self.top = grid.top(ofRow: top) + grid.cell.height / 2
    self.bottom = grid.top(ofRow: bottom) + grid.cell.height / 2
  }

  package func directions(to frame: Frame) -> Directions {
    var directions: Directions = []
    if frame.right < left { directions.insert(.left) }
    if frame.left > right { directions.insert(.right) }
    if frame.bottom < top { directions.insert(.up) }
    if frame.top > bottom { directions.insert(.down) }
    return directions
  }
}
