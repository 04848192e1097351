package import PholioCatalog
package import PholioLayout

/// Shows galleries. The order is that of one moment; the disk is looked at after the transaction.
extension Library {
  /// The gallery of a request.
  ///
  /// - Throws: `LibraryError.unknownGallery`.
  package func gallery(_ reference: ListReference) throws -> Gallery {
    try catalog.read { try $0.gallery(reference) }
  }

  /// What the catalog knows of all photos together; the disk is not looked at.
  package func summary() throws -> LibrarySummary { try catalog.read { try $0.photos.summary() } }

  /// A gallery's photos in order, or some of them in the order of their mention, looked up on the disk.
  ///
  /// - Parameters:
  ///   - chosen: The photos; nil for all.
  ///   - header: Called first.
  ///   - body: Called with each photo. Memory grows by only two numbers for each photo.
  /// - Throws: `LibraryError.unknownGallery`, `SelectionError`; what `header` and `body` throw.
  package func show(
    _ reference: ListReference, _ chosen: PhotoReference? = nil, header: (Gallery) throws -> Void = { _ in },
    _ body: (PhotoRecord) throws -> Void
  ) throws {
    let (gallery, photos, indexes) = try catalog.read { tx -> (Gallery, [ListItem], [Int]?) in
      let gallery = try tx.gallery(reference)
      let list = OrderedList.gallery(gallery.id)
      guard let chosen else { return (gallery, try tx.orders.items(of: list), nil) }
      let photos = try chosen.found(in: ListScope(gallery), tx)
      return (gallery, photos, try tx.orders.indexes(of: photos, in: list))
    }
    try header(gallery)
    try forEach(photos, of: gallery.id, at: { CellIndex(indexes?[$0] ?? $0).position }, body)
  }

  /// Photos in the order that they had; those that have left the gallery are skipped.
  ///
  /// - Parameter position: The position of one of them, by its index; by itself, they are the whole gallery.
  package func forEach(
    _ photos: [ListItem], of gallery: GalleryID,
    at position: (Int) -> Position = { CellIndex($0).position }, _ body: (PhotoRecord) throws -> Void
  ) throws {
    for start in stride(from: 0, to: photos.count, by: Self.shownAtOnce) {
      let part = Array(photos[start..<min(start + Self.shownAtOnce, photos.count)])
      var placed: [ListItem: PlacedPhoto] = [:]
      for photo in try catalog.read({ try $0.photos.placed(part, in: gallery) }) {
        placed[photo.photo.id.rawValue] = photo
      }
      for (offset, id) in part.enumerated() {
        guard var photo = placed[id] else { continue }
        photo.position = position(start + offset)
        try body(PhotoRecord(photo))
      }
    }
  }

  package static let shownAtOnce = 1000
}
