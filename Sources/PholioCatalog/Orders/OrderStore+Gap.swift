import GRDB
import PholioLayout

extension OrderStore {
  /// The ranks between which moved items go: neighbours once the moved items are taken out. Before or after
  /// one of themselves: where that one stands. Nil: they are dropped onto one of themselves, which changes
  /// nothing.
  ///
  /// The same meanings as `Destination.insertionIndex`, but in ranks, so that a long list is not counted.
  func gap(
    at destination: Destination<ListItem>, moving items: [ListItem], in list: RankedList
  ) throws -> (before: Int64?, after: Int64?)? {
    let moved = Set(items)
    func rank(of target: ListItem) throws -> Int64? {
      moved.contains(target) ? nil : try list.rank(of: target)
    }
    switch destination {
    case .before(let target) where moved.contains(target), .after(let target) where moved.contains(target):
      guard let rank = try list.rank(of: target) else { return nil }
      return (
        try list.neighbour(.before, of: rank, passing: moved)?.rank,
        try list.neighbour(.after, of: rank, passing: moved)?.rank
      )
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
    case .end:
      return (try list.neighbour(.before, of: nil, passing: moved)?.rank, nil)
    case .to(let index):
      guard let target = try item(atRemaining: index.rawValue, without: moved, in: list) else {
        return (try list.neighbour(.before, of: nil, passing: moved)?.rank, nil)
      }
      return try gap(at: .before(target), moving: items, in: list)
    }
  }

  /// The item at `index` once `moved` are taken out; nil past the end.
  private func item(
    atRemaining index: Int, without moved: Set<ListItem>, in list: RankedList
  ) throws -> ListItem? {
    guard var item = try list.item(at: index), var rank = try list.rank(of: item) else { return nil }
    let movedRanks = try moved.compactMap { try list.rank(of: $0) }
    // Each moved item before it shifts the index by one.
    var missing = movedRanks.count { $0 < rank }
    while missing > 0 || moved.contains(item) {
      guard let next = try list.neighbour(.after, of: rank) else { return nil }
      if !moved.contains(item) { missing -= 1 }
      (item, rank) = next
    }
    return item
  }
}
