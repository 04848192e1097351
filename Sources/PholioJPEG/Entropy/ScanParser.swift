/// Finds the blocks of a scan in its entropy-coded data.
struct ScanParser {
  let header: FrameHeader
  let data: EntropyData
  let layout: ScanLayout
  let tables: SymbolTables

  /// Room for a lane's notes between two visits, one more than turns; a turn is of at most 66 bits, so that
  /// lanes that are inside the data at a visit are inside its padding at the next.
  let notesPerLane = 257

  /// Blocks of a restart interval, or of the whole scan.
  func blocks(inInterval index: Int) -> Int {
    let interval = header.restartInterval
    let mcus = interval == 0 ? layout.count : min(interval, layout.count - index * interval)
    return mcus * layout.slots.count
  }

  /// All MCUs in order. Nil if anything about the data is irregular.
  ///
  /// - Parameter lanes: How many each thread has.
  func parse(lanes: Int, threads: Int) -> [ScanPiece]? {
    // A note has 32 bits.
    guard data.end < 1 << 28 else { return nil }
    let intervals = data.intervals.count - 1
    let expected = header.restartInterval == 0 ? 1 : (layout.count - 1) / header.restartInterval + 1
    guard intervals == expected else { return nil }
    // Each interval costs as much as a hundred bytes: libjpeg is faster where they are that short.
    guard intervals <= 1000 || data.end >= 100 * intervals else { return nil }
    let threads = max(1, min(threads, data.end / ScanParser.bytesPerThread))
    return intervals > 1
      ? parseIntervals(intervals, lanes, threads) : parseFromGuesses(lanes, threads)
  }

  /// Every restart interval stands alone.
  private func parseIntervals(_ count: Int, _ lanes: Int, _ threads: Int) -> [ScanPiece]? {
    let groups = min(count, parts(lanes * threads))
    let kinds = (0..<groups).map { group in
      LaneJob.Kind.intervals(group * count / groups..<(group + 1) * count / groups)
    }
    let jobs = LaneTeam.run(kinds, lanes: lanes, threads: threads, self)
    if jobs.contains(where: \.isIrregular) { return nil }
    return jobs.flatMap(\.parts).map { ScanPiece(part: $0, range: 0..<$0.ends.count / layout.slots.count) }
  }

  /// Less is parsed in the time that it takes to wake a thread.
  private static let bytesPerThread = 128 << 10

  /// As many for each lane, so that all end at about the same time; none so short that finding the first MCU
  /// matters.
  private func parts(_ lanes: Int) -> Int {
    if lanes == 1 { return 1 }
    if data.end < lanes * 4096 { return max(1, data.end / 4096) }
    return lanes * max(1, min(4, data.end / (lanes * 16_384)))
  }

  private func parseFromGuesses(_ lanes: Int, _ threads: Int) -> [ScanPiece]? {
    let count = parts(lanes * threads)
    // An MCU that would start among the last bits can be padding.
    let limits = (1...count).map { $0 == count ? data.end * 8 - 7 : $0 * data.end / count * 8 }
    // In each, room for much more than its share, but not for the picture: the rest is found afterwards.
    let mostBlocks = max(4096, 8 * layout.count * layout.slots.count / count)
    let kinds = limits.indices.map { index in
      LaneJob.Kind.guess(
        from: index == 0 ? 0 : limits[index - 1], limit: limits[index], mostBlocks: mostBlocks)
    }
    var joint = ScanJoint(self)
    for job in LaneTeam.run(kinds, lanes: lanes, threads: threads, self) {
      if let part = job.parts.first, !joint.add(part) { return nil }
    }
    return joint.finish()
  }
}
