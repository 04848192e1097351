/// Runs lanes by turns until one of them stops.
enum LaneLoop {
  @inline(never)
  static func run(
    _ lane: inout Lane, _ bytes: RawSpan, _ entries: Span<UInt16>, _ slots: Span<ScanSlot>,
    _ cells: inout MutableSpan<Int16>, _ notes: inout MutableSpan<UInt32>, _ tables: LaneTables
  ) {
    var own = lane
    while !own.turn(bytes, entries, slots, &cells, &notes, tables) {}
    lane = own
  }
}
