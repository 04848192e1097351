import PholioFacts
import PholioImaging
import PholioTestSupport
import Testing

/// Files that cost too much are refused before they cost anything.
@Suite(.serialized) struct DecodeLimitsTests {
  private func refusal(_ jpeg: [UInt8]) -> ImagingError? {
    var error: ImagingError?
    let time = processorTime {
      error = #expect(throws: ImagingError.self) { try Thumbnail.make(from: jpeg, orientation: .upright) }
    }
    #expect(time < .seconds(2))
    return error
  }

  @Test(arguments: [FlatJPEG.Process.baseline, .progressive])
  func moreThanAGigapixelIsRefused(process: FlatJPEG.Process) {
    let jpeg = FlatJPEG.photo(width: 65_500, height: 65_500, process: process).header
    #expect(
      refusal(jpeg) == .tooManyPixels(PixelSize(width: 65_500, height: 65_500), limit: 1_000_000_000))
  }

  @Test func coefficientsBeyondTheLimitAreRefused() {
    // 3 bytes of coefficients a pixel, as for every 4:2:0 photo: 180 megapixels are too many, 160 are not.
    let jpeg = FlatJPEG.photo(width: 18_000, height: 10_000, process: .progressive).header
    guard case .tooMuchMemory(let bytes, 512_000_000) = refusal(jpeg) else {
      Issue.record("not refused for memory")
      return
    }
    #expect((540_000_000...542_000_000).contains(bytes))
  }

  @Test func fewBytesOfALargePictureAreDamageAtOnce() {
    for process in [FlatJPEG.Process.baseline, .progressive] {
      let jpeg = FlatJPEG.photo(width: 16_000, height: 10_000, process: process).header
      let error = refusal(jpeg + [0, 0, 0])
      switch error {
      case .damaged(0, of: 10_000, _), .firstScanDamaged: break
      default: Issue.record("\(String(describing: error))")
      }
    }
  }

  @Test func thousandsOfScansAreRefused() {
    let photo = FlatJPEG.photo(width: 4000, height: 3500, process: .progressive)
    var jpeg = photo.header + photo.scan
    for _ in 0..<3000 { jpeg += photo.scanHeader + [0] }
    #expect(refusal(jpeg + [0xFF, 0xD9]) == .tooManyScans(limit: 500))
  }

  @Test func fiveHundredScansAreNotTooMany() throws {
    let photo = FlatJPEG.photo(width: 32, height: 32, process: .progressive)
    var jpeg = photo.header + photo.scan
    // Progressive data as baseline: each scan again, which only gives warnings.
    for _ in 1..<500 { jpeg += photo.scanHeader + photo.scan }
    #expect(throws: Never.self) { try Thumbnail.make(from: jpeg + [0xFF, 0xD9], orientation: .upright) }
  }

  @Test func sixHundredMegapixelsStream() throws {
    let jpeg = FlatJPEG.photo(width: 30_000, height: 20_000).bytes
    let thumbnail = try Thumbnail.make(from: jpeg, orientation: .rightSideUp)
    #expect(thumbnail.warnings.isEmpty)
    #expect(thumbnail.photoSize == PixelSize(width: 20_000, height: 30_000))
    #expect(thumbnail.size == PixelSize(width: 341, height: 512))
  }

  @Test func theLimitsAreTheCallers() throws {
    let jpeg = try DrawnPicture.rings(PixelSize(width: 40, height: 40)).jpeg(quality: 85)
    var limits = DecodeLimits.standard
    limits.pixels = 1599
    #expect(throws: ImagingError.tooManyPixels(PixelSize(width: 40, height: 40), limit: 1599)) {
      try PhotoDecoder.decode(jpeg, orientation: .upright, to: .full, limits: limits)
    }
  }
}
