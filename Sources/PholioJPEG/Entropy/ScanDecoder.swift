/// Decodes the entropy-coded data of a scan, as far as its coefficients are kept.
struct ScanDecoder {
  let data: EntropyData
  let layout: ScanLayout
  let tables: SymbolTables
  /// MCUs between restart markers; 0 without.
  let restartInterval: Int

  /// A lane's cells and notes between two visits of its driver, in MCUs.
  var mcusPerVisit: Int { max(1, 8192 / layout.cellsPerMCU) }

  /// All MCUs, one after another. Nil if anything about the data is irregular.
  func decodeSerially() -> ScanPart? {
    var part = ScanPart()
    part.cells.reserveCapacity(layout.count * layout.cellsPerMCU)
    let interval = restartInterval == 0 ? layout.count : restartInterval
    guard data.intervals.count - 1 == (layout.count + interval - 1) / interval else { return nil }
    var cells = [Int16](repeating: 0, count: mcusPerVisit * layout.cellsPerMCU + 1)
    var notes = [UInt32](repeating: 0, count: mcusPerVisit)
    let laneTables = LaneTables(tables: tables, slots: layout.slots)
    for index in 0..<data.intervals.count - 1 {
      var left = min(interval, layout.count - index * interval)
      var position = data.intervals[index] * 8
      let end = data.intervals[index + 1]
      while left > 0 {
        let count = min(left, mcusPerVisit)
        var lane = Lane(position: position, cell: 0, note: 0, noteEnd: count, limit: end * 8)
        for cell in cells.indices { cells[cell] = 0 }
        var cellSpan = cells.mutableSpan
        var noteSpan = notes.mutableSpan
        let bytes = data.bytes.span.bytes
        let slots = layout.slots.span
        if !lane.startBlock(bytes, tables.entries.span, slots, &cellSpan, laneTables) {
          LaneLoop.run(&lane, bytes, tables.entries.span, slots, &cellSpan, &noteSpan, laneTables)
        }
        guard lane.state == .stopped, lane.note == count else { return nil }
        part.cells.append(contentsOf: cells[0..<count * layout.cellsPerMCU])
        position = lane.position
        left -= count
      }
      guard (position + 7) / 8 == end else { return nil }
    }
    return part
  }
}
