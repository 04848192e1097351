/// A part of a scan that a lane decodes.
struct LaneJob {
  enum Kind {
    /// Whole restart intervals, by their index.
    case intervals(Range<Int>)
    /// The MCUs from any place in the data to the first that starts at `limit` or later, in bits. If what is
    /// found there makes no sense, the lane begins again behind it.
    case guess(from: Int, limit: Int)
    /// At most `count` MCUs from a known start.
    case exact(from: Int, count: Int)
  }

  private let kind: Kind
  private let scan: ScanDecoder
  private(set) var part: ScanPart
  var lane: Lane
  /// Whether it is done, and whether irregular data ended it.
  private(set) var isOver = false
  private(set) var isIrregular = false
  /// Places of the lane's cells and notes in the workspace.
  private let cells: Int
  private let notes: Range<Int>
  private var interval = 0
  /// MCUs left in the interval, or of the exact number.
  private var left = Int.max
  /// Bits of guesses that led nowhere.
  private var wasted = 0

  /// The lane's index in the workspace.
  let place: Int

  init(_ kind: Kind, _ scan: ScanDecoder, place: Int) {
    self.kind = kind
    self.scan = scan
    self.place = place
    let capacity = scan.mcusPerVisit
    cells = place * LaneWorkspace.cells(for: scan)
    notes = place * capacity..<(place + 1) * capacity
    let start: Int
    let limit: Int
    switch kind {
    case .intervals(let range):
      interval = range.lowerBound
      start = scan.data.intervals[interval] * 8
      limit = scan.data.intervals[interval + 1] * 8
      left = scan.mcus(inInterval: interval)
    case .guess(let from, let end): (start, limit) = (from, end)
    case .exact(let from, let count): (start, limit, left) = (from, scan.data.end * 8, count)
    }
    part = ScanPart(start: start)
    lane = Lane(position: start, cell: cells, note: notes.lowerBound, noteEnd: 0, limit: limit)
  }

  /// Starts the lane, or what follows when it has stopped: its results are taken, and it goes on if there is
  /// more to do.
  mutating func goOn(in workspace: inout LaneWorkspace, isNew: Bool = false) {
    if !isNew { take(from: &workspace) }
    while !isOver {
      lane.noteEnd = notes.lowerBound + min(notes.count, left)
      lane.slot = 0
      (lane.hasStopped, lane.isFailed) = (false, false)
      if lane.position < lane.limit && !workspace.startBlock(of: &lane, scan) { return }
      // Or else keeping symbols has ended an MCU.
      lane.isFailed = lane.isFailed || !lane.hasStopped
      take(from: &workspace)
    }
  }

  private mutating func take(from workspace: inout LaneWorkspace) {
    if lane.isFailed {
      fail(&workspace)
      return
    }
    let count = lane.note - notes.lowerBound
    workspace.move(count, notes, cells, to: &part, scan)
    (lane.cell, lane.note) = (cells, notes.lowerBound)
    switch kind {
    case .intervals(let range):
      left -= count
      if left == 0 { endInterval(of: range) } else if lane.position >= lane.limit { giveUp() }
    case .guess:
      if lane.position >= lane.limit { isOver = true } else if part.count > scan.layout.count { giveUp() }
    case .exact:
      left -= count
      if left == 0 || lane.position >= lane.limit { isOver = true }
    }
  }

  /// At its end only padding may be left of its last byte (F.1.2.3).
  private mutating func endInterval(of range: Range<Int>) {
    guard (lane.position + 7) / 8 == scan.data.intervals[interval + 1] else { return giveUp() }
    interval += 1
    if interval == range.upperBound {
      isOver = true
      return
    }
    lane.position = scan.data.intervals[interval] * 8
    lane.limit = scan.data.intervals[interval + 1] * 8
    left = scan.mcus(inInterval: interval)
  }

  /// A wrong guess costs no more than as many bits as are to be decoded.
  private mutating func fail(_ workspace: inout LaneWorkspace) {
    guard case .guess(let from, let limit) = kind else { return giveUp() }
    wasted += lane.position + 1 - part.start
    guard wasted < limit - from, lane.position + 1 < limit else { return giveUp() }
    workspace.clear(lane.note - notes.lowerBound + 1, cells, scan)
    part = ScanPart(start: lane.position + 1)
    (lane.position, lane.cell, lane.note) = (part.start, cells, notes.lowerBound)
  }

  private mutating func giveUp() {
    (isOver, isIrregular) = (true, true)
    part = ScanPart(start: part.start)
  }
}
