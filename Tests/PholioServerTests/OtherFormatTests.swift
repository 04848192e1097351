import NIOHTTP1
import PholioFacts
import PholioImaging
import PholioServer
import PholioTestSupport
import Testing

/// Photos of other formats than JPEG, as the page gets them.
struct OtherFormatTests {
  /// Behind a JPEG, a HEIC with companions, and a RAW alone.
  private func server() throws -> TestServer {
    try TestServer(["a": 1]) { folder in
      try folder.write(Fixture.heic(2, taken: "2020:01:02 00:00:00"), to: "a/1.heic")
      try folder.write(Fixture.raw(1), to: "a/1.raf")
      try folder.write([1, 2, 3], to: "a/1.mov")
      try folder.write(Fixture.raw(3, taken: "2020:01:03 00:00:00"), to: "a/2.raf")
    }
  }

  @Test func theirPicturesAreJPEGsOfTheirColours() async throws {
    try await server().test { ask in
      let photos = try await ask.order(1)
      #expect(photos.count == 3)
      for (photo, number) in zip(photos.dropFirst(), [2, 3]) {
        let digest = try #require(try await ask(.GET, "/api/photos/\(photo)").json["sha256"] as? String)
        let sizes = [
          "/thumb/\(digest).jpg": PixelSize(width: 512, height: 384),
          "/large/\(digest).jpg?edge=1024": PixelSize(width: 640, height: 480),
        ]
        for (address, size) in sizes {
          let picture = try await ask(.GET, address)
          #expect(picture.status == 200 && picture.headers[field: "Content-Type"] == "image/jpeg")
          let bitmap = try PhotoDecoder.decode(picture.bytes, orientation: .upright, to: .full).bitmap
          #expect(bitmap.size == size)
          let expected = [37, 91, 151].map { number * $0 % 256 }
          #expect(
            zip(bitmap.bytes, expected).allSatisfy { abs(Int($0) - $1) < 8 },
            "\(address): \(bitmap.bytes.prefix(3))")
        }
      }
    }
  }

  @Test func theirCompanionsAreListed() async throws {
    try await server().test { ask in
      let page = try await ask(.GET, "/api/galleries/1/photos").json
      let listed = try #require(page["photos"] as? [[String: Any]])
      #expect(listed.map { $0["name"] as? String } == ["0.jpg", "1.heic", "2.raf"])
      var details: [[String: Any]] = []
      for photo in try await ask.order(1) {
        details.append(try await ask(.GET, "/api/photos/\(photo)").json)
      }
      for photos in [listed, details] {
        let companions = photos.map { photo -> [String] in
          (photo["companions"] as? [[String: Any]] ?? []).map {
            "\($0["kind"] as? String ?? "") \($0["name"] as? String ?? "")"
          }
        }
        #expect(companions == [[], ["movie 1.mov", "raw 1.raf"], []])
      }
    }
  }
}
