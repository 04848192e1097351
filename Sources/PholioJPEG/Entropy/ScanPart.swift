/// The kept coefficients of successive MCUs.
struct ScanPart {
  /// `ScanLayout.cellsPerMCU` of each MCU. DC coefficients are differences.
  var cells: [Int16] = []
  /// Where each MCU ends, in bits.
  var ends: [UInt32] = []
  /// Where the first MCU starts, in bits.
  var start = 0

  var count: Int { ends.count }
  var end: Int { ends.last.map(Int.init) ?? start }
}

/// MCUs of a part.
struct ScanPiece {
  let part: ScanPart
  let range: Range<Int>
}
