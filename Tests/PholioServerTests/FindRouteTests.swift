import Foundation
import NIOHTTP1
import PholioFacts
import PholioKit
import PholioLibrary
import PholioLooks
import PholioTestSupport
import SystemPackage
import Testing

struct FindRouteTests {
  private func completions(_ ask: TestServer.Asking, _ typed: String) async throws -> [String] {
    let text = typed.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    let answer = try await ask(.GET, "/api/completions?typed=\(text)&gallery=1").json
    return try #require(answer["completions"] as? [String])
  }

  @Test func aSelectionIsCompletedAsItIsTyped() async throws {
    try await TestServer(["a": 40]).test { ask in
      let terms = try await completions(ask, "cam")
      #expect(terms == ["camera:"])
      #expect(try await completions(ask, "3 and flag:p") == ["3 and flag:pick"])
      #expect(try await completions(ask, "in:") == ["in:a"])
      // Names of this gallery's files, thirty at most.
      #expect(try await completions(ask, "12.j") == ["12.jpg"])
      #expect(try await completions(ask, "").count == 30)
      #expect(try await completions(ask, "12.jpg").isEmpty)
      #expect(try await ask(.GET, "/api/completions?gallery=x").status == 400)
      #expect(try await ask(.GET, "/api/completions?gallery=99").status == 404)
    }
  }

  @Test func guestsAreNotOfferedPlacesAndMarks() async throws {
    try await TestServer(["a": 2], isReadOnly: true).test { ask in
      for typed in ["ne", "fol", "te", "rat", "fla", "lab"] {
        #expect(try await completions(ask, typed).isEmpty)
      }
      let terms = try await completions(ask, "cam")
      #expect(terms == ["camera:"])
    }
  }

  /// The same findings as those of `pholio alarms`, with the photos' ids.
  @Test func alarmsAreThoseOfTheOrder() async throws {
    let test = try TestServer(["a": 6])
    let library = try Library(at: FilePath(test.folder["library"]), create: false)
    try await test.test { ask in
      let order = try await ask.order(1)
      let revision = try #require(try await ask.galleries()["a"]).revision
      _ = try await ask(
        .POST, "/api/galleries/1/move",
        #"{"revision": \#(revision), "photos": [\#(order[4])], "target": {"to": 1}}"#)
      _ = try await ask(.PATCH, "/api/photos/\(order[2])", #"{"label": "red"}"#)
      for _ in 0..<2 {
        var expected: [OrderFinding] = []
        try library.alarms(in: [.gallery("a")], OrderCheckOptions()) { expected.append($0) }
        let answer = try await ask(.GET, "/api/galleries/1/alarms").json
        let findings = try #require(answer["findings"] as? [[String: Any]])
        #expect(findings.map { $0["rule"] as? String } == expected.map(\.rule))
        #expect(answer["count"] as? Int == expected.count)
        #expect(findings.map { $0["why"] as? String } == expected.map(\.why))
        #expect(findings.map { $0["positions"] as? [Int] } == expected.map(\.positions))
        let now = try await ask.order(1)
        for finding in findings {
          let positions = try #require(finding["positions"] as? [Int])
          #expect(finding["photos"] as? [Int] == positions.map { now[$0 - 1] })
        }
        #expect(findings.contains { $0["rule"] as? String == "clock" })
      }
      // What was kept is not told of a newer order.
      _ = try await ask(.POST, "/api/undo", #"{"gallery": 1}"#)
      _ = try await ask(.POST, "/api/undo", #"{"gallery": 1}"#)
      let answer = try await ask(.GET, "/api/galleries/1/alarms").json
      let findings = try #require(answer["findings"] as? [[String: Any]])
      #expect(!findings.contains { $0["rule"] as? String == "clock" })
      #expect(try await ask(.GET, "/api/galleries/99/alarms").status == 404)
      #expect(try await ask(.GET, "/api/galleries/99/alike").status == 404)
    }
  }

  @Test func lookAlikesAreGroupsOfThisGallerysPhotos() async throws {
    let test = try TestServer(["a": 3, "b": 2]) { folder in
      // Two drawn scenes, each twice, and once more in another gallery.
      for (index, seed) in [1, 2, 1, 2].enumerated() {
        let scene = Fixture.scene(seed)
        try folder.write(try Fixture.photo(of: scene, quality: 80 + index), to: "a/scene-\(index).jpg")
        if index < 2 { try folder.write(try Fixture.photo(of: scene, quality: 95), to: "b/\(index).jpg") }
      }
    }
    let library = try Library(at: FilePath(test.folder["library"]), create: false)
    try await test.test { ask in
      let order = try await ask.order(1)
      let answer = try await ask(.GET, "/api/galleries/1/alike").json
      let groups = try #require(answer["groups"] as? [[String: Any]])
      let known = try library.alike(Selection("in:a"), distance: Signature.defaultDistance).groups
      let found = groups.map { group in Set(group["photos"] as? [Int] ?? []) }
      let alike = known.filter { $0.photos.count > 1 }.map { group in Set(group.photos.map { Int($0) }) }
      #expect(Set(found) == Set(alike))
      #expect(groups.count >= 2)
      for group in groups {
        let positions = try #require(group["positions"] as? [Int])
        #expect(group["photos"] as? [Int] == positions.map { order[$0 - 1] })
        #expect((group["sha256"] as? [String])?.count == positions.count)
        #expect((group["turns"] as? [Int])?.count == positions.count)
      }
    }
  }

  @Test func galleriesTellTheirDates() async throws {
    let test = try TestServer(["a": 60, "b": 0])
    try await test.test { ask in
      func dates() async throws -> [[String: Any]] {
        try #require(try await ask(.GET, "/api/portfolio/dates").json["galleries"] as? [[String: Any]])
      }
      let first = try await dates()
      #expect(first.map { $0["id"] as? Int } == [1, 2])
      #expect(first[0]["first"] as? String == "2020-01-01T00:10:10")
      #expect(first[0]["last"] as? String == "2020-01-01T00:11:19")
      #expect(first[1]["first"] is NSNull && first[1]["last"] is NSNull)
      let order = try await ask.order(1)
      let revision = try #require(try await ask.galleries()["a"]).revision
      _ = try await ask(
        .POST, "/api/galleries/1/remove", #"{"revision": \#(revision), "photos": [\#(order[0])]}"#)
      let later = try await dates()
      #expect(later[0]["first"] as? String == "2020-01-01T00:10:11")
    }
  }
}
