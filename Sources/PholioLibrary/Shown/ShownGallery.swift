package import PholioCatalog
package import PholioLayout

/// A gallery as a list that is laid out: all of its photos, or those that a selection finds. Cell indexes are
/// those of this list.
package struct ShownGallery {
  package let gallery: Gallery
  /// Nil: all.
  package let found: FoundPhotos?
  /// By what they were found.
  let selection: Selection?
  private let tx: CatalogTransaction

  package var count: Int { found?.photos.count ?? gallery.count }

  fileprivate init(_ gallery: Gallery, _ selection: Selection?, found: FoundPhotos?, _ tx: CatalogTransaction)
  {
    (self.gallery, self.selection, self.found, self.tx) = (gallery, selection, found, tx)
  }

  /// - Complexity: O(found photos) where some span several cells.
  package func features() throws -> Features {
    let features = try tx.galleries.features(of: gallery.id)
    guard let found, !features.isEmpty else { return features }
    var spans: [CellIndex: DropCap] = [:]
    for (index, cell) in found.cells.enumerated() {
      let span = features.span(of: cell)
      if span != .none { spans[CellIndex(index)] = span }
    }
    return Features(spans)
  }

  /// As many as it counts.
  func shapes() throws -> [Float] {
    let shapes = try tx.shapes(in: gallery)
    return found.map { $0.cells.map { shapes[$0.rawValue] } } ?? shapes
  }

  /// The photos from a cell on, `count` of them or as many as there are, at their positions in the gallery.
  package func photos(from first: CellIndex, count: Int) throws -> [PlacedPhoto] {
    guard let found else { return try tx.photos.placed(from: first, count: count, in: gallery.id) }
    let part = range(from: first, count: count)
    let photos = try tx.photos.placed(Array(found.photos[part]), in: gallery.id)
    return zip(photos, found.cells[part]).map { photo, cell in
      var photo = photo
      photo.position = cell.position
      return photo
    }
  }

  /// The same photos, only their ids.
  package func items(from first: CellIndex, count: Int) throws -> [ListItem] {
    let part = range(from: first, count: count)
    if let found { return Array(found.photos[part]) }
    guard !part.isEmpty else { return [] }
    let last = CellIndex(part.upperBound - 1)
    return try tx.orders.items(at: first.position...last.position, of: .gallery(gallery.id))
  }

  private func range(from first: CellIndex, count: Int) -> Range<Int> {
    let start = min(first.rawValue, self.count)
    return start..<min(start + max(0, count), self.count)
  }
}

extension Library {
  /// - Parameter selection: Nil: all photos.
  /// - Throws: `ArrangeError.unknownGallery`, `SelectionError`.
  package func shown(
    _ gallery: GalleryID, where selection: Selection?, _ tx: CatalogTransaction
  ) throws -> ShownGallery {
    let gallery = try tx.requireGallery(gallery)
    return ShownGallery(
      gallery, selection, found: try selection.map { try foundCache.photos($0, in: gallery, tx) }, tx)
  }
}
