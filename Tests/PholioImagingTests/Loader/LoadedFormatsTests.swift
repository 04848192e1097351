import Foundation
import PholioFacts
import PholioImaging
import PholioTestSupport
import Testing

/// PNG, WebP, GIF, JPEG XL and TIFF.
@Suite struct LoadedFormatsTests {
  private static let size = PixelSize(width: 201, height: 150)
  private let folder: TemporaryFolder
  private let drawn = DrawnPicture.rings(Self.size)

  init() throws { folder = try TemporaryFolder() }

  /// The drawn picture as ImageMagick writes it.
  private func file(_ arguments: [String]) throws -> [UInt8] {
    let header = Array("P6\n\(Self.size.width) \(Self.size.height)\n255\n".utf8)
    let path = try folder.write(header + drawn.bytes, to: "drawn.ppm")
    let name = try #require(arguments.last)
    let coder = ["big.tif": "tiff64:", "few.png": "png8:"][name] ?? ""
    let run = try Program.run(
      "/usr/bin/convert", [path] + arguments.dropLast() + [coder + folder[name]])
    #expect(run.status == 0, "\(run.messages)")
    return Array(try #require(FileManager.default.contents(atPath: folder[name])))
  }

  private func open(_ bytes: [UInt8]) throws -> any Original {
    try OriginalFormats.standard.open(bytes, name: [])
  }

  @Test(arguments: [
    ["a.png"], ["-depth", "16", "a.png"], ["-interlace", "PNG", "a.png"],
    ["-depth", "16", "-interlace", "PNG", "a.png"], ["-define", "png:color-type=6", "a.png"],
    ["-interlace", "PNG", "-define", "png:color-type=6", "a.png"],
    ["-define", "webp:lossless=true", "a.webp"],
    ["-compress", "None", "a.tif"], ["-compress", "LZW", "a.tif"], ["-compress", "Zip", "a.tif"],
    ["-compress", "RLE", "a.tif"], ["-endian", "MSB", "-depth", "16", "a.tif"],
    ["-interlace", "Plane", "-compress", "LZW", "a.tif"], ["-depth", "12", "big.tif"],
    ["-define", "tiff:tile-geometry=64x32", "a.tif"], ["-define", "tiff:rows-per-strip=7", "a.tif"],
    ["-interlace", "Plane", "-define", "tiff:tile-geometry=32x64", "-depth", "16", "a.tif"],
  ])
  func whatIsWrittenWithoutLossComesBackAsItWas(_ arguments: [String]) throws {
    let photo = try open(file(arguments))
    #expect(photo.size == Self.size && photo.orientation == .upright)
    let full = try photo.draw(Drawing(.full))
    #expect(full.warnings.isEmpty)
    #expect(full.bitmap.psnr(to: drawn) > 60, "\(full.bitmap.psnr(to: drawn))")
  }

  @Test(arguments: [
    ["-quality", "92", "a.webp"], ["-quality", "95", "-compress", "JPEG", "a.tif"],
    ["-colors", "256", "+dither", "a.gif"], ["-colors", "256", "+dither", "-interlace", "GIF", "a.gif"],
    ["-colors", "256", "+dither", "few.png"],
    ["-colors", "256", "+dither", "-compress", "LZW", "-type", "Palette", "a.tif"],
  ])
  func whatIsWrittenWithLossIsNear(_ arguments: [String]) throws {
    let photo = try open(file(arguments))
    let full = try photo.draw(Drawing(.full))
    #expect(photo.size == Self.size && full.warnings.isEmpty)
    #expect(full.bitmap.psnr(to: drawn) > 22, "\(full.bitmap.psnr(to: drawn))")
  }

  /// A small picture of a large one: libwebp makes it smaller itself.
  @Test(arguments: [["-quality", "98", "a.webp"], ["-define", "webp:lossless=true", "a.webp"], ["a.png"]])
  func aSmallPictureIsThatOfTheFullOne(_ arguments: [String]) throws {
    let photo = try open(file(["-filter", "triangle", "-resize", "400%"] + arguments))
    let box = PixelSize(width: 100, height: 100)
    let small = try photo.draw(Drawing(.within(box, enlarge: false))).bitmap
    let reference = try open(file(["a.png"])).draw(Drawing(.within(box, enlarge: false))).bitmap
    #expect(small.size == reference.size && small.psnr(to: reference) > 26)
  }

  @Test(arguments: ["a.png", "a.webp", "a.tif"])
  func transparentPixelsLieOverWhite(_ name: String) throws {
    let half = ["-alpha", "set", "-channel", "A", "-evaluate", "set", "40%", "+channel"]
    let lossless = ["-define", "webp:lossless=true", "-define", "webp:exact=true"]
    let bitmap = try open(file(half + lossless + [name])).draw(Drawing(.full)).bitmap
    let over = Bitmap(
      size: Self.size, bytes: drawn.bytes.map { UInt8((Double($0) * 0.4 + 255 * 0.6).rounded()) })
    #expect(bitmap.psnr(to: over) > 45, "\(bitmap.psnr(to: over))")
  }

  @Test(arguments: ["a.png", "a.webp", "a.tif"], [0, 0.4, 1])
  func transparentPixelsLieOverTheGround(_ name: String, alpha: Double) throws {
    let share = ["-alpha", "set", "-channel", "A", "-evaluate", "set", "\(alpha * 100)%", "+channel"]
    let lossless = ["-define", "webp:lossless=true", "-define", "webp:exact=true"]
    let ground = Colour(red: 30, green: 80, blue: 200)
    let photo = try open(file(share + lossless + [name])).draw(Drawing(.full, ground: ground))
    #expect(photo.isTransparent == (alpha < 1))
    let seen = [ground.red, ground.green, ground.blue].map { Double($0) * (1 - alpha) }
    let over = Bitmap(
      size: Self.size,
      bytes: drawn.bytes.enumerated().map { UInt8((Double($1) * alpha + seen[$0 % 3]).rounded()) })
    #expect(photo.bitmap.psnr(to: over) > 45, "\(photo.bitmap.psnr(to: over))")
  }

  @Test func whatAGIFLeavesOpenIsTheGround() throws {
    let ground = Colour(red: 30, green: 80, blue: 200)
    let photo = try open(
      file(["-alpha", "set", "-region", "50x150+0+0", "-alpha", "transparent", "+region", "a.gif"]))
    let drawn = try photo.draw(Drawing(.full, ground: ground))
    #expect(drawn.isTransparent && drawn.bitmap.pixel(20, 70) == [30, 80, 200])
    #expect(try photo.draw(Drawing(.full)).bitmap.pixel(20, 70) == [255, 255, 255])
  }

  /// Thumbnails lie over white; those of transparent pictures say so.
  @Test func aThumbnailSaysThatItIsTransparent() throws {
    let opaque = try open(file(["-alpha", "set", "a.png"])).thumbnail().jpeg
    let half = ["-alpha", "set", "-channel", "A", "-evaluate", "set", "40%", "+channel"]
    let transparent = try open(file(half + ["a.png"])).thumbnail().jpeg
    #expect(!Thumbnail.isTransparent(opaque) && Thumbnail.isTransparent(transparent))
  }

  /// By libwebp's own reader of profiles, through our loader.
  @Test func aWebPKeepsAWideProfile() throws {
    let wide = Bitmap(
      size: PixelSize(width: 33, height: 21), bytes: [UInt8](repeating: 90, count: 33 * 21 * 3),
      profile: MatrixProfile.wide.bytes)
    let photo = try open(try wide.webp(quality: 95))
    #expect(photo.size == wide.size && photo.profile == wide.profile)
    let drawn = try photo.draw(Drawing(.full, colours: .own)).bitmap
    #expect(drawn.profile == wide.profile && drawn.psnr(to: wide) > 45)
  }

  @Test(arguments: ["a.png", "a.webp", "a.gif"])
  func aCutFileIsShownWithMoreThanHalfOfItsRows(_ name: String) throws {
    let whole = try file(["-quality", "95", "-compress", "LZW", name])
    let most = try open(Array(whole.prefix(whole.count * 4 / 5))).draw(Drawing(.full))
    #expect(most.warnings.count == 1 && most.bitmap.size == Self.size)
    if case .damaged(let rows?, 150, _, _)? = most.warnings.first {
      #expect((76..<150).contains(rows))
    } else {
      Issue.record("\(most.warnings)")
    }
    #expect(throws: ImagingError.self) {
      try open(Array(whole.prefix(whole.count / 4))).draw(Drawing(.full))
    }
    for count in [9, 20, 40] {
      #expect(throws: ImagingError.self) { try open(Array(whole.prefix(count))).draw(Drawing(.full)) }
    }
  }

