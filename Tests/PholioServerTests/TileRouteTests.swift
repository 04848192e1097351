import Foundation
import NIOHTTP1
import PholioFacts
import PholioImaging
import PholioServer
import PholioTestSupport
import Testing

/// Tiles of originals, as the page gets them.
struct TileRouteTests {
  /// The second photo is 1100 × 600.
  private func server(isReadOnly: Bool = false, cacheBudget: Int = 1 << 20) throws -> TestServer {
    try TestServer(["a": 1], isReadOnly: isReadOnly, cacheBudget: cacheBudget) { folder in
      let photo = try Fixture.photo(7, taken: "2021:01:01 00:00:00", width: 1100, height: 600)
      try folder.write(photo, to: "a/wide.jpg")
    }
  }

  private func address(_ ask: TestServer.Asking) async throws -> String {
    let photo = try await ask.order(1)[1]
    let digest = try #require(try await ask(.GET, "/api/photos/\(photo)").json["sha256"] as? String)
    return "/tile/\(digest).jpg"
  }

  @Test func tilesHaveTheSizesOfTheUprightTurnedOriginal() async throws {
    try await server().test { ask in
      let uri = try await address(ask)
      let sizes = [
        "x=0&y=0": (512, 512), "x=2&y=0": (76, 512), "x=1&y=1": (512, 88), "x=0&y=0&turn=90": (512, 512),
        "x=1&y=0&turn=90": (88, 512), "x=1&y=2&turn=270": (88, 76), "x=2&y=1&turn=180": (76, 88),
      ]
      for (place, (width, height)) in sizes {
        let reply = try await ask(.GET, "\(uri)?\(place)")
        #expect(reply.status == 200 && reply.headers[field: "Content-Type"] == "image/jpeg", "\(place)")
        #expect(reply.headers[field: "Cache-Control"] == "private, max-age=31536000, immutable")
        let bitmap = try PhotoDecoder.decode(reply.bytes, orientation: .upright, to: .full).bitmap
        #expect(bitmap.size == PixelSize(width: width, height: height), "\(place)")
        let again = try await ask(
          .GET, "\(uri)?\(place)", headers: ["If-None-Match": try #require(reply.headers[field: "ETag"])])
        #expect(again.status == 304 && again.bytes.isEmpty)
      }
    }
  }

  @Test func whatIsNoTileIsNotFound() async throws {
    try await server().test { ask in
      let uri = try await address(ask)
      for place in ["x=3&y=0", "x=0&y=2", "x=2&y=0&turn=90", "x=2097152&y=0"] {
        #expect(try await ask(.GET, "\(uri)?\(place)").status == 404, "\(place)")
      }
      for place in ["", "x=0", "y=0", "x=-1&y=0", "x=a&y=0", "x=0&y=0&turn=45", "x=99999999999999999999&y=0"]
      {
        #expect(try await ask(.GET, "\(uri)?\(place)").status == 400, "\(place)")
      }
      let unknown = String(repeating: "0", count: 64)
      #expect(try await ask(.GET, "/tile/\(unknown).jpg?x=0&y=0").status == 404)
    }
  }

  /// Those of a band are made together, once, and come from the cache without the original.
  @Test func tilesOfABandAreMadeOnceHoweverManyAsk() async throws {
    let server = try server()
    try await server.test { ask in
      let uri = try await address(ask)
      let replies = try await withThrowingTaskGroup(of: (Int, TestServer.Reply).self) { group in
        for index in 0..<9 { group.addTask { (index % 2, try await ask(.GET, "\(uri)?x=\(index % 2)&y=0")) } }
        return try await group.reduce(into: [:]) { $0[$1.0, default: []].append($1.1) }
      }
      for (_, same) in replies {
        #expect(Set(same.map(\.bytes)).count == 1 && same.allSatisfy { $0.status == 200 })
      }
      try FileManager.default.removeItem(atPath: server.folder["a/wide.jpg"])
      for x in 0..<3 { #expect(try await ask(.GET, "\(uri)?x=\(x)&y=0").status == 200) }
      #expect(try await ask(.GET, "\(uri)?x=0&y=1").status == 404)
    }
  }

  @Test func tilesStayWithinTheBudgetOfLargeViews() async throws {
    let budget = 9000
    let server = try server(cacheBudget: budget)
    try await server.test { ask in
      let uri = try await address(ask)
      for place in ["x=0&y=0", "x=0&y=1", "x=1&y=0&turn=90", "x=0&y=0&turn=180"] {
        #expect(try await ask(.GET, "\(uri)?\(place)").status == 200)
        let cache = server.folder["library/cache/large"]
        let sizes = try FileManager.default.subpathsOfDirectory(atPath: cache).map { path in
          let facts = try FileManager.default.attributesOfItem(atPath: "\(cache)/\(path)")
          return facts[.type] as? FileAttributeType == .typeRegular ? facts[.size] as? Int ?? 0 : 0
        }
        #expect(sizes.reduce(0, +) <= budget)
      }
    }
  }

  @Test func whoWaitsNoLongerStopsNobodyElse() async throws {
    try await server().test { ask in
      let uri = try await address(ask)
      let leaving = (0..<3).map { x in Task { try await ask(.GET, "\(uri)?x=\(x)&y=0") } }
      let staying = Task { try await ask(.GET, "\(uri)?x=0&y=1") }
      for task in leaving { task.cancel() }
      for task in leaving {
        let status = try? await task.value.status
        #expect(status == nil || status == 200 || status == 503)
      }
      #expect(try await staying.value.status == 200)
      #expect(try await ask(.GET, "\(uri)?x=0&y=0").status == 200)
    }
  }

  @Test func guestsGetNoTiles() async throws {
    try await server(isReadOnly: true).test { ask in
      let reply = try await ask(.GET, "\(try await address(ask))?x=0&y=0")
      #expect(reply.status == 403 && reply.code == "read_only")
    }
  }
}
