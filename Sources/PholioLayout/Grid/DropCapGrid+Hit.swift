import PholioFacts

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
  /// A point outside every cell lies before the next one: the nearest of those that lie to the right of it at
  /// its height; if there are none, the first, in reading order of their top left slots, of those that begin
  /// below it. So the gutter at the end of a row comes before the first cell of the next row (and is no part
  /// of that cell), and the gutter between two rows, where no cell reaches over it, before the first cell of
  /// the lower one. The same rule holds outside the content, and in slots that no photo takes.
  ///
  /// - Complexity: O(log k) for k features, and O(m) for m of them at the point's height.
  package func hit(at point: Point) -> Hit {
    precondition(!point.x.isNaN && !point.y.isNaN, "There is nothing at \(point)")
    if count == 0 { return .end }
    let row = firstRow(endingBelow: point.y)
    let column = firstColumn(startingRightOf: point.x)
    // Over the gutter above a row there may be cells that began in the row before.
    let isAbove = row == rows || point.y < top(ofRow: row)
    let crossed = isAbove ? row - 1 : row
    if crossed >= 0 {
      if column > 0, let cell = cellIndex(atRow: crossed, column: column - 1),
        frame(ofCell: cell).contains(point)
      {
        return .cell(cell)
      }
      if let next = next(inRow: crossed, from: column, at: point.y, isGutter: isAbove) {
        return .before(next)
      }
    }
    return firstCell(beginningFrom: crossed + 1).map(Hit.before) ?? .end
  }

  /// The first cell, from a column of a row on, that lies at a height in it or, if that is in the gutter, in
  /// the gutter below it.
  private func next(inRow row: Int, from column: Int, at y: Double, isGutter: Bool) -> CellIndex? {
    let band = placement.bands[placement.band(ofRow: row)]
    var column = column
    for covered in band.covered[band.covered.partitioningIndex { $0.columns.upperBound > column }...] {
      if column < covered.columns.lowerBound, !isGutter, let cell = cellIndex(atRow: row, column: column) {
        return cell
      }
      let cell = CellIndex(placement.large[covered.large].cell)
      let frame = frame(ofCell: cell)
      if column <= covered.columns.lowerBound && frame.top <= y && y < frame.bottom { return cell }
      column = covered.columns.upperBound
    }
    return column < columns && !isGutter ? cellIndex(atRow: row, column: column) : nil
  }

  /// The first cell, in reading order of top left slots, that begins in a row or below it.
  private func firstCell(beginningFrom row: Int) -> CellIndex? {
    let single = placement.cell(ofSingle: placement.singles(aboveRow: row))
    let index = placement.reading.partitioningIndex { placement.large[$0].rows.lowerBound >= row }
    let large = index < placement.reading.count ? placement.large[placement.reading[index]].cell : nil
    return [single, large].compactMap(\.self).filter { $0 < count }
      .min { placement.corner(ofCell: $0) < placement.corner(ofCell: $1) }.map { CellIndex($0) }
  }
}
