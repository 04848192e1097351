import GRDB

/// One ordered list in the catalog, by the ranks its items are stored at.
///
/// Ranks are sparse 64-bit integers: an item moves by taking a rank between its new neighbours', and nothing else is
/// written. Where there is no room left, a range around the spot is renumbered, after M. A. Bender, R. Cole, E. D.
/// Demaine, M. Farach-Colton and J. Zito, "Two Simplified Algorithms for Maintaining Order in a List" (ESA 2002): the
/// smallest aligned range of 2^i ranks holding at most (2/T)^i items, here with T = 1.5, for O(log n) items renumbered
/// per insertion, amortized.
struct RankedList {
  typealias Item = ListItem
  typealias Rank = Int64

  let db: Database
  let list: OrderedList

  /// How far apart ranks begin: 24 insertions fit into one spot before anything is renumbered.
  static let spacing: Rank = 1 << 24
  /// Ranks lie within ±`bound`; renumbering starts where appending would leave it.
  private static let bound: Rank = 1 << 62

  private var table: String { if case .portfolio = list { "gallery" } else { "placement" } }
  private var itemColumn: String { if case .portfolio = list { "id" } else { "photo" } }
  private var listColumn: String { if case .portfolio = list { "portfolio" } else { "gallery" } }
  var key: Int64 { if case .gallery(let id) = list { id.rawValue } else { 1 } }

  // MARK: Reading

  func items() throws -> [Item] {
    try Item.fetchAll(
      statement("SELECT \(itemColumn) FROM \(table) WHERE \(listColumn) = ? ORDER BY rank"), arguments: [key])
  }

  func rank(of item: Item) throws -> Rank? {
    try Rank.fetchOne(
      statement("SELECT rank FROM \(table) WHERE \(listColumn) = ? AND \(itemColumn) = ?"),
      arguments: [key, item])
  }

  /// The items from a 0-based index on, `count` of them or as many as there are.
  func items(from index: Int, count: Int) throws -> [Item] {
    let start = try blockStart(before: index)
    return try Item.fetchAll(
      statement(
        """
        SELECT \(itemColumn) FROM \(table) WHERE \(listColumn) = ? AND rank >= ? ORDER BY rank LIMIT ? OFFSET ?
        """), arguments: [key, start.rank, count, index - start.index])
  }

  /// The item at a 0-based index.
  func item(at index: Int) throws -> Item? {
    try items(from: index, count: 1).first
  }

  /// The 0-based index of a rank: how many items stand before it.
  func index(of rank: Rank) throws -> Int {
    let start = try blockStart(of: rank)
    let within = try Int.fetchOne(
      statement("SELECT count(*) FROM \(table) WHERE \(listColumn) = ? AND rank >= ? AND rank < ?"),
      arguments: [key, start.rank, rank])
    return start.index + (within ?? 0)
  }

  func isByHand(_ item: Item) throws -> Bool {
    guard case .gallery = list else { return false }
    return try Bool.fetchOne(
      statement("SELECT by_hand FROM placement WHERE gallery = ? AND photo = ?"), arguments: [key, item])
      ?? false
  }

  enum Side { case before, after }

  /// The item next to `rank` on one side (from the list's end with `rank` nil), passing over `others`.
  func neighbour(_ side: Side, of rank: Rank?, passing others: Set<Item> = []) throws -> (
    item: Item, rank: Rank
  )? {
    let (comparison, direction) = side == .before ? ("<", "DESC") : (">", "ASC")
    let limit = rank ?? (side == .before ? Rank.max : Rank.min)
    let rows = try Row.fetchCursor(
      statement(
        """
        SELECT \(itemColumn), rank FROM \(table) WHERE \(listColumn) = ? AND rank \(comparison) ?
        ORDER BY rank \(direction)
        """), arguments: [key, limit])
    while let row = try rows.next() {
      let item: Item = row[0]
      if !others.contains(item) { return (item, row[1]) }
    }
    return nil
  }

  // MARK: Writing

  /// Takes an item out of the list, if it is there.
  func remove(_ item: Item) throws {
    guard let rank = try rank(of: item) else { return }
    try take(item)
    try adjustBlocks([Block.number(of: rank): -1])
  }

  /// Takes every item out of the list.
  func removeAll() throws {
    switch list {
    case .gallery:
      try statement("DELETE FROM placement WHERE gallery = ?").execute(arguments: [key])
      try statement("DELETE FROM block WHERE gallery = ?").execute(arguments: [key])
    case .portfolio:
      try statement("UPDATE gallery SET portfolio = NULL, rank = NULL WHERE portfolio = ?").execute(
        arguments: [key])
    }
  }

