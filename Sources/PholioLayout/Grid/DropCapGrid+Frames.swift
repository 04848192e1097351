extension DropCapGrid {
  /// The height of all rows with the gaps above, between and below them, in points; 0 without photos.
  package var contentHeight: Double { height(ofRows: rows) }

  /// The same for some number of rows.
  package func height(ofRows rows: Int) -> Double {
    rows == 0 ? 0 : Double(rows) * (cell.height + rowGap) + gap + (gap - rowGap)
  }

  /// A cell's frame on the canvas, in points; also of cells past the last photo. One that spans several cells
  /// is as large as these with the gaps between them.
  ///
  /// - Complexity: O(log k) for k features.
  package func frame(ofCell cell: CellIndex) -> Frame {
    let span = span(ofCell: cell)
    return Frame(
      left: left(ofColumn: span.columns.lowerBound), top: top(ofRow: span.rows.lowerBound),
      width: Double(span.columns.count) * self.cell.width + Double(span.columns.count - 1) * gap,
      height: Double(span.rows.count) * self.cell.height + Double(span.rows.count - 1) * rowGap)
  }

  /// The rows and columns that a cell lies in.
  func span(ofCell cell: CellIndex) -> (rows: Range<Int>, columns: Range<Int>) {
    if let large = placement.large(ofCell: cell.rawValue) { return (large.rows, large.columns) }
    let (row, column) = placement.corner(ofCell: cell.rawValue)
    return (row..<row + 1, column..<column + 1)
  }

  func left(ofColumn column: Int) -> Double { gap + Double(column) * (cell.width + gap) }

  func top(ofRow row: Int) -> Double { gap + Double(row) * (cell.height + rowGap) }

  func bottom(ofRow row: Int) -> Double { top(ofRow: row) + cell.height }

  /// The first row, of 0...rows, whose bottom edge is below `y`; `rows` if none is.
  ///
  /// Division finds the row to within one; comparing edges then decides, so that rounding can't contradict
  /// the frames.
  func firstRow(endingBelow y: Double) -> Int {
    let guess = ((y - gap) / (cell.height + rowGap)).rounded(.down)
    var row = Int(min(max(0, guess), Double(rows)))
    while row > 0 && bottom(ofRow: row - 1) > y { row -= 1 }
    while row < rows && bottom(ofRow: row) <= y { row += 1 }
    return row
  }

  /// The first row, of 0...rows, whose top edge is at `y` or below; `rows` if none is.
  func firstRow(startingAtOrBelow y: Double) -> Int {
    let guess = ((y - gap) / (cell.height + rowGap)).rounded(.up)
    var row = Int(min(max(0, guess), Double(rows)))
    while row > 0 && top(ofRow: row - 1) >= y { row -= 1 }
    while row < rows && top(ofRow: row) < y { row += 1 }
    return row
  }

  /// The first column, of 0...columns, whose left edge is to the right of `x`; `columns` if none is.
  func firstColumn(startingRightOf x: Double) -> Int {
    let guess = ((x - gap) / (cell.width + gap)).rounded(.up)
    var column = Int(min(max(0, guess), Double(columns)))
    while column > 0 && left(ofColumn: column - 1) > x { column -= 1 }
    while column < columns && left(ofColumn: column) <= x { column += 1 }
    return column
  }
}

extension DropCapGrid {
  /// The cells of which some part lies in a window of the canvas: from `window.lowerBound` down to, but
  /// without, `window.upperBound`, in points from the top. A window may reach beyond the content, and may be
  /// infinite.
  ///
  /// - Complexity: O(log k) for k features, wherever the window is and however many cells it holds; and
  ///   O(m log m) for m features that lie in it, or in the list between its cells.
  package func cells(crossing window: Range<Double>) -> CellWindow {
    guard count > 0, !window.isEmpty else { return .none }
    let first = firstRow(endingBelow: window.lowerBound)
    let rows = first..<max(first, firstRow(startingAtOrBelow: window.upperBound))
    // One row more: a large cell's lower edge is that of its last row but for a rounding error.
    let around = max(0, rows.lowerBound - 1)..<min(self.rows, rows.upperBound + 1)
    let large = placement.large(inRows: around).map { CellIndex(placement.large[$0].cell) }
    return cells(
      inRows: rows,
      with: large.filter { cell in
        let frame = frame(ofCell: cell)
        return frame.top < window.upperBound && frame.bottom > window.lowerBound
      })
  }

  /// The cells of which some part lies in some of the rows there are.
  func cells(inRows rows: Range<Int>) -> CellWindow {
    cells(inRows: rows, with: placement.large(inRows: rows).map { CellIndex(placement.large[$0].cell) })
  }

  /// The cells of one slot that lie in some rows, and some large ones.
  private func cells(inRows rows: Range<Int>, with large: [CellIndex]) -> CellWindow {
    let most = count - placement.large.count
    let singles =
      min(
        most, placement.singles(aboveRow: rows.lowerBound))..<min(
        most, placement.singles(aboveRow: rows.upperBound))
    var runs = large.map { $0..<$0.advanced(by: 1) }
    if !singles.isEmpty {
      // Between the first and the last of them in the list there are large cells too.
      var first = placement.cell(ofSingle: singles.lowerBound)
      let last = placement.cell(ofSingle: singles.upperBound - 1)
      for other in placement.large[placement.largeCount(before: first)..<placement.largeCount(before: last)] {
        runs.append(CellIndex(first)..<CellIndex(other.cell))
        first = other.cell + 1
      }
      runs.append(CellIndex(first)..<CellIndex(last + 1))
    }
    return CellWindow(runs)
  }
}
