package import PholioCatalog
package import PholioLayout
package import PholioLibrary

/// Reads a part of a list.
extension Library {
  /// The part of a gallery in the window.
  ///
  /// - Throws: `ArrangeError`.
  /// - Complexity: O(cells in the window), and a thousandth of the gallery's size; for rows O(n) after a
  ///   change.
  package func photos(of gallery: GalleryID, in window: GridWindow) throws -> ListWindow<PlacedPhoto> {
    try catalog.read { tx in
      let shown = try shown(gallery, where: window.selection, tx)
      let arrangement = try window.arrangement(of: shown, count: shown.count + window.extra, rowCache, tx)
      let cells = try window.cells(of: arrangement)
      var photos: [CellIndex: PlacedPhoto] = [:]
      for run in cells.runs {
        let placed = try shown.photos(from: run.lowerBound, count: run.count)
        for (cell, photo) in zip(run, placed) { photos[cell] = photo }
      }
      return ListWindow(
        revision: shown.gallery.revision, count: shown.count,
        total: shown.found == nil ? nil : shown.gallery.count, arrangement: arrangement,
        cells: cells.map { ($0, photos[$0]) })
    }
  }

  /// The part of the portfolio's grid in the window.
  ///
  /// - Throws: `ArrangeError`.
  package func galleries(
    in window: GridWindow, hidingRejects: Bool = false
  ) throws -> ListWindow<GalleryState> {
    try catalog.read { tx in
      let portfolio = try tx.galleries.portfolio()
      let arrangement = window.arrangement(of: portfolio, count: portfolio.count + window.extra)
      let galleries = try tx.galleries.all()
      let rejects = try hidingRejects ? tx.photos.rejectCounts() : nil
      return ListWindow(
        revision: portfolio.revision, count: portfolio.count, arrangement: arrangement,
        cells: try window.cells(of: arrangement).map { cell in
          guard cell.rawValue < galleries.count else { return (cell, nil) }
          return (cell, try GalleryState(galleries[cell.rawValue], hidingRejects: rejects, tx))
        })
    }
  }

  /// `count` of a gallery's photos from a cell on, or as many as there are.
  ///
  /// - Parameter selection: Which photos of the gallery count; nil: all.
  /// - Throws: `ArrangeError.unknownGallery`, `SelectionError`.
  package func photos(
    of gallery: GalleryID, where selection: Selection? = nil, from first: CellIndex, count: Int
  ) throws -> ListPart<PlacedPhoto> {
    try catalog.read { tx in
      let shown = try shown(gallery, where: selection, tx)
      return ListPart(of: shown, try shown.photos(from: first, count: count))
    }
  }

  /// The same photos, only their ids.
  ///
  /// - Throws: `ArrangeError.unknownGallery`, `SelectionError`.
  package func order(
    of gallery: GalleryID, where selection: Selection? = nil, from first: CellIndex, count: Int
  ) throws -> ListPart<ListItem> {
    try catalog.read { tx in
      let shown = try shown(gallery, where: selection, tx)
      return ListPart(of: shown, try shown.items(from: first, count: count))
    }
  }
}

/// A part of a gallery's photos, in order.
package struct ListPart<Item: Sendable>: Sendable {
  package let revision: Int
  /// How many photos the list has.
  package let count: Int
  /// How many there are in the gallery, where the list has only some of them.
  package let total: Int?
  package let items: [Item]

  fileprivate init(of shown: ShownGallery, _ items: [Item]) {
    (revision, count) = (shown.gallery.revision, shown.count)
    total = shown.found == nil ? nil : shown.gallery.count
    self.items = items
  }
}
