import PholioFacts
import PholioImaging
import Testing

@Suite struct ResizerTests {
  @Test(arguments: [
    (200, 150, 64, 48), (150, 200, 149, 199), (64, 48, 200, 150), (97, 61, 13, 200), (31, 17, 1, 1),
    (1, 1, 40, 30), (2, 300, 5, 7), (300, 2, 7, 5), (512, 384, 256, 192),
  ])
  func everySizeMatchesTheFormula(width: Int, height: Int, newWidth: Int, newHeight: Int) {
    let size = PixelSize(width: newWidth, height: newHeight)
    for picture in [DrawnPicture.rings, DrawnPicture.noise] {
      let bitmap = picture(PixelSize(width: width, height: height))
      let resized = Resizer.resize(bitmap, to: size)
      #expect(resized.size == size)
      let reference = LanczosReference.resize(bitmap, to: size)
      let worst = zip(resized.bytes, reference.bytes).map { abs(Int($0) - Int($1)) }.max()
      // Float against Double: a sample that lies midway may round the other way.
      #expect(worst ?? 0 <= 1)
      #expect(resized.psnr(to: reference) > 60)
    }
  }

  @Test func aFlatPictureStaysFlat() {
    for edge in 1...40 {
      let flat = Bitmap(size: PixelSize(width: 37, height: 23), red: 3, green: 128, blue: 251)
      let size = PixelSize(width: edge, height: 41 - edge)
      #expect(Resizer.resize(flat, to: size) == Bitmap(size: size, red: 3, green: 128, blue: 251))
    }
  }

  @Test func theSameSizeIsTheSamePicture() {
    let bitmap = DrawnPicture.noise(PixelSize(width: 30, height: 20))
    #expect(Resizer.resize(bitmap, to: bitmap.size) == bitmap)
  }

  /// Stripes too fine for the result must become grey, not other stripes.
  @Test func fineStripesDoNotAlias() {
    let size = PixelSize(width: 400, height: 30)
    let bytes = (0..<size.pixels).flatMap { index -> [UInt8] in
      let value: UInt8 = index % size.width % 2 == 0 ? 0 : 255
      return [value, value, value]
    }
    let resized = Resizer.resize(Bitmap(size: size, bytes: bytes), to: PixelSize(width: 130, height: 10))
    for x in 5..<125 { #expect((120...136).contains(resized.pixel(x, 5)[0])) }
  }
}
