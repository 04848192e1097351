import GRDB

extension OrderStore {
  /// Runs `body` on one list, and records where `items` were before and after.
  func edit(_ list: OrderedList, touching items: [Int64], _ body: (RankedList) throws -> Void) throws -> Part
  {
    let ranked = RankedList(db: db, list: list)
    let before = try runs(of: items, in: ranked)
    try body(ranked)
    return Part(list: list, before: before, after: try runs(of: items, in: ranked))
  }

  /// The runs of those of `items` that are in the list, in list order. O(items).
  private func runs(of items: [Int64], in list: RankedList) throws -> [Run] {
    let standing = try items.compactMap { item in try list.rank(of: item).map { (item: item, rank: $0) } }
      .sorted { $0.rank < $1.rank }
    var runs: [Run] = []
    var next: (item: Int64, rank: Int64)?
    for (item, rank) in standing {
      if next?.item != item {
        runs.append(
          Run(after: try list.neighbour(.before, of: rank)?.item, before: nil, items: [], byHand: []))
      }
      next = try list.neighbour(.after, of: rank)
      runs[runs.count - 1].items.append(item)
      runs[runs.count - 1].before = next?.item
      if try list.isByHand(item) { runs[runs.count - 1].byHand.append(item) }
    }
    return runs
  }

  /// Takes the items of some runs out of a list, and puts others back as near to their old neighbours as
  /// possible. What imports have added stays where it is.
  func apply(removing taken: [Run], placing placed: [Run], in list: OrderedList) throws {
    let ranked = RankedList(db: db, list: list)
    if let from = taken.first, let to = placed.first, taken.count == 1, placed.count == 1, from.isWhole,
      to.isWhole
    {
      return try apply(removing: from, placingWhole: to, in: ranked)
    }
    let takenItems = taken.flatMap(\.items)
    let standing = Set(try takenItems.filter { try ranked.rank(of: $0) != nil })
    // Photos removed after this change are not put back.
    let gone = Set(takenItems).subtracting(standing)
    for item in takenItems { try ranked.remove(item) }
    for run in placed {
      let items = try run.items.filter {
        try !gone.contains($0) && exists($0, in: list) && ranked.rank(of: $0) == nil
      }
      let gap = try self.gap(for: run, in: ranked)
      try ranked.insert(items, byHand: Set(run.byHand), after: gap.before, before: gap.after)
    }
  }

  /// The same of whole lists, which may have a million items: none of these is looked up by itself.
  private func apply(removing from: Run, placingWhole to: Run, in ranked: RankedList) throws {
    let current = try wholeRun(ranked.list)
    let (present, taken) = (PhotoSet(current.items), PhotoSet(from.items))
    // Photos removed after this change are not put back.
    let returning = try to.items.filter {
      try present.contains($0) || !taken.contains($0) && exists($0, in: ranked.list)
    }
    var leaving = taken
    leaving.subtract(PhotoSet(to.items))
    // What imports have appended stays at the end; what they have put between keeps its neighbours.
    let appended = current.items.reversed().prefix { !taken.contains($0) }.reversed()
    let rest = current.items.dropLast(appended.count)
    let order = orderMerging(returning, into: Array(rest), without: Set(leaving)) + appended
    let byHand = Set(current.byHand).subtracting(from.items).union(to.byHand)
    try ranked.removeAll()
    try ranked.append(order, byHand: byHand)
  }

  private func gap(for run: Run, in list: RankedList) throws -> (before: Int64?, after: Int64?) {
    if let anchor = run.after, let rank = try list.rank(of: anchor) {
      return (rank, try list.neighbour(.after, of: rank)?.rank)
    }
    if run.after != nil {
      // The neighbour before is gone: the one behind serves, or else the list's end.
      if let anchor = run.before, let rank = try list.rank(of: anchor) {
        return (try list.neighbour(.before, of: rank)?.rank, rank)
      }
      return (try list.neighbour(.before, of: nil)?.rank, nil)
    }
    return (nil, try list.neighbour(.after, of: nil)?.rank)
  }

  private func exists(_ item: Int64, in list: OrderedList) throws -> Bool {
    let table = if case .portfolio = list { "gallery" } else { "photo" }
    return try db.hasRow("SELECT 1 FROM \(table) WHERE id = ?", [item])
  }
}
