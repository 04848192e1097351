import PholioFacts
import Testing

/// Any value in a catalog gives a value that is safe to compute with, or none.
@Suite struct StoredValueTests {
  static let edges: [Int64] = [
    0, 1, -1, 1 << 53, -1 << 53, .max, .min, 253_402_300_799, 253_402_300_800, -62_135_596_800,
    -62_135_596_801,
  ]

  @Test(arguments: edges) func aTimeIsWithinTheCalendarOrNone(_ seconds: Int64) throws {
    let time = CaptureTime(local: seconds, source: .mtime)
    #expect((time != nil) == CivilTime.secondsRange.contains(seconds))
    guard let time else { return }
    #expect((1...9999).contains(time.civil.year) && time.civil.seconds == seconds)
    #expect(time.localText.utf8.count == 19)
    #expect(time.civil.dayOfYear >= 1 && (0...6).contains(time.civil.weekday))
  }

  @Test(arguments: edges) func aFilesTimeIsBroughtIntoTheCalendar(_ seconds: Int64) {
    #expect((1...9999).contains(CaptureTime(modified: seconds).civil.year))
  }

  @Test func aTimeOfImpossiblePartsIsNone() {
    #expect(CaptureTime(local: 0, fraction: "x", source: .exif) == nil)
    #expect(CaptureTime(local: 0, offsetMinutes: 841, source: .exif) == nil)
    #expect(CaptureTime(local: 0, offsetMinutes: .min, source: .exif) == nil)
    #expect(CaptureTime(local: 0, fraction: "1234567890", source: .exif)?.fraction == "123456789")
  }

  @Test(arguments: [0, -1, .max, .min, 1 << 53, (1 << 30) + 1]) func aSizeOutOfRangeIsNone(_ edge: Int) {
    #expect(PixelSize(checkedWidth: edge, height: 1) == nil)
    #expect(PixelSize(checkedWidth: 1, height: edge) == nil)
    let size = PixelSize(width: edge, height: edge)
    #expect(size.pixels > 0)
    #expect(size.fitted(within: PixelSize(width: .max, height: 1), enlarge: true).pixels > 0)
    #expect(size.covering(PixelSize(width: .max, height: .max), enlarge: true).pixels > 0)
  }

  @Test func aDigestHasAllItsBytes() throws {
    let bytes = (0..<32).map { UInt8($0 * 7 & 0xFF) }
    let digest = try #require(PhotoDigest(bytes))
    #expect(digest.bytes == bytes)
    #expect(PhotoDigest(hash: bytes) == digest)
    #expect(PhotoDigest(hex: digest.hex) == digest)
    #expect(PhotoDigest(Array(bytes.dropLast())) == nil && PhotoDigest(bytes + [0]) == nil)
    #expect(PhotoDigest(hex: digest.hex.uppercased()) == nil)
    #expect(PhotoDigest(hex: digest.hex.dropLast()) == nil)
    #expect(PhotoDigest(hex: digest.hex.dropLast(2) + "zz") == nil)
  }

  @Test func aPositionIsOnEarthOrNone() {
    #expect(GeoPosition(latitude: 0, longitude: 0) == nil)
    #expect(GeoPosition(latitude: 90.1, longitude: 0) == nil)
    #expect(GeoPosition(latitude: 1, longitude: -180.5) == nil)
    #expect(GeoPosition(latitude: .nan, longitude: 1) == nil)
    #expect(GeoPosition(latitude: 1, longitude: 2, altitude: 4_294_967_284)?.altitude == nil)
    #expect(GeoPosition(latitude: 1, longitude: 2, altitude: .nan)?.altitude == nil)
    #expect(
      GeoPosition(latitude: 48.85837, longitude: -2.294481, altitude: 35)?.text
        == "48.858370, -2.294481, 35 m")
  }

  @Test func theTimeOfAPhotoIsReadByPeopleAndPrograms() throws {
    let time = try #require(
      CaptureTime(local: 1_556_964_672, fraction: "34", offsetMinutes: -150, source: .filename))
    #expect(time.localText == "2019-05-04T10:11:12.34")
    #expect(time.text == "2019-05-04 10:11:12.34 -02:30")
    #expect(time.sourceText == "from the file's name")
    #expect(time.markedText == time.text)
    #expect(CaptureTime(local: 0, source: .exif)?.sourceText == nil)
  }
}
