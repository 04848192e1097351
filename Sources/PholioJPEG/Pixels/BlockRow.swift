internal import CReducedJPEG

/// The blocks of a component in one row of MCUs, as sums that become samples.
struct BlockRow {
  let basis: BlockBasis
  /// Blocks across, with some more, so that vectors of them are whole.
  let width: Int
  let down: Int
  /// The samples of each block, times 2^`basis.bits` and 8.
  var sums: [Int32]
  /// The blocks that have more coefficients than the first, and room for one that has none.
  var starts: [pholio_jpeg_block_start]
  var count = 0
  /// Whether a coefficient was so large that libjpeg-turbo's results depend on the processor.
  private(set) var hasLargeProducts = false

  init(_ basis: BlockBasis, across: Int, down: Int) {
    self.basis = basis
    self.down = down
    width = (across + 15) / 16 * 16
    sums = Array(repeating: 0, count: (width * down + 1) * basis.size * basis.size)
    starts = Array(repeating: pholio_jpeg_block_start(), count: width * down + 4)
  }

  /// Adds the coefficients behind the first.
  mutating func addValues(_ bytes: RawSpan, _ tables: ValueTables) {
    let spare = pholio_jpeg_block_start(position: 0, sums: UInt32(width * down * basis.size * basis.size))
    for index in 0..<4 { starts[count + index] = spare }
    bytes.withUnsafeBytes { bytes in
      var values = pholio_jpeg_values()
      values.bytes = bytes.bindMemory(to: UInt8.self).baseAddress
      values.first_long = UInt32(tables.firstLong)
      values.last_long = UInt32(tables.longEntries.count - 1)
      values.kept = UInt32(basis.kept)
      values.largest_step = UInt32(basis.largestStep)
      let isRegular = tables.entries.withUnsafeBufferPointer { entries in
        tables.longEntries.withUnsafeBufferPointer { long in
          basis.weights.withUnsafeBufferPointer { weights in
            values.entries = entries.baseAddress
            values.long_entries = long.baseAddress
            values.weights = weights.baseAddress
            let add = basis.size == 2 ? pholio_jpeg_add_values_4 : pholio_jpeg_add_values_16
            return add(&values, &starts, count, &sums)
          }
        }
      }
      if isRegular == 0 { hasLargeProducts = true }
    }
  }

  /// Writes the samples from row `top` of `plane` on, whose rows are `width` × `basis.size` samples.
  ///
  /// - Returns: False if a sample was so large that libjpeg-turbo's results depend on the processor.
  func write(to plane: inout MutableRawSpan, top: Int) -> Bool {
    var all = Samples(shift: basis.bits + 3)
    let sums = sums.span.bytes
    let stride = width * basis.size
    for row in 0..<down {
      let from = row * width * basis.size * basis.size * 4
      let to = (top + row * basis.size) * stride
      switch basis.size {
      case 1:
        for block in Swift.stride(from: 0, to: width, by: 16) {
          let bytes = Samples.means(sums, from + block * 4)
          plane.storeBytes(of: bytes, toByteOffset: to + block, as: SIMD16<UInt8>.self)
        }
      case 2:
        for block in Swift.stride(from: 0, to: width, by: 4) {
          let pairs = unsafeBitCast(all.take(sums, from + block * 16), to: SIMD8<UInt16>.self)
          plane.storeBytes(of: pairs.evenHalf, toByteOffset: to + block * 2, as: SIMD4<UInt16>.self)
          plane.storeBytes(of: pairs.oddHalf, toByteOffset: to + block * 2 + stride, as: SIMD4<UInt16>.self)
        }
      default:
        for block in 0..<width {
          let lines = unsafeBitCast(all.take(sums, from + block * 64), to: SIMD4<UInt32>.self)
          for line in 0..<4 {
            plane.storeBytes(of: lines[line], toByteOffset: to + block * 4 + line * stride, as: UInt32.self)
          }
        }
      }
    }
    return !all.hasExcess
  }

  /// Makes samples of sums.
  private struct Samples {
    let shift: Int32
    /// All samples, 512 added: 10 bits are more than a regular picture can hold.
    private var excess: SIMD4<Int32> = .zero

    init(shift: Int32) {
      self.shift = shift
    }

    var hasExcess: Bool { (excess[0] | excess[1] | excess[2] | excess[3]) & ~1023 != 0 }

    @inline(__always)
    mutating func take(_ sums: RawSpan, _ offset: Int) -> SIMD16<UInt8> {
      let sum = sums.unsafeLoadUnaligned(fromByteOffset: offset, as: SIMD16<Int32>.self)
      let samples = sum &>> SIMD16(repeating: shift)
      let over = samples &+ 384
      let halves = over.lowHalf | over.highHalf
      excess |= halves.lowHalf | halves.highHalf
      return Samples.bytes(samples)
    }

    /// Of blocks of one sample; libjpeg's table of samples has 10 bits, beyond which it begins anew
    /// (jdmaster.c).
    @inline(__always)
    static func means(_ sums: RawSpan, _ offset: Int) -> SIMD16<UInt8> {
      let sum = sums.unsafeLoadUnaligned(fromByteOffset: offset, as: SIMD16<Int32>.self)
      return bytes(((sum &- 1024) &<< 19) &>> 22 &+ 128)
    }

    @inline(__always)
    private static func bytes(_ samples: SIMD16<Int32>) -> SIMD16<UInt8> {
      SIMD16(truncatingIfNeeded: samples.clamped(lowerBound: .zero, upperBound: .init(repeating: 255)))
    }
  }
}
