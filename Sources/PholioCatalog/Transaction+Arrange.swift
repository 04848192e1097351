import GRDB

/// What a gallery can be sorted by.
package enum SortKey: String, CaseIterable, Sendable {
  case date, name, size

  private var columns: [String] {
    switch self {
    // Capture time by the camera's wall clock, then its sub-seconds as a fraction.
    case .date: ["photo.taken_local", "rtrim(photo.taken_fraction, '0')"]
    case .name: ["first_file.natural"]
    case .size: ["photo.bytes"]
    }
  }

  /// The terms of an ORDER BY: missing values last, ties broken by natural name, path and id to a total order.
  static func terms(_ keys: [SortKey]) -> String {
    (keys.flatMap(\.columns) + ["first_file.natural", "first_file.path", "photo.id"])
      .map { "\($0) NULLS LAST" }.joined(separator: ", ")
  }
}

extension CatalogTransaction {
  /// Sorts a gallery; every photo in it then counts as not placed by hand.
  ///
  /// - Parameter reversed: The exact reverse of that order.
  /// - Returns: Whether anything changed.
  /// - Throws: `OrderError.locked`.
  /// - Complexity: O(n log n), in SQL.
  package func sort(_ gallery: GalleryID, by keys: [SortKey], reversed: Bool, summary: String) throws -> Bool
  {
    try rearrange(gallery, summary: summary, byHand: "0", reversed: reversed) {
      """
      SELECT placement.photo, placement.by_hand
      FROM placement JOIN photo ON photo.id = placement.photo LEFT JOIN first_file ON first_file.photo = photo.id
      WHERE placement.gallery = ? ORDER BY \(SortKey.terms(keys))
      """
    }
  }

  /// Turns a gallery's order around.
  ///
  /// - Throws: `OrderError.locked`.
  package func reverse(_ gallery: GalleryID, summary: String) throws -> Bool {
    try rearrange(gallery, summary: summary, byHand: "by_hand", reversed: true) {
      "SELECT photo, by_hand FROM placement WHERE gallery = ? ORDER BY rank"
    }
  }

  /// Gives a gallery a new order, set-wise.
  ///
  /// - Parameters:
  ///   - byHand: SQL for the new `by_hand` of each placement.
  ///   - order: SQL that gives (photo, by_hand) in the new order, with the gallery as its one argument.
  private func rearrange(
    _ gallery: GalleryID, summary: String, byHand: String, reversed: Bool, order: () -> String
  ) throws -> Bool {
    try requireUnlocked(.gallery(gallery))
    try db.execute(
      sql: "CREATE TEMP TABLE arranged(place INTEGER PRIMARY KEY, photo INTEGER, by_hand INTEGER)")
    defer { try? db.execute(sql: "DROP TABLE temp.arranged") }
    try db.execute(sql: "INSERT INTO temp.arranged(photo, by_hand) \(order())", arguments: [gallery])
    let was = try wholeRun("SELECT photo, by_hand FROM placement WHERE gallery = ? ORDER BY rank", [gallery])
    let became = try wholeRun(
      "SELECT photo, \(byHand) AS by_hand FROM temp.arranged ORDER BY place \(reversed ? "DESC" : "ASC")", [])
    guard was.items != became.items else { return false }
    try db.execute(sql: "DELETE FROM placement WHERE gallery = ?", arguments: [gallery])
    try db.execute(
      sql: """
        INSERT INTO placement(gallery, rank, photo, by_hand)
        SELECT ?1, (row_number() OVER () - ?2) * ?3, photo, \(byHand)
        FROM (SELECT * FROM temp.arranged ORDER BY place \(reversed ? "DESC" : "ASC"))
        """, arguments: [gallery, became.items.count / 2, RankedList.spacing])
    try record(
      summary, movedCount: zip(was.items, became.items).count { $0 != $1 },
      parts: [Part(list: .gallery(gallery), was: [was], became: [became])])
    return true
  }

  private func wholeRun(_ sql: String, _ arguments: StatementArguments) throws -> Run {
    var run = Run(after: nil, before: nil, items: [], byHand: [])
    let rows = try Row.fetchCursor(db, sql: sql, arguments: arguments)
    while let row = try rows.next() {
      run.items.append(row[0])
      if row[1] { run.byHand.append(row[0]) }
    }
    return run
  }
}
