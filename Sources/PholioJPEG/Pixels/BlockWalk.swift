internal import CReducedJPEG

/// Visits the blocks of a component in the order of the scan, and decodes what is kept of each.
struct BlockWalk {
  private let layout: ScanLayout
  private let tables: ValueTables
  private let across: Int
  private let down: Int
  private let firstSlot: Int
  /// Where the blocks of an MCU stand in the row.
  private let offsets: [Int]
  private let restartInterval: Int
  /// MCUs to the next restart.
  private var left: Int
  private var sum: Int32 = 0
  /// All sums, 0x8000 added: they have 16 bits.
  private var excess: Int32 = 0
  private var hasLargeSamples = false
  private var row: BlockRow
  private var line = 0
  private var column = 0

  init(_ index: Int, _ basis: BlockBasis, _ tables: ValueTables, _ layout: ScanLayout, restartInterval: Int) {
    self.tables = tables
    self.layout = layout
    (across, down) = (layout.across[index], layout.down[index])
    firstSlot = layout.first(of: index)
    self.restartInterval = restartInterval
    left = restartInterval > 0 ? restartInterval : Int.max
    let row = BlockRow(basis, across: layout.columns * across, down: down)
    let across = across
    offsets = (0..<across * down).map { $0 / across * row.width + $0 % across }
    self.row = row
  }

  /// Samples from one row to the next, and rows, of whole MCUs.
  var stride: Int { row.width * row.basis.size }
  var rows: Int { layout.rows * down * row.basis.size }

  /// Whether a coefficient or a sample was larger than any regular one.
  var hasExcess: Bool { excess & ~0xFFFF != 0 || hasLargeSamples || row.hasLargeProducts }

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

  /// MCUs of one row: the first coefficient of each block, and where the others begin.
  private mutating func visit(_ range: Range<Int>, _ part: ScanPart, _ bytes: RawSpan) {
    switch row.basis.size {
    case 1: visit(range, part, bytes, Int32.self)
    case 2: visit(range, part, bytes, SIMD4<Int32>.self)
    default: visit(range, part, bytes, SIMD16<Int32>.self)
    }
  }

  /// - Parameter Sums: As many as a block has samples.
  @inline(__always)
  private mutating func visit<Sums: BlockSums>(
    _ range: Range<Int>, _ part: ScanPart, _ bytes: RawSpan, _: Sums.Type
  ) {
    let slots = layout.slots.count
    let tables = tables
    let endLength = tables.endLength
    let dc = tables.dc.span
    let ends = part.ends.span
    let step = row.basis.mean
    let half: Int32 = (128 &<< 3 | 4) &<< row.basis.bits
    var (sum, excess, count) = (sum, excess, row.count)
    let places = offsets
    let offsets = places.span
    // Out of the row while they are changed.
    var (allSums, allStarts): ([Int32], [pholio_jpeg_block_start]) = ([], [])
    swap(&allSums, &row.sums)
    swap(&allStarts, &row.starts)
    var sumSpan = allSums.mutableSpan
    var sums = sumSpan.mutableBytes
    var starts = allStarts.mutableSpan
    var place = range.lowerBound * slots + firstSlot
    var corner = column * across
    // One check for all blocks.
    let blocks = (down - 1) * row.width + corner + range.count * across
    precondition(
      dc.count == 1 << ValueTables.dcWindow && blocks <= row.width * down
        && row.width * down * MemoryLayout<Sums>.size <= sums.byteCount
        && count + range.count * offsets.count <= starts.count
        && place + (range.count - 1) * slots + offsets.count <= ends.count)
    for _ in range {
      var position = place == 0 ? part.start : Int(ends[unchecked: place &- 1])
      for slot in 0..<offsets.count {
        let bits = Lane.bits(bytes, position)
        var entry = dc[unchecked: Int(truncatingIfNeeded: bits &>> UInt64(64 - ValueTables.dcWindow))]
        if entry == 0 { entry = tables.longDC(bits) }
        let (length, category) = (UInt64(entry & 63), UInt64(entry &>> 8))
        // EXTEND (F.2.2.1), and the difference from the block before it (F.1.1.5.1).
        let field = bits &<< length
        let negative = ~UInt64(bitPattern: Int64(bitPattern: field) &>> 63)
        let value = (field &>> 1) &>> (63 &- category) &- negative & (1 &<< category &- 1)
        sum &+= Int32(truncatingIfNeeded: value)
        excess |= sum &+ 0x8000
        let block = corner &+ offsets[unchecked: slot]
        position &+= Int(truncatingIfNeeded: length &+ category)
        starts[unchecked: count] = pholio_jpeg_block_start(
          position: UInt32(truncatingIfNeeded: position), sums: UInt32(truncatingIfNeeded: block &* (MemoryLayout<Sums>.size / 4)))
        let end = Int(ends[unchecked: place &+ slot])
        count &+= Int(bitPattern: UInt(bitPattern: endLength &+ position &- end) &>> 63)
        position = end
        sums.storeBytes(
          of: Sums(repeating: sum &* step &+ half), toByteOffset: block &* MemoryLayout<Sums>.size, as: Sums.self)
      }
      place &+= slots
      corner &+= across
    }
    (self.sum, self.excess, row.count) = (sum, excess, count)
    swap(&allSums, &row.sums)
    swap(&allStarts, &row.starts)
  }
}

/// The sums of a block's samples.
private protocol BlockSums: BitwiseCopyable {
  init(repeating sum: Int32)
}
extension Int32: BlockSums {
  init(repeating sum: Int32) { self = sum }
}
extension SIMD4<Int32>: BlockSums {}
extension SIMD16<Int32>: BlockSums {}
