import PholioFacts

extension JustifiedRows {
  /// The row in which a photo lies, counted from 0; the cap lies in the first. O(log n).
  package func row(of cell: CellIndex) -> Int {
    let block = block(ofCell: cell)
    return rowsBefore[block] + blocks[block].row(of: cell.rawValue - photosBefore[block])
  }

  /// The photos of a row; those of the first row begin with the cap. O(log n).
  package func cells(inRow row: Int) -> Range<CellIndex> {
    let (block, row) = place(ofRow: row)
    let photos = blocks[block].photos(inRow: row)
    return CellIndex(
      photosBefore[block] + photos.lowerBound)..<CellIndex(
        photosBefore[block] + photos.upperBound)
  }

  /// A photo's frame on the canvas, in points. A cell past the last photo is where one of 3:2 would be.
  ///
  /// - Complexity: O(log n + photos in a row).
  package func frame(ofCell cell: CellIndex) -> Frame {
    guard cell.rawValue < count else { return resized(toCount: cell.rawValue + 1).frame(ofCell: cell) }
    let index = block(ofCell: cell)
    let block = blocks[index]
    if cell.rawValue == 0, let cap = block.cap { return Frame(origin: Point(x: gap, y: gap), size: cap) }
    let row = block.row(of: cell.rawValue - photosBefore[index])
    let first = photosBefore[index] + block.photos(inRow: row).lowerBound
    return frames(ofCells: first..<cell.rawValue + 1, row: row, block: index).last ?? .zero
  }

  /// The frames of a row's first photos, without the cap.
  func frames(ofCells cells: Range<Int>, row: Int, block index: Int) -> [Frame] {
    let block = blocks[index]
    let top = tops[index] + block.tops[row]
    let height = block.heights[row]
    var left = gap
    var cells = cells
    if let cap = block.cap {
      left += cap.width + gap
      if cells.lowerBound == 0 { cells = 1..<cells.upperBound }
    }
    return cells.map { cell in
      let frame = Frame(left: left, top: top, width: Double(shapes[cell]) * height, height: height)
      left = frame.right + gap
      return frame
    }
  }

  func block(ofCell cell: CellIndex) -> Int {
    precondition(cell.rawValue < count, "\(cell) of \(count) in rows")
    return photosBefore.partitioningIndex { $0 > cell.rawValue } - 1
  }

  /// A row's block, and which row of the block it is.
  func place(ofRow row: Int) -> (block: Int, row: Int) {
    precondition((0..<rowCount).contains(row), "row \(row) of \(rowCount)")
    let block = rowsBefore.partitioningIndex { $0 > row } - 1
    return (block, row - rowsBefore[block])
  }

  func top(ofRow row: Int) -> Double {
    let (block, row) = place(ofRow: row)
    return tops[block] + blocks[block].tops[row]
  }

  /// The first row, of 0...rowCount, whose bottom edge is below `y`; `rowCount` if none is. O(log n).
  func firstRow(endingBelow y: Double) -> Int {
    firstRow { block, row in tops[block] + blocks[block].tops[row] + blocks[block].heights[row] > y }
  }

  /// The first row, of 0...rowCount, whose top edge is at `y` or below; `rowCount` if none is. O(log n).
  func firstRow(startingAtOrBelow y: Double) -> Int {
    firstRow { block, row in tops[block] + blocks[block].tops[row] >= y }
  }

  /// The first row that satisfies a condition which all later ones satisfy, too.
  private func firstRow(where isLater: (_ block: Int, _ row: Int) -> Bool) -> Int {
    // The first block whose last row satisfies it.
    let block = blocks.indices.partitioningIndex { isLater($0, blocks[$0].starts.count - 1) }
    if block == blocks.count { return rowCount }
    return rowsBefore[block] + blocks[block].starts.indices.partitioningIndex { isLater(block, $0) }
  }
}

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

extension JustifiedRows {
  /// The cells of which some part lies in a window of the canvas: from `window.lowerBound` down to, but
  /// without, `window.upperBound`, in points from the top. A window may reach beyond the content, and may be
  /// infinite.
  ///
  /// - Complexity: O(log n), wherever the window is and however many cells it holds.
  package func cells(crossing window: Range<Double>) -> CellWindow {
    guard count > 0, !window.isEmpty else { return .none }
    let rows = rows(crossing: window)
    let cap = frame(ofCell: CellIndex(0))
    let showsFirst = cap.top < window.upperBound && cap.bottom > window.lowerBound
    let run = rows.isEmpty ? 1..<1 : max(1, first(rows.lowerBound))..<max(1, end(rows.upperBound - 1))
    return CellWindow([
      CellIndex(0)..<CellIndex(showsFirst ? 1 : 0), CellIndex(run.lowerBound)..<CellIndex(run.upperBound),
    ])
  }

  private func rows(crossing window: Range<Double>) -> Range<Int> {
    let first = firstRow(endingBelow: window.lowerBound)
    return first..<max(first, firstRow(startingAtOrBelow: window.upperBound))
  }

  private func first(_ row: Int) -> Int { cells(inRow: row).lowerBound.rawValue }

  private func end(_ row: Int) -> Int { cells(inRow: row).upperBound.rawValue }
}
