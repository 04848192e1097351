import PholioFacts

/// Photos of a list, other than the first, that span several cells. The first has the drop cap.
package struct Features: Hashable, Sendable {
  struct Feature: Hashable, Sendable {
    let cell: CellIndex
    let span: DropCap
  }

  /// In list order.
  let all: [Feature]

  /// No photo spans several cells.
  package static let none = Features([])

  /// Spans by cell index. Cell 0 and spans of a single cell are left out.
  ///
  /// - Complexity: O(k log k) for k spans.
  package init(_ spans: [CellIndex: DropCap]) {
    self.init(
      spans.filter { $0.key.rawValue > 0 && $0.value != .none }.map { Feature(cell: $0.key, span: $0.value) }
        .sorted { $0.cell < $1.cell })
  }

  private init(_ all: [Feature]) {
    self.all = all
  }

  package var isEmpty: Bool { all.isEmpty }

  package var count: Int { all.count }

  /// What a photo spans: a single cell, if it is not featured.
  ///
  /// - Complexity: O(log k) for k features.
  package func span(of cell: CellIndex) -> DropCap {
    let index = all.partitioningIndex { $0.cell >= cell }
    return index < all.count && all[index].cell == cell ? all[index].span : .none
  }

  /// The same, but one photo has this span.
  ///
  /// - Complexity: O(k) for k features.
  package func replacing(_ cell: CellIndex, by span: DropCap) -> Features {
    var others = all.filter { $0.cell != cell }
    if cell.rawValue > 0, span != .none {
      others.insert(Feature(cell: cell, span: span), at: others.partitioningIndex { $0.cell > cell })
    }
    return Features(others)
  }

  /// Some of a list's features, in list order, in the list that begins with one of its photos.
  init(_ features: some Sequence<Feature>, countedFrom first: Int) {
    self.init(features.map { Feature(cell: CellIndex($0.cell.rawValue - first), span: $0.span) })
  }
}
