import PholioFacts
import PholioImaging
import PholioTestSupport
import Testing

/// What Google Takeout writes beside photos.
@Suite struct TakeoutTests {
  private static func content(_ json: String) -> SidecarContent? { SidecarContent(takeout: Array(json.utf8)) }

  @Test func itsTimePlaceDescriptionAndFavouritesAreRead() throws {
    let content = try #require(
      Self.content(
        """
        {"title": "a.jpg", "description": "Two\\nlines", "favorited": true,
         "photoTakenTime": {"timestamp": "-86400", "formatted": "Dec 31, 1969"},
         "geoData": {"latitude": 0.0, "longitude": 0.0, "altitude": 0.0},
         "geoDataExif": {"latitude": -33, "longitude": 151.25, "altitude": 12.5}}
        """))
    #expect(content.words.description == "Two\nlines" && content.words.rating == 5)
    #expect(content.words.title == nil)
    #expect(content.stated.facts.position == GeoPosition(latitude: -33, longitude: 151.25, altitude: 12.5))
    #expect(content.stated.date?.event == .taken && content.stated.date?.hasClock == true)
    let time = content.stated.date?.time
    #expect(time?.localText == "1969-12-31T00:00:00" && time?.offsetMinutes == 0 && time?.source == .takeout)
  }

  @Test func whatIsMissingOrImpossibleSaysNothing() {
    let empty = SidecarContent()
    for json in [
      "{}", "[]", "[{\"photoTakenTime\": {}}]", "{\"description\": \"of another program\"}",
      "{\"photoTakenTime\": {}, \"description\": \"\", \"favorited\": false}",
      "{\"photoTakenTime\": {\"timestamp\": 5}, \"description\": 7, \"favorited\": \"yes\"}",
      "{\"photoTakenTime\": {\"timestamp\": \"9223372036854775807\"}, \"geoData\": [1, 2]}",
      "{\"photoTakenTime\": {\"timestamp\": \"-99999999999\"}}",
      "{\"photoTakenTime\": {}, \"geoData\": {\"latitude\": 91, \"longitude\": 1}}",
      "{\"photoTakenTime\": {\"timestamp\": \"x\"}, \"description\": \"OLYMPUS DIGITAL CAMERA\"}",
    ] { #expect(Self.content(json) == empty, "\(json)") }
  }

  @Test func whatIsNoJSONIsNone() {
    for json in [
      "", "{", "x", "{\"photoTakenTime\": {\"timestamp\": \"5\"}", String(repeating: "[", count: 100_000),
    ] {
      #expect(Self.content(json) == nil)
    }
  }

  @Test func brokenBytesAreReadOrRefused() {
    let json = """
      {"photoTakenTime": {"timestamp": "1528351750"}, "geoData": {"latitude": 8.5, "longitude": 2}}
      """
    let sound = Array(json.utf8)
    var random = SeededGenerator(seed: 43)
    for _ in 0..<2000 {
      var bytes = sound
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      let content = SidecarContent(takeout: bytes)
      #expect(content?.stated.date.map { $0.time.civil.year >= 1800 } != false)
    }
  }
}
