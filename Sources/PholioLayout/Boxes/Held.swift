import PholioFacts

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

  /// Photos that lie together: from `first` on, in the order picked up.
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
    let index = countBefore(cell)
    return index < count && ascending[index] == cell
  }

  /// How many of the held cells are before a cell.
  ///
  /// - Complexity: O(log k) for k held cells.
  package func countBefore(_ cell: CellIndex) -> Int {
    partition { index in ascending[index] < cell }
  }

  /// The cell, in the whole list, of the `rest`-th cell that remains when the held ones are taken out.
  ///
  ///     let held = Held([CellIndex(0), CellIndex(2)])
  ///     print(held.cell(amongRemaining: 1))   // of cells 1, 3, 4, …
  ///     // cell 3
  ///
  /// - Complexity: O(log k) for k held cells.
  package func cell(amongRemaining rest: Int) -> CellIndex {
    precondition(rest >= 0, "There is no remaining photo at \(rest)")
    // The held cell at `index` in list order has (its cell index − `index`) remaining cells before it.
    return CellIndex(rest + partition { index in ascending[index].rawValue - index <= rest })
  }

  /// Whether the photos lie together in the order picked up, from a cell on: putting them there changes
  /// nothing.
  package func lies(at cell: CellIndex) -> Bool {
    cells.indices.allSatisfy { cells[$0].rawValue == cell.rawValue + $0 }
  }

  /// How many indexes satisfy a condition that, once false, stays false.
  private func partition(where condition: (Int) -> Bool) -> Int {
    (0..<count).partitioningIndex { !condition($0) }
  }
}
