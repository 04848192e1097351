import PholioFacts
import PholioImaging
import Testing

/// Several threads at one photo.
@Suite struct ThreadsTests {
  /// Sizes that are decoded at an eighth, at more eighths, and at full size.
  private static let targets = [1, 40, 100, 250, 420, 900, 1500].map { PixelSize(width: $0, height: $0) }

  private func same(
    _ jpeg: [UInt8], _ target: PixelSize, threads: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    func decode(_ threads: Int) -> Result<DecodedPhoto, ImagingError> {
      Result { () throws(ImagingError) in
        try PhotoDecoder.decode(
          jpeg, orientation: .leftSideUp, to: .within(target, enlarge: false), threads: threads)
      }
    }
    switch (decode(1), decode(threads)) {
    case (.success(let one), .success(let several)):
      #expect(one.bitmap == several.bitmap, "\(target)", sourceLocation: sourceLocation)
      #expect(one.warnings == several.warnings, "\(target)", sourceLocation: sourceLocation)
    case (.failure(let one), .failure(let several)):
      #expect(one == several, "\(target)", sourceLocation: sourceLocation)
    case (let one, let several):
      Issue.record("\(target): \(one), \(several)", sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: [2, 3, 7]) func theyMakeTheSamePicture(threads: Int) throws {
    let jpeg = try DrawnPicture.rings(PixelSize(width: 1600, height: 1200)).jpeg(quality: 90)
    // At an eighth to a half, each thread takes at least 128 KB.
    try #require(jpeg.count >= 3 * (128 << 10))
    for target in Self.targets { same(jpeg, target, threads: threads) }
  }

  @Test func theySayTheSameOfADamagedPicture() throws {
    let jpeg = try DrawnPicture.rings(PixelSize(width: 1200, height: 1600)).jpeg(quality: 90)
    for part in [0.2, 0.6, 0.97] {
      for target in Self.targets { same(try DamageTests.cut(jpeg, keeping: part), target, threads: 2) }
    }
  }

  @Test func aCancelledDecodeEndsOnAllOfThem() throws {
    let jpeg = try DrawnPicture.rings(PixelSize(width: 1600, height: 1200)).jpeg(quality: 90)
    for target in Self.targets {
      let error = #expect(throws: ImagingError.self) {
        try PhotoDecoder.decode(
          jpeg, orientation: .upright, to: .within(target, enlarge: false), threads: 2, isCancelled: { true })
      }
      #expect(error == .cancelled)
    }
  }
}
