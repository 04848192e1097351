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
    _ slots: Span<ScanSlot>, _ notes: inout MutableSpan<UInt32>, _ header: FrameHeader
  ) -> Int? {
    let last = count &- 1
    var number = 0
    for _ in 0..<turns &* count {
      let position = lanes[number].position
      let index = lanes[number].index
      let table = lanes[number].table
      // Entries of further look-ups count only if the block has not ended.
      var bits = Lane.bits(bytes, position)
      let first = entry(entries, table, bits)
      bits &<<= UInt64(truncatingIfNeeded: first)
      let skip = slots[lanes[number].slot].skip
      var sum = index &+ first
      sum &+= entry(entries, skip, bits) & (sum &- 64 &<< 8) &>> 63
      bits &<<= UInt64(truncatingIfNeeded: sum &- index &- first)
      sum &+= entry(entries, skip, bits) & (sum &- 64 &<< 8) &>> 63
      if (sum &>> 8) & 127 > 64 || sum == index {
        if lanes[number].step(bytes, slots, &notes, header) { return number }
      } else {
        let hasEnded = (64 &<< 8 &- 1 &- sum) &>> 63
        let end = position &+ sum & 0xFF
        let slot = lanes[number].slot
        let following = slots[slot].following
        let start = slots[following].start
        let note = lanes[number].note
        notes[note] = UInt32(truncatingIfNeeded: end)
        lanes[number].position = end
        lanes[number].index = sum & 0xFF00 & ~hasEnded
        lanes[number].table = skip ^ (skip ^ start) & hasEnded
        lanes[number].slot = slot ^ (slot ^ following) & hasEnded
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
