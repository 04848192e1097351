import Glibc
import PholioFacts
import PholioImaging
import PholioTestSupport
import Testing

/// Flat pictures, whose one colour tells how it was converted.
@Suite struct ColourTests {
  typealias RGB = (red: Int, green: Int, blue: Int)

  /// RGB stored as such: an Adobe marker with transform 0.
  private func rgb(_ colour: RGB, profile: [[UInt8]] = []) -> [UInt8] {
    var jpeg = FlatJPEG(width: 24, height: 16, values: [colour.red, colour.green, colour.blue])
    jpeg.front = jpeg.adobe(transform: 0) + profile.flatMap { jpeg.segment(0xE2, $0) }
    return jpeg.bytes
  }

  private func part(_ number: UInt8, of count: UInt8, _ bytes: some Sequence<UInt8>) -> [UInt8] {
    Array("ICC_PROFILE\0".utf8) + [number, count] + bytes
  }

  private func colour(
    of jpeg: [UInt8], adobeRGB: Bool = false, warnings: [PhotoWarning] = []
  ) throws -> [Int] {
    let photo = try PhotoDecoder.decode(jpeg, orientation: .upright, adobeRGB: adobeRGB, to: .full)
    #expect(photo.warnings == warnings)
    #expect(Set((0..<photo.bitmap.size.pixels).map { photo.bitmap.pixel($0 % 24, $0 / 24) }).count == 1)
    return photo.bitmap.pixel(3, 3).map { Int($0) }
  }

  private func near(_ colour: [Int], _ expected: RGB) -> Bool {
    zip(colour, [expected.red, expected.green, expected.blue]).allSatisfy { abs($0 - $1) <= 2 }
  }

  @Test func adobeRGBNamedByExifIsConverted() throws {
    for colour in [RGB(200, 100, 50), RGB(90, 200, 120), RGB(128, 128, 128), RGB(30, 60, 200)] {
      #expect(try near(self.colour(of: rgb(colour)), colour))
      #expect(try near(self.colour(of: rgb(colour), adobeRGB: true), Self.adobeToSRGB(colour)))
    }
  }

  @Test func anEmbeddedProfileIsConvertedAndWinsOverExif() throws {
    // sRGB's colorants in another order: what the file calls red is green.
    let swapped = MatrixProfile(
      red: MatrixProfile.sRGBGreen, green: MatrixProfile.sRGBRed, blue: MatrixProfile.sRGBBlue, gamma: 2.2)
    let jpeg = rgb(RGB(200, 100, 50), profile: [part(1, of: 1, swapped.bytes)])
    // A gamma of 2.2 is nearly sRGB's curve here.
    let converted = try colour(of: jpeg, adobeRGB: true)
    #expect(zip(converted, [100, 200, 50]).allSatisfy { abs($0 - $1) <= 4 })
  }

  @Test func aProfileInPartsIsPutTogether() throws {
    let profile = MatrixProfile(
      red: MatrixProfile.sRGBBlue, green: MatrixProfile.sRGBGreen, blue: MatrixProfile.sRGBRed, gamma: 1.8
    ).bytes
    let whole = rgb(RGB(180, 90, 40), profile: [part(1, of: 1, profile)])
    let parts = rgb(
      RGB(180, 90, 40),
      profile: [
        part(3, of: 3, profile[300...]), part(1, of: 3, profile[..<100]), part(2, of: 3, profile[100..<300]),
      ])
    #expect(try colour(of: parts) == colour(of: whole))
    #expect(try colour(of: parts) != [180, 90, 40])
  }

