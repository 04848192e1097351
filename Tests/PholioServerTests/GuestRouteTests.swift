import Foundation
import NIOHTTP1
import PholioCatalog
import PholioKit
import PholioLibrary
import PholioServer
import PholioTestSupport
import Synchronization
import SystemPackage
import Testing

/// What those with the guests' token get.
struct GuestRouteTests {
  /// All that changes nothing, though it is no GET, and guests' marks.
  private static let open: Set<String> = [
    "PUT api/picks/:id", "DELETE api/picks/:id",
  ]

  @Test func everyRouteIsRefusedThatIsNotForGuests() async throws {
    let server = try TestServer(["a": 3], letsGuestsPick: true, latitude: 48)
    let routes = server.server.routes().routes
    #expect(routes.count > 40)
    try await server.test { ask in
      let photos = try #require(
        try await ask(.GET, "/api/galleries/1/photos").json["photos"] as? [[String: Any]])
      let digest = try #require(photos[0]["sha256"] as? String)
      for route in routes {
        let name = "\(route.method) \(route.parts.joined(separator: "/"))"
        let path =
          "/"
          + route.parts.map { part in
            switch part {
            case ":name": "\(digest).jpg"
            case _ where part.hasPrefix(":"): "1"
            default: String(part)
            }
          }.joined(separator: "/")
        if route.method != .GET, !Self.open.contains(name) { #expect(route.audience == .owner, "\(name)") }
        // The stream does not end; `hello` is what the portfolio's answer is.
        if path == "/api/events" { continue }
        let reply = try await ask.asGuest(route.method, path)
        if route.audience == .owner {
          #expect(reply.status == 403 && reply.code == "read_only", "\(name)")
        } else {
          #expect(reply.status < 500, "\(name)")
          let text = String(decoding: reply.bytes, as: UTF8.self)
          #expect(!text.contains(server.folder.path), "\(name)")
          #expect(!text.contains("\"latitude\""), "\(name)")
        }
      }
    }
  }

  /// Whatever they are called; the page's own files are for everybody.
  @Test func originalsOrdersAndAddressesAreTheOwners() throws {
    let routes = try TestServer(["a": 1]).server.routes().routes
    for route in routes where ["api", "download"].contains(route.parts.first) {
      let path = route.parts.joined(separator: "/")
      guard ["original", "order.txt", "upload", "download", "api/guest"].contains(where: path.contains) else {
        continue
      }
      #expect(route.audience == .owner, "\(route.method) \(path)")
    }
    // What is no file is asked for there.
    let others = routes.filter { $0.parts.count > 1 && !["api", "download"].contains($0.parts[0]) }
    #expect(Set(others.map { String($0.parts[0]) }).isDisjoint(with: ["original", "originals", "uploads"]))
  }

  @Test func theCookieTellsGuestsFromTheOwner() async throws {
    try await TestServer(["a": 1], latitude: 48).test { ask in
      let entry = try await ask.raw(.GET, "/?token=\(TestServer.guestToken)", headers: [:])
      #expect(entry.status == 303)
      #expect(
        entry.headers[field: "Set-Cookie"]
          == "pholio-80=\(TestServer.guestToken); Path=/; HttpOnly; SameSite=Strict")
      for (asking, isGuest) in [(ask, false), (ask.asGuest, true)] {
        let portfolio = try await asking(.GET, "/api/portfolio").json
        #expect(portfolio["read_only"] as? Bool == isGuest)
        #expect((try await asking(.GET, "/api/photos/1").json["gps"] is NSNull) == isGuest)
        let made = try await asking(.POST, "/api/galleries", #"{"name": "b"}"#)
        #expect(made.status == (isGuest ? 403 : 201))
      }
    }
  }

