import GRDB

/// One ordered list in the catalog, by its items' ranks.
///
/// Ranks are sparse 64-bit integers. A moved item takes a rank between those of its new neighbours, and
/// nothing else is written; `RankedList+Ranks.swift` makes room if there is none.
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

  private static let placements = StoredTable.placement.columns("photo")
  private static let galleries = StoredTable.gallery.columns("rank")
  private static let byHand = StoredTable.placement.columns("by_hand")

  /// The columns of an item and its rank.
  private var columns: StoredColumns {
    if case .portfolio = list { Self.galleries } else { Self.placements }
  }

  func items() throws -> [Item] {
    try read("ORDER BY rank", []) { try item($0) }
  }

  func rank(of item: Item) throws -> Rank? {
    try read("AND \(itemColumn) = ?", [item]) { try rank($0) }.first
  }

  /// The items from an index (from 0) on, `count` of them or as many as there are.
  func items(from index: Int, count: Int) throws -> [Item] {
    let start = try blockStart(before: index)
    return try read(
      "AND rank >= ? ORDER BY rank LIMIT ? OFFSET ?", [start.rank, Int64(count), Int64(index - start.index)]
    ) {
      try item($0)
    }
  }

  /// The item at an index, from 0.
  func item(at index: Int) throws -> Item? {
    try items(from: index, count: 1).first
  }

  /// The index of a rank, from 0: how many items are before it.
  func index(of rank: Rank) throws -> Int {
    let start = try blockStart(of: rank)
    return try start.index + count(from: start.rank, before: rank)
  }

  /// How many items have ranks from one on and before another.
  func count(from start: Rank, before end: Rank) throws -> Int {
    try db.counted(
      "SELECT count(*) FROM \(table) WHERE \(listColumn) = ? AND rank >= ? AND rank < ?", [key, start, end])
  }

  func isByHand(_ item: Item) throws -> Bool {
    guard case .gallery = list else { return false }
    let columns = Self.byHand
    return try db.first(
      columns, "SELECT \(columns.sql) FROM placement WHERE gallery = ? AND photo = ?", [key, item]
    ) { try $0.flag("by_hand") } ?? false
  }

  enum Side { case before, after }

  /// The item next to `rank` on one side (nil: from the list's end), without `others`.
  func neighbour(_ side: Side, of rank: Rank?, passing others: Set<Item> = []) throws -> (
    item: Item, rank: Rank
  )? {
    let (comparison, direction) = side == .before ? ("<", "DESC") : (">", "ASC")
    let limit = rank ?? (side == .before ? Rank.max : Rank.min)
    let rows = try rows("AND rank \(comparison) ? ORDER BY rank \(direction)", [limit])
    while let row = try rows.next() {
      let item = try item(row)
      if !others.contains(item) { return (item, try self.rank(row)) }
    }
    return nil
  }

  /// The items whose ranks lie in a range, in order.
  func ranked(in ranks: ClosedRange<Rank>) throws -> [(item: Item, rank: Rank)] {
    try read("AND rank BETWEEN ? AND ? ORDER BY rank", [ranks.lowerBound, ranks.upperBound]) {
      (try item($0), try rank($0))
    }
  }

  /// - Parameter condition: SQL that follows the condition for the list.
  private func rows(_ condition: String, _ arguments: [Int64]) throws -> StoredRows {
    try db.rows(
      "SELECT \(columns.sql) FROM \(table) WHERE \(listColumn) = ? \(condition)",
      StatementArguments([key] + arguments))
  }

  private func read<Value>(
    _ condition: String, _ arguments: [Int64], _ value: (StoredRow) throws -> Value
  ) throws -> [Value] {
    var values: [Value] = []
    let rows = try rows(condition, arguments)
    while let row = try rows.next() { values.append(try value(row)) }
    return values
  }

  private func item(_ row: StoredRow) throws -> Item {
    var values = StoredValues(row, columns)
    return try values.integer(itemColumn)
  }

  private func rank(_ row: StoredRow) throws -> Rank {
    var values = StoredValues(row, columns)
    return try values.integer("rank")
  }

  // MARK: Writing

  /// Takes an item out, if it is in the list.
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

  /// Inserts items in order between two adjacent items (nil: the list's end).
  ///
  /// - Parameter check: Called before each; what it throws ends the work.
  func insert(
    _ items: [Item], byHand: Set<Item> = [], after before: Rank?, before after: Rank?,
    check: () throws -> Void = {}
  ) throws {
    guard !items.isEmpty else { return }
    let ranks = try freeRanks(items.count, after: before, before: after)
    for (item, rank) in zip(items, ranks) {
      try check()
      try put(item, at: rank, byHand: byHand.contains(item))
    }
    try adjustBlocks(Block.counts(of: ranks))
  }

  func append(_ items: [Item], byHand: Set<Item> = [], check: () throws -> Void = {}) throws {
    try insert(items, byHand: byHand, after: neighbour(.before, of: nil)?.rank, before: nil, check: check)
  }

  /// Exchanges two items of the list; both then count as placed by hand.
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
        .run { values in
          values.add(key)
          values.add(rank)
          values.add(item)
          values.add(byHand)
        }
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
