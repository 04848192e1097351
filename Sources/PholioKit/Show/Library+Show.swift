package import PholioCatalog
import PholioLayout

/// Shows galleries. The order is that of one moment; the disk is looked at after the transaction.
extension Library {
  /// The gallery of a request.
  ///
  /// - Throws: `LibraryError.unknownGallery`.
  package func gallery(_ reference: ListReference) throws -> Gallery {
    try catalog.read { try $0.gallery(reference) }
  }

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

  /// A gallery's order as a text that `OrderText` can read.
  ///
  /// - Parameter body: Called with each line.
  /// - Throws: `LibraryError.unknownGallery`.
  package func writeOrder(of reference: ListReference, _ body: (String) throws -> Void) throws {
    let (gallery, photos, digits) = try catalog.read { tx in
      let gallery = try tx.gallery(reference)
      let digests = try tx.photos.firstDigests(gallery.count, of: gallery.id)
      return (gallery, try tx.orders.items(of: .gallery(gallery.id)), OrderText.digits(of: digests))
    }
    try body(OrderText.header(of: gallery))
    try forEach(photos, of: gallery.id) { try body(OrderText.line($0, digits: digits)) }
  }

  /// Where a gallery's photos lie.
  ///
  /// - Parameters:
  ///   - window: Only the cells crossing it, in points; nil for all.
  ///   - held: Photos to give the alarms around.
  /// - Throws: `LibraryError.unknownGallery`, `SelectionError`.
  package func layout(
    of reference: ListReference, on shape: GridShape, window: Range<Double>?, held: Selection?
  ) throws -> GridLayout {
    try catalog.read { tx in
      let gallery = try tx.gallery(reference)
      let arrangement = try shape.arrangement(of: gallery, tx)
      return GridLayout(arrangement, window: window, held: try held.map { try tx.cells(of: $0, in: gallery) })
    }
  }

  /// A gallery's grid drawn with characters, with positions in its slots: its lines.
  ///
  /// - Parameter columns: How wide the grid is, in cells.
  /// - Throws: `LibraryError.unknownGallery`.
  package func gridText(of reference: ListReference, columns: Int) throws -> [String] {
    let (gallery, features) = try catalog.read { tx in
      let gallery = try tx.gallery(reference)
      return (gallery, try tx.galleries.features(of: gallery.id))
    }
    return GridText.lines(count: gallery.count, columns: columns, cap: gallery.cap, features: features)
  }

  /// Past imports, the latest first, `count` of them at most.
  package func imports(last count: Int) throws -> [PastImport] {
    try catalog.read { try $0.imports.past(limit: count) }
  }

  /// Photos in the order that they had; those that have left the gallery are skipped.
  ///
  /// - Parameter position: The position of one of them, by its index; by itself, they are the whole gallery.
  func forEach(
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

  static let shownAtOnce = 1000
}
