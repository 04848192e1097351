import GRDB

/// Photos in the galleries that they stand in.
extension OrderStore {
  /// Takes photos that have no file at all out of all galleries.
  ///
  /// - Throws: `OrderError.locked`.
  /// - Returns: What is to be recorded as one change, and how many photos each gallery lost, in the
  ///   galleries' order.
  package func removeWithoutFiles(
    _ photos: Set<PhotoID>
  ) throws -> (edit: Edit, galleries: [(name: String, count: Int)], photos: Int) {
    var leaving: [GalleryID: [ListItem]] = [:]
    var count = 0
    for photo in photos.sorted(by: { $0.rawValue < $1.rawValue })
    where try !db.hasRow("SELECT 1 FROM file WHERE photo = ?", [photo]) {
      count += 1
      for gallery in try galleries(of: photo) { leaving[gallery, default: []].append(photo.rawValue) }
    }
    var edit = Edit()
    var counts: [(name: String, count: Int)] = []
    for gallery in try tx.galleries.all() {
      guard let items = leaving.removeValue(forKey: gallery.id) else { continue }
      edit += try remove(items, from: .gallery(gallery.id))
      counts.append((gallery.name, items.count))
    }
    return (edit, counts, count)
  }

  /// The galleries in which a photo stands, in their own order, each with its 0-based index there.
  package func positions(of photo: PhotoID) throws -> [(gallery: Gallery, index: Int)] {
    let ids = Set(try galleries(of: photo))
    return try tx.galleries.all().filter { ids.contains($0.id) }
      .map { ($0, try index(of: photo.rawValue, in: .gallery($0.id))) }
  }
}
