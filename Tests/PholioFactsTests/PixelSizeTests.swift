import PholioFacts
import Testing

@Suite struct PixelSizeTests {
  @Test func fittedTouchesTheBoxAndKeepsTheShape() {
    let box = PixelSize(width: 512, height: 512)
    for width in stride(from: 1, through: 9000, by: 37) {
      for height in stride(from: 1, through: 9000, by: 41) {
        let size = PixelSize(width: width, height: height)
        let fitted = size.fitted(within: box, enlarge: true)
        #expect(max(fitted.width, fitted.height) == 512, "\(size)")
        let exactHeight = Double(fitted.width) * Double(height) / Double(width)
        let exactWidth = Double(fitted.height) * Double(width) / Double(height)
        if width > height {
          #expect(fitted.height == max(1, Int((exactHeight + 0.5).rounded(.down))), "\(size)")
        } else if height > width {
          #expect(fitted.width == max(1, Int((exactWidth + 0.5).rounded(.down))), "\(size)")
        }
      }
    }
  }

  @Test func aSmallPictureIsNotEnlarged() {
    let size = PixelSize(width: 300, height: 512)
    #expect(size.fitted(within: PixelSize(width: 512, height: 512)) == size)
    #expect(size.covering(PixelSize(width: 400, height: 100)) == size)
  }

  @Test(arguments: [
    (4000, 3000, 512, 384), (3000, 4000, 384, 512), (4640, 3472, 512, 383), (10_000, 3, 512, 1),
    (513, 512, 512, 511), (1025, 3, 512, 1),
  ])
  func fittedSizesAreExact(width: Int, height: Int, fittedWidth: Int, fittedHeight: Int) {
    let fitted = PixelSize(width: width, height: height).fitted(within: PixelSize(width: 512, height: 512))
    #expect(fitted == PixelSize(width: fittedWidth, height: fittedHeight))
  }

  @Test func coveringLeavesNoGap() {
    let box = PixelSize(width: 300, height: 200)
    for width in stride(from: 1, through: 3000, by: 97) {
      for height in stride(from: 1, through: 3000, by: 89) {
        let covering = PixelSize(width: width, height: height).covering(box, enlarge: true)
        #expect(covering.width >= 300 && covering.height >= 200)
        #expect(covering.width == 300 || covering.height == 200)
      }
    }
  }
}
