import Foundation
import GRDB
package import PholioLayout

/// Sets of photos in the orders of galleries.
extension OrderStore {
  /// Those of some photos that are in a list, in its order; none of the galleries' own list.
  ///
  /// - Complexity: O(photos · log n) for few photos, else one walk through the list.
  package func items(_ photos: PhotoSet, of list: OrderedList) throws -> [ListItem] {
    guard case .gallery(let gallery) = list else { return [] }
    let count = try tx.galleries.gallery(gallery).count
    guard photos.count < count / 64 else {
      var found: [ListItem] = []
      try forEachPhoto(of: gallery) { if photos.contains($0) { found.append($0) } }
      return found
    }
    return try ranked(photos, in: gallery).map(\.photo)
  }

  /// Where some photos are: each gallery that has any of them, in the galleries' own order, with those photos
  /// in its order.
  package func positions(
    of photos: PhotoSet
  ) throws -> [(gallery: Gallery, photos: [(position: Position, photo: ListItem)])] {
    var result: [(gallery: Gallery, photos: [(position: Position, photo: ListItem)])] = []
    for gallery in try tx.galleries.all() {
      let found = try positions(of: photos, in: gallery)
      if !found.isEmpty { result.append((gallery, found)) }
    }
    return result
  }

  private func positions(
    of photos: PhotoSet, in gallery: Gallery
  ) throws -> [(position: Position, photo: ListItem)] {
    var found: [(position: Position, photo: ListItem)] = []
    // The index of a rank takes about as long as walking through a thousand photos.
    if photos.count < gallery.count / 1024 {
      let list = RankedList(db: db, list: .gallery(gallery.id))
      for (rank, photo) in try ranked(photos, in: gallery.id) {
        found.append((Position(try list.index(of: rank) + 1), photo))
      }
    } else {
      var position = 0
      try forEachPhoto(of: gallery.id) { photo in
        position += 1
        if photos.contains(photo) { found.append((Position(position), photo)) }
      }
    }
    return found
  }

  /// The items whose name is `name`, in order: the name of one of a photo's files, or a gallery's name.
  ///
  /// - Complexity: O(answer · log n), by an index of file names.
  package func items(named name: ByteString, of list: OrderedList) throws -> [ListItem] {
    guard case .gallery(let gallery) = list else { return try items(of: list) { $0 == name } }
    var found: [ListItem] = []
    try tx.photos.forEach(.placedNamed, [gallery, Data(name.bytes)]) { photo, _ in
      // Several of its files may have this name.
      if found.last != photo { found.append(photo) }
    }
    return found
  }

  private func forEachPhoto(of gallery: GalleryID, _ body: (ListItem) -> Void) throws {
    try tx.photos.forEach(.placed, [gallery]) { photo, _ in body(photo) }
  }

  /// Those of some photos that are in a gallery, in its order, each looked up.
  private func ranked(
    _ photos: PhotoSet, in gallery: GalleryID
  ) throws -> [(rank: Int64, photo: ListItem)] {
    let list = RankedList(db: db, list: .gallery(gallery))
    var found: [(rank: Int64, photo: ListItem)] = []
    for photo in photos {
      if let rank = try list.rank(of: photo) { found.append((rank, photo)) }
    }
    return found.sorted { $0.rank < $1.rank }
  }
}
