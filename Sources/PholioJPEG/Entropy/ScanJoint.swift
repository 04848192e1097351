/// Puts together what lanes found that began anywhere in the data.
///
/// Huffman codes synchronize by themselves: a lane that began with a wrong guess soon decodes the same
/// symbols as one that came from the start (T. J. Ferguson and J. H. Rabinowitz, "Self-Synchronizing Huffman
/// Codes", IEEE Transactions on Information Theory 30, 1984). All state at the start of an MCU is its place
/// in the data, because differences of DC coefficients are kept. So if the exact MCUs come to a place where a
/// part has the start of an MCU too, all that follows in the part is exact.
struct ScanJoint {
  private let scan: ScanDecoder
  private var pieces: [ScanPiece] = []
  /// Exact MCUs so far, and where they end.
  private var count = 0
  private var position = 0

  init(_ scan: ScanDecoder) {
    self.scan = scan
  }

  /// Goes on until the exact MCUs join the next part. False if the data is irregular before that.
  mutating func add(_ part: ScanPart) -> Bool {
    var step = 8
    while count < scan.layout.count, position < part.end {
      if let first = part.index(startingAt: position) {
        append(part, first..<part.count)
        return true
      }
      guard let between = exact(min(step, scan.layout.count - count)) else { return false }
      let joined = between.ends.firstIndex { part.index(startingAt: Int($0)) != nil }
      append(between, 0..<(joined.map { $0 + 1 } ?? between.count))
      step = min(2 * step, scan.mcusPerVisit)
    }
    return true
  }

  /// Nil if the data has more or less than all MCUs, or is irregular.
  mutating func finish() -> [ScanPiece]? {
    while count < scan.layout.count {
      guard let rest = exact(scan.layout.count - count) else { return nil }
      append(rest, 0..<rest.count)
    }
    return (position + 7) / 8 == scan.data.end ? pieces : nil
  }

  private mutating func append(_ part: ScanPart, _ range: Range<Int>) {
    let range = range.prefix(scan.layout.count - count)
    guard let last = range.last else { return }
    pieces.append(ScanPiece(part: part, range: range))
    count += range.count
    position = Int(part.ends[last])
  }

  private func exact(_ count: Int) -> ScanPart? {
    let job = LaneTeam.run([.exact(from: position, count: count)], lanes: 1, scan).first
    guard let job, !job.isIrregular, job.part.count > 0 else { return nil }
    return job.part
  }
}

extension ScanPart {
  /// The MCU that starts at `position`; `count` if that is where the last one ends.
  func index(startingAt position: Int) -> Int? {
    if position == start { return 0 }
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(ends[middle]) < position { low = middle + 1 } else { high = middle }
    }
    return low < ends.count && Int(ends[low]) == position ? low + 1 : nil
  }
}