  @Test(
    .needsFormats,
    arguments: try ["png", "webp", "gif", "jxl", "tiff"].flatMap { try FormatsCorpus.files(in: $0) })
  func filesHaveTheSizeThatLibvipsFinds(_ file: FormatsCorpus.File) throws {
    guard let expected = file.uprightSize else { return }
    let photo = try OriginalFormats.standard.open(file.bytes(), name: file.name)
    #expect(photo.size == expected)
    let thumbnail = try photo.thumbnail()
    #expect(thumbnail.photoSize == expected)
    #expect(thumbnail.size == expected.fitted(within: PixelSize(width: 512, height: 512)))
  }

  /// ImageMagick turns them too. The eight differ by a pixel at their edges.
  @Test(.needsFormats, arguments: 1...8)
  func aTIFFIsTurnedByItsOrientation(_ number: Int) throws {
    let file = FormatsCorpus.File(path: "tiff/g4_orientation_\(number).tif", uprightSize: nil)
    let run = try Program.run(
      "/usr/bin/convert", [file.fullPath, "-auto-orient", "-strip", folder["turned.png"]])
    #expect(run.status == 0, "\(run.messages)")
    let turned = Array(try #require(FileManager.default.contents(atPath: folder["turned.png"])))
    let ours = try open(file.bytes()).draw(Drawing(.full)).bitmap
    #expect(try ours == open(turned).draw(Drawing(.full)).bitmap)
  }

  @Test(arguments: [false, true], [false, true])
  func factsAndWordsOfATIFFAreThoseOfItsDirectories(isBig: Bool, isBigEndian: Bool) throws {
    let resources = Array("8BIM".utf8) + [0x04, 0x04, 0, 0, 0, 0, 0, 6, 0x1C, 2, 5, 0, 1, 0x41]
    let directory: TIFFDrawing.Directory = [
      256: .shorts([8]), 257: .shorts([8]), 258: .shorts([8]), 259: .shorts([1]), 262: .shorts([1]),
      271: .text("A maker of cameras"), 273: .data([UInt8](repeating: 9, count: 64)), 277: .shorts([1]),
      278: .shorts([8]), 279: .longs([64]), 34377: .bytes(resources),
      34665: .directories([[33434: .rationals([1, 250])]]),
    ]
    let photo = try open(TIFFDrawing(isBigEndian: isBigEndian, isBig: isBig, chain: [directory]).bytes)
    #expect(photo.size == PixelSize(width: 8, height: 8))
    #expect(photo.metadata.facts.make == "A maker of cameras")
    #expect(photo.metadata.facts.exposure?.seconds == 0.004)
    #expect(photo.metadata.words.title == "A")
  }
}
