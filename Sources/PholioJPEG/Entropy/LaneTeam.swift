/// Lanes of one thread that share jobs.
enum LaneTeam {
  /// Does all jobs, `lanes` (1, 2 or 4) at a time, and gives what became of each.
  static func run(_ kinds: [LaneJob.Kind], lanes: Int, _ scan: ScanParser) -> [LaneJob] {
    var notes = [UInt32](repeating: 0, count: lanes * scan.notesPerLane)
    var done = [LaneJob?](repeating: nil, count: kinds.count)
    var numbers: [Int] = []
    var jobs: [LaneJob] = []
    var places = Array(0..<lanes)
    var next = 0
    while true {
      while next < kinds.count, let place = places.popLast() {
        jobs.append(LaneJob(kinds[next], scan, place: place))
        numbers.append(next)
        next += 1
      }
      if jobs.isEmpty { return done.compactMap(\.self) }
      // Of three, one waits.
      let count = jobs.count == 3 ? 2 : jobs.count
      let failed = turn(&jobs, count, &notes, scan)
      for index in (0..<count).reversed() {
        jobs[index].take(notes, hasFailed: index == failed)
        if !jobs[index].isOver { continue }
        places.append(jobs[index].place)
        done[numbers.remove(at: index)] = jobs.remove(at: index)
      }
    }
  }

  private static func turn(
    _ jobs: inout [LaneJob], _ count: Int, _ notes: inout [UInt32], _ scan: ScanParser
  ) -> Int? {
    var lanes = LaneLoop.Lanes(repeating: Lane())
    var turns = Int.max
    for index in 0..<count {
      lanes[index] = jobs[index].lane
      turns = min(turns, jobs[index].turns)
    }
    var noteSpan = notes.mutableSpan
    let failed = LaneLoop.run(
      &lanes, count, turns: turns, scan.data.bytes.span.bytes, scan.tables.entries.span, &noteSpan,
      scan)
    for index in 0..<count { jobs[index].lane = lanes[index] }
    return failed
  }
}
