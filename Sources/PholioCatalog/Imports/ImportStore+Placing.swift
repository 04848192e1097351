import Foundation
import GRDB
import PholioLayout

/// Placing photos. An import offers a photo to a gallery once, and never moves placed ones.
extension ImportStore {
  /// Places photos in a gallery by its policy, sorted by capture time, sub-second, natural file name and
  /// path.
  ///
  /// Photos that a stopped import has placed are sorted again with them, unless somebody has changed the
  /// order since. So an import that is stopped and goes on later gives the order of an import in one go.
  ///
  /// - Parameters:
  ///   - photos: Photos that the gallery was not offered.
  ///   - stopped: The import is stopping early: more photos may come.
  ///   - raisesRevision: Whether to raise the revision of the gallery: not if the journal does.
  /// - Returns: How many photos came in.
  @discardableResult
  package func place(
    _ photos: [PhotoID], in gallery: GalleryID, stopped: Bool, raisesRevision: Bool = true
  ) throws -> Int {
    let list = RankedList(db: db, list: .gallery(gallery))
    let policy = try tx.galleries.policy(of: gallery)
    let waiting = try waiting(in: gallery)
    for photo in waiting { try list.remove(photo) }
    // A person may have put a photo here before an import offered it.
    let isEmpty = try !db.hasRow("SELECT 1 FROM placement WHERE gallery = ?", [gallery])
    let isThere = isEmpty ? [] : Set(try photos.map(\.rawValue).filter { try list.rank(of: $0) != nil })
    let sorted = try inPlacingOrder(
      waiting + photos.map(\.rawValue).filter { !isThere.contains($0) })
    switch policy {
    case .append: try list.append(sorted)
    case .byDate: try insertByDate(sorted, into: list)
    }
    // Only photos at a list's end can be sorted again with others.
    let isToBeSorted = stopped && policy == .append
    try set(.offered, of: isThere.sorted(), in: gallery)
    try set(isToBeSorted ? .waiting : .offered, of: sorted, in: gallery)
    if raisesRevision, sorted != waiting { try tx.orders.raiseRevision(of: .gallery(gallery)) }
    return sorted.count - waiting.count
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
