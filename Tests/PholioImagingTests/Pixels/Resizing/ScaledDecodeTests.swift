import PholioFacts
import PholioImaging
import Testing

/// The decoder's scale and the resampler together, beside a full decode and the plain formula: the decoder
/// averages bytes, the resampler light.
@Suite struct ScaledDecodeTests {
  static let full = PixelSize(width: 701, height: 483)

  /// A full decode of `full`, made smaller in the two steps: to eighths that leave 1.25 × the size, then to
  /// it.
  static func reference(_ whole: Bitmap, to size: PixelSize) -> Bitmap {
    let eighths = (1..<8).first { $0 * full.width * 4 >= size.width * 40 } ?? 8
    let decoded = PixelSize(width: (full.width * eighths + 7) / 8, height: (full.height * eighths + 7) / 8)
    return LanczosReference.resize(LanczosReference.resize(whole, to: decoded, light: false), to: size)
  }

  /// Through all scales, of edges that are no multiples of 8.
  @Test(arguments: [650, 560, 500, 400, 350, 300, 250, 200, 150, 100, 70, 60, 33, 7])
  func everyTargetLooksLikeAFullDecode(edge: Int) throws {
    let jpeg = try DrawnPicture.rings(Self.full).jpeg(quality: 95, subsampling: .full)
    let whole = try PhotoDecoder.decode(jpeg, orientation: .upright, to: .full).bitmap
    let size = Self.full.fitted(within: PixelSize(width: edge, height: edge))
    let photo = try PhotoDecoder.decode(jpeg, orientation: .upright, to: .exactly(size))
    #expect(photo.bitmap.size == size)
    #expect(photo.bitmap.psnr(to: Self.reference(whole, to: size)) > 35)
  }

  @Test func everyEdgeIsExact() throws {
    for edge in 1...90 {
      let full = PixelSize(width: edge, height: 91 - edge)
      let jpeg = try DrawnPicture.rings(full).jpeg(quality: 80)
      for target in [1, 2, 3, 7, 8, 11, 40, 100] {
        let size = PixelSize(width: target, height: 101 - target)
        let photo = try PhotoDecoder.decode(jpeg, orientation: .upright, to: .exactly(size))
        #expect(photo.bitmap.size == size)
        #expect(photo.fullSize == full)
      }
    }
  }

  @Test(.needsJPEGTools)
  func greyIsResampledAsColourIs() throws {
    let jpeg = try JPEGTools.jpegtran(DrawnPicture.rings(Self.full).jpeg(quality: 95), ["-grayscale"])
    let whole = try PhotoDecoder.decode(jpeg, orientation: .upright, to: .full).bitmap
    let size = PixelSize(width: 100, height: 69)
    let small = try PhotoDecoder.decode(jpeg, orientation: .upright, to: .exactly(size)).bitmap
    #expect(small.psnr(to: Self.reference(whole, to: size)) > 38)
    #expect(small.pixel(50, 30).allSatisfy { $0 == small.pixel(50, 30)[0] })
  }

  @Test func targetsAreSizesOfTheUprightPicture() {
    let full = PixelSize(width: 300, height: 200)
    let box = PixelSize(width: 100, height: 100)
    #expect(DecodeTarget.full.size(for: full) == full)
    #expect(DecodeTarget.exactly(box).size(for: full) == box)
    #expect(DecodeTarget.within(box, enlarge: false).size(for: full) == PixelSize(width: 100, height: 67))
    #expect(DecodeTarget.covering(box, enlarge: false).size(for: full) == PixelSize(width: 150, height: 100))
  }
}
