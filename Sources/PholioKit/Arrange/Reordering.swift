package import PholioCatalog
package import PholioLayout

/// A way to change an order, as a person asks for it.
package enum Reordering: Sendable {
  case move(Selection, Target)
  /// Into another gallery; `copy` keeps the photos here too.
  case into(Selection, gallery: String, position: Position?, copy: Bool)
  case swap(Selection, Selection)
  case sort([SortKey], reversed: Bool)
  case reverse
  case shuffle(seed: UInt64)
  case order(OrderText)

  /// Where moved items go: a position, an item they go next to, or a point of the laid-out grid.
  package enum Target: Hashable, Sendable {
    case to(Selection.Place)
    case onto(Selection)
    case before(Selection)
    case after(Selection)
    case drop(Point, on: GridShape)
  }

  /// As the journal tells it.
  package var summary: String {
    switch self {
    case .move(let items, .to(let place)): "move \(items.text) to \(place.shown)"
    case .move(let items, .onto(let target)): "move \(items.text) onto \(target.text)"
    case .move(let items, .before(let target)): "move \(items.text) before \(target.text)"
    case .move(let items, .after(let target)): "move \(items.text) after \(target.text)"
    case .move(let items, .drop(let point, _)): "drop \(items.text) at \(point.x.shown),\(point.y.shown)"
    case .into(let items, let gallery, let position, let copy):
      "\(copy ? "copy" : "move") \(items.text) into \(gallery)\(position.map { " at \($0.rawValue)" } ?? "")"
    case .swap(let one, let other): "swap \(one.text) and \(other.text)"
    case .sort(let keys, let reversed):
      "sort by \(keys.map(\.rawValue).joined(separator: ", "))\(reversed ? ", reversed" : "")"
    case .reverse: "reverse"
    case .shuffle(let seed): "shuffle with seed \(seed)"
    case .order: "order as in a list"
    }
  }
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

extension Double {
  /// Without a fraction where it has none.
  fileprivate var shown: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
