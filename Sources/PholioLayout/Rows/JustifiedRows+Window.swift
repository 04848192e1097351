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
