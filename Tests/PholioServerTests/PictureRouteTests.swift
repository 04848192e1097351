import Foundation
import NIOHTTP1
import PholioFacts
import PholioImaging
import PholioServer
import PholioTestSupport
import Testing

struct PictureRouteTests {
  private func digest(_ ask: TestServer.Asking, _ photo: Int = 1) async throws -> String {
    try #require(try await ask(.GET, "/api/photos/\(photo)").json["sha256"] as? String)
  }

  @Test(arguments: ["/thumb/HASH.jpg", "/large/HASH.jpg?edge=1024"])
  func picturesAreKeptForGood(address: String) async throws {
    try await TestServer(["a": 1]).test { ask in
      let uri = address.replacingOccurrences(of: "HASH", with: try await digest(ask))
      let picture = try await ask(.GET, uri)
      #expect(picture.status == 200 && picture.headers[field: "Content-Type"] == "image/jpeg")
      #expect(picture.headers[field: "Cache-Control"] == "private, max-age=31536000, immutable")
      let decoded = try PhotoDecoder.decode(picture.bytes, orientation: .upright, to: .full)
      #expect(decoded.bitmap.size == PixelSize(width: 90, height: 60))
      let tag = try #require(picture.headers[field: "ETag"])
      for known in [tag, "\"x\", \(tag)", "W/\(tag)", "*"] {
        let again = try await ask(.GET, uri, headers: ["If-None-Match": known])
        #expect(again.status == 304 && again.bytes.isEmpty)
      }
      #expect(try await ask(.GET, uri, headers: ["If-None-Match": "\"x\""]).status == 200)
      let head = try await ask(.HEAD, uri)
      #expect(head.status == 200 && head.bytes.isEmpty)
      #expect(head.headers[field: "Content-Length"] == "\(picture.bytes.count)")
    }
  }

