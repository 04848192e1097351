package import PholioCatalog
package import PholioLayout

/// What is held over a list, and how it lies there.
package enum HoldRequest: Sendable {
  /// Cells of the list, which has `count` items (nil: as many as the catalog's), as they were picked up.
  case pickedUp(Held, among: Int?)
  /// So many items together, in a list that has them in it.
  case together(Int, first: CellIndex, among: Int?)
  /// Items of another list come in at a point of the canvas.
  case entering([ListItem], at: Point)
}

/// What there is to know while items are held over a list.
package struct ListHold: Sendable {
  package let revision: Int
  package let hold: FlowHold
  package let alarms: HoldAlarms
  /// The cells of the list, as it is, of those that have come in and are there too.
  package let already: [CellIndex]
}

extension Library {
  /// What a pointer that holds items over a gallery does.
  ///
  /// - Throws: `ArrangeError`; `OrderError` where there is no way in.
  /// - Complexity: O(cells in the window + held items), whatever the gallery's size; with many that come in
  ///   O(n).
  package func hold(_ request: HoldRequest, over gallery: GalleryID, _ window: GridWindow) throws -> ListHold
  {
    try catalog.read { tx in
      let gallery = try tx.requireGallery(gallery)
      var already: [CellIndex] = []
      let hold = try Self.explaining(gallery) {
        switch request {
        case .entering(let items, let point):
          if gallery.isLocked { throw OrderError.locked(gallery: gallery.name) }
          already = try tx.cells(ofThoseIn: gallery, among: items)
          let (capacity, overflow) = try tx.galleries.capacity(of: gallery.id)
          let flow = Flow(
            window.grid(count: gallery.count, cap: gallery.cap), capacity: capacity, runsOn: overflow != nil)
          return try FlowHold(of: items.count, entering: flow, already: already, at: point)
        case .pickedUp, .together:
          return try window.hold(request, count: gallery.count, cap: gallery.cap)
        }
      }
      return try ListHold(revision: gallery.revision, hold, already: already, window)
    }
  }

  /// The same over the galleries' own list, where nothing comes in.
  ///
  /// - Throws: `ArrangeError`, `PortfolioError.notForGalleries`.
  package func holdOverPortfolio(_ request: HoldRequest, _ window: GridWindow) throws -> ListHold {
    try catalog.read { tx in
      let portfolio = try tx.galleries.portfolio()
      let hold = try Self.explaining(nil) {
        try window.hold(request, count: portfolio.count, cap: portfolio.cap)
      }
      return try ListHold(revision: portfolio.revision, hold, already: [], window)
    }
  }

  private static func explaining(_ gallery: Gallery?, _ body: () throws -> FlowHold) throws -> FlowHold {
    do {
      return try body()
    } catch FlowHold.Refusal.notInFlow(let cell, let count) {
      throw ArrangeError.notInGrid(cell: cell.rawValue, count: count)
    } catch FlowHold.Refusal.noRoom(let capacity, let excess) {
      throw OrderError.doesNotFit(gallery: gallery?.name ?? "", capacity: capacity, excess: excess)
    }
  }
}

extension ListHold {
  fileprivate init(
    revision: Int, _ hold: FlowHold, already: [CellIndex], _ window: GridWindow
  ) throws {
    _ = try window.cells(of: hold.grid)
    self.revision = revision
    self.hold = hold
    self.already = already
    alarms = hold.alarms(crossing: window.span)
  }
}

extension GridWindow {
  /// - Throws: `FlowHold.Refusal`, `PortfolioError.notForGalleries`.
  fileprivate func hold(_ request: HoldRequest, count: Int, cap: DropCap) throws -> FlowHold {
    switch request {
    case .pickedUp(let held, let among):
      try FlowHold(pickingUp: held, from: Flow(grid(count: among ?? count, cap: cap)))
    case .together(let held, let first, let among):
      try FlowHold(of: held, at: first, in: grid(count: among ?? count, cap: cap))
    case .entering: throw PortfolioError.notForGalleries
    }
  }
}

extension CatalogTransaction {
  /// From here on it is quicker to read the whole list than to look for one item after the other.
  private static let manyItems = 50

  /// The cells of those items that are in a gallery, in the order given.
  fileprivate func cells(ofThoseIn gallery: Gallery, among items: [ListItem]) throws -> [CellIndex] {
    if items.count < Self.manyItems {
      let list = OrderedList.gallery(gallery.id)
      let here = try items.filter { try orders.firstMissing(of: [$0], in: list) == nil }
      return try orders.indexes(of: here, in: list).map { CellIndex($0) }
    }
    let wanted = Set(items)
    var cells: [ListItem: CellIndex] = [:]
    for (index, item) in try orders.items(of: .gallery(gallery.id)).enumerated() where wanted.contains(item) {
      cells[item] = CellIndex(index)
    }
    return items.compactMap { cells[$0] }
  }
}
