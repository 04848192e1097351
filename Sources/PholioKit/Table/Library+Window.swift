package import PholioCatalog
package import PholioLayout

/// Reads a part of a list.
extension Library {
  /// The part of a gallery in the window.
  ///
  /// - Throws: `ArrangeError`.
  /// - Complexity: O(cells in the window), and a thousandth of the gallery's size; for rows O(n) after a
  ///   change.
  package func photos(of gallery: GalleryID, in window: GridWindow) throws -> ListWindow<PlacedPhoto> {
    try catalog.read { tx in
      let gallery = try tx.requireGallery(gallery)
      let arrangement = try window.arrangement(
        of: gallery, count: gallery.count + window.extra, rowCache, tx)
      let cells = try window.cells(of: arrangement)
      var photos: [CellIndex: PlacedPhoto] = [:]
      func read(_ cells: Range<CellIndex>) throws {
        for placed in try tx.photos.placed(from: cells.lowerBound, count: cells.count, in: gallery.id) {
          photos[placed.position.cellIndex] = placed
        }
      }
      for run in cells.runs { try read(run) }
      return ListWindow(
        revision: gallery.revision, count: gallery.count, arrangement: arrangement,
        cells: cells.map { ($0, photos[$0]) })
    }
  }

  /// The part of the portfolio's grid in the window.
  ///
  /// - Throws: `ArrangeError`.
  package func galleries(in window: GridWindow) throws -> ListWindow<GalleryState> {
    try catalog.read { tx in
      let portfolio = try tx.galleries.portfolio()
      let arrangement = window.arrangement(of: portfolio, count: portfolio.count + window.extra)
      let galleries = try tx.galleries.all()
      return ListWindow(
        revision: portfolio.revision, count: portfolio.count, arrangement: arrangement,
        cells: try window.cells(of: arrangement).map { cell in
          (cell, try cell.rawValue < galleries.count ? GalleryState(galleries[cell.rawValue], tx) : nil)
        })
    }
  }

  /// A gallery, and `count` of its photos from a cell on, or as many as there are.
  ///
  /// - Throws: `ArrangeError.unknownGallery`.
  package func photos(
    of gallery: GalleryID, from first: CellIndex, count: Int
  ) throws -> (gallery: Gallery, photos: [PlacedPhoto]) {
    try catalog.read { tx in
      (try tx.requireGallery(gallery), try tx.photos.placed(from: first, count: count, in: gallery))
    }
  }

  /// The same photos, only their ids.
  ///
  /// - Throws: `ArrangeError.unknownGallery`.
  package func order(
    of gallery: GalleryID, from first: CellIndex, count: Int
  ) throws -> (gallery: Gallery, photos: [ListItem]) {
    try catalog.read { tx in
      let found = try tx.requireGallery(gallery)
      guard first.rawValue < found.count, count > 0 else { return (found, []) }
      let last = CellIndex(min(first.rawValue + count, found.count) - 1)
      return (found, try tx.orders.items(at: first.position...last.position, of: .gallery(gallery)))
    }
  }
}
