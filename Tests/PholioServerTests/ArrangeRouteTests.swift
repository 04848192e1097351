import Foundation
import NIOHTTP1
import PholioLayout
import PholioTestSupport
import Testing

/// Moving on a plain array: take the photos out, put them in where the neighbour is.
private func plainMove(_ list: [Int], _ photos: [Int], _ destination: Destination<Int>) -> [Int] {
  var rest = list.filter { !photos.contains($0) }
  if let anchor = destination.anchor, photos.contains(anchor) {
    if case .onto = destination { return list }
    // They gather where it is.
    let index = list.prefix { $0 != anchor }.filter { !photos.contains($0) }.count
    rest.insert(contentsOf: photos, at: index)
    return rest
  }
  let index: Int
  switch destination {
  case .to(let cell): index = min(cell.rawValue, rest.count)
  case .end: index = rest.count
  case .before(let anchor): index = rest.firstIndex(of: anchor)!
  case .after(let anchor): index = rest.firstIndex(of: anchor)! + 1
  case .onto(let anchor):
    let isBefore = list.firstIndex(of: photos[0])! < list.firstIndex(of: anchor)!
    index = rest.firstIndex(of: anchor)! + (isBefore ? 1 : 0)
  }
  rest.insert(contentsOf: photos, at: index)
  return rest
}

