/// The kept coefficients of successive MCUs.
struct ScanPart {
  /// `ScanLayout.cellsPerMCU` of each MCU. DC coefficients are differences.
  var cells: [Int16] = []
  /// Where each MCU starts, in bits; and where the last one ends.
  var starts: [UInt32] = []

  var count: Int { max(0, starts.count - 1) }
}