  /// A sheet says and shows whatever its settings ask for: places, paths, the original's pixels.
  @Test func sheetsAreTheOwners() async throws {
    try await TestServer(["a": 1], latitude: 48).test { ask in
      let made = try await ask(.POST, "/api/galleries/1/sheet", "{}")
      #expect(made.status == 201)
      let page = try #require(made.json["sheet"] as? String)
      for settings in [
        #"{}"#, #"{"caption": "{city}, {country}"}"#, #"{"caption": "{path}"}"#,
        #"{"paper": "6000x4000px", "columns": 1}"#,
      ] {
        for list in ["galleries/1", "portfolio"] {
          let reply = try await ask.asGuest(.POST, "/api/\(list)/sheet", #"{"settings": \#(settings)}"#)
          #expect(reply.status == 403 && reply.code == "read_only", "\(list) \(settings)")
        }
      }
      // Not even one that the owner has made.
      for path in ["/sheet/\(page)/1.jpg", "/sheet/\(page)/sheet.pdf", "/api/presets", "/api/logos"] {
        #expect(try await ask.asGuest(.GET, path).code == "read_only", "\(path)")
      }
      #expect(try await ask(.GET, "/sheet/\(page)/1.jpg").status == 200)
    }
  }

  /// What was thought of photos, and what was thrown out, is not for those who look.
  @Test func guestsSeeNoStarsFlagsLabelsAndRejects() async throws {
    try await TestServer(["a": 9, "b": 2]).test { ask in
      let guest = ask.asGuest
      let values = #"{"rating": 4, "label": "red", "flag": "pick"}"#
      #expect(try await ask(.PATCH, "/api/photos/2", values).status == 200)
      for photo in [1, 5, 9] {
        #expect(try await ask(.PATCH, "/api/photos/\(photo)", #"{"flag": "reject"}"#).status == 200)
      }
      let seen = [2, 3, 4, 6, 7, 8]
      #expect(try await ask.order(1) == Array(1...9))
      #expect(try await guest(.GET, "/api/galleries/1/order").json["photos"] as? [Int] == seen)
      let layout = "layout?width=1000&window=0,5000"
      for path in ["photos", layout, layout + "&layout=rows"] {
        let reply = try await guest(.GET, "/api/galleries/1/\(path)")
        let text = String(decoding: reply.bytes, as: UTF8.self)
        let json = try reply.json
        #expect(reply.status == 200 && json["count"] as? Int == seen.count, "\(path)")
        #expect(json["total"] == nil && !text.contains("\"position\""), "\(path)")
        for mark in [#""rating":4"#, #""label":"red""#, #""flag":"pick""#, "reject"] {
          #expect(!text.contains(mark), "\(path): \(mark)")
        }
        let items = json["photos"] ?? json["cells"]
        let found = (items as? [[String: Any]] ?? []).compactMap { cell in
          (cell["photo"] as? [String: Any] ?? cell)["id"] as? Int
        }
        #expect(found == seen, "\(path)")
      }
      // The gallery is as long as what is seen of it, and its stack has no reject.
      let owners = try await ask(.GET, "/api/galleries/1").json
      let record = try await guest(.GET, "/api/galleries/1").json
      #expect(owners["count"] as? Int == 9 && record["count"] as? Int == seen.count)
      let portfolio = try await guest(.GET, "/api/portfolio").json["galleries"] as? [[String: Any]]
      #expect(portfolio?.map { $0["count"] as? Int } == [seen.count, 2])
      let stacks = [owners, record].map { $0["stack"] as? [String] ?? [] }
      #expect(stacks[1].first == stacks[0][1] && !stacks[1].contains(stacks[0][0]))
      // Large, one by one.
      let photo = try await guest(.GET, "/api/photos/2").json
      for key in ["rating", "label", "flag"] { #expect(photo[key] is NSNull, "\(key)") }
      #expect(photo["has_own_rating"] as? Bool == false && photo["has_own_label"] as? Bool == false)
      #expect((photo["texts"] as? [String: Any])?["rating"] == nil)
      #expect(try await guest(.GET, "/api/photos/5").status == 404)
      #expect(try await ask(.GET, "/api/photos/5").status == 200)
      // Nor can they be asked for, however it is put.
      for term in ["flag:reject", "rating:4-", "label:red", "not (FLAG:pick)", "like:(rating:5)", "text:red"]
      {
        let query = term.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        for path in ["photos?where=", "order?where=", "layout?width=500&where="] {
          let reply = try await guest(.GET, "/api/galleries/1/\(path)\(query)")
          #expect(reply.status == 403 && reply.code == "read_only", "\(path)\(term)")
        }
      }
      for (asked, found) in [("1-last", seen), ("5,9", []), ("1,2,3", [2, 3])] {
        let reply = try await guest(.GET, "/api/galleries/1/order?where=\(asked)")
        #expect(try reply.json["photos"] as? [Int] == found, "\(asked)")
      }
      let completions = try await guest(.GET, "/api/completions?typed=r&gallery=1").json["completions"]
      #expect((completions as? [String])?.contains { $0.hasPrefix("rating") } == false)
      for path in ["alarms", "alike"] {
        #expect(try await guest(.GET, "/api/galleries/1/\(path)").code == "read_only")
      }
    }
  }

  @Test func aRejectCantBeMarkedByGuests() async throws {
    try await TestServer(["a": 2], letsGuestsPick: true).test { ask in
      let rejected = try await ask(.PATCH, "/api/photos/1", #"{"flag": "reject"}"#)
      #expect(rejected.status == 200)
      #expect(try await ask.asGuest(.PUT, "/api/picks/1").status == 404)
      #expect(try await ask.asGuest(.PUT, "/api/picks/2").status == 200)
    }
  }

  @Test func readOnlyMakesTheOwnerAGuest() async throws {
    try await TestServer(["a": 1], isReadOnly: true).test { ask in
      #expect(try await ask(.GET, "/api/guest").code == "read_only")
      let portfolio = try await ask(.GET, "/api/portfolio").json
      #expect(portfolio["read_only"] as? Bool == true)
    }
  }

  /// What was typed for a change, or for a gallery that fills itself, may name folders and places.
  @Test func guestsAreNotToldWhatTheOwnerTyped() async throws {
    let server = try TestServer(["a": 2])
    try await server.test { ask in
      let gallery = try await ask.galleries()["a"]
      let sorted = try await ask(
        .POST, "/api/galleries/1/sort", #"{"revision": \#(try #require(gallery).revision), "reverse": true}"#)
      #expect(sorted.status == 200)
      for (asking, count) in [(ask, 1), (ask.asGuest, 0)] {
        let changes = try await asking(.GET, "/api/galleries/1/history?limit=1").json["changes"] as? [Any]
        #expect(changes?.count == count)
      }
    }
  }

  @Test func theOwnerIsToldTheGuestsAddress() async throws {
    try await TestServer(["a": 1]).test { ask in
      let invitation = try await ask(.GET, "/api/guest").json
      #expect(invitation["addresses"] as? [String] == ["http://127.0.0.1:80/?token=\(TestServer.guestToken)"])
      #expect(invitation["is_reachable"] as? Bool == false && invitation["may_pick"] as? Bool == false)
    }
  }

  @Test func aMarkIsInAGalleryOfItsOwn() async throws {
    try await TestServer(["a": 3], letsGuestsPick: true).test { ask in
      let guest = ask.asGuest
      let none = try await guest(.GET, "/api/picks").json
      #expect(
        none["photos"] as? [Int] == [] && none["gallery"] is NSNull && none["may_pick"] as? Bool == true)
      #expect(try await guest(.DELETE, "/api/picks/1").json["changed"] as? Bool == false)
      #expect(try await ask.galleries().count == 1)
      for (method, photo, changed) in [
        (HTTPMethod.PUT, 3, true), (.PUT, 1, true), (.PUT, 3, false), (.DELETE, 1, true),
        (.DELETE, 1, false),
      ] {
        let reply = try await guest(method, "/api/picks/\(photo)")
        #expect(reply.status == 200, "\(method) \(photo)")
        #expect(try reply.json["changed"] as? Bool == changed, "\(method) \(photo)")
      }
      let gallery = try #require(try await ask.galleries()["Guests' picks"])
      #expect(try await ask.order(gallery.id) == [3])
      let picks = try await guest(.GET, "/api/picks").json
      #expect(picks["photos"] as? [Int] == [3] && picks["gallery"] as? Int == gallery.id)
      // The others are as they were.
      #expect(try await ask.order(1) == [1, 2, 3])
    }
  }

  @Test func aMarkThatMayNotBeIsRefused() async throws {
    try await TestServer(["a": 2]).test { ask in
      for method in [HTTPMethod.PUT, .DELETE] {
        #expect(try await ask.asGuest(method, "/api/picks/1").code == "read_only")
      }
      let picks = try await ask.asGuest(.GET, "/api/picks").json
      #expect(picks["may_pick"] as? Bool == false)
    }
    try await TestServer(["a": 2], letsGuestsPick: true).test { ask in
      // One that does not exist, and one that is in no gallery.
      let gallery = try #require(try await ask.galleries()["a"])
      #expect(
        try await ask(
          .POST, "/api/galleries/1/remove", #"{"revision": \#(gallery.revision), "photos": [2]}"#
        ).status == 200)
      for photo in ["99", "2", "x", "-1", "9223372036854775808"] {
        #expect(try await ask.asGuest(.PUT, "/api/picks/\(photo)").code == "not_found", "\(photo)")
      }
      #expect(try await ask.asGuest(.PUT, "/api/picks/1").status == 200)
      let picks = try #require(try await ask.galleries()["Guests' picks"])
      #expect(try await ask(.PATCH, "/api/galleries/\(picks.id)", #"{"locked": true}"#).status == 200)
      #expect(try await ask.asGuest(.DELETE, "/api/picks/1").code == "locked")
      // Another site's page can't mark, either.
      let foreign = try await ask.asGuest(
        .PUT, "/api/picks/1", headers: ["Origin": "http://evil.example"])
      #expect(foreign.code == "origin")
    }
  }

  @Test func marksAreLimitedInNumberAndRate() async throws {
    try await TestServer(["a": 1], letsGuestsPick: true).test { ask in
      var codes: [String?] = []
      for _ in 0..<200 { codes.append(try await ask.asGuest(.PUT, "/api/picks/1").code) }
      #expect(codes.prefix(60).allSatisfy { $0 == nil })
      #expect(codes.contains("too_often"))
      #expect(Set(codes.compactMap(\.self)) == ["too_often"])
    }
  }

  @Test func marksHaveAnEnd() throws {
    let server = try TestServer(["a": 3])
    let library = try Library(at: FilePath(server.folder["library"]), create: false)
    for photo in [1, 2] as [Int64] {
      _ = try library.setGuestPick(PhotoID(rawValue: photo), to: true, atMost: 2)
    }
    #expect(throws: GuestPickError.tooMany) {
      try library.setGuestPick(PhotoID(rawValue: 3), to: true, atMost: 2)
    }
    // One that is marked already is no further one.
    #expect(try !library.setGuestPick(PhotoID(rawValue: 2), to: true, atMost: 2).hasChanged)
    #expect(try library.guestPicks().photos == [1, 2])
  }

  @Test func aRateHasABurstAndThenSoManyASecond() {
    let clock = ManualClock()
    let limit = RateLimit(burst: 3, perSecond: 2) { clock.now }
    func admitted() -> Int { (0..<10).filter { _ in limit.admits() }.count }
    #expect(admitted() == 3)
    clock.advance(by: .milliseconds(500))
    #expect(admitted() == 1)
    clock.advance(by: .milliseconds(250))
    #expect(admitted() == 0)
    clock.advance(by: .seconds(3600))
    #expect(admitted() == 3)
  }

  /// Read back by another program.
  @Test func theDrawnAddressIsReadByPhones() throws {
    let address = "https://192.168.178.20:8427/?token=" + String(repeating: "0123456789abcdef", count: 4)
    let svg = try #require(QRCode(address)).svg
    let side = try #require(svg.firstMatch(of: /viewBox="0 0 ([0-9]+) \1"/).flatMap { Int($0.1) })
    // Each module as 4 × 4 pixels of a portable graymap.
    let edge = 4 * side
    var pixels = [UInt8](repeating: 255, count: edge * edge)
    for run in svg.matches(of: /M([0-9]+) ([0-9]+)h([0-9]+)v1h-\3z/) {
      let (x, y, count) = (4 * (Int(run.1) ?? 0), 4 * (Int(run.2) ?? 0), 4 * (Int(run.3) ?? 0))
      for row in y..<y + 4 { for column in x..<x + count { pixels[row * edge + column] = 0 } }
    }
    let folder = try TemporaryFolder()
    try folder.write(Array("P5 \(edge) \(edge) 255\n".utf8) + pixels, to: "code.pgm")
    let read = try Program.run("zbarimg", ["--quiet", "--raw", folder["code.pgm"]])
    #expect(read.output == address + "\n", "\(read.messages)")
    #expect(QRCode(String(repeating: "x", count: 5000)) == nil)
  }
}

/// A clock that a test sets.
private final class ManualClock: Sendable {
  private let time = Mutex(ContinuousClock.now)

  var now: ContinuousClock.Instant { time.withLock(\.self) }

  func advance(by duration: Duration) { time.withLock { $0 += duration } }
}
