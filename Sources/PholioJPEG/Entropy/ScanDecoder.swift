/// Decodes the entropy-coded data of a scan, as far as its coefficients are kept.
struct ScanDecoder {
  let data: EntropyData
  let layout: ScanLayout
  let tables: SymbolTables
  /// Whether more than the DC coefficient is kept of most blocks.
  let keeps: Bool
  /// MCUs between restart markers; 0 without.
  let restartInterval: Int

  /// How many MCUs a lane decodes at most before its results are taken: they stay in the fastest memory.
  var mcusPerVisit: Int { max(1, 4096 / layout.cellsPerMCU) }

  func mcus(inInterval index: Int) -> Int {
    restartInterval == 0 ? layout.count : min(restartInterval, layout.count - index * restartInterval)
  }

  /// The entry of a DC symbol whose code is longer than a window; 0 if there is none.
  @inline(never)
  func longDC(_ bits: UInt64, _ slot: Int) -> Int {
    guard let (size, length) = tables.dcSymbol(in: bits, destination: layout.slots[slot].dc) else { return 0 }
    return length + size | size << 5
  }

  func acSymbol(_ bits: UInt64, _ slot: Int) -> (symbol: Int, length: Int)? {
    tables.acSymbol(in: bits, destination: layout.slots[slot].ac)
  }

  /// All MCUs in order. Nil if anything about the data is irregular.
  func decode(lanes: Int) -> [ScanPiece]? {
    // A place in the data is 32 bits wide where it is kept.
    guard data.end < 1 << 28 else { return nil }
    let intervals = data.intervals.count - 1
    if restartInterval > 0 {
      guard intervals == (layout.count + restartInterval - 1) / restartInterval else { return nil }
    }
    return intervals > 1 ? decodeIntervals(intervals, lanes) : decodeFromGuesses(lanes)
  }

  /// Every restart interval stands alone.
  private func decodeIntervals(_ count: Int, _ lanes: Int) -> [ScanPiece]? {
    let groups = min(count, parts(lanes))
    let jobs = LaneTeam.run(
      (0..<groups).map { .intervals($0 * count / groups..<($0 + 1) * count / groups) }, lanes: lanes, self)
    if jobs.contains(where: \.isIrregular) { return nil }
    return jobs.map { ScanPiece(part: $0.part, range: 0..<$0.part.count) }
  }

  /// Several a lane, so that all end at about the same time; none so short that finding the first MCU
  /// matters.
  private func parts(_ lanes: Int) -> Int {
    lanes == 1 ? 1 : max(1, min(4 * lanes, data.end / 16_384))
  }

  private func decodeFromGuesses(_ lanes: Int) -> [ScanPiece]? {
    let count = parts(lanes)
    // An MCU that would start among the last bits can be padding.
    let limits = (1...count).map { $0 == count ? data.end * 8 - 7 : $0 * data.end / count * 8 }
    let kinds = limits.indices.map { index in
      LaneJob.Kind.guess(from: index == 0 ? 0 : limits[index - 1], limit: limits[index])
    }
    let jobs = LaneTeam.run(kinds, lanes: lanes, self)
    var joint = ScanJoint(self)
    for job in jobs {
      if !joint.add(job.part) { return nil }
    }
    return joint.finish()
  }
}
