/// Runs several lanes by turns, so that they overlap: a look-up waits for the one before it, and while one
/// lane waits, the processor goes on with another.
enum LaneLoop {
  typealias Lanes = InlineArray<4, Lane>

  /// Lets the first `count` lanes, 1, 2 or 4, take `turns` turns each.
  ///
  /// A turn is of three look-ups at most, and ends at the end of a block. It has no branches but for what is
  /// rare: whether a block ends can't be foreseen, and a wrong guess of the processor costs more than a turn.
  ///
  /// - Returns: The lane that has found irregular data, and then not all turns were taken; or else nil.
  @inline(never)
  static func run(
    _ lanes: inout Lanes, _ count: Int, turns: Int, _ bytes: RawSpan, _ entries: Span<UInt16>,
    _ notes: inout MutableSpan<UInt32>, _ scan: ScanParser
  ) -> Int? {
    let plans = scan.layout.plans.span
    let last = count &- 1
    var number = 0
    var left = turns &* count
    while left > 0 {
      left &-= 1
      let position = lanes[number].position
      let index = lanes[number].index
      let plan = lanes[number].plan
      var bits = Lane.bits(bytes, position)
      let first = entry(entries, lanes[number].table, bits)
      bits &<<= UInt64(truncatingIfNeeded: first)
      // Entries of further look-ups count only if the block has not ended.
      let skip = Int(truncatingIfNeeded: plan & 0xFFFFFF)
      var sum = index &+ first
      let second = entry(entries, skip, bits) & (sum &- 64 &<< 8) &>> 63
      bits &<<= UInt64(truncatingIfNeeded: second)
      sum &+= second
      sum &+= entry(entries, skip, bits) & (sum &- 64 &<< 8) &>> 63
      // Beyond the block, or not in a table.
      if (sum & 0x7F00) > 64 &<< 8 || sum == index {
        if lanes[number].step(bytes, &notes, scan) { return number }
      } else {
        let hasEnded = (64 &<< 8 &- 1 &- sum) &>> 63
        let end = position &+ sum & 0xFF
        let note = lanes[number].note
        notes[note] = UInt32(truncatingIfNeeded: end)
        let start = Int(truncatingIfNeeded: plan &>> 24 & 0xFFFFFF)
        let next = plans[Int(truncatingIfNeeded: plan &>> 48 & 15)]
        lanes[number].position = end
        lanes[number].index = sum & 0xFF00 & ~hasEnded
        lanes[number].table = skip ^ (skip ^ start) & hasEnded
        lanes[number].plan = plan ^ (plan ^ next) & UInt64(bitPattern: Int64(hasEnded))
        lanes[number].note = note &- hasEnded
      }
      number = (number &+ 1) & last & 3
    }
    return nil
  }

  @inline(__always)
  private static func entry(_ entries: Span<UInt16>, _ table: Int, _ bits: UInt64) -> Int {
    Int(entries[table &+ Int(truncatingIfNeeded: bits &>> UInt64(64 - SymbolTables.window))])
  }
}
