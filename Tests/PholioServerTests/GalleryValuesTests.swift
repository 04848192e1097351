import Foundation
import NIOHTTP1
import PholioTestSupport
import Testing

/// What is said of several photos at once.
struct GalleryValuesTests {
  private func photos(_ ask: TestServer.Asking, _ gallery: Int) async throws -> [[String: Any]] {
    let reply = try await ask(.GET, "/api/galleries/\(gallery)/photos?from=0&count=100")
    return try #require(try reply.json["photos"] as? [[String: Any]])
  }

  @Test func whatIsSaidOfSeveralPhotosIsOneChangeWithOneUndo() async throws {
    try await TestServer(["a": 5]).test { ask in
      let (id, revision) = try #require(try await ask.galleries()["a"])
      let order = try await ask.order(id)
      let said = try await ask(
        .PATCH, "/api/galleries/\(id)/values",
        #"""
        {"photos": [\#(order[1]), \#(order[3])], "revision": \#(revision), "rating": 4, "flag": "pick",
         "label": "red", "keywords": ["sea"], "title": "Evening"}
        """#)
      #expect(said.status == 200)
      let outcome = try said.json
      #expect(outcome["changed"] as? Bool == true)
      let ratings = try await photos(ask, id).map { $0["rating"] as? Int }
      #expect(ratings == [nil, 4, nil, 4, nil])
      #expect(try await photos(ask, id)[3]["title"] as? String == "Evening")
      let change = try #require(outcome["change"] as? Int)
      let undone = try await ask(.POST, "/api/undo", #"{"gallery": \#(id), "change": \#(change)}"#)
      #expect(undone.status == 200)
      #expect(try await photos(ask, id).allSatisfy { $0["rating"] is NSNull && $0["flag"] is NSNull })
    }
  }

  @Test func eachPhotoIsTurnedOnFromHowItLies() async throws {
    try await TestServer(["a": 3]).test { ask in
      let id = try #require(try await ask.galleries()["a"]).id
      let order = try await ask.order(id)
      let uri = "/api/galleries/\(id)/values"
      _ = try await ask(.PATCH, uri, #"{"photos": [\#(order[0])], "turn": 270}"#)
      let reply = try await ask(.PATCH, uri, #"{"photos": [\#(order[0]), \#(order[1])], "turn_by": 90}"#)
      #expect(reply.status == 200)
      #expect(try await photos(ask, id).map { $0["turn"] as? Int } == [0, 90, 0])
    }
  }

  @Test func aGalleryIsMadeOfWhatIsFoundInAnother() async throws {
    try await TestServer(["a": 4, "b": 2]).test { ask in
      let galleries = try await ask.galleries()
      let (a, b) = (try #require(galleries["a"]).id, try #require(galleries["b"]).id)
      let (order, other) = (try await ask.order(a), try await ask.order(b))
      let some = [order[1], order[3]]
      _ = try await ask(.PATCH, "/api/galleries/\(a)/values", #"{"photos": \#(some), "rating": 4}"#)
      _ = try await ask(.PATCH, "/api/galleries/\(b)/values", #"{"photos": [\#(other[0])], "rating": 5}"#)
      let bodies = [
        ("found", #"{"name": "found", "where": "rating:4-", "in": \#(a)}"#, Set(some)),
        ("all", #"{"name": "all", "where": "rating:4-"}"#, Set(some + [other[0]])),
      ]
      for (name, body, photos) in bodies {
        #expect(try await ask(.POST, "/api/galleries", body).status == 201)
        #expect(Set(try await ask.order(try #require(try await ask.galleries()[name]).id)) == photos)
      }
      let wrong = try await ask(.POST, "/api/galleries", #"{"name": "c", "where": "rating:"}"#)
      #expect(wrong.status == 400 && wrong.code == "bad_request")
      #expect(try await ask.galleries()["c"] == nil)
    }
  }

  @Test func keywordsAreAddedAndRemovedBesideEachPhotosOthers() async throws {
    try await TestServer(["a": 3]).test { ask in
      let id = try #require(try await ask.galleries()["a"]).id
      let order = try await ask.order(id)
      let uri = "/api/galleries/\(id)/values"
      _ = try await ask(.PATCH, uri, #"{"photos": [\#(order[0])], "keywords": ["sea", "old"]}"#)
      let body =
        #"{"photos": [\#(order[0]), \#(order[1])], "add_keywords": ["sky"], "remove_keywords": ["old"]}"#
      #expect(try await ask(.PATCH, uri, body).status == 200)
      var keywords: [[String]?] = []
      for photo in order {
        let reply = try await ask(.GET, "/api/photos/\(photo)")
        keywords.append(try reply.json["keywords"] as? [String])
      }
      #expect(keywords.map { $0.map(Set.init) } == [["sea", "sky"], ["sky"], []])
    }
  }

  @Test func whatCannotBeSaidIsRefusedAndNothingIsSaid() async throws {
    try await TestServer(["a": 2, "b": 1]).test { ask in
      let galleries = try await ask.galleries()
      let (id, revision) = try #require(galleries["a"])
      let order = try await ask.order(id)
      let stranger = try await ask.order(try #require(galleries["b"]).id)[0]
      func say(_ body: String) async throws -> TestServer.Reply {
        try await ask(.PATCH, "/api/galleries/\(id)/values", body)
      }
      let bodies = [
        #""rating": 6"#, #""turn": 45"#, #""turn_by": 0"#, #""turn_by": 45"#, #""turn": 90, "turn_by": 90"#,
        #""keywords": ["a"], "add_keywords": ["b"]"#, #""add_keywords": [], "remove_keywords": []"#,
        #""label": "pink""#, #""flag": "none""#, #""revision": \#(revision)"#,
      ]
      for body in bodies {
        let reply = try await say(#"{"photos": [\#(order[0])], \#(body)}"#)
        #expect(reply.status == 400 && reply.code == "bad_request", "\(body)")
      }
      #expect(try await say(#"{"rating": 1}"#).status == 400)
      #expect(try await say(#"{"photos": [], "rating": 1}"#).status == 400)
      let away = try await say(#"{"photos": [\#(order[0]), \#(stranger)], "rating": 1}"#)
      #expect(away.status == 409 && away.code == "not_in_gallery")
      let stale = try await say(#"{"photos": [\#(order[0])], "rating": 1, "revision": \#(revision + 1)}"#)
      #expect(stale.status == 412)
      let none = try await ask(.PATCH, "/api/galleries/99/values", #"{"photos": [1], "rating": 1}"#)
      #expect(none.status == 404)
      #expect(try await photos(ask, id).allSatisfy { $0["rating"] is NSNull })
    }
  }

  @Test func aGuestSaysNothing() async throws {
    try await TestServer(["a": 1], isReadOnly: true).test { ask in
      let reply = try await ask(.PATCH, "/api/galleries/1/values", #"{"photos": [1], "rating": 1}"#)
      #expect(reply.status == 403 && reply.code == "read_only")
    }
  }
}
