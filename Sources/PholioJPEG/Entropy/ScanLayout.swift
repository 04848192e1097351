import CReducedJPEG

/// A block's place in an MCU.
struct ScanSlot {
  let component: Int
  /// Destinations of its tables.
  let dc: Int
  let ac: Int
  /// Where its tables begin in `SymbolTables.entries`.
  let start: Int
  let skip: Int
  /// The slot after it; the first after the last.
  let following: Int
}

/// The MCUs of a scan (ITU-T T.81, A.2).
struct ScanLayout {
  let slots: [ScanSlot]
  let columns: Int
  let rows: Int
  /// Blocks of each component in an MCU.
  let across: [Int]
  let down: [Int]

  var count: Int { columns * rows }

  /// The most blocks in an MCU (B.2.3).
  static let mostSlots = 10

  /// Nil if the MCU has too many blocks.
  init?(_ header: FrameHeader, _ tables: SymbolTables) {
    // A scan of one component has MCUs of one block, whatever its sampling factors are (A.2.2).
    let isAlone = header.components.count == 1
    across = isAlone ? [1] : header.components.map(\.across)
    down = isAlone ? [1] : header.components.map(\.down)
    let edges = (8 * (across.max() ?? 1), 8 * (down.max() ?? 1))
    columns = (header.width + edges.0 - 1) / edges.0
    rows = (header.height + edges.1 - 1) / edges.1
    let blocks = zip(across, down).map { $0 * $1 }
    let count = blocks.reduce(0, +)
    guard count <= ScanLayout.mostSlots else { return nil }
    var slots: [ScanSlot] = []
    for (index, component) in header.components.enumerated() {
      let (dc, ac) = (component.dcTable, component.acTable)
      for _ in 0..<blocks[index] {
        slots.append(
          ScanSlot(
            component: index, dc: dc, ac: ac, start: tables.start(dc: dc, ac: ac), skip: tables.skip(ac: ac),
            following: (slots.count + 1) % count))
      }
    }
    // Lanes look up without asking again.
    let room = tables.entries.count - (1 << SymbolTables.window)
    precondition(slots.allSatisfy { 0...room ~= $0.start && 0...room ~= $0.skip })
    self.slots = slots
    states = slots.enumerated().flatMap { index, slot in
      let next = (UInt32(2 * index + 1), UInt32(2 * slot.following))
      let longs = tables.longs(ac: slot.ac)
      return [
        pholio_jpeg_lane_state(
          first: UInt32(slot.start), further: UInt32(slot.skip), next: next,
          long_from: UInt32(SymbolTables.noLongs), longs: 0),
        pholio_jpeg_lane_state(
          first: UInt32(slot.skip), further: UInt32(slot.skip), next: next, long_from: UInt32(longs.from),
          longs: UInt32(longs.start)),
      ]
    }
  }

  /// For lanes: two of each slot, for the start of its block and for the rest of it.
  let states: [pholio_jpeg_lane_state]

  /// The first slot of a component.
  func first(of component: Int) -> Int {
    slots.firstIndex { $0.component == component } ?? 0
  }
}
