/// Up to four blocks whose coefficients are decoded in one loop.
struct QuadGroup {
  /// Of each block: its DC coefficient, where the next symbol is, in bits, and where its samples go.
  private var dc: InlineArray<4, Int32> = .init(repeating: 0)
  private var positions: InlineArray<4, Int> = .init(repeating: 0)
  private var corners: InlineArray<4, Int> = .init(repeating: 0)
  /// The first 15 coefficients of each block, and one cell for all others.
  private var cells: InlineArray<64, Int32> = .init(repeating: 0)
  private(set) var count = 0

  @inline(__always)
  mutating func add(dc sum: Int32, at position: Int, _ corner: Int) {
    dc[count] = sum
    positions[count] = position
    corners[count] = corner
    count &+= 1
  }

  /// Decodes the coefficients before `kept`, at most 15, and some more.
  ///
  /// Two look-ups of each block in turn, until all blocks are over: the branch at the end of a round is the
  /// only one that can't be foreseen. Blocks that are over read on in what follows them, which goes nowhere.
  @inline(__always)
  mutating func decode(_ bytes: RawSpan, _ ac: Span<UInt32>, _ values: ValueTables, kept: Int) {
    var indexes = InlineArray<4, Int>(repeating: 1)
    var left = -1
    while left < 0 {
      left = 0
      for block in 0..<4 {
        let position = positions[block]
        let bits = Lane.bits(bytes, position)
        var first = ac[BlockWalk.window(bits)]
        if first & ValueTables.odd != 0 { first = values.wholeAC(bits, first) }
        var next = indexes[block] &+ Int(first &>> 9 & 63)
        cells[block &* 16 &+ min(next, 16) &- 1] = Int32(bitPattern: first) &>> 16
        // Of 57 bits, the longest two symbols take 52.
        let rest = bits &<< UInt64(first & 31)
        var second = ac[BlockWalk.window(rest)]
        if second & ValueTables.odd != 0 { second = values.wholeAC(rest, second) }
        next &+= Int(second &>> 9 & 63)
        cells[block &* 16 &+ min(next, 16) &- 1] = Int32(bitPattern: second) &>> 16
        positions[block] = position &+ Int(first & 31 &+ second & 31)
        indexes[block] = next
        left |= next &- kept
      }
    }
  }

  /// Writes all samples, and is empty.
  @inline(__always)
  mutating func finish(_ transform: inout QuadTransform, _ plane: inout MutableSpan<UInt8>, stride: Int) {
    for block in 0..<count {
      let first = block &* 16
      let across = transform.across(cells[first &+ 1], cells[first &+ 6])
      let down = transform.down(cells[first &+ 2], cells[first &+ 9])
      let both = transform.both(cells[first &+ 4], cells[first &+ 11], cells[first &+ 13])
      transform.write(dc[block], across, down, both, to: &plane, corners[block], stride: stride)
    }
    cells = .init(repeating: 0)
    count = 0
  }
}
