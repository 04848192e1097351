/// Lanes of one thread that share jobs.
enum LaneTeam {
  /// Does all jobs, `lanes` (1...4) at a time, and gives what became of each.
  static func run(_ kinds: [LaneJob.Kind], lanes: Int, _ scan: ScanDecoder) -> [LaneJob] {
    var workspace = LaneWorkspace(lanes: lanes, scan)
    var done = [LaneJob?](repeating: nil, count: kinds.count)
    var numbers: [Int] = []
    var jobs: [LaneJob] = []
    var places = Array(0..<lanes)
    var next = 0
    while true {
      while let place = places.last, next < kinds.count {
        var job = LaneJob(kinds[next], scan, place: place)
        job.goOn(in: &workspace, isNew: true)
        if job.isOver {
          done[next] = job
        } else {
          jobs.append(job)
          numbers.append(next)
          places.removeLast()
        }
        next += 1
      }
      if jobs.isEmpty { return done.compactMap(\.self) }
      workspace.run(&jobs, scan)
      for index in jobs.indices.reversed() where jobs[index].lane.hasStopped {
        jobs[index].goOn(in: &workspace)
        if !jobs[index].isOver { continue }
        places.append(jobs[index].place)
        done[numbers.remove(at: index)] = jobs.remove(at: index)
      }
    }
  }
}
