import Foundation
import GRDB
import PholioLayout

/// Placing imported photos: an import offers a photo to a gallery once, and never moves what is placed.
extension ImportStore {
  /// Places photos in a gallery by its policy, sorted by capture time, sub-second, natural file name and path.
  ///
  /// What a stopped import has placed is sorted again with them, unless somebody has changed the order since: so an
  /// import that was stopped and goes on later ends in the order of one that was not. Photos past the gallery's
  /// capacity run on into the next; what fits nowhere is not placed, and is offered again another time.
  ///
  /// - Parameters:
  ///   - photos: Photos not yet offered to the gallery.
  ///   - stopped: The import is stopping early: more may come.
  /// - Returns: How many photos did not fit.
  @discardableResult
  package func place(_ photos: [PhotoID], in gallery: GalleryID, stopped: Bool) throws -> Int {
    let list = RankedList(db: db, list: .gallery(gallery))
    let provisional = try provisionalPhotos(in: gallery)
    for photo in provisional { try list.remove(photo) }
    // A person may have put a photo here before the import offered it.
    let sorted = try inPlacingOrder(provisional + photos.map(\.rawValue)).filter {
      try list.rank(of: $0) == nil
    }
    let policy = try tx.galleries.policy(of: gallery)
    let capacity = try tx.galleries.capacity(of: gallery)
    let placed =
      if let limit = capacity.capacity, try tx.galleries.gallery(gallery).count + sorted.count > limit {
        try placeWithin(limit, sorted, in: gallery, policy, overflow: capacity.overflow)
      } else {
        try place(sorted, in: list, policy)
      }
    let left = Set(sorted.dropFirst(placed))
    for photo in photos where !left.contains(photo.rawValue) { try offer(photo.rawValue, to: gallery) }
    if placed > 0 { try tx.orders.raiseRevision(of: .gallery(gallery)) }
    try db.execute(
      sql: """
        UPDATE gallery SET stopped_revision = iif(?1, revision, NULL), stopped_count = iif(?1, ?2, NULL) WHERE id = ?3
        """, arguments: [stopped && policy == .append && capacity.capacity == nil, placed, gallery])
    return left.count
  }

  /// Lets what a stopped import has placed in a gallery count as placed: an import has been all through it since.
  package func settle(_ gallery: GalleryID) throws {
    try settle(where: "id = \(gallery.rawValue)")
  }

  /// The same for all galleries of months and days.
  package func settlePeriods() throws {
    try settle(where: "period IS NOT NULL")
  }

  private func settle(where condition: String) throws {
    try db.execute(
      sql: """
        UPDATE gallery SET stopped_revision = NULL, stopped_count = NULL
        WHERE \(condition) AND stopped_revision IS NOT NULL
        """)
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

  /// Places photos of which the last lie past a gallery's capacity: what is past it, new or not, runs on in order to the
  /// start of the next gallery.
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

  /// The photos at a gallery's end that a stopped import placed, if nothing has changed there since.
  private func provisionalPhotos(in gallery: GalleryID) throws -> [Int64] {
    let columns = Self.stopped
    let stopped = try db.first(columns, "SELECT \(columns.sql) FROM gallery WHERE id = ?", [gallery]) {
      values in
      let revision = try values.int("revision")
      return try values.optionalInt("stopped_revision") == revision
        ? try values.optionalInt("stopped_count") : nil
    }
    guard let count = stopped ?? nil else { return [] }
    return try db.all(
      Self.placed, "SELECT \(Self.placed.sql) FROM placement WHERE gallery = ? ORDER BY rank DESC LIMIT ?",
      [gallery, count]
    ) { try $0.integer("photo") }
  }

  private func inPlacingOrder(_ photos: [Int64]) throws -> [Int64] {
    try db.execute(sql: "CREATE TEMP TABLE offer(photo INTEGER PRIMARY KEY)")
    defer { try? db.execute(sql: "DROP TABLE temp.offer") }
    let insert = try db.makeStatement(sql: "INSERT INTO temp.offer(photo) VALUES (?)")
    for photo in photos { try insert.execute(arguments: [photo]) }
    return try db.all(
      Self.ids,
      """
      SELECT \(Self.ids.sql) FROM temp.offer JOIN photo ON photo.id = offer.photo
        LEFT JOIN \(FirstFile.table(of: "temp.offer")) AS first_file ON first_file.photo = photo.id
      ORDER BY \(SortKey.terms([.date]))
      """
    ) { try $0.integer("id") }
  }

  private static let ids = StoredTable.photo.columns()
  private static let placed = StoredTable.placement.columns("photo")
  private static let stopped = StoredTable.gallery.columns("revision", "stopped_revision", "stopped_count")
}