struct ArrangeRouteTests {
  /// Every kind of target, against a plain list.
  @Test(arguments: 0..<4) func randomMovesAreThoseOfAPlainList(seed: Int) async throws {
    try await TestServer(["a": 12]).test { ask in
      var random = SeededGenerator(seed: UInt64(seed))
      let id = try #require(try await ask.galleries()["a"]?.id)
      var revision = try #require(try await ask.galleries()["a"]?.revision)
      var list = try await ask.order(id)
      for _ in 0..<40 {
        let photos = Array(
          list.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random)))
        let anchor = list.randomElement(using: &random)!
        let position = Int.random(in: 1...14, using: &random)
        let (target, destination): (String, Destination<Int>) =
          switch Int.random(in: 0..<5, using: &random) {
          case 0: (#"{"to": \#(position)}"#, .to(CellIndex(min(position - 1, 12))))
          case 1: (#"{"to": "last"}"#, .to(CellIndex(12)))
          case 2: (#"{"onto": \#(anchor)}"#, .onto(anchor))
          case 3: (#"{"before": \#(anchor)}"#, .before(anchor))
          default: (#"{"after": \#(anchor)}"#, .after(anchor))
          }
        let reply = try await ask(
          .POST, "/api/galleries/\(id)/move",
          #"{"revision": \#(revision), "photos": \#(photos), "target": \#(target)}"#)
        let moved = plainMove(list, photos, destination)
        let hasMoved = moved != list
        list = moved
        #expect(try reply.json["changed"] as? Bool == hasMoved)
        #expect(try await ask.order(id) == list, "\(photos) \(target)")
        if hasMoved { revision += 1 }
      }
    }
  }

  @Test func aChangeOnAnOldRevisionIsRefusedWithTheNewOne() async throws {
    try await TestServer(["a": 4, "b": 2]).test { ask in
      let (id, revision) = try #require(try await ask.galleries()["a"])
      let order = try await ask.order(id)
      let move = #"{"revision": \#(revision), "photos": [\#(order[0])], "target": {"to": "last"}}"#
      #expect(try await ask(.POST, "/api/galleries/\(id)/move", move).status == 200)
      let moved = try await ask.order(id)
      let stale = try await ask(.POST, "/api/galleries/\(id)/move", move)
      #expect(stale.status == 412 && stale.code == "stale")
      let current = try #require(try stale.json["galleries"] as? [[String: Any]])
      #expect(current.count == 1 && current[0]["revision"] as? Int == revision + 1)
      for (method, uri, body) in [
        (
          HTTPMethod.POST, "/api/galleries/\(id)/remove",
          #"{"revision": \#(revision), "photos": [\#(order[1])]}"#
        ),
        (.POST, "/api/galleries/\(id)/sort", #"{"revision": \#(revision), "reverse": true}"#),
        (.DELETE, "/api/galleries/\(id)?revision=\(revision)", ""),
        (.PATCH, "/api/galleries/\(id)", #"{"revision": \#(revision), "name": "c"}"#),
      ] {
        #expect(try await ask(method, uri, body).status == 412, "\(uri)")
      }
      #expect(try await ask.order(id) == moved)
    }
  }

  @Test func aTransferIsOneChangeAndOneUndo() async throws {
    try await TestServer(["a": 4, "b": 3]).test { ask in
      let galleries = try await ask.galleries()
      let (a, b) = (try #require(galleries["a"]), try #require(galleries["b"]))
      let (inA, inB) = (try await ask.order(a.id), try await ask.order(b.id))
      let transfer = try await ask(
        .POST, "/api/transfer",
        """
        {"from": {"gallery": \(a.id), "revision": \(a.revision)},
         "into": {"gallery": \(b.id), "revision": \(b.revision)},
         "photos": [\(inA[2]), \(inA[0])], "target": {"after": \(inB[1])}}
        """)
      #expect(transfer.status == 200)
      #expect(try await ask.order(a.id) == [inA[1], inA[3]])
      #expect(try await ask.order(b.id) == [inB[0], inB[1], inA[2], inA[0], inB[2]])
      let change = try #require(try transfer.json["change"] as? Int)
      #expect(try await ask(.POST, "/api/undo", #"{"change": \#(change + 1)}"#).status == 412)
      #expect(try await ask(.POST, "/api/undo", #"{"change": \#(change)}"#).status == 200)
      #expect(try await ask.order(a.id) == inA)
      #expect(try await ask.order(b.id) == inB)
      #expect(try await ask(.POST, "/api/redo", #"{"gallery": \#(b.id)}"#).status == 200)
      #expect(try await ask.order(a.id) == [inA[1], inA[3]])
    }
  }

  @Test func aCopyStaysWhereItWas() async throws {
    try await TestServer(["a": 3, "b": 3]).test { ask in
      let galleries = try await ask.galleries()
      let (a, b) = (try #require(galleries["a"]), try #require(galleries["b"]))
      let (inA, inB) = (try await ask.order(a.id), try await ask.order(b.id))
      func copy(_ photos: [Int], _ target: String, revision: Int) async throws -> Int {
        try await ask(
          .POST, "/api/transfer",
          """
          {"from": {"gallery": \(a.id)}, "into": {"gallery": \(b.id), "revision": \(revision)},
           "photos": \(photos), "target": \(target), "copy": true}
          """
        ).status
      }
      #expect(try await copy([inA[1]], #"{"to": 1}"#, revision: b.revision) == 200)
      #expect(try await ask.order(a.id) == inA)
      #expect(try await ask.order(b.id) == [inA[1]] + inB)
      // A photo that is in the gallery already is moved, not doubled; its anchor is one of the others.
      #expect(try await copy([inA[1], inA[0]], #"{"after": \#(inB[0])}"#, revision: b.revision + 1) == 200)
      #expect(try await ask.order(b.id) == [inB[0], inA[1], inA[0], inB[1], inB[2]])
    }
  }

  @Test func whatHasLeftTheGalleryCannotBeMoved() async throws {
    try await TestServer(["a": 3, "b": 1]).test { ask in
      let (id, revision) = try #require(try await ask.galleries()["a"])
      let order = try await ask.order(id)
      let stranger = try await ask.order(try #require(try await ask.galleries()["b"]).id)[0]
      for (photos, target) in [
        ("[\(stranger)]", #"{"to": 1}"#), ("[\(order[0])]", #"{"before": \#(stranger)}"#),
        ("[999999]", #"{"to": 1}"#),
      ] {
        let reply = try await ask(
          .POST, "/api/galleries/\(id)/move",
          #"{"revision": \#(revision), "photos": \#(photos), "target": \#(target)}"#)
        #expect(reply.status == 409 && reply.code == "not_in_gallery")
      }
      let reply = try await ask(
        .POST, "/api/galleries/\(id)/move", #"{"revision": \#(revision), "photos": [], "target": {"to": 1}}"#)
      #expect(reply.status == 400)
      #expect(
        try await ask(
          .POST, "/api/galleries/77/move", #"{"revision": 1, "photos": [1], "target": {"to": 1}}"#
        ).status == 404)
    }
  }

  @Test(arguments: ["0", "-1", "1000000001", "9223372036854775807"])
  func aPositionThatNoListHasIsToldWithThoseThereAre(position: String) async throws {
    try await TestServer(["a": 3]).test { ask in
      let (id, revision) = try #require(try await ask.galleries()["a"])
      let order = try await ask.order(id)
      let reply = try await ask(
        .POST, "/api/galleries/\(id)/move",
        #"{"revision": \#(revision), "photos": [\#(order[2])], "target": {"to": \#(position)}}"#)
      #expect(reply.status == 400)
      let error = try reply.json["error"] as? [String: Any]
      #expect(error?["message"] as? String == "positions go from 1 to 1000000000, not \(position)")
      #expect(try await ask.order(id) == order)
    }
  }

  @Test func galleriesAreMadeEditedMovedDeletedAndBroughtBack() async throws {
    try await TestServer(["a": 2, "b": 1]).test { ask in
      let made = try await ask(.POST, "/api/galleries", #"{"name": "<b>&"}"#)
      #expect(made.status == 201)
      #expect(try await ask(.POST, "/api/galleries", #"{"name": "a"}"#).code == "name_taken")
      let a = try #require(try await ask.galleries()["a"])
      let edit = try await ask(
        .PATCH, "/api/galleries/\(a.id)", #"{"name": "c", "cap": {"columns": 3, "rows": 2}, "locked": true}"#)
      let edited = try #require(try edit.json["galleries"] as? [[String: Any]])[0]
      #expect(edited["name"] as? String == "c" && edited["locked"] as? Bool == true)
      #expect(edited["cap"] as? [String: Int] == ["columns": 3, "rows": 2])
      let locked = try await ask(.DELETE, "/api/galleries/\(a.id)?revision=\(a.revision)")
      #expect(locked.status == 409 && locked.code == "locked")
      #expect(try await ask(.PATCH, "/api/galleries/\(a.id)", #"{"locked": false}"#).status == 200)
      let photos = try await ask.order(a.id)
      let deleted = try await ask(.DELETE, "/api/galleries/\(a.id)?revision=\(a.revision)")
      #expect(try deleted.json["gone"] as? [Int] == [a.id])
      #expect(try await ask(.GET, "/api/galleries/\(a.id)").status == 404)
      #expect(try await ask(.POST, "/api/undo", "{}").status == 200)
      #expect(try await ask.order(a.id) == photos)
      // The galleries' own order.
      let portfolio = try await ask(.GET, "/api/portfolio").json
      let ids = try #require(portfolio["galleries"] as? [[String: Any]]).compactMap { $0["id"] as? Int }
      let revision = try #require(portfolio["revision"] as? Int)
      let move = try await ask(
        .POST, "/api/portfolio/move",
        #"{"revision": \#(revision), "galleries": [\#(ids[2])], "target": {"before": \#(ids[0])}}"#)
      #expect(move.status == 200)
      let after = try #require(try await ask(.GET, "/api/portfolio").json["galleries"] as? [[String: Any]])
      #expect(after.compactMap { $0["id"] as? Int } == [ids[2], ids[0], ids[1]])
    }
  }

  @Test func wordsAreGivenAndTakenBack() async throws {
    try await TestServer(["a": 1]).test { ask in
      let given = try await ask(
        .PATCH, "/api/photos/1", #"{"title": "Evening", "description": "By the sea"}"#
      ).json
      #expect(given["title"] as? String == "Evening" && given["description"] as? String == "By the sea")
      let taken = try await ask(.PATCH, "/api/photos/1", #"{"description": null}"#).json
      #expect(taken["title"] as? String == "Evening" && taken["description"] is NSNull)
      for words in [#""a\u0000b""#, #""a\u001b[31m""#, "\"\(String(repeating: "x", count: 65_537))\""] {
        let refused = try await ask(
          .PATCH, "/api/photos/1", #"{"title": \#(words), "description": \#(words)}"#)
        #expect(refused.status == 400 && refused.code == "bad_request")
      }
      #expect(try await ask(.GET, "/api/photos/1").json["title"] as? String == "Evening")
      #expect(try await ask(.PATCH, "/api/photos/99", #"{"title": "x"}"#).status == 404)
    }
  }

  @Test func valuesAreGivenTakenBackAndUndone() async throws {
    try await TestServer(["a": 2]).test { ask in
      let gallery = try #require(try await ask.galleries()["a"])
      let before = try await ask(.GET, "/api/photos/1").json
      let size = (before["width"] as? Int, before["height"] as? Int)
      let given = try await ask(
        .PATCH, "/api/photos/1",
        """
        {"rating": 4, "label": "red", "keywords": ["sea"], "flag": "pick", "turn": 90,
         "gallery": \(gallery.id)}
        """
      ).json
      #expect(given["rating"] as? Int == 4 && given["label"] as? String == "Red")
      #expect(given["keywords"] as? [String] == ["sea"] && given["flag"] as? String == "pick")
      #expect(given["turn"] as? Int == 90 && given["has_own_rating"] as? Bool == true)
      let layout = try await ask(.GET, "/api/galleries/\(gallery.id)/photos?from=0&count=2").json
      let shown = try #require(
        (layout["photos"] as? [[String: Any]])?.first { $0["id"] as? Int == 1 })
      #expect(shown["rating"] as? Int == 4 && shown["label"] as? String == "Red")
      #expect(shown["flag"] as? String == "pick" && shown["turn"] as? Int == 90)
      #expect(shown["width"] as? Int == size.1 && shown["height"] as? Int == size.0)
      let none = try await ask(
        .PATCH, "/api/photos/1", #"{"rating": "none", "label": null, "keywords": [], "turn": null}"#
      ).json
      #expect(none["rating"] is NSNull && none["has_own_rating"] as? Bool == true)
      #expect(none["has_own_label"] as? Bool == false && none["has_own_keywords"] as? Bool == true)
      #expect(none["turn"] as? Int == 0 && none["flag"] as? String == "pick")
      // The first is the gallery's, the second only the library's.
      #expect(try await ask(.POST, "/api/undo", "{}").status == 200)
      #expect(try await ask(.GET, "/api/photos/1").json["rating"] as? Int == 4)
      let undone = try await ask(.POST, "/api/undo", #"{"gallery": \#(gallery.id)}"#)
      #expect(undone.status == 200)
      #expect(try await ask(.GET, "/api/photos/1").json["flag"] is NSNull)
      #expect(try await ask.galleries()["a"]?.revision == gallery.revision)
      for body in [
        #"{"rating": 6}"#, #"{"rating": -1}"#, #"{"rating": "many"}"#, #"{"label": "pink"}"#,
        #"{"flag": "none"}"#, #"{"turn": 45}"#, #"{"keywords": ["a\nb"]}"#, #"{"keywords": "sea"}"#,
      ] {
        let refused = try await ask(.PATCH, "/api/photos/1", body)
        #expect(refused.status == 400 && refused.code == "bad_request", "\(body)")
      }
      let elsewhere = try await ask(.PATCH, "/api/photos/1", #"{"rating": 1, "gallery": 99}"#)
      #expect(elsewhere.status == 404)
    }
  }

  @Test func sortingIsAChangeLikeAnyOther() async throws {
    try await TestServer(["a": 5]).test { ask in
      let (id, revision) = try #require(try await ask.galleries()["a"])
      let order = try await ask.order(id)
      let reversed = try await ask(
        .POST, "/api/galleries/\(id)/sort", #"{"revision": \#(revision), "by": ["date"], "reversed": true}"#)
      #expect(reversed.status == 200)
      #expect(try await ask.order(id) == order.reversed())
      for body in [#""by": ["colours"]"#, #""by": []"#, #""by": ["date"], "shuffle": 4"#, #""shuffle": -1"#] {
        let reply = try await ask(
          .POST, "/api/galleries/\(id)/sort", #"{"revision": \#(revision + 1), \#(body)}"#)
        #expect(reply.status == 400, "\(body)")
      }
      let history = try await ask(.GET, "/api/galleries/\(id)/history").json["changes"] as? [[String: Any]]
      #expect(history?.map { $0["state"] as? String } == ["done"])
    }
  }
}
