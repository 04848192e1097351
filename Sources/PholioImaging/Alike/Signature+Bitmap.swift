import Glibc
package import PholioFacts

extension Signature {
  /// Of a picture of less contrast only its colour is told: the rest would be noise.
  static let leastDeviation: Float = 2
  /// What is left out at each side for the hash of the middle.
  static let margin = 0.05

  /// Enough pixels for colours.
  private static let coarse = PixelSize(width: 16, height: 16)
  private static let whole = CosineTransform(edge: SmallPicture.edge, margin: 0)
  private static let middle = CosineTransform(edge: SmallPicture.edge, margin: margin)

  /// - Parameter bitmap: Upright sRGB, a thumbnail or larger.
  package init(_ bitmap: Bitmap) {
    let part = bitmap.withoutBorder
    let small = SmallPicture(bitmap, part: part)
    let deviation = Contrast(of: small.luma.samples).deviation
    let isFlat = deviation < Self.leastDeviation
    var bits = SIMD4<UInt64>()
    if !isFlat {
      for (bit, sign) in (Self.whole.signs(of: small.luma) + Self.middle.signs(of: small.luma)).enumerated() {
        if sign { bits[bit / 64] |= 1 << UInt64(bit % 64) }
      }
    }
    let colours = DominantColour(small.bitmap.resized(PixelPart(small.bitmap.size), to: Self.coarse))
    self.init(
      bits: bits, quality: isFlat ? 0 : Double(2 * deviation),
      colour: (Double(colours.mean.lightness), Double(colours.mean.a), Double(colours.mean.b)),
      hue: colours.hue.map { Double($0) * 360 }, hueShare: Double(colours.share),
      sharpness: log2(1 + bitmap.sharpness(of: part)))
  }
}
