package import PholioCatalog
package import PholioLayout

/// A part of a laid-out grid with what lies in its cells, in JSON: frames in points from the canvas' top left corner.
package struct PageLayout<Content: Sendable>: Sendable {
  private let revision: Int
  /// How many items there are; the grid may be laid out for more.
  private let count: Int
  private let grid: DropCapGrid
  private let cells: [(cell: CellIndex, content: Content?)]
  /// What the content is called: `photo`, `gallery`.
  private let contentKey: String

  init(
    revision: Int, count: Int, grid: DropCapGrid, contentKey: String,
    cells: [(cell: CellIndex, content: Content?)]
  ) {
    self.revision = revision
    self.count = count
    self.grid = grid
    self.contentKey = contentKey
    self.cells = cells
  }

  /// The same with other content.
  package func map<Other>(_ transform: (Content) throws -> Other) rethrows -> PageLayout<Other> {
    try PageLayout<Other>(
      revision: revision, count: count, grid: grid, contentKey: contentKey,
      cells: cells.map { ($0.cell, try $0.content.map(transform)) })
  }
}

extension PageLayout: Encodable where Content: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: PageKey.self)
    try container.encode(revision, forKey: "revision")
    try container.encode(count, forKey: "count")
    try container.encode(CapRecord(grid.cap), forKey: "cap")
    try container.encode(grid.width, forKey: "width")
    try container.encode(grid.contentHeight, forKey: "content_height")
    try container.encode(grid.columns, forKey: "columns")
    try container.encode(grid.rows, forKey: "rows")
    try container.encode(grid.gap, forKey: "gap")
    var list = container.nestedUnkeyedContainer(forKey: "cells")
    for (cell, content) in cells {
      var item = list.nestedContainer(keyedBy: PageKey.self)
      try item.encode(cell.rawValue, forKey: "index")
      try item.encode(frame: grid.frame(ofCell: cell))
      try item.encode(content, forKey: PageKey(contentKey))
    }
  }
}

/// Any key.
struct PageKey: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ text: String) { stringValue = text }
  init(stringLiteral text: String) { stringValue = text }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension KeyedEncodingContainer<PageKey> {
  mutating func encode(frame: Frame) throws {
    try encode(frame.left, forKey: "x")
    try encode(frame.top, forKey: "y")
    try encode(frame.width, forKey: "w")
    try encode(frame.height, forKey: "h")
  }
}

/// How the page wants a grid laid out, and which part of it.
package struct PageGrid: Sendable {
  package var shape: GridShape
  /// In points of the canvas.
  package var window: Range<Double>
  /// Another cap than the list's own.
  package var cap: DropCap?
  /// Cells to lay out past the last item, for what is being carried in.
  package var extra: Int

  /// How many cells one answer holds at most.
  package static let mostCells = 2000

  package init(shape: GridShape, window: Range<Double>, cap: DropCap? = nil, extra: Int = 0) {
    self.shape = shape
    self.window = window
    self.cap = cap
    self.extra = extra
  }

  /// - Throws: `ArrangeError.windowTooLarge`.
  func cells(of grid: DropCapGrid) throws -> CellWindow {
    let cells = grid.cells(crossing: window)
    guard cells.count <= Self.mostCells else { throw ArrangeError.windowTooLarge(cells: cells.count) }
    return cells
  }
}

extension CatalogTransaction {
  /// The part of a gallery's grid that lies in the window.
  ///
  /// - Throws: `ArrangeError`.
  /// - Complexity: O(cells in the window), and a thousandth of the gallery's size.
  package func layout(of gallery: Gallery, _ page: PageGrid) throws -> PageLayout<PlacedPhoto> {
    let grid = page.shape.grid(count: gallery.count + page.extra, cap: page.cap ?? gallery.cap)
    let window = try page.cells(of: grid)
    var photos: [CellIndex: PlacedPhoto] = [:]
    func read(_ cells: Range<CellIndex>) throws {
      for placed in try self.photos.placed(from: cells.lowerBound, count: cells.count, in: gallery.id) {
        photos[placed.position.cellIndex] = placed
      }
    }
    if window.includesCap { try read(CellIndex(0)..<CellIndex(1)) }
    try read(window.run)
    return PageLayout(
      revision: gallery.revision, count: gallery.count, grid: grid, contentKey: "photo",
      cells: window.map { ($0, photos[$0]) })
  }

  /// The part of the galleries' own grid that lies in the window.
  ///
  /// - Throws: `ArrangeError`.
  package func layout(of portfolio: Portfolio, _ page: PageGrid) throws -> PageLayout<GalleryRecord> {
    let grid = page.shape.grid(count: portfolio.count + page.extra, cap: page.cap ?? portfolio.cap)
    let galleries = try self.galleries.all()
    return PageLayout(
      revision: portfolio.revision, count: portfolio.count, grid: grid, contentKey: "gallery",
      cells: try page.cells(of: grid).map { cell in
        (cell, try cell.rawValue < galleries.count ? GalleryRecord(galleries[cell.rawValue], self) : nil)
      })
  }
}
