/// Room for the cells and notes of several lanes, until their drivers take them.
struct LaneWorkspace {
  private var cells: [Int16]
  private var notes: [UInt32]

  init(lanes: Int, _ scan: ScanDecoder) {
    cells = [Int16](repeating: 0, count: lanes * LaneWorkspace.cells(for: scan))
    notes = [UInt32](repeating: 0, count: lanes * scan.mcusPerVisit)
  }

  /// A lane's cells: one more than its MCUs have, for values that don't fit into the last block.
  static func cells(for scan: ScanDecoder) -> Int {
    scan.mcusPerVisit * scan.layout.cellsPerMCU + 1
  }

  /// Decodes the first symbol of an MCU, and what is kept of its block if lanes do not keep by turns. True if
  /// the lane has stopped.
  mutating func startBlock(of lane: inout Lane, _ scan: ScanDecoder) -> Bool {
    LaneWorkspace.startBlock(of: &lane, &cells, &notes, scan)
  }

  private static func startBlock(
    of lane: inout Lane, _ cells: inout [Int16], _ notes: inout [UInt32], _ scan: ScanDecoder
  ) -> Bool {
    var cellSpan = cells.mutableSpan
    var noteSpan = notes.mutableSpan
    let bytes = scan.data.bytes.span.bytes
    let entries = scan.tables.entries.span
    let slots = scan.layout.laneSlots.span
    if lane.startBlock(bytes, entries, slots, &cellSpan, scan) { return true }
    return !scan.keeps && lane.kept > 1
      && lane.keepSymbols(bytes, entries, slots, &cellSpan, &noteSpan, scan)
  }

  /// Moves the first `count` MCUs of a lane to `part`.
  mutating func move(
    _ count: Int, _ place: Range<Int>, _ first: Int, to part: inout ScanPart, _ scan: ScanDecoder
  ) {
    part.cells.append(contentsOf: cells[first..<first + count * scan.layout.cellsPerMCU])
    part.ends.append(contentsOf: notes[place.lowerBound..<place.lowerBound + count])
    clear(count, first, scan)
  }

  /// Sets the cells of the first `count` MCUs to 0, where any were kept but those that are always written.
  mutating func clear(_ count: Int, _ first: Int, _ scan: ScanDecoder) {
    let number = min(count * scan.layout.cellsPerMCU + 1, LaneWorkspace.cells(for: scan))
    for cell in first..<first + number { cells[cell] = 0 }
  }

  /// Lets all lanes run until at least one has stopped.
  mutating func run(_ jobs: inout [LaneJob], _ scan: ScanDecoder) {
    LaneWorkspace.run(&jobs, &cells, &notes, scan)
  }

  private static func run(
    _ jobs: inout [LaneJob], _ cells: inout [Int16], _ notes: inout [UInt32], _ scan: ScanDecoder
  ) {
    var cellSpan = cells.mutableSpan
    var noteSpan = notes.mutableSpan
    let bytes = scan.data.bytes.span.bytes
    let entries = scan.tables.entries.span
    let slots = scan.layout.laneSlots.span
    var lanes = LaneLoop.Lanes(repeating: Lane())
    for index in jobs.indices { lanes[index] = jobs[index].lane }
    if scan.keeps {
      LaneLoop.keep(&lanes, jobs.count, bytes, entries, slots, &cellSpan, &noteSpan, scan)
    } else {
      LaneLoop.skip(&lanes, jobs.count, bytes, entries, slots, &cellSpan, &noteSpan, scan)
    }
    for index in jobs.indices { jobs[index].lane = lanes[index] }
  }
}
