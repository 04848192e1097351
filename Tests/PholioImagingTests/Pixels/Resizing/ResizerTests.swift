import Foundation
import PholioFacts
import PholioImaging
import PholioTestSupport
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
      let resized = bitmap.resized(to: size)
      #expect(resized.size == size)
      let reference = LanczosReference.resize(bitmap, to: size)
      let worst = zip(resized.bytes, reference.bytes).map { abs(Int($0) - Int($1)) }.max()
      // The reference has sRGB's own curve. It is steep near to black.
      #expect(worst ?? 0 <= 4)
      #expect(resized.psnr(to: reference) > 52)
    }
  }

  /// ImageMagick with the same filter, and with light said.
  @Test(.needsPhotoCorpus, arguments: [0.9, 0.7, 0.45, 0.3])
  func lightIsAveragedAsImageMagickDoes(share: Double) throws {
    let name = Corpus.isReal ? "odm-caliterra/IMG_9354.jpg" : "drawn/DSC01234.JPG"
    let jpeg = try PhotoCorpus.photo("jpeg-ok/\(name)").bytes()
    let photo = try PhotoDecoder.decode(jpeg, orientation: .upright, to: .full).bitmap
    let (width, height) = (Int(Double(photo.size.width) * share), Int(Double(photo.size.height) * share))
    let folder = try TemporaryFolder()
    try folder.write(
      Array("P6\n\(photo.size.width) \(photo.size.height)\n255\n".utf8) + photo.bytes, to: "photo.ppm")
    let convert = try Program.run(
      "/usr/bin/convert",
      [
        folder["photo.ppm"], "-colorspace", "RGB", "-filter", "Lanczos", "-resize", "\(width)x\(height)!",
        "-colorspace", "sRGB", "-depth", "8", folder["small.ppm"],
      ])
    #expect(convert.status == 0, "\(convert.messages)")
    let size = PixelSize(width: width, height: height)
    let theirs = try #require(FileManager.default.contents(atPath: folder["small.ppm"]))
    let small = photo.resized(to: size)
    var far = 0
    for (ours, theirs) in zip(small.bytes, theirs.suffix(small.bytes.count)) {
      if abs(Int(ours) - Int(theirs)) > 4 { far += 1 }
    }
    // Beside light edges it rings more than ours, which hold.
    #expect(far * 1000 <= small.bytes.count, "\(far) of \(small.bytes.count)")
  }

  @Test func aFlatPictureStaysFlat() {
    for edge in 1...40 {
      let flat = Bitmap(size: PixelSize(width: 37, height: 23), red: 3, green: 128, blue: 251)
      let size = PixelSize(width: edge, height: 41 - edge)
      #expect(flat.resized(to: size) == Bitmap(size: size, red: 3, green: 128, blue: 251))
    }
  }

  @Test func theSameSizeIsTheSamePicture() {
    let bitmap = DrawnPicture.noise(PixelSize(width: 30, height: 20))
    #expect(bitmap.resized(to: bitmap.size) == bitmap)
  }

  /// Stripes too fine for the result must become grey, not other stripes: half of white's light is 188.
  @Test func fineStripesDoNotAlias() {
    let size = PixelSize(width: 400, height: 30)
    let bytes = (0..<size.pixels).flatMap { index -> [UInt8] in
      let value: UInt8 = index % size.width % 2 == 0 ? 0 : 255
      return [value, value, value]
    }
    let resized = Bitmap(size: size, bytes: bytes).resized(to: PixelSize(width: 130, height: 10))
    for x in 5..<125 { #expect((184...192).contains(resized.pixel(x, 5)[0])) }
  }

  /// One-pixel stars give as much light as before, whatever the size, or somewhat more: what would be darker
  /// than black around them is black.
  @Test func starsKeepTheirLight() {
    var bytes = [UInt8](repeating: 0, count: 300 * 200 * 3)
    for star in 0..<60 {
      let pixel = (3 + star * 37 % 194) * 300 + 3 + star * 71 % 294
      for c in 0..<3 { bytes[pixel * 3 + c] = 255 }
    }
    let sky = Bitmap(size: PixelSize(width: 300, height: 200), bytes: bytes)
    func light(_ bitmap: Bitmap) -> Double {
      bitmap.bytes.reduce(0) { $0 + LanczosReference.light($1) } / Double(bitmap.size.pixels)
    }
    for width in [150, 120, 100, 75] {
      let small = sky.resized(to: PixelSize(width: width, height: width * 2 / 3))
      #expect((1..<1.5).contains(light(small) / light(sky)), "\(width)")
    }
  }

  /// Beside a white edge, grey is hardly darker than it is elsewhere.
  @Test(arguments: [1.3, 2, 3.7]) func lightEdgesRingLittle(ratio: Double) {
    for grey in [20, 60, 124, 180] {
      let size = PixelSize(width: 240, height: 60)
      let bytes = (0..<size.pixels).flatMap { index -> [UInt8] in
        [UInt8](repeating: index % 240 < 120 ? UInt8(grey) : 255, count: 3)
      }
      let target = PixelSize(width: Int(240 / ratio), height: Int(60 / ratio))
      let small = Bitmap(size: size, bytes: bytes).resized(to: target)
      let darkest = (0..<target.width).map { Int(small.pixel($0, target.height / 2)[0]) }.min() ?? 0
      #expect(grey - darkest <= max(4, grey / 8), "\(grey): \(darkest)")
    }
  }
}
