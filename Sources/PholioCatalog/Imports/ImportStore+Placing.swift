import Foundation
import GRDB
import PholioLayout

/// Placing photos. An import offers a photo to a gallery once, and never moves placed ones.
extension ImportStore {
  /// What placing photos did.
  package struct Placing: Hashable, Sendable {
    /// How many photos came in, overflow galleries included.
    package var added: Int
    /// How many found no room.
    package var left: Int
  }

  /// Places photos in a gallery by its policy, sorted by capture time, sub-second, natural file name and
  /// path.
  ///
  /// Photos that a stopped import has placed are sorted again with them, unless somebody has changed the
  /// order since. So an import that is stopped and goes on later gives the order of an import in one go.
  /// Photos past the gallery's capacity run on into the next gallery. Those without room are not placed, and
  /// are offered again later.
  ///
  /// - Parameters:
  ///   - photos: Photos that the gallery was not offered, or had no room for.
  ///   - stopped: The import is stopping early: more photos may come.
  ///   - raisesRevision: Whether to raise the revisions of the galleries that get photos: not if the journal
  ///     does.
  @discardableResult
  package func place(
    _ photos: [PhotoID], in gallery: GalleryID, stopped: Bool, raisesRevision: Bool = true
  ) throws -> Placing {
    let list = RankedList(db: db, list: .gallery(gallery))
    let policy = try tx.galleries.policy(of: gallery)
    let (capacity, overflow) = try tx.galleries.capacity(of: gallery)
    let standing = try tx.galleries.gallery(gallery).count
    // The capacity is less than what the gallery has: those photos stay.
    if let capacity, capacity < standing { try closeOffers(gallery) }
    let waiting = try waiting(in: gallery)
    for photo in waiting { try list.remove(photo) }
    // A person may have put a photo here before an import offered it.
    let isEmpty = try !db.hasRow("SELECT 1 FROM placement WHERE gallery = ?", [gallery])
    let isThere = isEmpty ? [] : Set(try photos.map(\.rawValue).filter { try list.rank(of: $0) != nil })
    let sorted = try inPlacingOrder(
      waiting + photos.map(\.rawValue).filter { !isThere.contains($0) })
    let placedCount =
      if let capacity, standing - waiting.count + sorted.count > capacity {
        try placeWithin(
          capacity, sorted, in: gallery, policy, overflow: overflow, raisesRevision: raisesRevision)
      } else {
        try place(sorted, in: list, policy)
      }
    let placed = Array(sorted.prefix(placedCount))
    // Only photos at a list's end can be sorted again with others.
    let isToBeSorted = stopped && policy == .append && overflow == nil
    try set(.offered, of: isThere.sorted(), in: gallery)
    try set(isToBeSorted ? .waiting : .offered, of: placed, in: gallery)
    try set(.left, of: Array(sorted.dropFirst(placedCount)), in: gallery)
    if raisesRevision, placed != waiting { try tx.orders.raiseRevision(of: .gallery(gallery)) }
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
    let later = try RunningMaximum(tx, list)
    for photo in photos {
      let after = try later.firstRank(laterThan: timeKey(of: photo))
      try list.insert([photo], after: list.neighbour(.before, of: after)?.rank, before: after)
    }
  }

  /// Places photos, the last of which are past a gallery's capacity. What is past it, new or not, runs on in
  /// order to the start of the next gallery.
  ///
  /// - Returns: How many were placed. The rest found no room.
  private func placeWithin(
    _ limit: Int, _ photos: [ListItem], in gallery: GalleryID, _ policy: PlacingPolicy, overflow: GalleryID?,
    raisesRevision: Bool
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
      for list in Set(edit.parts.map(\.list)) where raisesRevision { try tx.orders.raiseRevision(of: list) }
      return photos.count
    } catch OrderError.doesNotFit(_, _, let excess) {
      // Nothing was inserted. Tries again without the photos that are too many.
      try restorePositions(pushed, byHand: byHand, without: photos, in: list)
      let fitting = Array(photos.dropLast(excess))
      return fitting.isEmpty
        ? 0
        : try placeWithin(
          limit, fitting, in: gallery, policy, overflow: overflow, raisesRevision: raisesRevision)
    } catch OrderError.overflowCycle {
      try restorePositions(pushed, byHand: byHand, without: photos, in: list)
      return try placeWithin(
        limit, photos, in: gallery, policy, overflow: nil, raisesRevision: raisesRevision)
    }
  }

  /// Puts the items back that were pushed past a list's end, and takes the new photos out.
  private func restorePositions(
    _ pushed: [ListItem], byHand: Set<ListItem>, without photos: [ListItem], in list: RankedList
  ) throws {
    let new = Set(photos)
    try list.append(pushed.filter { !new.contains($0) }, byHand: byHand)
    for photo in photos { try list.remove(photo) }
  }

  private func inPlacingOrder(_ photos: [Int64]) throws -> [Int64] {
    // It stays, empty: with each other table SQLite would prepare all statements anew.
    try db.execute(sql: "CREATE TEMP TABLE IF NOT EXISTS placing(photo INTEGER PRIMARY KEY)")
    defer { try? db.execute(sql: "DELETE FROM temp.placing") }
    let insert = try tx.statement("INSERT INTO temp.placing(photo) VALUES (?)")
    for photo in photos { try insert.run { $0.add(photo) } }
    return try db.all(
      Self.ids,
      """
      SELECT \(Self.ids.sql) FROM temp.placing CROSS JOIN photo ON photo.id = placing.photo
        LEFT JOIN \(FirstFile.table(of: "temp.placing", tx.paths)) AS first_file
        ON first_file.photo = placing.photo
      ORDER BY \(SortKey.terms([.date]))
      """
    ) { try $0.integer("id") }
  }

  private static let ids = StoredTable.photo.columns()
}
