/// Directions from held photos to other cells: to the right of one of them, say. Two cells never overlap, so
/// from each held photo at least one direction leads to any other cell.
///
/// Four lines of the canvas tell this, in points. They run a little inside the frames of held photos: frames
/// that touch, and overlap by a rounding error, are clearly on one side.
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
  init(of held: Held, in arrangement: Arrangement) {
    self.init(of: held.cells, in: arrangement)
  }

  /// Of photos that lie together: `count` of them, from `first` on.
  ///
  /// - Complexity: that of `Arrangement.outline(from:count:)`.
  init(from first: CellIndex, count: Int, in arrangement: Arrangement) {
    precondition(count > 0, "nothing lies at \(first)")
    self.init(of: arrangement.outline(from: first, count: count), in: arrangement)
  }

  private init(of cells: [CellIndex], in arrangement: Arrangement) {
    let inside = arrangement.slack
    var (left, right) = (-Double.infinity, Double.infinity)
    var (top, bottom) = (left, right)
    for cell in cells {
      let frame = arrangement.frame(ofCell: cell)
      left = max(left, frame.left + inside.width)
      right = min(right, frame.right - inside.width)
      top = max(top, frame.top + inside.height)
      bottom = min(bottom, frame.bottom - inside.height)
    }
    (self.left, self.right, self.top, self.bottom) = (left, right, top, bottom)
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

extension Arrangement {
  /// How far the lines of `Reach` are inside frames, in points: half of a cell without any span.
  var slack: Size {
    switch self {
    case .grid(let grid): Size(width: grid.cell.width / 2, height: grid.cell.height / 2)
    case .rows(let rows): Size(width: rows.rowHeight / 100, height: rows.rowHeight / 100)
    }
  }

  /// Cells of a run that lie furthest out in it.
  func outline(from first: CellIndex, count: Int) -> [CellIndex] {
    switch self {
    case .grid(let grid): grid.outline(from: first, count: count)
    case .rows(let rows): rows.outline(from: first, count: count)
    }
  }
}

extension DropCapGrid {
  /// Shorter runs are looked at whole, if some cell in them is featured.
  private static let shortRun = 32

  /// Rows follow each other and have the same columns, except beside cells of several slots. So the ends of
  /// the run are enough, the beginnings and ends of its rows there, and the large cells in it. Of many large
  /// cells only those near the run's ends are looked at.
  ///
  /// - Complexity: O(log k) for k features.
  fileprivate func outline(from first: CellIndex, count: Int) -> [CellIndex] {
    let run = first.rawValue..<first.rawValue + count
    let large = placement.largeCount(before: run.lowerBound)..<placement.largeCount(before: run.upperBound)
    let features = large.filter { placement.large[$0].cell > 0 }
    if !features.isEmpty && count <= DropCapGrid.shortRun { return run.map { CellIndex($0) } }
    let singles = run.lowerBound - large.lowerBound..<run.upperBound - large.upperBound
    var cells = (large.prefix(DropCapGrid.shortRun) + large.suffix(DropCapGrid.shortRun)).map {
      placement.large[$0].cell
    }
    if !singles.isEmpty {
      let firstRow = placement.slot(ofSingle: singles.lowerBound).row
      let lastRow = placement.slot(ofSingle: singles.upperBound - 1).row
      let telling = [
        singles.lowerBound, singles.upperBound - 1,
        min(singles.upperBound, placement.singles(aboveRow: firstRow + 1)) - 1,
        max(singles.lowerBound, placement.singles(aboveRow: lastRow)),
      ]
      cells += telling.map { placement.cell(ofSingle: $0) }
    }
    return cells.map { CellIndex($0) }
  }
}

extension JustifiedRows {
  /// Shorter runs are looked at whole.
  private static let shortRun = 32

  /// Of a long run the cells in its first and last row: those between are seldom narrower.
  ///
  /// - Complexity: O(log n + photos in two rows).
  fileprivate func outline(from first: CellIndex, count: Int) -> [CellIndex] {
    let run = first..<first.advanced(by: count)
    if count <= JustifiedRows.shortRun { return Array(run) }
    let ends = [run.lowerBound, run.upperBound.advanced(by: -1)]
    return Array(CellWindow(ends.map { cells(inRow: row(of: $0)).clamped(to: run) }))
  }
}
