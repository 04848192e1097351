/// Puts together what lanes found that began anywhere in the data.
///
/// Huffman codes synchronize by themselves: a lane that began with a wrong guess soon finds the same symbols
/// as one that came from the start (T. J. Ferguson and J. H. Rabinowitz, "Self-Synchronizing Huffman Codes",
/// IEEE Transactions on Information Theory 30, 1984). All state at the start of an MCU is its place in the
/// data. So if the exact MCUs come to a place where a part has the start of an MCU too, all that follows in
/// the part is exact.
struct ScanJoint {
  private let scan: ScanParser
  /// Blocks of an MCU.
  private let blocks: Int
  private var pieces: [ScanPiece] = []
  /// Exact MCUs so far, and where they end.
  private var count = 0
  private var position = 0

  init(_ scan: ScanParser) {
    self.scan = scan
    blocks = scan.layout.slots.count
  }

  /// Goes on until the exact MCUs join the next part. False if the data is irregular before that.
  mutating func add(_ part: ScanPart) -> Bool {
    var step = 8
    let end = part.start(of: part.ends.count / blocks * blocks)
    while count < scan.layout.count, position < end {
      if let first = index(of: position, in: part) {
        append(part, first..<part.ends.count / blocks)
        return true
      }
      guard let between = exact(min(step, scan.layout.count - count)) else { return false }
      let mcus = between.ends.count / blocks
      let joined = (1...mcus).first { index(of: between.start(of: $0 * blocks), in: part) != nil }
      append(between, 0..<(joined ?? mcus))
      step = min(2 * step, 1024)
    }
    return true
  }

  /// Nil if the data has more or less than all MCUs, or is irregular.
  mutating func finish() -> [ScanPiece]? {
    if count < scan.layout.count {
      guard let rest = exact(scan.layout.count - count) else { return nil }
      append(rest, 0..<rest.ends.count / blocks)
    }
    return count == scan.layout.count && (position + 7) / 8 == scan.data.end ? pieces : nil
  }

  private mutating func append(_ part: ScanPart, _ range: Range<Int>) {
    let range = range.prefix(scan.layout.count - count)
    pieces.append(ScanPiece(part: part, range: range))
    count += range.count
    position = part.start(of: range.upperBound * blocks)
  }

  /// Nil if there is no whole MCU.
  private func exact(_ count: Int) -> ScanPart? {
    // Lanes begin inside the data only: the padding is no longer than they may go on from there.
    guard position < scan.data.end * 8 else { return nil }
    let job = LaneTeam.run([.exact(from: position, count: count)], lanes: 1, scan).first
    guard let part = job?.parts.first, part.ends.count >= blocks else { return nil }
    return part
  }

  /// The MCU of `part` that starts at `position`, if one does.
  private func index(of position: Int, in part: ScanPart) -> Int? {
    let mcu = part.firstMCU(from: position, blocks: blocks)
    return part.start(of: mcu * blocks) == position ? mcu : nil
  }
}
