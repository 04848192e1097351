/// A block as 2 × 2 samples: jpeg_idct_2x2 of libjpeg-turbo's jidctred.c without the rounding between its two
/// passes, so that a sample can differ by 1.
///
/// Columns and rows but the first count only if their number is odd, and then once with each sign. So every
/// coefficient goes into one of four sums: by whether its row is the first, and its column.
struct QuadTransform {
  let kept: Int
  private let firstWeight: Int32
  /// For each coefficient in zigzag order: what it is multiplied by, and which sum it goes to:
  /// 4 × the one + the other.
  let weights: [Int]
  /// All samples, 512 added: 10 bits are more than a regular picture can hold.
  private var excess: Int32 = 0

  private static let bits: Int32 = 12
  /// For columns and rows: 1, and sqrt(2) * (c1+c3+c5+c7) / 4 and so on.
  private static let factors: [Double] = [
    1, 0.906127446, 0, -0.318189645, 0, 0.212607524, 0, -0.180239955,
  ]

  init(kept: Int, quantization: [Int]) {
    self.kept = kept
    firstWeight = Int32(quantization[0]) << QuadTransform.bits
    var weights: [Int] = []
    for (index, step) in quantization.enumerated() {
      let place = Int(ReducedTransform.zigzag[index])
      let factor = QuadTransform.factors[place / 8] * QuadTransform.factors[place % 8]
      let kind = (place / 8 == 0 ? 0 : 2) + (place % 8 == 0 ? 0 : 1)
      let weight = index < kept ? Int((Double(step << QuadTransform.bits) * factor).rounded()) : 0
      weights.append(4 * weight + kind)
    }
    self.weights = weights
  }

  /// Whether a sample was so large that libjpeg-turbo's results depend on the processor.
  var hasExcess: Bool { excess & ~1023 != 0 }

  /// Writes a block's samples.
  ///
  /// - Parameters:
  ///   - sums: Of its coefficients but the first, times their weights.
  ///   - corner: Where the first sample goes in `plane`, whose rows are `stride` samples apart.
  @inline(__always)
  mutating func write(
    _ dc: Int32, _ sums: (Int32, Int32, Int32, Int32), to plane: inout MutableSpan<UInt8>, _ corner: Int,
    stride: Int
  ) {
    let half: Int32 = 1 << (QuadTransform.bits + 2)
    let mean = dc &* firstWeight &+ sums.0 &+ half
    let (across, down, both) = (sums.1, sums.2, sums.3)
    plane[corner] = sample(mean &+ across &+ down &+ both)
    plane[corner &+ 1] = sample(mean &- across &+ down &- both)
    plane[corner &+ stride] = sample(mean &+ across &- down &- both)
    plane[corner &+ stride &+ 1] = sample(mean &- across &- down &+ both)
  }

  @inline(__always)
  private mutating func sample(_ sum: Int32) -> UInt8 {
    let value = sum &>> (QuadTransform.bits + 3)
    excess |= value &+ 512
    return UInt8(truncatingIfNeeded: min(max(value &+ 128, 0), 255))
  }
}
