import PholioFacts
import PholioImaging
import PholioTestSupport
import Testing

@Suite struct PhotoDecoderTests {
  static let small = DecodeTarget.within(PixelSize(width: 512, height: 512), enlarge: false)

  /// Both sides use the same library, so every byte must agree; profiles and inks only ours converts.
  @Test(.needsPhotoCorpus, .needsJPEGTools)
  func fullSizeEqualsDjpeg() throws {
    for photo in PhotoCorpus.photos(.ok) {
      let jpeg = try photo.bytes()
      guard let segments = JPEGSegments(jpeg.span) else {
        Issue.record("\(photo) has no start marker")
        continue
      }
      if segments.segments.contains(where: { $0.marker == 0xE2 }) { continue }
      if try JPEGHeader(jpeg.span).components == 4 { continue }
      let ours = try PhotoDecoder.decode(jpeg, orientation: .upright, to: .full).bitmap
      let theirs = try JPEGTools.djpeg(jpeg)
      #expect(ours == theirs, "\(photo)")
    }
  }

  @Test(.needsPhotoCorpus)
  func soundPhotosDecodeWithoutAWarning() throws {
    for photo in PhotoCorpus.photos(.ok) {
      let decoded = try PhotoDecoder.decode(photo.bytes(), orientation: .upright, to: Self.small)
      // Four of them are in the corpus for their broken profiles.
      let odd = decoded.warnings.filter {
        if case .profileIgnored = $0 { false } else { true }
      }
      #expect(odd.isEmpty, "\(photo)")
    }
  }

  @Test(.needsPhotoCorpus)
  func whatLibjpegRejectsIsAnErrorWithOneLine() throws {
    for photo in PhotoCorpus.photos(.rejected) {
      let error = #expect(throws: ImagingError.self, "\(photo)") {
        try PhotoDecoder.decode(photo.bytes(), orientation: .upright, to: Self.small)
      }
      if let error { #expect(!"\(error)".isEmpty && !"\(error)".contains("\n")) }
    }
  }

  @Test(.needsPhotoCorpus)
  func damagedPhotosGiveAPictureWithAWarningOrAnError() throws {
    for photo in PhotoCorpus.photos(.damaged) {
      let jpeg = try photo.bytes()
      do {
        let decoded = try PhotoDecoder.decode(jpeg, orientation: .upright, to: Self.small)
        #expect(!decoded.warnings.isEmpty, "\(photo)")
      } catch {
        #expect(!"\(error)".contains("\n"))
      }
    }
  }

  @Test(
    .needsJPEGTools,
    arguments: [
      ["-progressive"], ["-arithmetic"], ["-arithmetic", "-progressive"], ["-restart", "1"], ["-optimize"],
      ["-grayscale"],
    ])
  func everyProcessDecodesAsDjpegDoes(options: [String]) throws {
    let plain = try DrawnPicture.rings(PixelSize(width: 203, height: 149)).jpeg(quality: 85)
    let jpeg = try JPEGTools.jpegtran(plain, options)
    let photo = try PhotoDecoder.decode(jpeg, orientation: .upright, to: .full)
    #expect(photo.warnings.isEmpty)
    #expect(photo.bitmap == (try JPEGTools.djpeg(jpeg)))
  }

  @Test(
    .needsJPEGTools,
    arguments: ["1x1", "2x1", "1x2", "2x2", "4x1", "4x2", "1x4,1x2,1x2", "2x2,2x1,1x2"])
  func everySamplingDecodesAsDjpegDoes(sampling: String) throws {
    let picture = DrawnPicture.rings(PixelSize(width: 101, height: 77))
    let jpeg = try JPEGTools.cjpeg(picture, ["-quality", "90", "-sample", sampling])
    #expect(try PhotoDecoder.decode(jpeg, orientation: .upright, to: .full).bitmap == JPEGTools.djpeg(jpeg))
  }

  @Test(.needsJPEGTools)
  func rgbWithoutChromaDecodesAsDjpegDoes() throws {
    let picture = DrawnPicture.rings(PixelSize(width: 64, height: 50))
    let jpeg = try JPEGTools.cjpeg(picture, ["-rgb", "-quality", "90"])
    #expect(try PhotoDecoder.decode(jpeg, orientation: .upright, to: .full).bitmap == JPEGTools.djpeg(jpeg))
  }

  @Test func junkInFrontAndBehindIsPassedOver() throws {
    let jpeg = try DrawnPicture.rings(PixelSize(width: 60, height: 40)).jpeg(quality: 85)
    let plain = try PhotoDecoder.decode(jpeg, orientation: .upright, to: .full)
    let junk: [UInt8] = [0x00, 0xFF, 0xD8, 0x13, 0xFF, 0x37]
    let wrapped = try PhotoDecoder.decode(junk + jpeg + junk, orientation: .upright, to: .full)
    #expect(wrapped.bitmap == plain.bitmap)
    #expect(wrapped.warnings.isEmpty)
  }

  @Test func theFirstOfSeveralPicturesIsTaken() throws {
    let first = try DrawnPicture.rings(PixelSize(width: 60, height: 40)).jpeg(quality: 85)
    let second = try DrawnPicture.noise(PixelSize(width: 30, height: 20)).jpeg(quality: 85)
    let photo = try PhotoDecoder.decode(first + second, orientation: .upright, to: .full)
    #expect(photo.fullSize == PixelSize(width: 60, height: 40))
  }

  @Test(arguments: [
    [], [0xFF], [0xFF, 0xD8], Array("not a picture".utf8), [UInt8](repeating: 0xFF, count: 99),
  ])
  func whatIsNoPictureIsAnError(bytes: [UInt8]) {
    #expect(throws: ImagingError.self) {
      try PhotoDecoder.decode(bytes, orientation: .upright, to: .full)
    }
  }

  @Test func theHeaderSaysWhatTheFileHolds() throws {
    let jpeg = FlatJPEG.photo(width: 4000, height: 3000, process: .progressive).header
    let header = try JPEGHeader(jpeg.span)
    #expect(header.size == PixelSize(width: 4000, height: 3000))
    #expect(header.components == 3)
    #expect(header.isProgressive && header.hasSeveralScans && !header.isArithmetic)
    // 250 x 188 units of 6 blocks of 128 bytes.
    #expect(header.coefficientBytes == 250 * 188 * 6 * 128)
  }
}
