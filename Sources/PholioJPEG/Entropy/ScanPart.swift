/// Where successive blocks lie in entropy-coded data.
struct ScanPart {
  /// Where the first one starts, in bits. It is the first of an MCU.
  var start = 0
  /// Where each one ends.
  var ends: [UInt32] = []

  func start(of block: Int) -> Int { block == 0 ? start : Int(ends[block - 1]) }
}

/// MCUs of a part.
struct ScanPiece {
  let part: ScanPart
  let range: Range<Int>
}
