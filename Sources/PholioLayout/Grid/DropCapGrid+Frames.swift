extension DropCapGrid {
  /// The height of all rows with the gaps above, between and below them, in points; 0 without photos.
  package var contentHeight: Double {
    count == 0 ? 0 : Double(rows) * (cell.height + gap) + gap
  }

  /// A cell's frame on the canvas, in points; also of cells past the last photo.
  package func frame(ofCell cell: CellIndex) -> Frame {
    if cell.rawValue == 0 { return capFrame }
    let (row, column) = gridIndex(ofCell: cell).rawValue.quotientAndRemainder(dividingBy: columns)
    return Frame(
      left: left(ofColumn: column), top: top(ofRow: row), width: self.cell.width, height: self.cell.height)
  }

  /// The first cell's frame: as large as the cells it spans with the gaps between them.
  private var capFrame: Frame {
    Frame(
      left: gap, top: gap,
      width: Double(cap.columns) * cell.width + Double(cap.columns - 1) * gap,
      height: Double(cap.rows) * cell.height + Double(cap.rows - 1) * gap)
  }

  func left(ofColumn column: Int) -> Double { gap + Double(column) * (cell.width + gap) }

  func top(ofRow row: Int) -> Double { gap + Double(row) * (cell.height + gap) }

  func bottom(ofRow row: Int) -> Double { top(ofRow: row) + cell.height }

  /// The index of the first cell, other than the cap, that lies in a row or in any row after it. There may be
  /// fewer photos than that.
  func firstCell(fromRow row: Int) -> Int {
    row < cap.rows
      ? 1 + row * (columns - cap.columns)
      : firstFullCell.rawValue + (row - cap.rows) * columns
  }

  /// The first row, of 0...rows, whose bottom edge is below `y`; `rows` if none is.
  ///
  /// Division finds the row to within one; comparing edges then decides, so that rounding can't contradict
  /// the frames.
  func firstRow(endingBelow y: Double) -> Int {
    let guess = ((y - gap) / (cell.height + gap)).rounded(.down)
    var row = Int(min(max(0, guess), Double(rows)))
    while row > 0 && bottom(ofRow: row - 1) > y { row -= 1 }
    while row < rows && bottom(ofRow: row) <= y { row += 1 }
    return row
  }

  /// The first row, of 0...rows, whose top edge is at `y` or below; `rows` if none is.
  func firstRow(startingAtOrBelow y: Double) -> Int {
    let guess = ((y - gap) / (cell.height + gap)).rounded(.up)
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
