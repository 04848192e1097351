extension JustifiedRows {
  /// What lies at a point, in points from the canvas's top left; the point may lie anywhere.
  ///
  /// The rule is that of `DropCapGrid.hit(at:)`: a point outside every photo lies before the next photo in
  /// reading order, the first that is wholly below the point or to the right of it at its height.
  ///
  /// - Complexity: O(log n + photos in a row).
  package func hit(at point: Point) -> Hit {
    precondition(!point.x.isNaN && !point.y.isNaN, "There is nothing at \(point)")
    if count == 0 { return .end }
    let first = frame(ofCell: CellIndex(0))
    if first.contains(point) { return .cell(CellIndex(0)) }
    if point.y < first.top || (point.y < first.bottom && point.x < first.left) {
      return .before(CellIndex(0))
    }
    let row = firstRow(endingBelow: point.y)
    if row == rowCount { return .end }
    let isBeside = blocks[0].cap != nil && row == 0
    let cells = cells(inRow: row).lowerBound.rawValue..<cells(inRow: row).upperBound.rawValue
    let photos = isBeside ? 1..<cells.upperBound : cells
    // In the gutter above the row.
    if point.y < top(ofRow: row) { return before(photos.lowerBound) }
    let place = place(ofRow: row)
    for (cell, frame) in zip(photos, frames(ofCells: photos, row: place.row, block: place.block)) {
      if frame.contains(point) { return .cell(CellIndex(cell)) }
      if point.x < frame.left { return before(cell) }
    }
    return before(photos.upperBound)
  }

  private func before(_ cell: Int) -> Hit {
    cell < count ? .before(CellIndex(cell)) : .end
  }
}
