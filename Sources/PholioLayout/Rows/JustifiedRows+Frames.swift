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
