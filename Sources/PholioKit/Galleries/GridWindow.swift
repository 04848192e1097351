import PholioCatalog
package import PholioLayout
package import PholioLibrary

/// How to lay out a list, and which part of it is needed.
package struct GridWindow: Sendable {
  package var shape: GridShape
  /// In points of the canvas.
  package var span: Range<Double>
  /// Another cap than the list's own.
  package var cap: DropCap?
  /// Another span than the photo's own of one cell.
  package var proposal: Proposal?
  /// Cells past the last item, for items that are carried in.
  package var extra: Int
  /// Which of a gallery's photos there are; nil: all.
  package var selection: Selection?

  /// What a photo would span.
  package struct Proposal: Hashable, Sendable {
    package var cell: CellIndex
    package var span: DropCap

    package init(_ cell: CellIndex, spans span: DropCap) {
      (self.cell, self.span) = (cell, span)
    }
  }

  /// The most cells at once.
  package static let mostCells = 2000
  /// Longer lists are not laid out, so that heights keep enough precision.
  private static let longestList = 1 << 32
  /// Rows are broken photo by photo: no more than this come in at once.
  private static let mostComing = 1_000_000

  package init(
    shape: GridShape, span: Range<Double>, cap: DropCap? = nil, proposal: Proposal? = nil, extra: Int = 0,
    selection: Selection? = nil
  ) {
    self.shape = shape
    self.span = span
    self.cap = cap
    self.proposal = proposal
    self.extra = extra
    self.selection = selection
  }

  /// What a gallery's photos lie on, in a transaction that only reads.
  ///
  /// - Parameter count: For how many of them there is room; nil: as many as there are.
  /// - Throws: `ArrangeError.notInGrid` for far more than there are.
  func arrangement(
    of shown: ShownGallery, count: Int? = nil, _ rowCache: RowCache, _ tx: CatalogTransaction
  ) throws -> Arrangement {
    let (gallery, count) = (shown.gallery, count ?? shown.count)
    switch shape.layout {
    case .grid:
      var features = try shown.features()
      if let proposal { features = features.replacing(proposal.cell, by: proposal.span) }
      return .grid(grid(count: count, cap: gallery.cap, features: features))
    case .rows:
      guard count <= shown.count + Self.mostComing else {
        throw ArrangeError.notInGrid(cell: count - 1, count: shown.count)
      }
      let rows = try rowCache.rows(of: shown, on: shape, cap: cap ?? gallery.cap, tx)
      return .rows(rows.resized(toCount: count))
    }
  }

  /// What the galleries lie on: always a grid.
  func arrangement(of portfolio: Portfolio, count: Int? = nil) -> Arrangement {
    .grid(grid(count: count ?? portfolio.count, cap: portfolio.cap))
  }

  private func grid(count: Int, cap: DropCap, features: Features = .none) -> DropCapGrid {
    shape.grid(count: min(max(0, count), Self.longestList), cap: self.cap ?? cap, features: features)
  }

  /// - Throws: `ArrangeError.windowTooLarge`.
  func cells(of arrangement: Arrangement) throws -> CellWindow {
    let cells = arrangement.cells(crossing: span)
    guard cells.count <= Self.mostCells else { throw ArrangeError.windowTooLarge(cells: cells.count) }
    return cells
  }
}

/// A part of a list that is laid out, with the content of its cells.
package struct ListWindow<Content: Sendable>: Sendable {
  package let revision: Int
  /// How many items there are; the arrangement may have more cells.
  package let count: Int
  /// How many there are in the gallery, where only some of them are shown.
  package var total: Int?
  package let arrangement: Arrangement
  /// In list order; without content past the last item.
  package let cells: [(cell: CellIndex, content: Content?)]

  /// The same with other content.
  package func map<Other>(_ transform: (Content) throws -> Other) rethrows -> ListWindow<Other> {
    ListWindow<Other>(
      revision: revision, count: count, total: total, arrangement: arrangement,
      cells: try cells.map { ($0.cell, try $0.content.map(transform)) })
  }
}
