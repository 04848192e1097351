import PholioFacts
import PholioImaging
import PholioTestSupport
import Testing

@Suite struct JPEGSegmentsTests {
  static let exif = Array("Exif\0\0MM".utf8)

  @Test func blocksAreFoundWhereTheyLie() throws {
    var photo = FlatJPEG.photo(width: 16, height: 16)
    photo.front = photo.segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0<x/>".utf8))
    photo.front += photo.segment(0xE1, Self.exif) + photo.segment(0xE1, Array("Exif\0\0II".utf8))
    let jpeg = [0x4A, 0x46] + photo.bytes
    let found = JPEGSegments(jpeg.span)
    let segments = try #require(found)
    #expect(segments.start == 2)
    #expect(segments.segments.map(\.marker) == [0xE1, 0xE1, 0xE1, 0xDB, 0xC0, 0xC4, 0xC4])
    let exif = segments.exif(in: jpeg.span)
    let xmp = segments.xmp(in: jpeg.span)
    #expect(exif.map { Array(jpeg[$0]) } == [Array("MM".utf8), Array("II".utf8)])
    #expect(xmp.map { Array(jpeg[$0]) } == [Array("<x/>".utf8)])
  }

  @Test func aSegmentThatRunsPastTheFileIsCutThere() {
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xE1, 0xFF, 0xFF, 1]
    let segments = JPEGSegments(jpeg.span)
    #expect(segments?.segments.map(\.marker) == [0xE0, 0xE1])
    #expect(segments?.segments.map(\.payload) == [6..<8, 12..<13])
  }

  @Test func everyPrefixOfAFileIsWalkedSafely() throws {
    let jpeg = try DrawnPicture.rings(PixelSize(width: 16, height: 16)).jpeg(quality: 85)
    for count in 0...jpeg.count { _ = JPEGSegments(Array(jpeg.prefix(count)).span) }
  }
}

extension JPEGSegmentsTests {
  @Test func aFramesSizeIsReadWithoutDecoding() throws {
    let jpeg = FlatJPEG.photo(width: 31, height: 17).bytes
    let found = JPEGSegments(jpeg.span)
    let segments = try #require(found)
    #expect(segments.frameSize(in: jpeg.span) == PixelSize(width: 31, height: 17))
    let none: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC0, 0, 7, 8, 0, 0, 0, 9, 0xFF, 0xC2, 0, 4, 8, 0]
    let empty = JPEGSegments(none.span)
    #expect(empty?.frameSize(in: none.span) == nil)
    #expect(empty?.end == none.count)
  }
}
