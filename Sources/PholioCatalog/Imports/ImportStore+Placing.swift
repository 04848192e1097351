import Foundation
import GRDB
import PholioLayout

/// Placing imported photos: an import offers a photo to a gallery once, and never moves what is placed.
extension ImportStore {
  /// What placing photos did.
  package struct Placing: Hashable, Sendable {
    /// How many photos came in, in the gallery or in those it runs on into.
    package var added: Int
    /// How many there was no room for.
    package var left: Int
  }

  /// Places photos in a gallery by its policy, sorted by capture time, sub-second, natural file name and
  /// path.
  ///
  /// What a stopped import has placed is sorted again with them, unless somebody has changed the order since:
  /// so an import that was stopped and goes on later ends in the order of one that was not. Photos past the
  /// gallery's capacity run on into the next; what fits nowhere is not placed, and is offered again another
  /// time.
  ///
  /// - Parameters:
  ///   - photos: Photos that the gallery has not been offered, or had no room for.
  ///   - stopped: The import is stopping early: more may come.
  @discardableResult
  package func place(_ photos: [PhotoID], in gallery: GalleryID, stopped: Bool) throws -> Placing {
    let list = RankedList(db: db, list: .gallery(gallery))
    let policy = try tx.galleries.policy(of: gallery)
    let (capacity, overflow) = try tx.galleries.capacity(of: gallery)
    let standing = try tx.galleries.gallery(gallery).count
    // A person has made the capacity less than what is there: of that, nothing is to go.
    if let capacity, capacity < standing { try settle(gallery) }
    let waiting = try waiting(in: gallery)
    for photo in waiting { try list.remove(photo) }
    // A person may have put a photo here before the import offered it.
    let isThere = Set(try photos.map(\.rawValue).filter { try list.rank(of: $0) != nil })
    let sorted = try inPlacingOrder(
      waiting + photos.map(\.rawValue).filter { !isThere.contains($0) })
    let placedCount =
      if let capacity, standing - waiting.count + sorted.count > capacity {
        try placeWithin(capacity, sorted, in: gallery, policy, overflow: overflow)
      } else {
        try place(sorted, in: list, policy)
      }
    let placed = Array(sorted.prefix(placedCount))
    // Only at a list's end can photos be sorted again with others.
    let isToBeSorted = stopped && policy == .append && overflow == nil
    for photo in isThere { try set(.offered, of: photo, in: gallery) }
    for photo in placed { try set(isToBeSorted ? .waiting : .offered, of: photo, in: gallery) }
    for photo in sorted.dropFirst(placedCount) { try set(.left, of: photo, in: gallery) }
    if placed != waiting { try tx.orders.raiseRevision(of: .gallery(gallery)) }
    return Placing(added: max(0, placed.count - waiting.count), left: sorted.count - placed.count)
  }

  /// - Returns: How many were placed: all.
  private func place(_ photos: [ListItem], in list: RankedList, _ policy: PlacingPolicy) throws -> Int {
    switch policy {
    case .append: try list.append(photos)
    case .byDate: try insertByDate(photos, into: list)
    }
    return photos.count
  }

  /// Puts each photo before the first later one among those not placed by hand, or else at the end.
  ///
  /// - Parameter photos: In placing order.
  /// - Complexity: O(n + k log n) for k photos into n.
  private func insertByDate(_ photos: [ListItem], into list: RankedList) throws {
    let later = try LatestSoFar(tx, list)
    for photo in photos {
      let after = try later.firstRank(laterThan: timeKey(of: photo))
      try list.insert([photo], after: list.neighbour(.before, of: after)?.rank, before: after)
    }
  }

  /// Places photos of which the last lie past a gallery's capacity: what is past it, new or not, runs on in
  /// order to the start of the next gallery.
  ///
  /// - Returns: How many were placed; those behind them fit nowhere.
  private func placeWithin(
    _ limit: Int, _ photos: [ListItem], in gallery: GalleryID, _ policy: PlacingPolicy, overflow: GalleryID?
  ) throws -> Int {
    let list = RankedList(db: db, list: .gallery(gallery))
    let room = max(0, limit - (try tx.galleries.gallery(gallery).count))
    guard let overflow else { return try place(Array(photos.prefix(room)), in: list, policy) }
    _ = try place(photos, in: list, policy)
    let pushed = Array(try list.items().dropFirst(limit))
    let byHand = Set(try pushed.filter(list.isByHand))
    for photo in pushed { try list.remove(photo) }
    do {
      let edit = try tx.orders.insert(pushed, at: CellIndex(0), into: overflow, byHand: false)
      for list in Set(edit.parts.map(\.list)) { try tx.orders.raiseRevision(of: list) }
      return photos.count
    } catch OrderError.doesNotFit(_, _, let excess) {
      // Nothing was inserted. Once more from the start, without those that are too many.
      try restorePlaces(pushed, byHand: byHand, without: photos, in: list)
      let fitting = Array(photos.dropLast(excess))
      return fitting.isEmpty
        ? 0 : try placeWithin(limit, fitting, in: gallery, policy, overflow: overflow)
    } catch OrderError.overflowCycle {
      try restorePlaces(pushed, byHand: byHand, without: photos, in: list)
      return try placeWithin(limit, photos, in: gallery, policy, overflow: nil)
    }
  }

  /// Puts back what was pushed past a list's end, and takes the new photos out again.
  private func restorePlaces(
    _ pushed: [ListItem], byHand: Set<ListItem>, without photos: [ListItem], in list: RankedList
  ) throws {
    let new = Set(photos)
    try list.append(pushed.filter { !new.contains($0) }, byHand: byHand)
    for photo in photos { try list.remove(photo) }
  }

  private func inPlacingOrder(_ photos: [Int64]) throws -> [Int64] {
    try db.execute(sql: "CREATE TEMP TABLE placing(photo INTEGER PRIMARY KEY)")
    defer { try? db.execute(sql: "DROP TABLE temp.placing") }
    let insert = try db.makeStatement(sql: "INSERT INTO temp.placing(photo) VALUES (?)")
    for photo in photos { try insert.execute(arguments: [photo]) }
    return try db.all(
      Self.ids,
      """
      SELECT \(Self.ids.sql) FROM temp.placing JOIN photo ON photo.id = placing.photo
        LEFT JOIN \(FirstFile.table(of: "temp.placing", tx.paths)) AS first_file
        ON first_file.photo = photo.id
      ORDER BY \(SortKey.terms([.date]))
      """
    ) { try $0.integer("id") }
  }

  private static let ids = StoredTable.photo.columns()
}
