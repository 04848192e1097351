import GRDB

/// The ranks of which `rank >> 34` is the same number: some thousand items of a gallery, as ranks begin.
enum Block {
  private static let bits: Int64 = 34

  static func number(of rank: Int64) -> Int64 { rank >> bits }

  static func firstRank(of number: Int64) -> Int64 { number << bits }

  /// How many of some ranks lie in each block.
  static func counts(of ranks: [Int64]) -> [Int64: Int] {
    ranks.reduce(into: [:]) { $0[number(of: $1), default: 0] += 1 }
  }
}

/// Finding positions by adding up how many items each block has, so that it costs a gallery of a million no
/// more than a thousand small rows. The portfolio has no blocks: it is short.
extension RankedList {
  /// The first rank of the block that holds the item at `index`, and how many items stand before that block.
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
    // Past the end: nothing stands there, and nothing need be walked through to see it.
    return (last.map { Block.firstRank(of: $0 + 1) } ?? .min, before)
  }

  private static let blocks = StoredTable.block.columns("count")

  /// The first rank of the block in which `rank` lies, and how many items stand before that block.
  func blockStart(of rank: Rank) throws -> (rank: Rank, index: Int) {
    guard case .gallery = list else { return (.min, 0) }
    let number = Block.number(of: rank)
    let before = try db.counted(
      "SELECT coalesce(sum(count), 0) FROM block WHERE gallery = ? AND number < ?", [key, number])
    return (Block.firstRank(of: number), before)
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
      // The CHECK looks at what is inserted even where it turns into an update.
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
