import CReducedJPEG

/// The blocks of a component in one row of MCUs, as sums that become samples.
struct BlockRow {
  let basis: BlockBasis
  /// Blocks across, with some more, so that vectors of them are whole.
  let width: Int
  let down: Int
  /// The samples of each block, times 2^`basis.bits` and 8.
  var sums: [Int32]
  private var samples: [UInt8]
  /// The blocks that have more coefficients than the first, and room for one that has none.
  var starts: [pholio_jpeg_block_start]
  var count = 0
  /// As many as lanes may take at once.
  private static let spare = Int(PHOLIO_JPEG_MOST_LANES)
  /// Whether a coefficient behind the first was larger than `basis.largestCoefficient`.
  private(set) var hasLargeCoefficients = false

  init(_ basis: BlockBasis, across: Int, down: Int) {
    self.basis = basis
    self.down = down
    width = (across + 15) / 16 * 16
    samples = Array(repeating: 0, count: width * down * basis.size * basis.size)
    sums = Array(repeating: 0, count: (width * down + 1) * basis.size * basis.size)
    starts = Array(repeating: pholio_jpeg_block_start(), count: width * down + BlockRow.spare)
  }

  /// Adds the coefficients behind the first.
  mutating func addValues(_ bytes: RawSpan, _ tables: ValueTables) {
    let spare = pholio_jpeg_block_start(position: 0, sums: UInt32(width * down * basis.size * basis.size))
    for index in 0..<BlockRow.spare { starts[count + index] = spare }
    bytes.withUnsafeBytes { bytes in
      var values = pholio_jpeg_values()
      values.bytes = bytes.bindMemory(to: UInt8.self).baseAddress
      values.first_odd = UInt32(tables.firstOdd)
      values.last_odd = UInt32(tables.oddEntries.count - 1)
      values.first_long = UInt32(tables.firstLong)
      values.last_long = UInt32(tables.longEntries.count - 1)
      values.kept = UInt32(basis.kept)
      values.largest = UInt32(basis.largestCoefficient)
      let isRegular = tables.entries.withUnsafeBufferPointer { entries in
        tables.oddEntries.withUnsafeBufferPointer { odd in
          tables.longEntries.withUnsafeBufferPointer { long in
            basis.weights.withUnsafeBufferPointer { weights in
              basis.steps.withUnsafeBufferPointer { steps in
                values.entries = entries.baseAddress
                values.odd_entries = odd.baseAddress
                values.long_entries = long.baseAddress
                values.weights = weights.baseAddress
                values.steps = steps.baseAddress
                let add = basis.size == 2 ? pholio_jpeg_add_values_4 : pholio_jpeg_add_values_16
                return add(&values, &starts, count, &sums)
              }
            }
          }
        }
      }
      if isRegular == 0 { hasLargeCoefficients = true }
    }
  }

  /// Writes the samples from row `top` of `plane` on, whose rows are `width` × `basis.size` samples.
  ///
  /// - Returns: False if a sample was so large that libjpeg-turbo's results depend on the processor.
  mutating func write(to plane: inout MutableRawSpan, top: Int) -> Bool {
    // Out of the row while they are made.
    var made: [UInt8] = []
    swap(&made, &samples)
    defer { swap(&made, &samples) }
    var target = made.mutableSpan
    let isRegular = BlockRow.makeSamples(of: sums.span, basis, &target)
    let samples = made.span.bytes
    let line = width * basis.size
    for row in 0..<down {
      // One check for all blocks.
      let first = row * line * basis.size
      let from = samples.extracting(first..<first + line * basis.size)
      let start = (top + row * basis.size) * line
      var to = plane._mutatingExtracting(start..<start + line * basis.size)
      switch basis.size {
      case 1: to.withUnsafeMutableBytes { to in from.withUnsafeBytes { to.copyMemory(from: $0) } }
      case 2: BlockRow.interleave(from, to: &to, blocks: width, UInt16.self)
      default: BlockRow.interleave(from, to: &to, blocks: width, UInt32.self)
      }
    }
    return isRegular
  }

  /// Puts the lines of blocks beside each other.
  @inline(__always)
  private static func interleave<Line: FixedWidthInteger & BitwiseCopyable>(
    _ from: RawSpan, to: inout MutableRawSpan, blocks: Int, _: Line.Type
  ) {
    let size = MemoryLayout<Line>.size
    for block in 0..<blocks {
      for line in 0..<size {
        let samples = from.unsafeLoadUnaligned(
          fromUncheckedByteOffset: (block &* size &+ line) &* size, as: Line.self)
        to.storeBytes(
          of: samples, toUncheckedByteOffset: (line &* blocks &+ block) &* size, as: Line.self)
      }
    }
  }

  /// False if one has more than 10 bits, which is more than a regular picture can hold.
  private static func makeSamples(
    of sums: Span<Int32>, _ basis: BlockBasis, _ samples: inout MutableSpan<UInt8>
  ) -> Bool {
    // One check for all samples.
    let count = samples.count
    let sums = sums.extracting(first: count)
    if basis.size == 1 {
      for index in 0..<count {
        // libjpeg's table of samples has 10 bits, beyond which it begins anew (jdmaster.c).
        let mean = ((sums[unchecked: index] &- 1024) &<< 19) &>> 22 &+ 128
        samples[unchecked: index] = UInt8(truncatingIfNeeded: min(max(mean, 0), 255))
      }
      return true
    }
    let shift = basis.bits + 3
    var excess: Int32 = 0
    for index in 0..<count {
      let sample = sums[unchecked: index] &>> shift
      excess |= sample &+ 384
      samples[unchecked: index] = UInt8(truncatingIfNeeded: min(max(sample, 0), 255))
    }
    return excess & ~1023 == 0
  }
}
