import GRDB

/// Photos, and the galleries that they are in.
extension OrderStore {
  /// Takes photos without any file out of all galleries.
  ///
  /// - Throws: `OrderError.locked`.
  /// - Returns: The edit, to be recorded as one change, and how many photos each gallery lost, in the
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

  /// The galleries that a photo is in, in their own order, each with the photo's index there, from 0.
  package func positions(of photo: PhotoID) throws -> [(gallery: Gallery, index: Int)] {
    let ids = Set(try galleries(of: photo))
    return try tx.galleries.all().filter { ids.contains($0.id) }
      .map { ($0, try index(of: photo.rawValue, in: .gallery($0.id))) }
  }
}
