/// What each coefficient of a block adds to each sample of the reduced block: the inverse transforms of
/// libjpeg-turbo's jidctred.c, without the rounding between their two passes. They are an 8-point transform
/// (C. Loeffler, A. Ligtenberg and G. Moschytz, "Practical Fast 1-D DCT Algorithms with 11 Multiplications",
/// ICASSP 1989) whose outputs are averaged by twos, fours or eights.
struct BlockBasis {
  /// Samples across and down: 1, 2 or 4.
  let size: Int
  /// How many coefficients are wanted, in zigzag order.
  let kept: Int
  /// Weights are times 2 to this, and eight times what is added.
  let bits: Int32
  /// Of the coefficients in zigzag order, each at 1 + its index, for all samples, row by row; in the upper 16
  /// bits. Enough rows for all that a lane can come to; what isn't wanted is 0.
  let weights: [Int32]
  /// Of the first coefficient.
  let mean: Int32
  /// The quantization, in zigzag order; and the largest of what is wanted.
  let steps: [UInt16]
  let largestStep: Int

  static let rows = 256

  /// Where the coefficients of the zigzag sequence stand in the block (figure A.6): 8 × row + column.
  static let zigzag: InlineArray<64, UInt8> = [
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6,
    7, 14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31,
    39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
  ]

  /// For 2 samples, times 2^15, the first one of coefficients 0...7: jpeg_idct_2x2. The second has the same
  /// with the signs of odd coefficients changed.
  private static let two: [Double] = [32768, 29692, 0, -10426, 0, 6967, 0, -5906]
  /// For 4 samples, times 2^14, the first two: jpeg_idct_4x4.
  private static let four: [[Double]] = [
    [16384, 20995, 15137, 7373, 0, -4926, -6270, -4176],
    [16384, 8697, -15137, -17799, 0, 11893, 6270, -1730],
  ]

  /// - Parameter quantization: In zigzag order.
  /// - Returns: Nil if no weights fit in 16 bits.
  init?(size: Int, kept: Int, quantization: [Int]) {
    self.size = size
    self.kept = kept
    steps = quantization.map { UInt16($0) }
    largestStep = quantization[..<kept].max() ?? 1
    guard size > 1 else {
      (bits, weights, mean) = (0, [], Int32(quantization[0]))
      return
    }
    // No factor is above 1.3 squared.
    var bits: Int32 = 12
    while largestStep << Int(bits) > 19_000 && bits > 0 { bits -= 1 }
    guard largestStep << Int(bits) <= 19_000 else { return nil }
    let factors = BlockBasis.factors(size)
    var weights = [Int32](repeating: 0, count: BlockBasis.rows * size * size)
    for index in 1..<kept {
      let (row, column) = (Int(BlockBasis.zigzag[index]) / 8, Int(BlockBasis.zigzag[index]) % 8)
      let step = Double(quantization[index] << Int(bits))
      for sample in 0..<size * size {
        let weight = step * factors[sample / size][row] * factors[sample % size][column]
        weights[(index + 1) * size * size + sample] = Int32(weight.rounded()) << 16
      }
    }
    self.bits = bits
    self.weights = weights
    mean = Int32(quantization[0] << Int(bits))
  }

  /// Other weights for 16 sums of all coefficients but the first.
  init(_ other: BlockBasis, weights: [Int32]) {
    (size, kept, bits, mean) = (4, 64, other.bits, 0)
    (steps, largestStep) = (other.steps, other.largestStep)
    self.weights = weights
  }

  /// The most that a coefficient may be, times its step: a regular one is at most 1024, and half a step.
  ///
  /// With larger ones libjpeg-turbo's results depend on the processor: its SIMD code holds what is between
  /// the passes of the transform in 16 bits, times 4. By factors that add up to 2.62 or 4.76, this fits.
  var largestCoefficient: Int { size == 2 ? 3100 : 1700 }

  /// The most that a first coefficient may be. Where no others are wanted, libjpeg holds it in 16 bits.
  var largestMean: Int32 { size == 1 ? 0x7FFF : Int32(largestCoefficient / Int(steps[0])) }

  /// What a sum begins with: half the range of samples, and half a unit.
  var start: Int32 { (128 << 3 | 4) << bits }

  /// Of each sample, by coefficients.
  private static func factors(_ size: Int) -> [[Double]] {
    let first = size == 2 ? [two.map { $0 / 32768 }] : four.map { $0.map { $0 / 16384 } }
    let mirrored = first.reversed().map { line in line.indices.map { $0 % 2 == 0 ? line[$0] : -line[$0] } }
    return first + mirrored
  }
}
