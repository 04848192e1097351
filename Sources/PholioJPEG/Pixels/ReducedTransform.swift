/// The inverse transforms of libjpeg-turbo's jidctred.c: an 8-point transform whose outputs are averaged by
/// twos, fours or eights (C. Loeffler, A. Ligtenberg and G. Moschytz, "Practical Fast 1-D DCT Algorithms with
/// 11 Multiplications", ICASSP 1989). Coefficients that were not kept count as zeros; from all of them the
/// samples are the same as there.
struct ReducedTransform: BlockTransform {
  /// Samples across and down: 2 or 4.
  let size: Int
  /// Cells of a block.
  let kept: Int
  /// In zigzag order.
  private let quantization: InlineArray<64, Int32>
  private var coefficients: InlineArray<64, Int32> = .init(repeating: 0)
  /// Whether all coefficients but the first are 0.
  private var isFlat = true
  private var workspace: InlineArray<32, Int32> = .init(repeating: 0)
  /// All values so far, 0x4000 added: more than 15 bits are more than a regular picture can hold.
  private var excess: Int32 = 0

  /// Where the coefficients of the zigzag sequence stand in the block (figure A.6): 8 × row + column.
  static let zigzag: InlineArray<64, UInt8> = [
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6,
    7, 14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31,
    39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
  ]

  init(size: Int, kept: Int, quantization: [Int]) {
    self.size = size
    self.kept = kept
    self.quantization = InlineArray { Int32(quantization[$0]) }
  }

  /// Whether a value was so large that libjpeg-turbo's results depend on the processor.
  var hasExcess: Bool { excess & ~0x7FFF != 0 }

  @inline(__always)
  mutating func set(_ index: Int, _ value: Int32) {
    let product = value &* quantization[index]
    note(product)
    coefficients[Int(ReducedTransform.zigzag[index])] = product
    // 16 zeros have a value of 0.
    isFlat = isFlat && product == 0
  }

  @inline(__always)
  mutating func finish(dc: Int32, to plane: inout MutableSpan<UInt8>, _ corner: Int, stride: Int) {
    let product = dc &* quantization[0]
    note(product)
    if isFlat {
      // What both passes make of it.
      let value = sample((product &+ 4) &>> 3)
      for row in 0..<size {
        for column in 0..<size { plane[corner &+ row &* stride &+ column] = value }
      }
      return
    }
    coefficients[0] = product
    if size == 2 { transform2(to: &plane, corner, stride) } else { transform4(to: &plane, corner, stride) }
    coefficients = .init(repeating: 0)
    isFlat = true
  }

  @inline(__always)
  private mutating func note(_ value: Int32) {
    excess |= value &+ 0x4000
  }

  private static let constantBits: Int32 = 13
  private static let firstPassBits: Int32 = 2

  @inline(__always)
  private static func descale(_ value: Int32, _ bits: Int32) -> Int32 {
    (value &+ (1 << (bits &- 1))) >> bits
  }

  @inline(__always)
  private mutating func sample(_ value: Int32) -> UInt8 {
    note((value &+ 512) << 5 &- 0x4000)
    return UInt8(truncatingIfNeeded: min(max(value &+ 128, 0), 255))
  }
}

