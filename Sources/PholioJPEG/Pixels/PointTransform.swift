/// A block as one sample, its mean: jpeg_idct_1x1 of libjpeg's jidctred.c.
struct PointTransform: BlockTransform {
  private let step: Int32

  init(quantization: [Int]) {
    step = Int32(quantization[0])
  }

  @inline(__always)
  var kept: Int { 1 }

  @inline(__always)
  mutating func set(_ index: Int, _ value: Int32) {}

  @inline(__always)
  mutating func finish(dc: Int32, to plane: inout MutableSpan<UInt8>, _ corner: Int, stride: Int) {
    let value = (dc &* step &+ 4) &>> 3
    // libjpeg's table of samples has 10 bits, beyond which it begins anew (jdmaster.c).
    plane[corner] = UInt8(truncatingIfNeeded: min(max((value &<< 22) &>> 22 &+ 128, 0), 255))
  }
}
