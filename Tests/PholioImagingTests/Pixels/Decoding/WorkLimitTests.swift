import PholioFacts
import PholioImaging
import PholioTestSupport
import Testing

/// A count of work limits what a decode costs, and no good photo comes near it.
@Suite(.serialized) struct WorkLimitTests {
  private func outcome(_ jpeg: [UInt8]) -> (error: ImagingError?, time: Duration) {
    var error: ImagingError?
    let time = processorTime {
      do {
        _ = try Thumbnail.make(from: jpeg, orientation: .upright)
      } catch let thrown as ImagingError {
        error = thrown
      } catch {}
    }
    return (error, time)
  }

  /// The header alone tells what it costs.
  @Test func anArithmeticPictureThatIsTooLargeIsRefusedByItsHeader() {
    for (across, data) in [(1, []), (1, [0x12, 0x34]), (2, [UInt8](repeating: 0xA5, count: 50_000))] {
      var jpeg = FlatJPEG(width: 31_600, height: 31_600, values: [9, 99, 199], process: .arithmetic)
      jpeg.components[0].across = across
      var limits = DecodeLimits.standard
      limits.blocksWithoutData = .max
      #expect(throws: ImagingError.tooMuchWork) {
        try PhotoDecoder.decode(
          jpeg.header + data + [0xFF, 0xD9], orientation: .upright, to: .full, limits: limits,
          isCancelled: { true })
      }
    }
  }

  /// An arithmetic decoder would go on with zeros for a hundred megapixels.
  @Test func anArithmeticPictureWithoutDataIsDamage() {
    for data in [[], [0x12, 0x34], [UInt8](repeating: 0xA5, count: 300)] {
      var jpeg = FlatJPEG(width: 10_000, height: 10_000, values: [9, 99, 199], process: .arithmetic)
      jpeg.components[0].across = 2
      let (error, time) = outcome(jpeg.header + data + [0xFF, 0xD9])
      guard case .damaged(let rows, of: 10_000, _) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(rows < 5000)
      #expect(time < .seconds(2))
    }
  }

  @Test func manyScansOfALargePictureAreTooCostly() {
    let photo = FlatJPEG.photo(width: 9000, height: 6000, process: .progressive)
    var jpeg = photo.header + photo.scan
    for _ in 0..<400 { jpeg += photo.scanHeader + [0] }
    let (error, time) = outcome(jpeg + [0xFF, 0xD9])
    #expect(error == .tooMuchWork)
    #expect(time < .seconds(8))
  }

  @Test(.needsJPEGTools, arguments: [["-arithmetic"], ["-progressive"], ["-arithmetic", "-progressive"]])
  func whatIsSoundIsRead(_ options: [String]) throws {
    for picture in [
      DrawnPicture.rings(PixelSize(width: 800, height: 600)),
      Bitmap(size: PixelSize(width: 2000, height: 2000), red: 250, green: 250, blue: 250),
    ] {
      let jpeg = try JPEGTools.jpegtran(picture.jpeg(quality: 30), options)
      let thumbnail = try Thumbnail.make(from: jpeg, orientation: .upright)
      #expect(thumbnail.warnings.isEmpty, "\(options)")
    }
  }

  @Test func theLimitGrowsWithTheFile() throws {
    let photo = FlatJPEG.photo(width: 640, height: 640, process: .progressive)
    let jpeg = photo.header + photo.scan + photo.scanHeader + photo.scan + [0xFF, 0xD9]
    var limits = DecodeLimits.standard
    // Two scans of 9600 blocks.
    (limits.work, limits.workPerByte) = (19_000, 0)
    #expect(throws: ImagingError.tooMuchWork) {
      try PhotoDecoder.decode(jpeg, orientation: .upright, to: .full, limits: limits)
    }
    limits.workPerByte = 1
    #expect(throws: Never.self) {
      try PhotoDecoder.decode(jpeg, orientation: .upright, to: .full, limits: limits)
    }
  }
}
