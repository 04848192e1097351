import GRDB

/// A block: all ranks with the same `rank >> 34`. With the initial spacing that is about a thousand items.
enum Block {
  private static let bits: Int64 = 34

  static func number(of rank: Int64) -> Int64 { rank >> bits }

  static func firstRank(of number: Int64) -> Int64 { number << bits }

  /// How many of some ranks are in each block.
  static func counts(of ranks: [Int64]) -> [Int64: Int] {
    ranks.reduce(into: [:]) { $0[number(of: $1), default: 0] += 1 }
  }
}

/// Finds positions by adding up the blocks' counts: a thousand small rows for a million photos. The portfolio
/// has no blocks: it is short.
extension RankedList {
  /// The first rank of the block with the item at `index`, and how many items are before that block.
  func blockStart(before index: Int) throws -> (rank: Rank, index: Int) {
    guard case .gallery = list else { return (.min, 0) }
    let columns = Self.blocks
    let rows = try db.rows("SELECT \(columns.sql) FROM block WHERE gallery = ? ORDER BY number", [key])
    var before = 0
    var last: Int64?
    while let row = try rows.next() {
      var values = StoredValues(row, columns)
      let (number, count) = (try values.integer("number"), try values.int("count"))
      last = number
      let (behind, isTooMany) = before.addingReportingOverflow(count)
      if isTooMany { throw values.error("count", found: "\(count), more than there can be") }
      if behind > index { return (Block.firstRank(of: number), before) }
      before = behind
    }
    // Past the end there are no items to walk through.
    return (last.map { Block.firstRank(of: $0 + 1) } ?? .min, before)
  }

  private static let blocks = StoredTable.block.columns("count")

  /// The first rank of the block with `rank`, and how many items are before that block.
  func blockStart(of rank: Rank) throws -> (rank: Rank, index: Int) {
    guard case .gallery = list else { return (.min, 0) }
    let number = Block.number(of: rank)
    let before = try db.counted(
      "SELECT coalesce(sum(count), 0) FROM block WHERE gallery = ? AND number < ?", [key, number])
    return (Block.firstRank(of: number), before)
  }

  /// The indexes of some ranks that items have. Each block is added up once, and read if a rank is in it.
  ///
  /// - Parameter ranks: Ascending.
  /// - Returns: As many indexes; fewer if the blocks don't count them.
  func indexes(ofAscending ranks: [Rank]) throws -> [Int] {
    let columns = Self.blocks
    let rows = try db.rows("SELECT \(columns.sql) FROM block WHERE gallery = ? ORDER BY number", [key])
    var (indexes, before): ([Int], Int) = ([], 0)
    while indexes.count < ranks.count, let row = try rows.next() {
      var values = StoredValues(row, columns)
      let (number, count) = (try values.integer("number"), try values.int("count"))
      let wanted = ranks[indexes.count...].prefix { Block.number(of: $0) == number }
      if !wanted.isEmpty {
        let end = Block.firstRank(of: number) + (Block.firstRank(of: 1) - 1)
        var left = wanted
        for (offset, item) in try ranked(in: Block.firstRank(of: number)...end).enumerated()
        where item.rank == left.first {
          indexes.append(before + offset)
          left.removeFirst()
        }
      }
      let (behind, isTooMany) = before.addingReportingOverflow(count)
      if isTooMany { throw values.error("count", found: "\(count), more than there can be") }
      before = behind
    }
    return indexes
  }

  /// Adds to the blocks' counts.
  func adjustBlocks(_ differences: [Int64: Int]) throws {
    guard case .gallery = list else { return }
    let adjust = try statement(
      """
      INSERT INTO block(gallery, number, count) VALUES (?, ?, ?)
      ON CONFLICT(gallery, number) DO UPDATE SET count = count + excluded.count
      """)
    for (number, difference) in differences.sorted(by: { $0.key < $1.key }) {
      // The CHECK is applied to the inserted value, even if it becomes an update.
      if difference > 0 {
        try adjust.execute(arguments: [key, number, difference])
      } else {
        try statement("UPDATE block SET count = count + ? WHERE gallery = ? AND number = ?")
          .execute(arguments: [difference, key, number])
        try statement("DELETE FROM block WHERE gallery = ? AND number = ? AND count = 0")
          .execute(arguments: [key, number])
      }
    }
  }
}
