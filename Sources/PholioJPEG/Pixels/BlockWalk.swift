/// Visits the blocks of a component in the order of the scan, and decodes what is kept of each.
struct BlockWalk {
  /// Samples from one row to the next, and rows, of whole MCUs.
  let stride: Int
  let rows: Int
  private let layout: ScanLayout
  private let values: ValueTables
  private let size: Int
  private let across: Int
  private let down: Int
  private let firstSlot: Int
  /// Where the blocks of an MCU stand, from its corner.
  private let offsets: [Int]
  private let restartInterval: Int
  private var left: Int
  private var sum: Int32 = 0
  /// All sums, 0x8000 added: they have 16 bits.
  private var excess: Int32 = 0
  private var row = 0
  private var column = 0

  init(_ index: Int, size: Int, _ values: ValueTables, _ layout: ScanLayout, restartInterval: Int) {
    self.size = size
    self.values = values
    self.layout = layout
    (across, down) = (layout.across[index], layout.down[index])
    firstSlot = layout.first(of: index)
    self.restartInterval = restartInterval
    left = restartInterval
    stride = layout.columns * across * size
    rows = layout.rows * down * size
    let (across, stride) = (across, stride)
    offsets = (0..<across * down).map { ($0 / across * stride + $0 % across) * size }
  }

  /// Whether a DC coefficient was larger than any regular one.
  var hasExcess: Bool { excess & ~0xFFFF != 0 }

  mutating func visit<Transform: BlockTransform>(
    _ piece: ScanPiece, _ bytes: RawSpan, _ transform: inout Transform, _ plane: inout MutableSpan<UInt8>
  ) {
    let ends = piece.part.ends.span
    let slots = layout.slots.count
    let values = values
    let dc = values.dc.span
    let ac = values.ac.span
    var (sum, excess, left) = (sum, excess, left)
    var (row, column) = (row, column)
    let places = offsets
    let offsets = places.span
    let width = across &* size
    var block = piece.range.lowerBound &* slots &+ firstSlot
    var corner = row &* down &* stride &* size &+ column &* width
    for _ in piece.range {
      for number in 0..<offsets.count {
        let place = block &+ number
        let position = place == 0 ? piece.part.start : Int(ends[place &- 1])
        let bits = Lane.bits(bytes, position)
        var entry = dc[BlockWalk.window(bits)]
        if entry & ValueTables.odd != 0 { entry = values.wholeDC(bits, entry) }
        // The difference from the block before it (F.1.1.5.1).
        sum &+= Int32(bitPattern: entry) &>> 16
        excess |= sum &+ 0x8000
        let isFlat = Int(ends[place]) &- position &- Int(entry & 31) <= values.endLength
        if transform.kept > 1 && !isFlat {
          BlockWalk.decode(bits, position, Int(entry & 31), bytes, ac, values, &transform)
        }
        transform.finish(dc: sum, to: &plane, corner &+ offsets[number], stride: stride)
      }
      block &+= slots
      corner &+= width
      column &+= 1
      if column == layout.columns {
        (row, column) = (row &+ 1, 0)
        corner = row &* down &* stride &* size
      }
      left &-= 1
      // Predictions begin anew in each restart interval (F.2.1.3.1).
      if left == 0 { (sum, left) = (0, restartInterval) }
    }
    (self.sum, self.excess, self.left) = (sum, excess, left)
    (self.row, self.column) = (row, column)
  }

  /// The same for blocks of 2 × 2 samples: four at a time, because where each ends can't be foreseen.
  mutating func visit(
    _ piece: ScanPiece, _ bytes: RawSpan, _ transform: inout QuadTransform, _ plane: inout MutableSpan<UInt8>
  ) {
    let ends = piece.part.ends.span
    let slots = layout.slots.count
    let values = values
    let dc = values.dc.span
    let ac = values.ac.span
    let places = offsets
    let offsets = places.span
    var group = QuadGroup()
    for mcu in piece.range {
      let block = mcu &* slots &+ firstSlot
      let corner = (row &* down &* stride &+ column &* across) &* size
      for number in 0..<offsets.count {
        let place = block &+ number
        let position = place == 0 ? piece.part.start : Int(ends[place &- 1])
        let bits = Lane.bits(bytes, position)
        var entry = dc[BlockWalk.window(bits)]
        if entry & ValueTables.odd != 0 { entry = values.wholeDC(bits, entry) }
        // The difference from the block before it (F.1.1.5.1).
        sum &+= Int32(bitPattern: entry) &>> 16
        excess |= sum &+ 0x8000
        if Int(ends[place]) &- position &- Int(entry & 31) <= values.endLength {
          transform.write(sum, 0, 0, 0, to: &plane, corner &+ offsets[number], stride: stride)
          continue
        }
        group.add(dc: sum, at: position &+ Int(entry & 31), corner &+ offsets[number])
        if group.count == 4 {
          group.decode(bytes, ac, values, kept: transform.kept)
          group.finish(&transform, &plane, stride: stride)
        }
      }
      column &+= 1
      if column == layout.columns { (row, column) = (row &+ 1, 0) }
      left &-= 1
      // Predictions begin anew in each restart interval (F.2.1.3.1).
      if left == 0 { (sum, left) = (0, restartInterval) }
    }
    group.decode(bytes, ac, values, kept: transform.kept)
    group.finish(&transform, &plane, stride: stride)
  }

  /// The coefficients behind the first, whose symbol took the first `used` of `bits`.
  @inline(__always)
  private static func decode<Transform: BlockTransform>(
    _ bits: UInt64, _ start: Int, _ used: Int, _ bytes: RawSpan, _ ac: Span<UInt32>, _ values: ValueTables,
    _ transform: inout Transform
  ) {
    let kept = transform.kept
    var (position, used, index) = (start, used, 1)
    var bits = bits &<< UInt64(truncatingIfNeeded: used)
    while index < kept {
      // Of 57 bits, and the longest symbol has 26.
      if used > 31 {
        position &+= used
        used = 0
        bits = Lane.bits(bytes, position)
      }
      var entry = ac[window(bits)]
      if entry & ValueTables.odd != 0 { entry = values.wholeAC(bits, entry) }
      index &+= Int(entry &>> 9 & 63)
      if index > kept { return }
      transform.set(index &- 1, Int32(bitPattern: entry) &>> 16)
      used &+= Int(entry & 31)
      bits &<<= UInt64(entry & 31)
    }
  }

  @inline(__always)
  static func window(_ bits: UInt64) -> Int {
    Int(truncatingIfNeeded: bits &>> UInt64(64 - ValueTables.window))
  }
}
