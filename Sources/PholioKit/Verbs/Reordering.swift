package import PholioCatalog
package import PholioLayout

/// A way to change an order, as a person asks for it. Where photos go is a `Destination` from here to the
/// ranks.
package enum Reordering: Sendable {
  case move(Chosen, to: Destination<Chosen>)
  /// As dropped at a point of the laid-out grid.
  case drop(Chosen, at: Point, on: GridShape)
  /// Into another gallery, at a place of that one's; `copy` keeps the photos here too.
  case transfer(Chosen, into: ListReference, at: Destination<Chosen>, copy: Bool)
  case remove(Chosen)
  case swap(Chosen, Chosen)
  case sort([SortKey], reversed: Bool)
  case reverse
  case shuffle(seed: UInt64)
  case order(OrderText)
}

/// How a grid is laid out: all but the photos and the cap.
package struct GridShape: Hashable, Sendable {
  /// In points.
  package var width: Double
  package var cell: Size
  package var minimumGap: Double

  package init(width: Double, cell: Size, minimumGap: Double) {
    self.width = width
    self.cell = cell
    self.minimumGap = minimumGap
  }

  package func grid(count: Int, cap: DropCap) -> DropCapGrid {
    DropCapGrid(width: width, cell: cell, minimumGap: minimumGap, count: count, cap: cap)
  }
}
