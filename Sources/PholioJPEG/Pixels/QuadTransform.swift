/// A block as 2 × 2 samples: jpeg_idct_2x2 of libjpeg-turbo's jidctred.c for the first 15 coefficients in
/// zigzag order, without the rounding between its two passes.
///
/// Columns and rows but the first count only if their number is odd, and then once with each sign. So three
/// sums of coefficients are all there is beside the mean.
struct QuadTransform {
  /// How many coefficients it needs, at most 15.
  let kept: Int
  private let weights: InlineArray<15, Int32>
  /// All samples, 512 added: 10 bits are more than a regular picture can hold.
  private var excess: Int32 = 0

  private static let bits: Int32 = 12
  /// For columns and rows: 1, and sqrt(2) * (c1+c3+c5+c7) / 4 and so on.
  private static let factors: [Double] = [
    1, 0.906127446, 0, -0.318189645, 0, 0.212607524, 0, -0.180239955,
  ]

  /// - Parameter quantization: In zigzag order; no step is above 255.
  init(kept: Int, quantization: [Int]) {
    self.kept = kept
    weights = InlineArray { index in
      let place = Int(ReducedTransform.zigzag[index])
      let factor = QuadTransform.factors[place / 8] * QuadTransform.factors[place % 8]
      return index < kept ? Int32((Double(quantization[index] << QuadTransform.bits) * factor).rounded()) : 0
    }
  }

  /// Whether a sample was so large that libjpeg-turbo's results depend on the processor.
  var hasExcess: Bool { excess & ~1023 != 0 }

  /// From the coefficients in columns 1 and 3 of the first row.
  @inline(__always)
  func across(_ first: Int32, _ third: Int32) -> Int32 {
    first &* weights[1] &+ third &* weights[6]
  }

  /// From those in rows 1 and 3 of the first column.
  @inline(__always)
  func down(_ first: Int32, _ third: Int32) -> Int32 {
    first &* weights[2] &+ third &* weights[9]
  }

  /// From those in row 1, column 1; row 3, column 1; row 1, column 3.
  @inline(__always)
  func both(_ first: Int32, _ low: Int32, _ right: Int32) -> Int32 {
    first &* weights[4] &+ low &* weights[11] &+ right &* weights[13]
  }

  /// Writes a block's samples.
  ///
  /// - Parameter corner: Where the first goes in `plane`, whose rows are `stride` samples apart.
  @inline(__always)
  mutating func write(
    _ dc: Int32, _ across: Int32, _ down: Int32, _ both: Int32, to plane: inout MutableSpan<UInt8>,
    _ corner: Int, stride: Int
  ) {
    let mean = dc &* weights[0] &+ 1 &<< (QuadTransform.bits &+ 2)
    plane[corner] = sample(mean &+ across &+ down &+ both)
    plane[corner &+ 1] = sample(mean &- across &+ down &- both)
    plane[corner &+ stride] = sample(mean &+ across &- down &- both)
    plane[corner &+ stride &+ 1] = sample(mean &- across &- down &+ both)
  }

  @inline(__always)
  private mutating func sample(_ sum: Int32) -> UInt8 {
    let value = sum &>> (QuadTransform.bits &+ 3)
    excess |= value &+ 512
    return UInt8(truncatingIfNeeded: min(max(value &+ 128, 0), 255))
  }
}
