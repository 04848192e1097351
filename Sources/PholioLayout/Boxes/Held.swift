/// Photos picked up together: distinct cells of one list, at least one, in the order in which they were
/// picked up.
package struct Held: Hashable, Sendable {
  /// The cells in the order picked up.
  package let cells: [CellIndex]
  /// The same cells in list order.
  package let ascending: [CellIndex]

  /// - Complexity: O(k log k) for k cells.
  package init(_ cells: [CellIndex]) {
    precondition(!cells.isEmpty, "A hold is of one photo at least")
    let ascending = cells.sorted()
    for (cell, next) in zip(ascending, ascending.dropFirst()) {
      precondition(cell < next, "\(cell) is picked up twice")
    }
    self.cells = cells
    self.ascending = ascending
  }

  /// The photos as they lie together after having been put down: from `first` on, in the order picked up.
  package init(block first: CellIndex, count: Int) {
    precondition(count > 0, "A hold is of one photo at least")
    cells = Array(first..<first.advanced(by: count))
    ascending = cells
  }

  package var count: Int { cells.count }

  /// The one picked up first.
  package var first: CellIndex { cells[0] }

  /// - Complexity: O(log k) for k held cells.
  package func contains(_ cell: CellIndex) -> Bool {
    let place = countBefore(cell)
    return place < count && ascending[place] == cell
  }

  /// How many of the held cells stand before a cell.
  ///
  /// - Complexity: O(log k) for k held cells.
  package func countBefore(_ cell: CellIndex) -> Int {
    partition { place in ascending[place] < cell }
  }

  /// Which cell of the whole list the `rest`-th of the remaining ones is, when the held ones have been taken
  /// out.
  ///
  ///     let held = Held([CellIndex(0), CellIndex(2)])
  ///     print(held.cell(amongRemaining: 1))   // of cells 1, 3, 4, …
  ///     // cell 3
  ///
  /// - Complexity: O(log k) for k held cells.
  package func cell(amongRemaining rest: Int) -> CellIndex {
    precondition(rest >= 0, "There is no remaining photo at \(rest)")
    // The held cell at `place` in list order has its index less `place` remaining ones before it.
    return CellIndex(rest + partition { place in ascending[place].rawValue - place <= rest })
  }

  /// Whether the photos lie together in the order picked up, beginning at a cell: putting them there changes
  /// nothing.
  package func lies(at cell: CellIndex) -> Bool {
    cells.indices.allSatisfy { cells[$0].rawValue == cell.rawValue + $0 }
  }

  /// The number of leading places that satisfy a condition which, once false, stays so.
  private func partition(where condition: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if condition(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
