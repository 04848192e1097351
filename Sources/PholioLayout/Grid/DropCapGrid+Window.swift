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
