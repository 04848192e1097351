/// Runs lanes by turns of one look-up each until one of them stops.
///
/// A look-up waits for the one before it, and the end of a block can't be foreseen; with several lanes in one
/// loop the processor does a look-up of one while another waits.
enum LaneLoop {
  typealias Lanes = InlineArray<4, Lane>

  /// For scans of whose blocks mostly nothing but the DC coefficient is kept.
  @inline(never)
  static func skip(
    _ lanes: inout Lanes, _ count: Int, _ bytes: RawSpan, _ entries: Span<UInt16>, _ slots: Span<LaneSlot>,
    _ cells: inout MutableSpan<Int16>, _ notes: inout MutableSpan<UInt32>, _ scan: ScanDecoder
  ) {
    run(&lanes, count, bytes, entries, slots, &cells, &notes, scan, keeps: false)
  }

  /// For others.
  @inline(never)
  static func keep(
    _ lanes: inout Lanes, _ count: Int, _ bytes: RawSpan, _ entries: Span<UInt16>, _ slots: Span<LaneSlot>,
    _ cells: inout MutableSpan<Int16>, _ notes: inout MutableSpan<UInt32>, _ scan: ScanDecoder
  ) {
    run(&lanes, count, bytes, entries, slots, &cells, &notes, scan, keeps: true)
  }

  @inline(__always)
  private static func run(
    _ lanes: inout Lanes, _ count: Int, _ bytes: RawSpan, _ entries: Span<UInt16>, _ slots: Span<LaneSlot>,
    _ cells: inout MutableSpan<Int16>, _ notes: inout MutableSpan<UInt32>, _ scan: ScanDecoder, keeps: Bool
  ) {
    while true {
      for number in 0..<count {
        let position = lanes[number].position
        let bits = Lane.bits(bytes, position)
        let window = Int(truncatingIfNeeded: bits &>> UInt64(64 - SymbolTables.acWindow))
        let entry = Int(entries[lanes[number].table &+ window])
        let next = lanes[number].index &+ entry &>> 9
        if keeps {
          // What isn't kept goes to the next block's first cell, which is written after it.
          let cell = lanes[number].cell &+ min(next &- 1, lanes[number].kept)
          cells[cell] = Lane.value(bits, entry)
        }
        // Most turns: no end of block is among the symbols.
        if next < 64 {
          lanes[number].position = position &+ entry & 31
          lanes[number].index = next
          if keeps {
            let slot = slots[lanes[number].slot]
            lanes[number].table = next < slot.kept ? slot.acTable : slot.skipTable
          }
          continue
        }
        if entry & 31 == 0 || lanes[number].index &+ (entry &>> 9 & 63) > 64 {
          if lanes[number].singleSymbol(bytes, entries, slots, &cells, &notes, scan) { return }
        } else {
          lanes[number].position = position &+ entry & 31
          if lanes[number].endBlock(slots, &notes)
            || lanes[number].startBlock(bytes, entries, slots, &cells, scan)
          {
            return
          }
        }
        if !keeps && lanes[number].kept > 1
          && lanes[number].keepSymbols(bytes, entries, slots, &cells, &notes, scan)
        {
          return
        }
      }
    }
  }
}