  /// Inserts items in their order between two neighbours, which must be next to each other (nil: the list's end).
  func insert(_ items: [Item], byHand: Set<Item> = [], after before: Rank?, before after: Rank?) throws {
    guard !items.isEmpty else { return }
    let ranks = try freeRanks(items.count, after: before, before: after)
    for (item, rank) in zip(items, ranks) { try put(item, at: rank, byHand: byHand.contains(item)) }
    try adjustBlocks(Block.counts(of: ranks))
  }

  func append(_ items: [Item], byHand: Set<Item> = []) throws {
    try insert(items, byHand: byHand, after: neighbour(.before, of: nil)?.rank, before: nil)
  }

  /// Exchanges the places of two items of the list; both then count as placed by hand.
  func swap(_ one: Item, _ other: Item) throws {
    guard let rank = try rank(of: one), let otherRank = try self.rank(of: other) else { return }
    try take(one)
    try take(other)
    try put(one, at: otherRank, byHand: true)
    try put(other, at: rank, byHand: true)
  }

  private func take(_ item: Item) throws {
    switch list {
    case .gallery:
      try statement("DELETE FROM placement WHERE gallery = ? AND photo = ?").execute(arguments: [key, item])
    case .portfolio:
      try statement("UPDATE gallery SET portfolio = NULL, rank = NULL WHERE portfolio = ? AND id = ?")
        .execute(arguments: [key, item])
    }
  }

  private func put(_ item: Item, at rank: Rank, byHand: Bool) throws {
    switch list {
    case .gallery:
      try statement("INSERT INTO placement(gallery, rank, photo, by_hand) VALUES (?, ?, ?, ?)")
        .execute(arguments: [key, rank, item, byHand])
    case .portfolio:
      try statement("UPDATE gallery SET portfolio = ?, rank = ? WHERE id = ?").execute(arguments: [
        key, rank, item,
      ])
    }
  }

  /// `count` free ranks, ascending, between two neighbouring ranks; renumbers a range around them if need be.
  private func freeRanks(_ count: Int, after before: Rank?, before after: Rank?) throws -> [Rank] {
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

  /// Renumbers the smallest range around `pivot` with room enough, leaving free ranks for `count` items behind the item
  /// at `before` (nil: ahead of the range's first).
  private func renumber(around pivot: Rank, opening count: Int, after before: Rank?) throws -> [Rank] {
    for bits in 1...62 {
      let width = Rank(1) << Rank(bits)
      let start = pivot & ~(width - 1)
      let range: StatementArguments = [key, start, start + (width - 1)]
      let held =
        try Int.fetchOne(
          statement("SELECT count(*) FROM \(table) WHERE \(listColumn) = ? AND rank BETWEEN ? AND ?"),
          arguments: range) ?? 0
      guard Double(held + count) <= Self.capacity(bits: bits) || bits == 62 else { continue }
      let rows = try Row.fetchAll(
        statement(
          "SELECT \(itemColumn), rank FROM \(table) WHERE \(listColumn) = ? AND rank BETWEEN ? AND ? ORDER BY rank"
        ),
        arguments: range)
      let items = rows.map { $0[0] as Item }
      let handmade = Set(try items.filter(isByHand))
      for item in items { try take(item) }
      try adjustBlocks(Block.counts(of: rows.map { $0[1] }).mapValues { -$0 })
      let ranks = Self.spread(held + count, over: start, width: UInt64(width))
      let opening = before.map { rank in rows.prefix { ($0[1] as Rank) <= rank }.count } ?? 0
      for (index, item) in items.enumerated() {
        try put(item, at: ranks[index < opening ? index : index + count], byHand: handmade.contains(item))
      }
      try adjustBlocks(Block.counts(of: Array(ranks[..<opening] + ranks[(opening + count)...])))
      return Array(ranks[opening..<opening + count])
    }
    preconditionFailure("2^62 ranks are not enough")
  }

  /// How many items a range of 2^bits ranks may hold after renumbering.
  private static func capacity(bits: Int) -> Double {
    (0..<bits).reduce(1) { density, _ in density * (2 / 1.5) }
  }

  /// `count` ranks spread evenly over `width` ranks from `start`.
  private static func spread(_ count: Int, over start: Rank, width: UInt64) -> [Rank] {
    (0..<count).map { index in
      let scaled = width.multipliedFullWidth(by: UInt64(2 * index + 1))
      return start + Rank(UInt64(2 * count).dividingFullWidth(scaled).quotient)
    }
  }

  func statement(_ sql: String) throws -> Statement {
    try db.cachedStatement(sql: sql)
  }
}
