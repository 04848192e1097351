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

/// In which directions cells lie from held photos: to the right of one of them, say. Two cells never share
/// both a row and a column, so from each held photo at least one direction leads to any other cell.
///
/// Rows and columns are compared rather than frames, which may overlap by a rounding error when there is no
/// gap.
struct Reach: Hashable, Sendable {
  private let leastRight: Int
  private let greatestLeft: Int
  private let leastBottom: Int
  private let greatestTop: Int

  init(of held: Held, in grid: DropCapGrid) {
    let first = grid.span(ofCell: held.first)
    var (right, left) = (first.columns.upperBound, first.columns.lowerBound)
    var (bottom, top) = (first.rows.upperBound, first.rows.lowerBound)
    for cell in held.cells {
      let span = grid.span(ofCell: cell)
      right = min(right, span.columns.upperBound)
      left = max(left, span.columns.lowerBound)
      bottom = min(bottom, span.rows.upperBound)
      top = max(top, span.rows.lowerBound)
    }
    (leastRight, greatestLeft, leastBottom, greatestTop) = (right, left, bottom, top)
  }

  func directions(to span: CellSpan) -> Directions {
    var directions: Directions = []
    if span.columns.upperBound < greatestLeft { directions.insert(.left) }
    if span.columns.lowerBound > leastRight { directions.insert(.right) }
    if span.rows.upperBound < greatestTop { directions.insert(.up) }
    if span.rows.lowerBound > leastBottom { directions.insert(.down) }
    return directions
  }
}