  @Test func brokenProfilesAreIgnoredWithAWarning() throws {
    let good = MatrixProfile(
      red: MatrixProfile.sRGBRed, green: MatrixProfile.sRGBGreen, blue: MatrixProfile.sRGBBlue, gamma: 1.8)
    var inks = good
    inks.space = "CMYK"
    let cases: [([[UInt8]], String)] = [
      ([part(1, of: 2, good.bytes)], "1 of its 2 parts are there"),
      ([part(1, of: 1, good.bytes), part(1, of: 1, [])], "its parts do not fit together"),
      ([part(1, of: 1, [1, 2, 3])], "it cannot be read"),
      ([part(1, of: 1, good.bytes.prefix(200))], "it cannot be read"),
      ([part(1, of: 1, inks.bytes)], "it is for other colours than the picture's"),
    ]
    for (profile, reason) in cases {
      let jpeg = rgb(RGB(180, 90, 40), profile: profile)
      #expect(
        try near(colour(of: jpeg, warnings: [.profileIgnored(reason: reason)]), (180, 90, 40)), "\(reason)")
    }
  }

  @Test func anSRGBProfileChangesNoByte() throws {
    let picture = DrawnPicture.noise(PixelSize(width: 40, height: 30))
    let file = try picture.jpeg(quality: 90)
    let profile = FlatJPEG.photo(width: 1, height: 1).segment(0xE2, part(1, of: 1, SRGBProfile.icc))
    let tagged = Array(file.prefix(2)) + profile + file.dropFirst(2)
    let plain = try PhotoDecoder.decode(file, orientation: .upright, to: .full)
    #expect(try PhotoDecoder.decode(tagged, orientation: .upright, to: .full).bitmap == plain.bitmap)
  }

  @Test func aGreyPictureMayCarryAnRGBProfile() throws {
    let profile = MatrixProfile(
      red: MatrixProfile.sRGBRed, green: MatrixProfile.sRGBGreen, blue: MatrixProfile.sRGBBlue, gamma: 1.0)
    var jpeg = FlatJPEG(width: 24, height: 16, values: [64])
    jpeg.front = jpeg.segment(0xE2, part(1, of: 1, profile.bytes))
    // Linear 64/255 in sRGB's curve.
    #expect(try near(colour(of: jpeg.bytes), (137, 137, 137)))
  }

  @Test func theSRGBProfileIsTheSameEveryTime() {
    let icc = SRGBProfile.icc
    #expect(icc.count > 128)
    #expect(Array(icc[24..<36]) == [0x07, 0xE0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0])
    #expect(icc[84..<100].allSatisfy { $0 == 0 })
    #expect(Array(icc[36..<40]) == Array("acsp".utf8))
  }

  // MARK: Wider than sRGB

  private func own(_ jpeg: [UInt8], adobeRGB: Bool = false) throws -> Bitmap {
    try PhotoDecoder.decode(jpeg, orientation: .upright, adobeRGB: adobeRGB, to: .full, colours: .own).bitmap
  }

  @Test func coloursThatSRGBHasNotAreKeptWithTheirProfile() throws {
    for colour in [RGB(10, 250, 20), RGB(200, 100, 50), RGB(128, 128, 128)] {
      for named in [false, true] {
        let profile = named ? [] : [part(1, of: 1, MatrixProfile.wide.bytes)]
        let kept = try own(rgb(colour, profile: profile), adobeRGB: named)
        #expect(near(kept.pixel(3, 3).map { Int($0) }, colour))
        #expect(named ? kept.profile?.count ?? 0 > 128 : kept.profile == MatrixProfile.wide.bytes)
        // Through a file, and smaller: what others make of it is what they make of the photo.
        let file = try kept.resized(to: PixelSize(width: 12, height: 8)).jpeg(
          quality: 100, subsampling: .full)
        let shown = try PhotoDecoder.decode(file, orientation: .upright, to: .full).bitmap
        #expect(shown.profile == nil)
        #expect(near(shown.pixel(3, 3).map { Int($0) }, Self.adobeToSRGB(colour)), "\(colour)")
      }
    }
  }

  @Test func coloursThatSRGBHasAreInSRGB() throws {
    var large = MatrixProfile.wide.bytes
    large += [UInt8](repeating: 0, count: 20_000)
    let narrow = MatrixProfile(
      red: MatrixProfile.sRGBRed, green: MatrixProfile.sRGBGreen, blue: MatrixProfile.sRGBBlue, gamma: 1.8)
    // One profile has no more colours, one is too long for each picture of a site.
    for profile in [narrow.bytes, large, SRGBProfile.icc] {
      let jpeg = rgb(RGB(180, 90, 40), profile: [part(1, of: 1, profile)])
      let kept = try own(jpeg)
      #expect(kept.profile == nil)
      #expect(kept == (try PhotoDecoder.decode(jpeg, orientation: .upright, to: .full).bitmap))
    }
  }

  // MARK: Inks

  /// By Little CMS's transicc from FOGRA39L_coated.icc to sRGB, relative colorimetric with black point
  /// compensation. 255 is all of an ink, unless Adobe wrote the file.
  private static let printed: [(inks: [Int], seen: RGB)] = [
    ([0, 0, 0, 0], (255, 255, 255)), ([255, 0, 0, 0], (0, 159, 227)), ([0, 255, 0, 0], (230, 0, 126)),
    ([0, 0, 255, 0], (255, 237, 0)), ([0, 255, 255, 0], (228, 9, 22)), ([255, 0, 255, 0], (0, 150, 65)),
    ([255, 255, 0, 0], (48, 41, 131)), ([0, 0, 0, 255], (31, 31, 29)), ([0, 0, 0, 128], (157, 157, 157)),
    ([0, 100, 255, 51], (210, 144, 0)), ([30, 90, 110, 10], (221, 173, 143)),
    ([140, 40, 30, 60], (99, 151, 176)), ([200, 180, 160, 220], (26, 25, 25)),
  ]

  private func isPrinted(_ colour: [Int], _ seen: RGB) -> Bool {
    zip(colour, [seen.red, seen.green, seen.blue]).allSatisfy { abs($0 - $1) <= 6 }
  }

  @Test func inksAreThoseOfOffsetPrinting() throws {
    for (inks, seen) in Self.printed {
      let jpeg = FlatJPEG(width: 24, height: 16, values: inks)
      #expect(try isPrinted(colour(of: jpeg.bytes), seen), "\(inks)")
      var adobes = FlatJPEG(width: 24, height: 16, values: inks.map { 255 - $0 })
      adobes.front = adobes.adobe(transform: 0)
      #expect(try isPrinted(colour(of: adobes.bytes), seen), "\(inks)")
    }
  }

  @Test func ycckIsCMYKInDisguise() throws {
    // Of inverted inks 255, 155, 0 the YCbCr conversion gives these (JFIF 1.02); K stays.
    let (c, m, y) = (255.0, 155.0, 0.0)
    let luma = 0.299 * c + 0.587 * m + 0.114 * y
    // libjpeg converts YCC to CMY as 255 − RGB: the values stored are those of the inverse.
    let stored = [255 - luma, 128 - (y - luma) * 0.564, 128 - (c - luma) * 0.713].map { Int($0.rounded()) }
    var jpeg = FlatJPEG(width: 24, height: 16, values: stored + [204])
    jpeg.front = jpeg.adobe(transform: 2)
    #expect(try isPrinted(colour(of: jpeg.bytes), (210, 144, 0)))
  }

  @Test func otherNumbersOfComponentsAreRefused() {
    let jpeg = FlatJPEG(width: 8, height: 8, values: [1, 2])
    #expect(throws: ImagingError.colours(components: 2)) {
      try PhotoDecoder.decode(jpeg.bytes, orientation: .upright, to: .full)
    }
  }

  /// Adobe RGB (1998) Color Image Encoding, 4.3; IEC 61966-2-1.
  private static func adobeToSRGB(_ colour: RGB) -> RGB {
    let linear = [colour.red, colour.green, colour.blue].map { pow(Double($0) / 255, 563.0 / 256) }
    let (r, g, b) = (linear[0], linear[1], linear[2])
    let x = 0.57667 * r + 0.18556 * g + 0.18823 * b
    let y = 0.29734 * r + 0.62736 * g + 0.07529 * b
    let z = 0.02703 * r + 0.07069 * g + 0.99134 * b
    func encoded(_ value: Double) -> Int {
      let light = max(0, min(1, value))
      return Int((255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055)).rounded())
    }
    return (
      encoded(3.2406 * x - 1.5372 * y - 0.4986 * z), encoded(-0.9689 * x + 1.8758 * y + 0.0415 * z),
      encoded(0.0557 * x - 0.2040 * y + 1.0570 * z)
    )
  }
}
