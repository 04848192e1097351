import PholioFacts
import PholioImaging
import PholioTestSupport
import Testing

@Suite struct ThumbnailTests {
  @Test(arguments: [(1200, 900, 512, 384), (900, 1200, 384, 512), (400, 300, 400, 300), (3000, 2, 512, 1)])
  func theLongEdgeIs512AtMost(width: Int, height: Int, smallWidth: Int, smallHeight: Int) throws {
    let jpeg = try DrawnPicture.rings(PixelSize(width: width, height: height)).jpeg(quality: 90)
    let thumbnail = try Thumbnail.make(from: jpeg, orientation: .upright)
    #expect(thumbnail.photoSize == PixelSize(width: width, height: height))
    #expect(thumbnail.size == PixelSize(width: smallWidth, height: smallHeight))
    let decoded = try PhotoDecoder.decode(thumbnail.jpeg, orientation: .upright, to: .full)
    #expect(decoded.fullSize == thumbnail.size)
    #expect(decoded.warnings.isEmpty && thumbnail.warnings.isEmpty)
  }

  @Test func nothingOfTheMetadataTravels() throws {
    var photo = FlatJPEG.photo(width: 640, height: 480)
    photo.front = photo.segment(0xE1, Array("Exif\0\0MM*".utf8)) + photo.segment(0xFE, Array("private".utf8))
    let thumbnail = try Thumbnail.make(from: photo.bytes, orientation: .leftSideUp)
    let segments = JPEGSegments(thumbnail.jpeg.span)?.segments ?? []
    #expect(Set(segments.map(\.marker)) == [0xE0, 0xDB, 0xC0, 0xC4])
    #expect(thumbnail.size == PixelSize(width: 384, height: 512))
  }

  @Test func theSamePhotoGivesTheSameBytes() throws {
    let jpeg = try DrawnPicture.rings(PixelSize(width: 1000, height: 700)).jpeg(quality: 90)
    let first = try Thumbnail.make(from: jpeg, orientation: .upright)
    #expect(try Thumbnail.make(from: jpeg, orientation: .upright).jpeg == first.jpeg)
  }

  @Test func workersDoNotDisturbEachOther() async throws {
    let jpeg = try DrawnPicture.rings(PixelSize(width: 900, height: 700)).jpeg(quality: 90)
    let alone = try Thumbnail.make(from: jpeg, orientation: .upright, adobeRGB: true).jpeg
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<16 {
        group.addTask { try Thumbnail.make(from: jpeg, orientation: .upright, adobeRGB: true).jpeg }
      }
      for try await other in group { #expect(other == alone) }
    }
  }

  @Test(.needsPhotoCorpus)
  func realPhotosLookLikeAFullDecode() throws {
    let real = ["odm-caliterra/IMG_9354.jpg", "brighton_beach/images__DJI_0025.JPG"]
    for name in Corpus.isReal ? real : ["drawn/DSC01234.JPG", "drawn/P1010377.JPG"] {
      let jpeg = try PhotoCorpus.photo("jpeg-ok/\(name)").bytes()
      let box = DecodeTarget.within(PixelSize(width: 512, height: 512), enlarge: false)
      let small = try PhotoDecoder.decode(jpeg, orientation: .upright, to: box).bitmap
      let whole = try PhotoDecoder.decode(jpeg, orientation: .upright, to: .full).bitmap
      let reference = whole.resized(to: small.size)
      // The decoder's own scaling averages bytes, what is left averages light.
      #expect(small.psnr(to: reference) > 38, "\(name)")
    }
  }
}
