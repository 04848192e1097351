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

  /// Decodes the first symbol of an MCU. True if it is irregular.
  mutating func startBlock(of lane: inout Lane, _ scan: ScanDecoder) -> Bool {
    var cellSpan = cells.mutableSpan
    return lane.startBlock(
      scan.data.bytes.span.bytes, scan.tables.entries.span, scan.layout.slots.span, &cellSpan, scan.tables)
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
    let slots = scan.layout.slots.span
    var lanes = jobs.map(\.lane)
    switch lanes.count {
    case 1:
      LaneLoop.run(&lanes[0], bytes, entries, slots, &cellSpan, &noteSpan, scan.tables)
    case 2, 3:
      var (a, b) = (lanes[0], lanes[1])
      LaneLoop.run(&a, &b, bytes, entries, slots, &cellSpan, &noteSpan, scan.tables)
      (lanes[0], lanes[1]) = (a, b)
    default:
      var (a, b, c, d) = (lanes[0], lanes[1], lanes[2], lanes[3])
      LaneLoop.run(&a, &b, &c, &d, bytes, entries, slots, &cellSpan, &noteSpan, scan.tables)
      (lanes[0], lanes[1], lanes[2], lanes[3]) = (a, b, c, d)
    }
    for index in lanes.indices { jobs[index].lane = lanes[index] }
  }
}
