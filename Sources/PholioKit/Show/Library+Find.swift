import PholioCatalog
import PholioLayout

extension Library {
  /// The photos of all galleries that match, looked up on the disk: by galleries in their order, and there by
  /// positions. A photo in two galleries is found in both, and one in none is not.
  ///
  /// - Parameters:
  ///   - selection: Nil: all photos.
  ///   - body: Called with each photo. Memory grows by only two numbers for each photo.
  /// - Throws: `SelectionError`; what `body` throws.
  package func find(_ selection: Selection?, _ body: (FoundPhoto) throws -> Void) throws {
    let found = try catalog.read { tx in
      try tx.orders.positions(of: selection?.photos(tx) ?? tx.photos.all())
    }
    for (gallery, photos) in found {
      func position(_ index: Int) -> Position { photos[index].position }
      try forEach(photos.map { $0.photo }, of: gallery.id, at: position) { record in
        try body(FoundPhoto(gallery: gallery.name, record: record))
      }
    }
  }
}
