/// What lies at a point of a grid.
package enum Hit: Hashable, Sendable {
  /// A cell.
  case cell(CellIndex)
  /// No cell; this one is the next in reading order.
  case before(CellIndex)
  /// No cell, and none comes after it.
  case end

  /// Where photos that are dropped here go: onto the cell, before the next one, or to the end of a list of
  /// `count` photos.
  package func destination(count: Int) -> Destination<CellIndex> {
    switch self {
    case .cell(let cell): .onto(cell)
    case .before(let cell): .before(cell)
    case .end: .end
    }
  }
}

extension DropCapGrid {
  /// What lies at a point, in points from the canvas's top left; the point may lie anywhere.
  ///
  /// A point outside every cell lies before the next cell in reading order: the first one that is wholly
  /// below the point, or that lies to the right of it at its height. So the gutter at the end of a row comes
  /// before the first cell of the next row (and is no part of that cell), and the gutter between two rows
  /// before the first cell of the lower one. Outside the content the same rule gives the nearest of these:
  /// all above comes before cell 0, all below is the end.
  ///
  /// - Complexity: O(1).
  package func hit(at point: Point) -> Hit {
    precondition(!point.x.isNaN && !point.y.isNaN, "There is nothing at \(point)")
    if count == 0 { return .end }

    let capFrame = frame(ofCell: CellIndex(0))
    if capFrame.contains(point) { return .cell(CellIndex(0)) }
    if point.y < capFrame.top || (point.y < capFrame.bottom && point.x < capFrame.left) {
      return .before(CellIndex(0))
    }

    let row = firstRow(endingBelow: point.y)
    let rowStart = firstCell(fromRow: row)
    // In the gutter above the row.
    if row == rows || point.y < top(ofRow: row) { return before(rowStart) }

    let beside = row < cap.rows ? cap.columns : 0
    let next = rowStart + max(0, firstColumn(startingRightOf: point.x) - beside)
    // Only the cell before the next one can contain the point, if it is in this row.
    if next > rowStart && next <= count {
      let previous = CellIndex(next - 1)
      if frame(ofCell: previous).contains(point) { return .cell(previous) }
    }
    return before(next)
  }

  private func before(_ cell: Int) -> Hit {
    cell < count ? .before(CellIndex(cell)) : .end
  }
}
