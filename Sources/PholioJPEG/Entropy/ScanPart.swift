/// Where successive blocks lie in entropy-coded data.
struct ScanPart {
  /// Where the first one starts, in bits. It is the first of an MCU.
  var start = 0
  /// Where each one ends.
  var ends: [UInt32] = []

  func start(of block: Int) -> Int { block == 0 ? start : Int(ends[block - 1]) }

  /// The first MCU, of `blocks` blocks each, that starts at `position` or behind it; if none does, their
  /// number.
  func firstMCU(from position: Int, blocks: Int) -> Int {
    var (low, high) = (0, ends.count / blocks)
    while low < high {
      let middle = (low + high) / 2
      if start(of: middle * blocks) < position { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// MCUs of a part.
struct ScanPiece {
  let part: ScanPart
  let range: Range<Int>
}
