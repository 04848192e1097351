package import PholioCatalog
package import PholioLayout

/// What the page needs to know while it holds items over a grid, in JSON: the proximity alarms around them, and where
/// each sends them.
package struct HoldLayout: Encodable, Sendable {
  private let revision: Int
  private let grid: DropCapGrid
  private let alarms: [(alarm: Alarm, first: CellIndex)]
  private let entry: Entry?

  /// Where items that have come into a list lie.
  struct Entry: Sendable {
    var first: CellIndex
    /// Those of them that were in the list before.
    var already: [CellIndex]
  }

  /// - Throws: `ArrangeError.windowTooLarge`, `.notInGrid`.
  init(revision: Int, grid: DropCapGrid, held: Held?, window: Range<Double>, entry: Entry? = nil) throws {
    self.revision = revision
    self.grid = grid
    self.entry = entry
    guard let held else {
      alarms = []
      return
    }
    let last = held.ascending[held.count - 1]
    guard last.rawValue < grid.count else {
      throw ArrangeError.notInGrid(cell: last.rawValue, count: grid.count)
    }
    let cells = grid.cells(crossing: window).count
    guard cells <= PageGrid.mostCells else { throw ArrangeError.windowTooLarge(cells: cells) }
    alarms = ProximityAlarms(grid: grid, held: held).alarms(crossing: window).compactMap { alarm in
      alarm.change.insertionIndex(of: held, count: grid.count).map { (alarm, $0) }
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: PageKey.self)
    try container.encode(revision, forKey: "revision")
    try container.encode(grid.count, forKey: "count")
    try container.encode(grid.contentHeight, forKey: "content_height")
    if let entry {
      try container.encode(entry.first.rawValue, forKey: "first")
      try container.encode(entry.already.map(\.rawValue), forKey: "already")
    }
    var list = container.nestedUnkeyedContainer(forKey: "alarms")
    for (alarm, first) in alarms {
      var item = list.nestedContainer(keyedBy: PageKey.self)
      try item.encode(frame: alarm.frame)
      try item.encode(alarm.answersTo.names, forKey: "answers_to")
      try item.encode(first.rawValue, forKey: "first")
    }
  }
}

/// What the page holds, and over what.
package enum PageHold: Sendable {
  /// Cells of the list as the page has it now, which has `count` items (nil: as many as the catalog's).
  case over(Held?, count: Int?)
  /// Items of another list come in at a point of the canvas.
  case entering([ListItem], at: Point)
}

extension CatalogTransaction {
  /// - Throws: `ArrangeError`; `OrderError` where there is no way in.
  /// - Complexity: O(cells in the window + held items), whatever the gallery's size, unless it has a capacity.
  package func layout(of hold: PageHold, over gallery: Gallery, _ page: PageGrid) throws -> HoldLayout {
    let cap = page.cap ?? gallery.cap
    switch hold {
    case .over(let held, let count):
      let grid = page.shape.grid(count: count ?? gallery.count, cap: cap)
      return try HoldLayout(revision: gallery.revision, grid: grid, held: held, window: page.window)
    case .entering(let items, let point):
      if gallery.isLocked { throw OrderError.locked(gallery: gallery.name) }
      let here = try items.filter { try orders.firstMissing(of: [$0], in: .gallery(gallery.id)) == nil }
      let already = try here.map { CellIndex(try orders.index(of: $0, in: .gallery(gallery.id))) }
      let count = gallery.count + items.count - already.count
      var first = entry(at: point, of: page.shape.grid(count: gallery.count, cap: cap), held: already)
      let (capacity, overflow) = try galleries.capacity(of: gallery.id)
      if let capacity, count > max(capacity, gallery.count) {
        // Where it runs on, others are pushed out; else there is no room.
        guard overflow != nil else {
          throw OrderError.doesNotFit(gallery: gallery.name, capacity: capacity, excess: count - capacity)
        }
        first = min(first, CellIndex(max(0, capacity - items.count)))
      }
      return try HoldLayout(
        revision: gallery.revision, grid: page.shape.grid(count: count, cap: cap),
        held: Held(block: first, count: items.count), window: page.window,
        entry: HoldLayout.Entry(first: first, already: already))
    }
  }

  /// The same over the galleries' own grid.
  ///
  /// - Throws: `ArrangeError`.
  package func layout(of hold: PageHold, over portfolio: Portfolio, _ page: PageGrid) throws -> HoldLayout {
    guard case .over(let held, let count) = hold else { throw PortfolioError.notForGalleries }
    let grid = page.shape.grid(count: count ?? portfolio.count, cap: page.cap ?? portfolio.cap)
    return try HoldLayout(revision: portfolio.revision, grid: grid, held: held, window: page.window)
  }

  /// Where items that come in at a point go, counted among the list's others: under the pointer where it is over a
  /// cell, else before the next one. As `Flows` has it.
  private func entry(at point: Point, of grid: DropCapGrid, held already: [CellIndex]) -> CellIndex {
    let hit = grid.hit(at: point)
    guard !already.isEmpty else {
      switch hit {
      case .cell(let cell), .before(let cell): return cell
      case .end: return CellIndex(grid.count)
      }
    }
    let held = Held(already)
    let destination = hit.destination(count: grid.count)
    if let first = destination.insertionIndex(of: held, count: grid.count) { return first }
    guard let cell = destination.anchor else { return CellIndex(grid.count - held.count) }
    return CellIndex(cell.rawValue - held.countBefore(cell))
  }
}
