import CReducedJPEG

/// Visits the blocks of a component in the order of the scan, and decodes what is kept of each.
struct BlockWalk {
  private let layout: ScanLayout
  private let tables: ValueTables
  private let across: Int
  private let down: Int
  private let firstSlot: Int
  /// Where the blocks of an MCU stand in the row.
  private let offsets: [UInt32]
  private let restartInterval: Int
  /// MCUs to the next restart.
  private var left: Int
  private var sum: Int32 = 0
  /// Below 0 if a first coefficient was larger than any regular one.
  private var excess: Int32 = 0
  private var hasLargeSamples = false
  private var row: BlockRow
  private var line = 0
  private var column = 0

  /// - Parameter columns: MCUs in a row; as many as the picture has, but for trials.
  init(
    _ index: Int, _ basis: BlockBasis, _ tables: ValueTables, _ layout: ScanLayout, restartInterval: Int,
    columns: Int? = nil
  ) {
    self.tables = tables
    self.layout = layout
    (across, down) = (layout.across[index], layout.down[index])
    firstSlot = layout.first(of: index)
    self.restartInterval = restartInterval
    left = restartInterval > 0 ? restartInterval : Int.max
    let row = BlockRow(basis, across: (columns ?? layout.columns) * across, down: down)
    let across = across
    offsets = (0..<across * down).map { UInt32($0 / across * row.width + $0 % across) }
    self.row = row
  }

  /// Samples from one row to the next, and rows, of whole MCUs.
  var stride: Int { row.width * row.basis.size }
  var rows: Int { layout.rows * down * row.basis.size }

  /// Whether a coefficient or a sample was larger than any regular one.
  var hasExcess: Bool { excess < 0 || hasLargeSamples || hasLargeCoefficients }
  var hasLargeCoefficients: Bool { row.hasLargeCoefficients }

  mutating func visit(_ piece: ScanPiece, _ bytes: RawSpan, _ plane: inout MutableRawSpan) {
    var mcu = piece.range.lowerBound
    while mcu < piece.range.upperBound {
      let count = min(piece.range.upperBound - mcu, layout.columns - column, left)
      visit(mcu..<mcu + count, piece.part, bytes)
      mcu += count
      column += count
      if column == layout.columns {
        if row.basis.size > 1 { row.addValues(bytes, tables) }
        if !row.write(to: &plane, top: line * down * row.basis.size) { hasLargeSamples = true }
        (line, column, row.count) = (line + 1, 0, 0)
      }
      if restartInterval == 0 { continue }
      left -= count
      // Predictions begin anew in each restart interval (F.2.1.3.1).
      if left == 0 { (sum, left) = (0, restartInterval) }
    }
  }

  /// The sums of `count` MCUs, beside each other, and how many bits each has. They are those at equal
  /// distances in the data, so that what is costly is not missed; one can come twice. Of the first
  /// coefficients, only what is before them in the same MCU counts.
  mutating func sums(of pieces: [ScanPiece], _ bytes: RawSpan, count: Int) -> (sums: [Int32], bits: [Int]) {
    let slots = layout.slots.count
    let ends = pieces.map { $0.part.start(of: $0.range.upperBound * slots) }
    let total = ends.last ?? 0
    var bits: [Int] = []
    for (piece, end) in zip(pieces, ends) {
      while bits.count < count, bits.count * total / count < end {
        let behind = piece.part.firstMCU(from: bits.count * total / count + 1, blocks: slots)
        // Bits in front of a restart interval are of no MCU.
        let mcu = max(behind - 1, piece.range.lowerBound)
        sum = 0
        visit(mcu..<mcu + 1, piece.part, bytes)
        bits.append(piece.part.start(of: (mcu + 1) * slots) - piece.part.start(of: mcu * slots))
        column = bits.count
      }
    }
    row.addValues(bytes, tables)
    return (row.sums, bits)
  }

  /// MCUs of one row: the first coefficient of each block, and where the others begin.
  private mutating func visit(_ range: Range<Int>, _ part: ScanPart, _ bytes: RawSpan) {
    let slots = layout.slots.count
    let place = range.lowerBound * slots + firstSlot
    let corner = column * across
    // One check for all blocks.
    precondition(
      corner + range.count * across + (down - 1) * row.width <= row.width * down
        && row.count + range.count * offsets.count <= row.width * down
        && place + (range.count - 1) * slots + offsets.count <= part.ends.count)
    var blocks = pholio_jpeg_blocks()
    blocks.first_long = UInt32(tables.firstLongDC)
    blocks.last_long = UInt32(tables.longDC.count - 1)
    blocks.position = UInt32(part.start(of: place))
    (blocks.mcus, blocks.slots, blocks.own_slots) = (range.count, slots, offsets.count)
    (blocks.corner, blocks.across) = (UInt32(corner), UInt32(across))
    (blocks.step, blocks.start) = (row.basis.mean, row.basis.start)
    blocks.samples = Int32(row.basis.size * row.basis.size)
    blocks.largest = row.basis.largestMean
    blocks.end_length = UInt32(tables.endLength)
    (blocks.sum, blocks.excess) = (sum, excess)
    let first = row.count
    row.count += bytes.withUnsafeBytes { bytes in
      blocks.bytes = bytes.bindMemory(to: UInt8.self).baseAddress
      return tables.dc.withUnsafeBufferPointer { entries in
        tables.longDC.withUnsafeBufferPointer { long in
          part.ends.withUnsafeBufferPointer { ends in
            offsets.withUnsafeBufferPointer { offsets in
              blocks.entries = entries.baseAddress
              blocks.long_entries = long.baseAddress
              blocks.ends = ends.baseAddress.map { $0 + place }
              blocks.offsets = offsets.baseAddress
              return row.sums.withUnsafeMutableBufferPointer { sums in
                row.starts.withUnsafeMutableBufferPointer { starts in
                  pholio_jpeg_begin_blocks(&blocks, sums.baseAddress, starts.baseAddress.map { $0 + first })
                }
              }
            }
          }
        }
      }
    }
    (sum, excess) = (blocks.sum, blocks.excess)
  }
}
