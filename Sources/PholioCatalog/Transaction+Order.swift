import GRDB
package import PholioLayout

/// Changing an order. Each call is one change: a journal entry, and one revision up, or nothing at all where the order
/// is already as asked.
extension CatalogTransaction {
  /// Moves photos of a gallery together, in the order named.
  ///
  /// Destinations are in the index space before the move, except `.to`, which says where the first photo ends up.
  ///
  /// - Parameter photos: Distinct photos of the gallery, in the order named.
  /// - Returns: Whether anything changed.
  /// - Throws: `OrderError.locked`.
  /// - Complexity: O(k) rows written for k photos; reading a position is O(position) over the key.
  package func move(
    _ photos: [PhotoID], to destination: Destination<PhotoID>, in gallery: GalleryID, summary: String
  ) throws -> Bool {
    try requireUnlocked(.gallery(gallery))
    let items = photos.map(\.rawValue)
    let list = RankedList(db: db, list: .gallery(gallery))
    guard let gap = try gap(at: destination.map(\.rawValue), moving: items, in: list) else { return false }
    let ranks = try items.map { try list.rank(of: $0) ?? Int64.min }
    let isInPlace =
      zip(ranks, ranks.dropFirst()).allSatisfy(<)
      && ranks.allSatisfy { $0 > gap.before ?? .min && $0 < gap.after ?? .max }
    if isInPlace { return false }
    let part = try edit(.gallery(gallery), touching: items) { list in
      for item in items { try list.remove(item) }
      try list.insert(items, byHand: Set(items), after: gap.before, before: gap.after)
    }
    try record(summary, movedCount: items.count, parts: [part])
    return true
  }

  /// Exchanges the places of two photos.
  package func swap(_ a: PhotoID, _ b: PhotoID, in gallery: GalleryID, summary: String) throws -> Bool {
    try requireUnlocked(.gallery(gallery))
    guard a != b else { return false }
    let part = try edit(.gallery(gallery), touching: [a.rawValue, b.rawValue]) { _ in
      let list = RankedList(db: db, list: .gallery(gallery))
      let ranks = (try list.rank(of: a.rawValue), try list.rank(of: b.rawValue))
      try list.remove(a.rawValue)
      try list.remove(b.rawValue)
      try db.execute(
        sql: "INSERT INTO placement(gallery, rank, photo, by_hand) VALUES (?1, ?2, ?3, 1), (?1, ?4, ?5, 1)",
        arguments: [gallery, ranks.1, a, ranks.0, b])
    }
    try record(summary, movedCount: 2, parts: [part])
    return true
  }

  func requireUnlocked(_ list: OrderedList) throws {
    guard case .gallery(let id) = list else { return }
    let gallery = try self.gallery(id)
    if gallery.isLocked { throw OrderError.locked(gallery: gallery.name) }
  }

  func name(of list: OrderedList) throws -> String {
    if case .gallery(let id) = list { try gallery(id).name } else { "the galleries" }
  }

  /// The ranks between which moved items go: neighbours once the moved are taken out. Nil: they are to go next to one
  /// of themselves, which changes nothing.
  func gap(
    at destination: Destination<Int64>, moving items: [Int64], in list: RankedList
  ) throws -> (before: Int64?, after: Int64?)? {
    let moved = Set(items)
    func rank(of target: Int64) throws -> Int64? {
      moved.contains(target) ? nil : try list.rank(of: target)
    }
    switch destination {
    case .before(let target):
      guard let after = try rank(of: target) else { return nil }
      return (try list.neighbour(.before, of: after, passing: moved)?.rank, after)
    case .after(let target):
      guard let before = try rank(of: target) else { return nil }
      return (before, try list.neighbour(.after, of: before, passing: moved)?.rank)
    case .onto(let target):
      guard let rank = try rank(of: target), let first = items.first else { return nil }
      let isBehind = try list.rank(of: first) ?? .max > rank
      return try gap(at: isBehind ? .before(target) : .after(target), moving: items, in: list)
    case .to(let index):
      guard let target = try item(atRemaining: index.rawValue, without: moved, in: list) else {
        return (try list.neighbour(.before, of: nil, passing: moved)?.rank, nil)
      }
      return try gap(at: .before(target), moving: items, in: list)
    }
  }

  /// The item with exactly `index` others before it once `moved` are taken out; nil past the end.
  private func item(atRemaining index: Int, without moved: Set<Int64>, in list: RankedList) throws -> Int64? {
    guard var item = try list.item(at: index), var rank = try list.rank(of: item) else { return nil }
    let movedRanks = try moved.compactMap { try list.rank(of: $0) }
    // Each moved item before it shifts the place by one.
    var missing = movedRanks.count { $0 < rank }
    while missing > 0 || moved.contains(item) {
      guard let next = try list.neighbour(.after, of: rank) else { return nil }
      if !moved.contains(item) { missing -= 1 }
      (item, rank) = next
    }
    return item
  }
}
