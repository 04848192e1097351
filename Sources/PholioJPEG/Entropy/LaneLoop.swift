/// Runs lanes by turns until one of them stops.
enum LaneLoop {
  @inline(never)
  static func run(
    _ lane: inout Lane, _ bytes: RawSpan, _ entries: Span<UInt16>, _ slots: Span<ScanSlot>,
    _ cells: inout MutableSpan<Int16>, _ notes: inout MutableSpan<UInt32>, _ tables: SymbolTables
  ) {
    var own = lane
    while !own.turn(bytes, entries, slots, &cells, &notes, tables) {}
    lane = own
  }

  @inline(never)
  static func run(
    _ first: inout Lane, _ second: inout Lane, _ bytes: RawSpan, _ entries: Span<UInt16>,
    _ slots: Span<ScanSlot>, _ cells: inout MutableSpan<Int16>, _ notes: inout MutableSpan<UInt32>,
    _ tables: SymbolTables
  ) {
    var (a, b) = (first, second)
    var isOver = false
    repeat {
      if a.turn(bytes, entries, slots, &cells, &notes, tables) { isOver = true }
      if b.turn(bytes, entries, slots, &cells, &notes, tables) { isOver = true }
    } while !isOver
    (first, second) = (a, b)
  }

  @inline(never)
  static func run(
    _ first: inout Lane, _ second: inout Lane, _ third: inout Lane, _ fourth: inout Lane,
    _ bytes: RawSpan, _ entries: Span<UInt16>, _ slots: Span<ScanSlot>, _ cells: inout MutableSpan<Int16>,
    _ notes: inout MutableSpan<UInt32>, _ tables: SymbolTables
  ) {
    var (a, b, c, d) = (first, second, third, fourth)
    var isOver = false
    repeat {
      if a.turn(bytes, entries, slots, &cells, &notes, tables) { isOver = true }
      if b.turn(bytes, entries, slots, &cells, &notes, tables) { isOver = true }
      if c.turn(bytes, entries, slots, &cells, &notes, tables) { isOver = true }
      if d.turn(bytes, entries, slots, &cells, &notes, tables) { isOver = true }
    } while !isOver
    (first, second, third, fourth) = (a, b, c, d)
  }
}