  @Test(arguments: ["/thumb/HASH.jpg?", "/large/HASH.jpg?edge=1024&"])
  func aTurnIsAnotherPictureAtAnotherAddress(address: String) async throws {
    let server = try TestServer(["a": 1])
    try await server.test { ask in
      let uri = address.replacingOccurrences(of: "HASH", with: try await digest(ask))
      let plain = try await ask(.GET, uri)
      let none = try await ask(.GET, "\(uri)turn=0")
      #expect(none.bytes == plain.bytes && none.headers[field: "ETag"] == plain.headers[field: "ETag"])
      var tags = [try #require(plain.headers[field: "ETag"])]
      for turn in [90, 180, 270] {
        let picture = try await ask(.GET, "\(uri)turn=\(turn)")
        let size = try PhotoDecoder.decode(picture.bytes, orientation: .upright, to: .full).fullSize
        #expect(
          size == (turn == 180 ? PixelSize(width: 90, height: 60) : PixelSize(width: 60, height: 90)))
        tags.append(try #require(picture.headers[field: "ETag"]))
        let again = try await ask(.GET, "\(uri)turn=\(turn)", headers: ["If-None-Match": tags.last!])
        #expect(again.status == 304)
      }
      #expect(Set(tags).count == 4)
      for wrong in ["45", "-90", "360", "right", ""] {
        let reply = try await ask(.GET, "\(uri)turn=\(wrong)")
        #expect(reply.status == 400 && reply.code == "bad_request", "\(wrong)")
      }
      // Neither its thumbnail nor its original.
      try FileManager.default.removeItem(atPath: server.folder["library/thumbnails"])
      try? FileManager.default.removeItem(atPath: server.folder["library/cache"])
      try FileManager.default.removeItem(atPath: server.folder["a/0.jpg"])
      #expect(try await ask(.GET, "\(uri)turn=90").status == 404)
    }
  }

  @Test func aTornThumbnailIsMadeAgainAndTurned() async throws {
    let server = try TestServer(["a": 1])
    try await server.test { ask in
      let digest = try await digest(ask)
      let whole = try await ask(.GET, "/thumb/\(digest).jpg?turn=270").bytes
      let file = server.folder["library/thumbnails/\(digest.prefix(2))/\(digest.dropFirst(2)).jpg"]
      try Data([0xFF, 0xD8]).write(to: URL(fileURLWithPath: file))
      #expect(try await ask(.GET, "/thumb/\(digest).jpg?turn=270").bytes == whole)
    }
  }

  @Test func aLargeViewIsMadeOnceHoweverManyAsk() async throws {
    let server = try TestServer(["a": 1])
    try await server.test { ask in
      let uri = "/large/\(try await digest(ask)).jpg?edge=2048"
      let replies = try await withThrowingTaskGroup(of: TestServer.Reply.self) { group in
        for _ in 0..<8 { group.addTask { try await ask(.GET, uri) } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(Set(replies.map(\.bytes)).count == 1 && replies.allSatisfy { $0.status == 200 })
      // From now on it comes from the cache, even without the original.
      try FileManager.default.removeItem(atPath: server.folder["a/0.jpg"])
      #expect(try await ask(.GET, uri).bytes == replies[0].bytes)
      let standIn = try await ask(.GET, "/large/\(try await digest(ask)).jpg?edge=1024")
      #expect(standIn.status == 200 && standIn.headers[field: "Cache-Control"] == "no-store")
    }
  }

  @Test func largeViewsStayWithinTheirBudget() async throws {
    let budget = 6000
    let server = try TestServer(["a": 12], cacheBudget: budget)
    try await server.test { ask in
      for photo in 1...12 {
        #expect(try await ask(.GET, "/large/\(try await digest(ask, photo)).jpg").status == 200)
        let cache = server.folder["library/cache/large"]
        let sizes = try FileManager.default.subpathsOfDirectory(atPath: cache).map { path in
          let facts = try FileManager.default.attributesOfItem(atPath: "\(cache)/\(path)")
          return facts[.type] as? FileAttributeType == .typeRegular ? facts[.size] as? Int ?? 0 : 0
        }
        #expect(sizes.reduce(0, +) <= budget)
      }
    }
  }

  @Test func aTornThumbnailIsMadeAgain() async throws {
    let server = try TestServer(["a": 1])
    try await server.test { ask in
      let digest = try await digest(ask)
      let whole = try await ask(.GET, "/thumb/\(digest).jpg").bytes
      let file = server.folder["library/thumbnails/\(digest.prefix(2))/\(digest.dropFirst(2)).jpg"]
      for torn in [
        Data(), Data(whole.prefix(100)), Data(whole.prefix(100) + Array(repeating: 0, count: 500)),
      ] {
        try torn.write(to: URL(fileURLWithPath: file))
        #expect(try await ask(.GET, "/thumb/\(digest).jpg").bytes == whole)
        #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == Data(whole))
      }
      try FileManager.default.removeItem(atPath: file)
      try FileManager.default.removeItem(atPath: server.folder["a/0.jpg"])
      #expect(try await ask(.GET, "/thumb/\(digest).jpg").status == 404)
    }
  }

  /// By its checksum in the catalog; also after it was sent once.
  @Test func aThumbnailWithAFlippedBitIsMadeAgain() async throws {
    let server = try TestServer(["a": 1])
    try await server.test { ask in
      let digest = try await digest(ask)
      let name = "library/thumbnails/\(digest.prefix(2))/\(digest.dropFirst(2)).jpg"
      let file = URL(fileURLWithPath: server.folder[name])
      let whole = try Array(Data(contentsOf: file))
      for offset in [whole.count / 2, whole.count - 3] {
        var broken = whole
        broken[offset] ^= 1
        try server.folder.write(broken, to: name, modified: Date(timeIntervalSince1970: Double(offset)))
        for _ in 0..<2 { #expect(try await ask(.GET, "/thumb/\(digest).jpg").bytes == whole) }
        #expect(try Array(Data(contentsOf: file)) == whole)
      }
    }
  }

  @Test(arguments: [
    "/thumb/", "/thumb/x.jpg", "/thumb/../catalog.sqlite", "/thumb/..%2f..%2fcatalog.sqlite",
    "/thumb/%2e%2e/catalog.sqlite",
    "/thumb/0000000000000000000000000000000000000000000000000000000000000000.jpg",
    "/thumb/0000000000000000000000000000000000000000000000000000000000000000.jpg/x",
    "/thumb/000000000000000000000000000000000000000000000000000000000000000g.jpg",
    "/large/0000000000000000000000000000000000000000000000000000000000000000.jpg", "//etc/passwd",
    "/../../etc/passwd",
    "/sheet/x/1.jpg", "/sheet/../../catalog.sqlite", "/sheet/%2e%2e/catalog.sqlite", "/catalog.sqlite",
  ])
  func nothingElseIsFound(uri: String) async throws {
    try await TestServer(["a": 1]).test { ask in
      let reply = try await ask(.GET, uri)
      #expect(reply.status == 404 && reply.code == "not_found")
    }
  }
}
