import CReducedJPEG
internal import Dispatch
import Synchronization

/// Lanes of one thread that share jobs.
enum LaneTeam {
  /// Does all jobs on `threads` threads, each of which has its share and `lanes` lanes, and gives what became
  /// of each.
  static func run(_ kinds: [LaneJob.Kind], lanes: Int, threads: Int, _ scan: ScanParser) -> [LaneJob] {
    if threads == 1 { return run(kinds, lanes: lanes, scan) }
    let shares = Mutex([[LaneJob]](repeating: [], count: threads))
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      let share = kinds[thread * kinds.count / threads..<(thread + 1) * kinds.count / threads]
      let jobs = run(Array(share), lanes: lanes, scan)
      shares.withLock { $0[thread] = jobs }
    }
    return shares.withLock { $0.flatMap(\.self) }
  }

  /// Does all jobs on this thread, `lanes` at a time.
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
      let failed = turn(&jobs, &notes, scan)
      for index in jobs.indices.reversed() {
        jobs[index].take(notes, hasFailed: index == failed)
        if !jobs[index].isOver { continue }
        places.append(jobs[index].place)
        done[numbers.remove(at: index)] = jobs.remove(at: index)
      }
    }
  }

  private static func turn(_ jobs: inout [LaneJob], _ notes: inout [UInt32], _ scan: ScanParser) -> Int? {
    var lanes = LaneLoop.Lanes(repeating: Lane(position: 0, index: 0, state: 0, note: 0))
    var turns = scan.notesPerLane - 1
    for index in jobs.indices {
      lanes[index] = jobs[index].lane
      turns = min(turns, jobs[index].turns)
    }
    var noteSpan = notes.mutableSpan
    let failed = LaneLoop.run(&lanes, jobs.count, turns: turns, &noteSpan, scan)
    for index in jobs.indices { jobs[index].lane = lanes[index] }
    return failed
  }
}
