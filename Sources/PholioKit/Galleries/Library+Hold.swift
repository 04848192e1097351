package import PholioCatalog
import PholioFacts
package import PholioLayout
import PholioLibrary

/// What is held over a list, and how it lies there.
package enum HoldRequest: Sendable {
  /// Cells of the list, as they were picked up. The list has `count` items; nil: as many as in the catalog.
  case pickedUp(Held, among: Int?)
  /// Items that lie together, in a list with them in it.
  case together(Int, first: CellIndex, among: Int?)
  /// Items of another list come in at a point of the canvas.
  case entering([ListItem], at: Point)
}

/// What a client needs while items are held over a list.
package struct ListHold: Sendable {
  package let revision: Int
  package let hold: FlowHold
  package let alarms: HoldAlarms
  /// Cells of the list's own items that have come in as well.
  package let already: [CellIndex]
}

extension Library {
  /// What a pointer does that holds items over a gallery.
  ///
  /// - Throws: `ArrangeError`; `OrderError` if the items can't come in.
  /// - Complexity: O(cells in the window + held items), for any gallery; O(n) if many items come in.
  package func hold(_ request: HoldRequest, over gallery: GalleryID, _ window: GridWindow) throws -> ListHold
  {
    try catalog.read { tx in
      let shown = try shown(gallery, where: window.selection, tx)
      let gallery = shown.gallery
      var already: [CellIndex] = []
      let hold = try Self.explaining(gallery) {
        switch request {
        case .entering(let items, let point):
          if gallery.isLocked { throw OrderError.locked(gallery: gallery.name) }
          let inGallery = try tx.cells(ofThoseIn: gallery, among: items)
          already = shown.cells(of: inGallery)
          let arrangement = try window.arrangement(of: shown, rowCache, tx)
          return FlowHold(of: items.count, entering: arrangement, already: already, at: point)
        case .pickedUp, .together:
          return try request.hold { try window.arrangement(of: shown, count: $0, rowCache, tx) }
        }
      }
      return try ListHold(revision: gallery.revision, hold, already: already, window)
    }
  }

  /// The same over the portfolio, where nothing can come in.
  ///
  /// - Throws: `ArrangeError`, `PortfolioError.notForGalleries`.
  package func holdOverPortfolio(_ request: HoldRequest, _ window: GridWindow) throws -> ListHold {
    try catalog.read { tx in
      let portfolio = try tx.galleries.portfolio()
      let hold = try Self.explaining(nil) {
        try request.hold { window.arrangement(of: portfolio, count: $0) }
      }
      return try ListHold(revision: portfolio.revision, hold, already: [], window)
    }
  }

  private static func explaining(_ gallery: Gallery?, _ body: () throws -> FlowHold) throws -> FlowHold {
    do {
      return try body()
    } catch FlowHold.Refusal.notInFlow(let cell, let count) {
      throw ArrangeError.notInGrid(cell: cell.rawValue, count: count)
    }
  }
}

extension ListHold {
  fileprivate init(
    revision: Int, _ hold: FlowHold, already: [CellIndex], _ window: GridWindow
  ) throws {
    _ = try window.cells(of: hold.arrangement)
    self.revision = revision
    self.hold = hold
    self.already = already
    alarms = hold.alarms(crossing: window.span)
  }
}

extension HoldRequest {
  /// - Parameter arrangement: Gives what the list lies on, with so many items; nil: as many as it has.
  /// - Throws: `FlowHold.Refusal`, `PortfolioError.notForGalleries`; what `arrangement` throws.
  fileprivate func hold(on arrangement: (Int?) throws -> Arrangement) throws -> FlowHold {
    switch self {
    case .pickedUp(let held, let among):
      try FlowHold(pickingUp: held, from: arrangement(among))
    case .together(let held, let first, let among):
      try FlowHold(of: held, at: first, in: arrangement(among))
    case .entering: throw PortfolioError.notForGalleries
    }
  }
}

extension ShownGallery {
  /// The cells in this list of those of the gallery's cells that are in it.
  fileprivate func cells(of cells: [CellIndex]) -> [CellIndex] {
    guard let found else { return cells }
    return cells.compactMap { cell in
      let index = found.cells.partitioningIndex { $0 >= cell }
      return index < found.cells.count && found.cells[index] == cell ? CellIndex(index) : nil
    }
  }
}

extension CatalogTransaction {
  /// The cells of those items that are in a gallery, in the given order.
  fileprivate func cells(ofThoseIn gallery: Gallery, among items: [ListItem]) throws -> [CellIndex] {
    let list = OrderedList.gallery(gallery.id)
    if orders.areFew(items.count, of: gallery.count) {
      let here = try items.filter { try orders.firstMissing(of: [$0], in: list) == nil }
      return try orders.indexes(of: here, in: list).map { CellIndex($0) }
    }
    let (wanted, order) = (Set(items), try orders.items(of: list))
    guard order.count == gallery.count else { throw orders.wrongCount(of: list, "others than there are") }
    var cells: [ListItem: CellIndex] = [:]
    for (index, item) in order.enumerated() where wanted.contains(item) { cells[item] = CellIndex(index) }
    return items.compactMap { cells[$0] }
  }
}
