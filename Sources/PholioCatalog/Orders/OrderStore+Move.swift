import GRDB
package import PholioLayout

/// Changing an order. Each function returns an edit for `record`, which makes it one change.
extension OrderStore {
  /// Moves items of a list together, in the order named. They then count as placed by hand.
  ///
  /// An anchor is an item of the list before the move; `.to` is in the index space after it:
  ///
  ///     // a b c d e f
  ///     try tx.move([e, b], to: .onto(d), in: list)
  ///     // a c e b d f
  ///
  /// - Parameter items: Distinct items of the list, in the order named.
  /// - Throws: `OrderError.locked`.
  /// - Complexity: O(k) rows written for k items; reading a position is O(position) over the key.
  package func move(_ items: [ListItem], to destination: Destination<ListItem>, in list: OrderedList) throws
    -> Edit
  {
    try requireUnlocked(list)
    let ranked = RankedList(db: db, list: list)
    guard let gap = try gap(at: destination, moving: items, in: ranked) else {
      var edit = Edit()
      edit.isDroppedOnItself = items.count > 1
      return edit
    }
    let ranks = try items.map { try ranked.rank(of: $0) ?? .min }
    let isInPlace =
      zip(ranks, ranks.dropFirst()).allSatisfy(<)
      && ranks.allSatisfy { $0 > gap.before ?? .min && $0 < gap.after ?? .max }
    if isInPlace { return Edit() }
    let part = try edit(list, touching: items) { ranked in
      for item in items { try ranked.remove(item) }
      try ranked.insert(items, byHand: Set(items), after: gap.before, before: gap.after)
    }
    return Edit(part, movedCount: items.count)
  }

  /// Exchanges two items.
  ///
  /// - Throws: `OrderError.locked`.
  package func swap(_ one: ListItem, _ other: ListItem, in list: OrderedList) throws -> Edit {
    try requireUnlocked(list)
    if one == other { return Edit() }
    let part = try edit(list, touching: [one, other]) { try $0.swap(one, other) }
    return Edit(part, movedCount: 2)
  }

  /// Takes items out of a list.
  ///
  /// - Throws: `OrderError.locked`.
  package func remove(_ items: [ListItem], from list: OrderedList) throws -> Edit {
    try requireUnlocked(list)
    let part = try edit(list, touching: items) { ranked in
      for item in items { try ranked.remove(item) }
    }
    return Edit(part, movedCount: items.count)
  }

  /// Puts photos into a gallery together, in the order named. The first of them ends at `index` (nil, or past
  /// the end: at the end). Photos that are in the gallery already are moved. All then count as placed by hand.
  ///
  /// - Parameter photos: One given twice counts once.
  /// - Throws: `OrderError.locked`.
  package func insert(_ photos: [ListItem], at index: CellIndex?, into gallery: GalleryID) throws -> Edit {
    let list = OrderedList.gallery(gallery)
    try requireUnlocked(list)
    var seen: Set<ListItem> = []
    let photos = photos.filter { seen.insert($0).inserted }
    if photos.isEmpty { return Edit() }
    let new = try tx.imports.photosToOffer(of: PhotoSet(photos), to: gallery)
    var part = try edit(list, touching: photos) { ranked in
      for item in photos { try ranked.remove(item) }
      let next = try index.flatMap { try ranked.item(at: $0.rawValue) }
      let after = try next.flatMap { try ranked.rank(of: $0) }
      try ranked.insert(
        photos, byHand: Set(photos), after: ranked.neighbour(.before, of: after)?.rank, before: after)
    }
    part.note(offered: PhotoSet(new.map(\.rawValue)))
    // A person has chosen: no import offers them there again, unless the change is undone.
    try tx.imports.set(.offered, of: photos, in: gallery)
    return part.leftOrderAsItWas ? Edit() : Edit(part, movedCount: photos.count)
  }
}
