import CReducedJPEG

/// A part of a scan that a lane parses.
struct LaneJob {
  enum Kind {
    /// Whole restart intervals, by their index.
    case intervals(Range<Int>)
    /// From any place in the data, taken for the start of an MCU, to `limit` or beyond it; in bits. If what
    /// is found there makes no sense, the lane begins again behind it. It ends early at `mostBlocks`.
    case guess(from: Int, limit: Int, mostBlocks: Int)
    /// `count` MCUs from a known start, or fewer if the data ends.
    case exact(from: Int, count: Int)
  }

  private let kind: Kind
  private let scan: ScanParser
  /// The lane's index in the workspace.
  let place: Int
  var lane = Lane()
  private(set) var parts: [ScanPart] = []
  /// Whether it is done, and whether irregular data ended it.
  private(set) var isOver = false
  private(set) var isIrregular = false
  private var part: ScanPart
  private var interval = 0
  /// Blocks left of an interval, or of the exact number.
  private var left = Int.max
  /// Bits of guesses that led nowhere.
  private var wasted = 0

  init(_ kind: Kind, _ scan: ScanParser, place: Int) {
    self.kind = kind
    self.scan = scan
    self.place = place
    switch kind {
    case .intervals(let range):
      interval = range.lowerBound
      part = ScanPart(start: scan.data.intervals[interval] * 8)
      left = scan.blocks(inInterval: interval)
    case .guess(let from, _, _): part = ScanPart(start: from)
    case .exact(let from, let count):
      part = ScanPart(start: from)
      left = count * scan.layout.slots.count
    }
    begin(at: part.start)
  }

  private mutating func begin(at position: Int) {
    part = ScanPart(start: position)
    lane = Lane(
      position: UInt64(position), index: 0, state: 0, note: UInt32(place * scan.notesPerLane))
  }

  /// How many turns it may take until it is looked after. No block takes less than one.
  var turns: Int { min(scan.notesPerLane - 1, max(16, left)) }

  /// Takes the lane's notes.
  mutating func take(_ notes: [UInt32], hasFailed: Bool) {
    let first = place * scan.notesPerLane
    let count = min(Int(lane.note) - first, left)
    part.ends.append(contentsOf: notes[first..<first + count])
    lane.note = UInt32(first)
    switch kind {
    case .intervals(let range):
      left -= count
      if left == 0 { endInterval(of: range) } else if hasFailed || isBeyondData { giveUp() }
    case .guess(_, let limit, let mostBlocks):
      let end = part.start(of: part.ends.count)
      if end >= limit || part.ends.count >= mostBlocks {
        finish()
      } else if hasFailed || isBeyondData {
        beginAgain()
      }
    case .exact:
      left -= count
      if left == 0 || hasFailed || isBeyondData { finish() }
    }
  }

  private var position: Int { Int(lane.position) }

  /// Before it can leave the padding.
  private var isBeyondData: Bool { position >= scan.data.end * 8 }

  private mutating func finish() {
    isOver = true
    parts.append(part)
  }

  private mutating func giveUp() {
    (isOver, isIrregular) = (true, true)
  }

  /// At its end only padding may be left of its last byte (F.1.2.3).
  private mutating func endInterval(of range: Range<Int>) {
    let end = part.start(of: part.ends.count)
    guard (end + 7) / 8 == scan.data.intervals[interval + 1] else { return giveUp() }
    parts.append(part)
    interval += 1
    isOver = interval == range.upperBound
    if isOver { return }
    left = scan.blocks(inInterval: interval)
    begin(at: scan.data.intervals[interval] * 8)
  }

  /// A wrong guess costs no more than as many bits as are to be parsed.
  private mutating func beginAgain() {
    guard case .guess(let from, let limit, _) = kind else { return giveUp() }
    wasted += position + 1 - part.start
    guard wasted < limit - from, position + 1 < limit else { return giveUp() }
    begin(at: position + 1)
  }
}
