import Foundation
import GRDB
package import PholioDisk
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
  ///
  /// - Complexity: O(photos · log n) for few photos, and a thousandth of the sizes of the galleries that have
  ///   them; else one walk through all galleries.
  package func positions(
    of photos: PhotoSet
  ) throws -> [(gallery: Gallery, photos: [(position: Position, photo: ListItem)])] {
    // Looking a photo up takes about as long as walking through some dozens.
    let isFew = try photos.count < Int(tx.photos.lastID() / 64)
    let places = isFew ? try places(of: photos) : nil
    let galleries = try places.map { try tx.galleries.existing(among: $0.keys) } ?? tx.galleries.all()
    var result: [(gallery: Gallery, photos: [(position: Position, photo: ListItem)])] = []
    for gallery in galleries {
      let lookedUp = try places?[gallery.id].flatMap { try positions(of: $0, in: gallery.id) }
      let found = try lookedUp ?? walkedPositions(of: photos, in: gallery.id)
      if !found.isEmpty { result.append((gallery, found)) }
    }
    return result
  }

  private typealias Place = (rank: Int64, photo: ListItem)

  /// Where some photos are, by galleries, deleted ones too: each photo is looked up.
  private func places(of photos: PhotoSet) throws -> [GalleryID: [Place]] {
    let columns = Self.placed
    var places: [GalleryID: [Place]] = [:]
    // CROSS JOIN makes SQLite look up each photo.
    let rows = try db.rows(
      """
      SELECT \(columns.sql) FROM json_each(?) AS wanted CROSS JOIN placement ON placement.photo = wanted.value
      """, [photos.json])
    while let row = try rows.next() {
      var values = StoredValues(row, columns)
      let (gallery, rank) = (try values.gallery(), try values.integer("rank"))
      places[gallery, default: []].append((rank, try values.integer("photo")))
    }
    return places
  }

  private static let placed = StoredTable.placement.columns("photo")

  /// - Returns: Nil if the gallery's blocks don't count them.
  private func positions(
    of places: [Place], in gallery: GalleryID
  ) throws -> [(position: Position, photo: ListItem)]? {
    let places = places.sorted { $0.rank < $1.rank }
    let indexes = try RankedList(db: db, list: .gallery(gallery)).indexes(ofAscending: places.map(\.rank))
    guard indexes.count == places.count else { return nil }
    return zip(indexes, places).map { (Position($0 + 1), $1.photo) }
  }

  private func walkedPositions(
    of photos: PhotoSet, in gallery: GalleryID
  ) throws -> [(position: Position, photo: ListItem)] {
    var found: [(position: Position, photo: ListItem)] = []
    var position = 0
    try forEachPhoto(of: gallery) { photo in
      position += 1
      if photos.contains(photo) { found.append((Position(position), photo)) }
    }
    return found
  }

  /// The items whose name is `name`, in order: the name of one of a photo's files, or a gallery's name.
  ///
  /// - Complexity: O(answer · log n), by an index of file names.
  package func items(named name: ByteString, of list: OrderedList) throws -> [ListItem] {
    guard case .gallery(let gallery) = list else {
      return try name.text.flatMap { try tx.galleries.named($0) }.map { [$0.id.rawValue] } ?? []
    }
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
