/// A block's place in an MCU, and its tables' destinations.
struct ScanSlot {
  let component: Int
  /// In blocks of its component, from the MCU's corner.
  let column: Int
  let row: Int
  let dc: Int
  let ac: Int
}

/// What a lane needs to know of a block in an MCU.
struct LaneSlot {
  /// How many coefficients are kept, from the first in zigzag order.
  let kept: Int
  /// Where its tables begin in `SymbolTables.entries`.
  let dcTable: Int
  let acTable: Int
  let skipTable: Int
}

/// The MCUs of a scan (ITU-T T.81, A.2).
struct ScanLayout {
  let slots: [ScanSlot]
  let laneSlots: [LaneSlot]
  let columns: Int
  let rows: Int
  /// Cells of kept coefficients in an MCU.
  let cellsPerMCU: Int

  var count: Int { columns * rows }

  /// Nil if the MCU has more blocks than B.2.3 allows.
  ///
  /// - Parameter kept: For each component, how many coefficients of a block are kept.
  init?(_ header: FrameHeader, kept: [Int], tables: SymbolTables) {
    let alone = header.components.count == 1
    // A scan of one component has MCUs of one block, whatever its sampling factors are (A.2.2).
    let across = alone ? 1 : header.components.map(\.across).max() ?? 1
    let down = alone ? 1 : header.components.map(\.down).max() ?? 1
    columns = (header.width + 8 * across - 1) / (8 * across)
    rows = (header.height + 8 * down - 1) / (8 * down)
    var slots: [ScanSlot] = []
    var laneSlots: [LaneSlot] = []
    for (index, component) in header.components.enumerated() {
      for row in 0..<(alone ? 1 : component.down) {
        for column in 0..<(alone ? 1 : component.across) {
          slots.append(
            ScanSlot(
              component: index, column: column, row: row, dc: component.dcTable, ac: component.acTable))
          laneSlots.append(
            LaneSlot(
              kept: kept[index], dcTable: tables.dcStart(component.dcTable),
              acTable: tables.acStart(component.acTable), skipTable: tables.skipStart(component.acTable)))
        }
      }
    }
    guard slots.count <= 10 else { return nil }
    self.slots = slots
    self.laneSlots = laneSlots
    cellsPerMCU = laneSlots.reduce(0) { $0 + $1.kept }
  }
}
