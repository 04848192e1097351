import GRDB

/// One ordered list in the catalog, by the ranks its items are stored at.
///
/// Ranks are sparse 64-bit integers: an item moves by taking a rank between its new neighbours', and nothing else is
/// written; see `RankedList+Ranks.swift` for what happens where there is no room left.
struct RankedList {
  typealias Item = ListItem
  typealias Rank = Int64

  let db: Database
  let list: OrderedList

  var table: String { if case .portfolio = list { "gallery" } else { "placement" } }
  var itemColumn: String { if case .portfolio = list { "id" } else { "photo" } }
  var listColumn: String { if case .portfolio = list { "portfolio" } else { "gallery" } }
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

  func take(_ item: Item) throws {
    switch list {
    case .gallery:
      try statement("DELETE FROM placement WHERE gallery = ? AND photo = ?").execute(arguments: [key, item])
    case .portfolio:
      try statement("UPDATE gallery SET portfolio = NULL, rank = NULL WHERE portfolio = ? AND id = ?")
        .execute(arguments: [key, item])
    }
  }

  func put(_ item: Item, at rank: Rank, byHand: Bool) throws {
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

  func statement(_ sql: String) throws -> Statement {
    try db.cachedStatement(sql: sql)
  }
}
