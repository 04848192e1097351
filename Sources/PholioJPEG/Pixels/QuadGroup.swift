/// Up to four blocks whose coefficients are decoded in one loop.
struct QuadGroup {
  /// Of each block: its DC coefficient, where the next symbol is, in bits, and where its samples go.
  private var dc: InlineArray<4, Int32> = .init(repeating: 0)
  private var positions: InlineArray<4, Int> = .init(repeating: 0)
  private var corners: InlineArray<4, Int> = .init(repeating: 0)
  /// Four sums of each block, as `QuadTransform` has them.
  private var sums: InlineArray<16, Int32> = .init(repeating: 0)
  private(set) var count = 0

  @inline(__always)
  mutating func add(dc sum: Int32, at position: Int, _ corner: Int) {
    dc[count] = sum
    positions[count] = position
    corners[count] = corner
    count &+= 1
  }

  /// Adds up all coefficients that are kept.
  ///
  /// One look-up of each block in turn, until all blocks are over: the branch at the end of a round is the
  /// only one that can't be foreseen. Blocks that are over read on in what follows them, which counts nothing.
  @inline(__always)
  mutating func decode(
    _ bytes: RawSpan, _ ac: Span<UInt32>, _ values: ValueTables, _ transform: borrowing QuadTransform
  ) {
    let kept = transform.kept
    let weights = transform.weights.span
    var indexes = InlineArray<4, Int>(repeating: 1)
    var left = -1
    while left < 0 {
      left = 0
      for block in 0..<4 {
        let position = positions[block]
        let bits = Lane.bits(bytes, position)
        var entry = ac[BlockWalk.window(bits)]
        if entry & ValueTables.odd != 0 { entry = values.wholeAC(bits, entry) }
        let next = min(indexes[block] &+ Int(entry &>> 9 & 63), 64)
        let weight = weights[next &- 1]
        let value = Int32(bitPattern: entry) &>> 16 &* Int32(truncatingIfNeeded: weight &>> 2)
        sums[block &* 4 &+ weight & 3] &+= value
        positions[block] = position &+ Int(entry & 31)
        indexes[block] = next
        left |= next &- kept
      }
    }
  }

  /// Writes all samples, and is empty.
  @inline(__always)
  mutating func finish(
    _ transform: inout QuadTransform, _ plane: inout MutableSpan<UInt8>, stride: Int
  ) {
    for block in 0..<count {
      let first = block &* 4
      transform.write(
        dc[block], (sums[first], sums[first &+ 1], sums[first &+ 2], sums[first &+ 3]), to: &plane,
        corners[block], stride: stride)
    }
    sums = .init(repeating: 0)
    count = 0
  }
}
