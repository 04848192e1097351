import PholioLayout

extension DropCapGrid {
  /// What is wrong with a grid, or nil.
  func difference(from walked: WalkedGrid) -> String? {
    let grid = self
    if grid.columns != walked.columns { return "columns \(grid.columns), not \(walked.columns)" }
    if grid.gap != walked.gap { return "gap \(grid.gap), not \(walked.gap)" }
    if grid.rows != walked.rows { return "rows \(grid.rows), not \(walked.rows)" }
    if grid.contentHeight != walked.contentHeight {
      return "content height \(grid.contentHeight), not \(walked.contentHeight)"
    }
    for index in 0..<grid.count {
      let corner = walked.corners[index]
      let slot = grid.gridIndex(ofCell: CellIndex(index)).rawValue
      if slot != corner.row * walked.columns + corner.column {
        return "cell \(index) in slot \(slot), not \(corner)"
      }
      let frame = grid.frame(ofCell: CellIndex(index))
      if frame != walked.frame(index) { return "cell \(index) at \(frame), not \(walked.frame(index))" }
    }
    for slot in 0..<(walked.rows + 2) * walked.columns {
      let (row, column) = slot.quotientAndRemainder(dividingBy: walked.columns)
      let expected = row < walked.rows ? walked.slots[row][column] : nil
      let cell = grid.cellIndex(atGrid: GridIndex(slot))?.rawValue
      if cell != expected { return "slot \(slot) holds \(cell as Any), not \(expected as Any)" }
    }
    return nil
  }
}

extension Seeded {
  /// A whole number half of the time, so that exact fits and gaps of 0 come up.
  mutating func length(upTo most: Int) -> Double {
    Bool.random(using: &self)
      ? Double(Int.random(in: 0...most, using: &self)) : Double.random(in: 0...Double(most), using: &self)
  }

  /// A number on one of the edges or a hair beside it, or else anywhere in a range.
  mutating func near(_ edges: [Double], within range: ClosedRange<Double>) -> Double {
    guard Bool.random(using: &self), let edge = edges.randomElement(using: &self) else {
      return .random(in: range, using: &self)
    }
    return [edge.nextDown, edge, edge.nextUp].randomElement(using: &self)!
  }

  /// A span of several cells.
  mutating func span(upTo most: Int) -> DropCap {
    while true {
      let span = DropCap(
        columns: .random(in: 1...most, using: &self), rows: .random(in: 1...most, using: &self))
      if span != .none { return span }
    }
  }

  /// Features of a list, at most `most` of them.
  mutating func features(of count: Int, most: Int, span: Int) -> Features {
    if count < 2 { return .none }
    let cells = (0..<Int.random(in: 0...most, using: &self)).map { _ in
      CellIndex(.random(in: 1..<count, using: &self))
    }
    var spans: [CellIndex: DropCap] = [:]
    for cell in cells { spans[cell] = self.span(upTo: span) }
    return Features(spans)
  }
}
