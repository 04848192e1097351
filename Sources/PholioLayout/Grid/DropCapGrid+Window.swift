extension DropCapGrid {
  /// The cells of which some part lies in a window of the canvas: from `window.lowerBound` down to, but
  /// without, `window.upperBound`, in points from the top. A window may reach beyond the content, and may be
  /// infinite.
  ///
  /// - Complexity: O(1), wherever the window is and however many cells it holds.
  package func cells(crossing window: Range<Double>) -> CellWindow {
    guard count > 0, !window.isEmpty else { return .none }
    let first = firstCell(fromRow: firstRow(endingBelow: window.lowerBound))
    let end = firstCell(fromRow: firstRow(startingAtOrBelow: window.upperBound))
    let run = min(first, count)..<min(max(first, end), count)
    let cap = frame(ofCell: CellIndex(0))
    return CellWindow(
      includesCap: cap.top < window.upperBound && cap.bottom > window.lowerBound,
      run: CellIndex(run.lowerBound)..<CellIndex(run.upperBound))
  }
}

/// The cells in a window, in order: cell 0 if the cap reaches into it, and a run of others.
///
/// The two may be apart: beside the lower half of a large cap the run does not begin at cell 1.
package struct CellWindow: Hashable, Sendable {
  package let includesCap: Bool
  /// The visible cells without cell 0.
  package let run: Range<CellIndex>

  static let none = CellWindow(includesCap: false, run: CellIndex(1)..<CellIndex(1))

  /// - Complexity: O(1).
  package func contains(_ cell: CellIndex) -> Bool {
    cell.rawValue == 0 ? includesCap : run.contains(cell)
  }
}

extension CellWindow: RandomAccessCollection {
  package var startIndex: Int { 0 }

  package var endIndex: Int { run.count + (includesCap ? 1 : 0) }

  package subscript(index: Int) -> CellIndex {
    precondition(indices.contains(index), "There is no cell at \(index) among \(count) visible ones")
    if includesCap && index == 0 { return CellIndex(0) }
    return run.lowerBound.advanced(by: includesCap ? index - 1 : index)
  }
}
