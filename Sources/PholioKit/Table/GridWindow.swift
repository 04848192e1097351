package import PholioLayout

/// How to lay out a list's grid, and which part of it is needed.
package struct GridWindow: Sendable {
  package var shape: GridShape
  /// In points of the canvas.
  package var span: Range<Double>
  /// Another cap than the list's own.
  package var cap: DropCap?
  /// Cells past the last item, for items that are carried in.
  package var extra: Int

  /// The most cells at once.
  package static let mostCells = 2000
  /// Longer lists are not laid out, so that heights keep enough precision.
  private static let longestList = 1 << 32

  package init(shape: GridShape, span: Range<Double>, cap: DropCap? = nil, extra: Int = 0) {
    self.shape = shape
    self.span = span
    self.cap = cap
    self.extra = extra
  }

  /// - Parameters:
  ///   - count: How many items the list has.
  ///   - cap: The list's own.
  func grid(count: Int, extra: Int = 0, cap: DropCap) -> DropCapGrid {
    let (count, extra) = (min(count, Self.longestList), min(extra, Self.longestList))
    return shape.grid(count: max(0, count) + max(0, extra), cap: self.cap ?? cap)
  }

  /// - Throws: `ArrangeError.windowTooLarge`.
  func cells(of arrangement: Arrangement) throws -> CellWindow {
    let cells = arrangement.cells(crossing: span)
    guard cells.count <= Self.mostCells else { throw ArrangeError.windowTooLarge(cells: cells.count) }
    return cells
  }
}

/// A part of a grid, with the content of its cells.
package struct ListWindow<Content: Sendable>: Sendable {
  package let revision: Int
  /// How many items there are; the grid may have more cells.
  package let count: Int
  package let grid: DropCapGrid
  /// In list order; without content past the last item.
  package let cells: [(cell: CellIndex, content: Content?)]

  /// The same with other content.
  package func map<Other>(_ transform: (Content) throws -> Other) rethrows -> ListWindow<Other> {
    ListWindow<Other>(
      revision: revision, count: count, grid: grid,
      cells: try cells.map { ($0.cell, try $0.content.map(transform)) })
  }
}
