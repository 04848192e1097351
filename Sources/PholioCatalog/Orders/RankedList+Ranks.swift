import GRDB

/// Finds ranks for items between two others.
///
/// If there is no room, a range of ranks around them is renumbered: the smallest aligned range of 2^i ranks
/// that holds at most (2/T)^i items, after M. A. Bender, R. Cole, E. D. Demaine, M. Farach-Colton and J.
/// Zito, "Two Simplified Algorithms for Maintaining Order in a List" (ESA 2002). With T = 1.3 this bound is
/// above the initial density for any range that a gallery can fill, so only crowded ranges are renumbered.
/// O(log n) items are renumbered per insertion, amortized.
extension RankedList {
  /// The initial distance of ranks: 24 insertions between two neighbours need no renumbering.
  static let spacing: Rank = 1 << 24
  /// Ranks are within ±`bound`; appending beyond it renumbers.
  private static let bound: Rank = 1 << 62

  /// `count` free ranks, ascending, between two neighbouring ranks. Renumbers a range around them if it has
  /// to.
  func freeRanks(_ count: Int, after before: Rank?, before after: Rank?) throws -> [Rank] {
    let n = Rank(count)
    switch (before, after) {
    case (nil, nil):
      return (0..<n).map { ($0 - n / 2) * Self.spacing }
    case (let before?, nil) where before < Self.bound - (n + 1) * Self.spacing:
      return (1...n).map { before + $0 * Self.spacing }
    case (nil, let after?) where after > -Self.bound + (n + 1) * Self.spacing:
      return (1...n).map { after - (n + 1 - $0) * Self.spacing }
    case (let before?, let after?) where after - before > n:
      return Self.spread(count, over: before + 1, width: UInt64(after - before - 1))
    case (let before?, _):
      return try renumber(around: before, opening: count, after: before)
    case (nil, let after?):
      return try renumber(around: after, opening: count, after: nil)
    }
  }

  /// Renumbers the smallest range around `pivot` with enough room, and leaves free ranks for `count` items
  /// behind the item at `before` (nil: before the range's first).
  private func renumber(around pivot: Rank, opening count: Int, after before: Rank?) throws -> [Rank] {
    for bits in 1...62 {
      let width = Rank(1) << Rank(bits)
      let start = pivot & ~(width - 1)
      let held = try db.counted(
        "SELECT count(*) FROM \(table) WHERE \(listColumn) = ? AND rank BETWEEN ? AND ?",
        [key, start, start + (width - 1)])
      guard Double(held + count) <= Self.capacity(bits: bits) || bits == 62 else { continue }
      let ranked = try ranked(in: start...start + (width - 1))
      let items = ranked.map(\.item)
      let handmade = Set(try items.filter(isByHand))
      for item in items { try take(item) }
      try adjustBlocks(Block.counts(of: ranked.map(\.rank)).mapValues { -$0 })
      let opening = before.map { rank in ranked.prefix { $0.rank <= rank }.count } ?? 0
      let ranks = Self.spread(
        held + count, over: start, width: UInt64(width), opening: opening..<opening + count)
      for (index, item) in items.enumerated() {
        try put(item, at: ranks[index < opening ? index : index + count], byHand: handmade.contains(item))
      }
      try adjustBlocks(Block.counts(of: Array(ranks[..<opening] + ranks[(opening + count)...])))
      return Array(ranks[opening..<opening + count])
    }
    // 2^62 ranks have room for any possible list.
    throw RowError(table: table, row: "\(listColumn) \(key)", column: "rank", found: "no room")
  }

  /// How many items a range of 2^bits ranks may hold after renumbering.
  private static func capacity(bits: Int) -> Double {
    (0..<bits).reduce(1) { density, _ in density * (2 / 1.3) }
  }

  /// `count` ranks over `width` ranks from `start`. Of these, `opening` are new. If there is room, they are
  /// in the middle of a hole half as wide as the range, since more items are likely to come there. Otherwise
  /// all are spread evenly.
  private static func spread(
    _ count: Int, over start: Rank, width: UInt64, opening: Range<Int>
  ) -> [Rank] {
    let quarter = width / 4
    guard UInt64(count) <= quarter else { return spread(count, over: start, width: width) }
    return spread(count, over: start, width: 2 * quarter).enumerated().map { index, rank in
      rank + Rank(index < opening.lowerBound ? 0 : index < opening.upperBound ? quarter : 2 * quarter)
    }
  }

  /// `count` ranks spread evenly over `width` ranks from `start`.
  private static func spread(_ count: Int, over start: Rank, width: UInt64) -> [Rank] {
    (0..<count).map { index in
      let scaled = width.multipliedFullWidth(by: UInt64(2 * index + 1))
      return start + Rank(UInt64(2 * count).dividingFullWidth(scaled).quotient)
    }
  }

}
