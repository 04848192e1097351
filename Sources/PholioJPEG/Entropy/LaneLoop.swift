import CReducedJPEG

/// Runs several lanes by turns, so that they overlap: a look-up waits for the one before it, and while one
/// lane waits, the processor goes on with the others.
enum LaneLoop {
  static let mostLanes = PHOLIO_JPEG_LANES
  typealias Lanes = InlineArray<8, Lane>

  /// Lets the first `count` lanes take `turns` turns each.
  ///
  /// - Returns: The lane that has found irregular data, and then not all turns were taken; or else nil.
  static func run(
    _ lanes: inout Lanes, _ count: Int, turns: Int, _ notes: inout MutableSpan<UInt32>, _ scan: ScanParser
  ) -> Int? {
    var left = UInt32(turns)
    while true {
      let stopped = LaneLoop.turn(&lanes, count, &left, &notes, scan)
      if left == 0 { return nil }
      if lanes[stopped].step(scan.data.bytes.span.bytes, &notes, scan) { return stopped }
      left -= 1
    }
  }

  /// The loop itself, without bounds checks: they are all here.
  private static func turn(
    _ lanes: inout Lanes, _ count: Int, _ left: inout UInt32, _ notes: inout MutableSpan<UInt32>,
    _ scan: ScanParser
  ) -> Int {
    let bytes = scan.data.bytes.span
    let states = scan.layout.states.span
    precondition(lanes.count == mostLanes && 1...mostLanes ~= count)
    precondition(states.count <= PHOLIO_JPEG_LANE_STATES)
    for index in 0..<count {
      let lane = lanes[index]
      let reach = Int(left) * PHOLIO_JPEG_LANE_BYTES_PER_TURN + 8
      precondition(Int(lane.position >> 3) + reach <= bytes.count && Int(lane.state) < states.count)
      precondition(Int(lane.note) + Int(left) < notes.count)
    }
    var span = lanes.mutableSpan
    return span.withUnsafeMutableBufferPointer { lanes in
      notes.withUnsafeMutableBufferPointer { notes in
        bytes.withUnsafeBufferPointer { bytes in
          // That the states name whole tables was proved when the layout was made.
          scan.tables.entries.withUnsafeBufferPointer { entries in
            states.withUnsafeBufferPointer { states in
              var scan = pholio_jpeg_lane_scan(
                bytes: bytes.baseAddress, entries: entries.baseAddress, states: states.baseAddress,
                state_count: UInt32(states.count))
              return Int(
                pholio_jpeg_lanes_run(lanes.baseAddress, UInt32(count), &left, &scan, notes.baseAddress))
            }
          }
        }
      }
    }
  }
}
