import PholioCatalog
import PholioLayout

/// Finds photos in all galleries. All of it is what the catalog knows: nobody looks at the disk.
extension Library {
  /// The photos of all galleries that match: by galleries in their order, and there by positions. A photo in
  /// two galleries is found in both, and one in none is not.
  ///
  /// - Parameters:
  ///   - selection: Nil: all photos.
  ///   - body: Called with each photo. Memory grows by only two numbers for each photo.
  /// - Throws: `SelectionError`; what `body` throws.
  package func find(_ selection: Selection?, _ body: (FoundPhoto) throws -> Void) throws {
    try forEachFound(selection) { tx, gallery, photos in
      let spans = try tx.galleries.spans(in: gallery)
      return zip(try tx.photos.recorded(photos), photos).map { ($0, spans[$1] ?? .none) }
    } _: { gallery, position, _, found in
      // Nil: taken from the catalog since it was found.
      guard let recorded = found.0 else { return }
      try body(
        FoundPhoto(gallery: gallery, record: PhotoRecord(recorded, at: position, span: found.1)))
    }
  }

  /// The same photos, but only where they are: in a fifth of the time.
  package func findFiles(_ selection: Selection?, _ body: (FoundFile) throws -> Void) throws {
    try forEachFound(selection) { tx, _, photos in
      try tx.photos.recordedFiles(of: photos)
    } _: { gallery, position, photo, file in
      try body(FoundFile(gallery: gallery, position: position, photo: photo, location: file?.location))
    }
  }

  /// Calls `body` with each gallery's name, position, photo, and what was read of that one.
  ///
  /// - Parameter read: Gives as many values as it is given photos. It is called for some at a time: what is
  ///   done with them may take long, and no transaction is open meanwhile.
  private func forEachFound<Value>(
    _ selection: Selection?, _ read: (CatalogTransaction, GalleryID, [ListItem]) throws -> [Value],
    _ body: (String, Position, ListItem, Value) throws -> Void
  ) throws {
    let found = try catalog.read { tx in
      try tx.orders.positions(of: selection?.photos(tx) ?? tx.photos.all())
    }
    for (gallery, photos) in found {
      for start in stride(from: 0, to: photos.count, by: Self.shownAtOnce) {
        let part = photos[start..<min(start + Self.shownAtOnce, photos.count)]
        let values = try catalog.read { tx in try read(tx, gallery.id, part.map { $0.photo }) }
        for (place, value) in zip(part, values) {
          try body(gallery.name, place.position, place.photo, value)
        }
      }
    }
  }
}
