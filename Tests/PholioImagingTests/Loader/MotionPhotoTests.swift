import PholioFacts
import PholioImaging
import PholioTestSupport
import Testing

/// Photos with a movie inside.
@Suite struct MotionPhotoTests {
  @Test(arguments: MotionPhoto.allCases) func aJPEGIsThatWithoutItsMovie(_ movie: MotionPhoto) throws {
    let photo = try Fixture.photo(1, taken: "2020:05:04 10:00:00", width: 48, height: 32, orientation: 6)
    try expectNoDifference(photo, movie, size: PixelSize(width: 32, height: 48))
  }

  /// The container turns it by a quarter.
  @Test(.needsFormats, arguments: MotionPhoto.allCases)
  func aHEIFIsThatWithoutItsMovie(_ movie: MotionPhoto) throws {
    let photo = try FormatsCorpus.bytes(of: "avif/rot1mir0.avif")
    try expectNoDifference(photo, movie, size: PixelSize(width: 640, height: 427))
  }

  private func expectNoDifference(_ bytes: [UInt8], _ movie: MotionPhoto, size: PixelSize) throws {
    let plain = try OriginalFormats.standard.open(bytes, name: [])
    let motion = try OriginalFormats.standard.open(movie.file(bytes), name: [])
    #expect(motion.size == size && motion.metadata == plain.metadata)
    let (drawn, expected) = (try motion.draw(Drawing(.full)), try plain.draw(Drawing(.full)))
    #expect(drawn.bitmap == expected.bitmap && drawn.warnings.isEmpty)
  }
}