extension ReducedTransform {
  /// jpeg_idct_2x2: rows and columns 0, 1, 3, 5 and 7.
  @inline(__always)
  private mutating func transform2(to plane: inout MutableSpan<UInt8>, _ corner: Int, _ stride: Int) {
    // The first 15 coefficients are in the first 5 columns.
    let edge = kept <= 15 ? 5 : 8
    let shift = ReducedTransform.constantBits &+ 2
    for column in 0..<8 where column == 0 || column & 1 == 1 && column < edge {
      let even = coefficients[column] << shift
      let odd = odd2(
        coefficients[column &+ 8], coefficients[column &+ 24], coefficients[column &+ 40],
        coefficients[column &+ 56])
      let bits = shift &- ReducedTransform.firstPassBits
      workspace[column] = ReducedTransform.descale(even &+ odd, bits)
      workspace[column &+ 8] = ReducedTransform.descale(even &- odd, bits)
      note(workspace[column])
      note(workspace[column &+ 8])
    }
    for row in 0..<2 {
      let base = row &* 8
      let even = workspace[base] << shift
      let odd = odd2(workspace[base &+ 1], workspace[base &+ 3], workspace[base &+ 5], workspace[base &+ 7])
      let bits = shift &+ ReducedTransform.firstPassBits &+ 3
      plane[corner &+ row &* stride] = sample(ReducedTransform.descale(even &+ odd, bits))
      plane[corner &+ row &* stride &+ 1] = sample(ReducedTransform.descale(even &- odd, bits))
    }
  }

  /// By sqrt(2) * (c1+c3+c5+c7), and so on, times 2^13.
  @inline(__always)
  private func odd2(_ c1: Int32, _ c3: Int32, _ c5: Int32, _ c7: Int32) -> Int32 {
    c1 &* 29692 &- c3 &* 10426 &+ c5 &* 6967 &- c7 &* 5906
  }

  /// jpeg_idct_4x4: rows and columns but 4.
  @inline(__always)
  private mutating func transform4(to plane: inout MutableSpan<UInt8>, _ corner: Int, _ stride: Int) {
    let edge = kept <= 15 ? 5 : 8
    let shift = ReducedTransform.constantBits &+ 1
    for column in 0..<edge where column != 4 {
      let (even0, even1) = even4(
        coefficients[column], coefficients[column &+ 16], coefficients[column &+ 48])
      let (odd0, odd1) = odd4(
        coefficients[column &+ 8], coefficients[column &+ 24], coefficients[column &+ 40],
        coefficients[column &+ 56])
      let bits = shift &- ReducedTransform.firstPassBits
      workspace[column] = ReducedTransform.descale(even0 &+ odd0, bits)
      workspace[column &+ 24] = ReducedTransform.descale(even0 &- odd0, bits)
      workspace[column &+ 8] = ReducedTransform.descale(even1 &+ odd1, bits)
      workspace[column &+ 16] = ReducedTransform.descale(even1 &- odd1, bits)
      for row in 0..<4 { note(workspace[column &+ 8 &* row]) }
    }
    for row in 0..<4 {
      let base = row &* 8
      let (even0, even1) = even4(workspace[base], workspace[base &+ 2], workspace[base &+ 6])
      let (odd0, odd1) = odd4(
        workspace[base &+ 1], workspace[base &+ 3], workspace[base &+ 5], workspace[base &+ 7])
      let bits = shift &+ ReducedTransform.firstPassBits &+ 3
      let start = corner &+ row &* stride
      plane[start] = sample(ReducedTransform.descale(even0 &+ odd0, bits))
      plane[start &+ 3] = sample(ReducedTransform.descale(even0 &- odd0, bits))
      plane[start &+ 1] = sample(ReducedTransform.descale(even1 &+ odd1, bits))
      plane[start &+ 2] = sample(ReducedTransform.descale(even1 &- odd1, bits))
    }
  }

  @inline(__always)
  private func even4(_ c0: Int32, _ c2: Int32, _ c6: Int32) -> (Int32, Int32) {
    let even = c0 << (ReducedTransform.constantBits &+ 1)
    let other = c2 &* 15137 &- c6 &* 6270
    return (even &+ other, even &- other)
  }

  @inline(__always)
  private func odd4(_ c1: Int32, _ c3: Int32, _ c5: Int32, _ c7: Int32) -> (Int32, Int32) {
    (
      c1 &* 20995 &+ c3 &* 7373 &- c5 &* 4926 &- c7 &* 4176,
      c1 &* 8697 &- c3 &* 17799 &+ c5 &* 11893 &- c7 &* 1730
    )
  }
}
