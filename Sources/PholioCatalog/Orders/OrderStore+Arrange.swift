import GRDB

/// Giving a whole list a new order.
extension OrderStore {
  /// Sorts a gallery; photos that are equal keep the places that they have among each other. All its photos
  /// then count as not placed by hand, unless of none of them anything is known that was asked for.
  ///
  /// - Parameters:
  ///   - reversed: Whether the greatest come first. What is not known comes last in any case.
  ///   - check: Called before each photo is written; what it throws ends the work.
  /// - Throws: `OrderError.locked`; what `check` throws.
  /// - Complexity: O(n log n), in SQL.
  package func sort(
    _ gallery: GalleryID, by keys: [SortKey], reversed: Bool, check: () throws -> Void = {}
  ) throws -> Edit {
    try requireUnlocked(.gallery(gallery))
    let before = try wholeRun(.gallery(gallery))
    let columns = Self.placed
    let firstFiles = FirstFile.table(of: "(SELECT photo FROM placement WHERE gallery = ?1)", tx.paths)
    let photos = """
      FROM placement LEFT JOIN photo ON photo.id = placement.photo
        LEFT JOIN \(firstFiles) AS first_file ON first_file.photo = photo.id
      WHERE placement.gallery = ?1
      """
    let order = SortKey.terms(keys, reversed: reversed, keeping: "placement.rank")
    let sorted = try db.all(columns, "SELECT \(columns.sql) \(photos) ORDER BY \(order)", [gallery]) {
      try $0.integer("photo")
    }
    let edit = try arrange(.gallery(gallery), before: before, as: sorted, byHand: [], check: check)
    if edit.isEmpty, !before.byHand.isEmpty,
      try db.hasRow("SELECT 1 \(photos) AND (\(SortKey.isKnown(keys)))", [gallery])
    {
      // The order is the same, but from now on no photo counts as placed by hand.
      try db.execute(sql: "UPDATE placement SET by_hand = 0 WHERE gallery = ?", arguments: [gallery])
    }
    return edit
  }

  /// Gives a list the order `items`. Items that are not in the list come in; those that are not in `items`
  /// leave.
  ///
  /// - Parameters:
  ///   - isByHand: Whether all count as placed by hand; otherwise they count as before.
  ///   - check: Called before each item is written; what it throws ends the work.
  /// - Throws: `OrderError.locked`; what `check` throws.
  package func arrange(
    _ list: OrderedList, as items: [ListItem], isByHand: Bool, check: () throws -> Void = {}
  ) throws -> Edit {
    try requireUnlocked(list)
    let before = try wholeRun(list)
    return try arrange(
      list, before: before, as: items, byHand: isByHand ? Set(items) : Set(before.byHand), check: check)
  }

  private func arrange(
    _ list: OrderedList, before: Run, as items: [ListItem], byHand: Set<ListItem>, check: () throws -> Void
  ) throws -> Edit {
    guard before.items != items else { return Edit() }
    var coming = PhotoSet(items)
    coming.subtract(PhotoSet(before.items))
    var new = PhotoSet()
    if case .gallery(let gallery) = list, !coming.isEmpty {
      new = PhotoSet(try tx.imports.photosToOffer(of: coming, to: gallery).map(\.rawValue))
      try tx.imports.set(.offered, of: Array(coming), in: gallery)
    }
    let ranked = RankedList(db: db, list: list)
    try ranked.removeAll()
    try ranked.append(items, byHand: byHand, check: check)
    let after = Run(after: nil, before: nil, items: items, byHand: items.filter(byHand.contains))
    let moved =
      before.items.count == items.count
      ? zip(before.items, items).count { $0 != $1 } : Set(before.items).symmetricDifference(items).count
    var part = Part(list: list, before: [before], after: [after])
    part.note(offered: new)
    return Edit(part, movedCount: moved)
  }

  func wholeRun(_ list: OrderedList) throws -> Run {
    var run = Run(after: nil, before: nil, items: [], byHand: [])
    guard case .gallery(let gallery) = list else {
      run.items = try RankedList(db: db, list: list).items()
      return run
    }
    let columns = Self.placed
    let rows = try db.rows("SELECT \(columns.sql) FROM placement WHERE gallery = ? ORDER BY rank", [gallery])
    while let row = try rows.next() {
      var values = StoredValues(row, columns)
      let photo = try values.integer("photo")
      run.items.append(photo)
      if try values.flag("by_hand") { run.byHand.append(photo) }
    }
    return run
  }

  private static let placed = StoredTable.placement.columns("photo", "by_hand")
}
