import Foundation
import NIOHTTP1
import PholioCatalog
import PholioLibrary
import PholioTestSupport
import Synchronization
import SystemPackage
import Testing

struct HostileRequestTests {
  private static let isSoak = ProcessInfo.processInfo.environment["PHOLIO_SOAK"] != nil

  /// The page's requests with some bytes changed. Without the cookie they get nothing, with it JSON or a
  /// picture; never a crash or a 500.
  @Test func mutatedRequestsAreAnsweredAndChangeNothing() async throws {
    let server = try TestServer(["a": 6, "b": 3])
    try await server.test { ask in
      let before = try await ask(.GET, "/api/portfolio").bytes
      let orders = [try await ask.order(1), try await ask.order(2)]
      var random = SeededGenerator(seed: 6)
      let requests: [(HTTPMethod, String, String?)] = [
        (.GET, "/api/portfolio", nil), (.GET, "/api/galleries/1", nil),
        (.GET, "/api/galleries/1/layout?width=700&cell=200x200&gap=10&window=0,900&extra=3&cap=2x2", nil),
        (.GET, "/api/galleries/1/photos?from=2&count=3", nil),
        (.GET, "/api/galleries/1/order?from=0&count=9", nil),
        (.GET, "/api/photos/1", nil), (.GET, "/thumb/\(String(repeating: "ab", count: 32)).jpg", nil),
        // On an old revision: even an intact request may change nothing.
        (.POST, "/api/galleries/1/move", #"{"revision": 99, "photos": [1, 2], "target": {"onto": 3}}"#),
        (
          .POST, "/api/transfer",
          #"{"from": {"gallery": 1, "revision": 98}, "into": {"gallery": 2, "revision": 97},"#
            + #" "photos": [1], "target": {"to": "last"}}"#
        ),
        (.POST, "/api/galleries/1/remove", #"{"revision": 99, "photos": [1]}"#),
        (.GET, "/api/galleries/1/layout?width=700&cell=9x90&window=0,900&layout=rows&extra=3", nil),
        (.POST, "/api/galleries/1/sort", #"{"revision": 99, "by": ["date", "name"], "reversed": true}"#),
        (.DELETE, "/api/galleries/1?revision=99", nil),
      ]
      for _ in 0..<(Self.isSoak ? 50_000 : 2000) {
        let (method, uri, body) = requests.randomElement(using: &random)!
        let mutatesBody = body != nil && Bool.random(using: &random)
        let asked = mutatesBody ? uri : Self.mutated(uri, printable: true, &random)
        guard asked.hasPrefix("/") else { continue }
        let sent = mutatesBody ? body.map { Self.mutated($0, printable: false, &random) } : body
        let hasCookie = Bool.random(using: &random)
        let reply =
          hasCookie
          ? try await ask(method, asked, sent)
          : try await ask.raw(method, asked, sent, headers: ["Origin": "http://localhost"])
        if hasCookie {
          #expect(reply.status < 500, "\(method) \(asked) \(sent ?? "")")
          if reply.status >= 400 { #expect(reply.code != nil, "\(method) \(asked) \(sent ?? "")") }
        } else {
          #expect(reply.status == 401)
        }
      }
      #expect([try await ask.order(1), try await ask.order(2)] == orders)
      #expect(
        try JSONSerialization.jsonObject(with: Data(before)) as? NSDictionary
          == JSONSerialization.jsonObject(with: Data(try await ask(.GET, "/api/portfolio").bytes))
          as? NSDictionary)
    }
  }

  /// Extreme numbers in all fields: each request is answered, and none ends the server or keeps it busy.
  @Test(
    .timeLimit(.minutes(TimeLimits.programs)),
    arguments: [
      "9223372036854775807", "9223372036854775808", "-9223372036854775808", "18446744073709551616", "1e300",
      "-1e300",
      "1e999", "NaN", "inf", "-1", "-0.0", "0", "0.5", "1000000", "1000000000", "4611686018427387904", "null",
      "\"x\"",
      "[]", "{}",
    ])
  func numbersAtEveryEdgeAreAnswered(number: String) async throws {
    let server = try TestServer(["a": 4, "b": 2])
    try await server.test { ask in
      let orders = [try await ask.order(1), try await ask.order(2)]
      let field = number.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
      for uri in [
        "/api/galleries/#", "/api/galleries/#/layout?width=500", "/api/photos/#",
        "/api/galleries/1/layout?width=#",
        "/api/galleries/1/layout?width=500&cell=#x#", "/api/galleries/1/layout?width=500&cell=8x#&window=0,#",
        "/api/galleries/1/layout?width=#&cell=8x8&gap=0&window=0,1e300",
        "/api/galleries/1/layout?width=500&gap=#", "/api/galleries/1/layout?width=500&window=#,#",
        "/api/galleries/1/layout?width=500&window=-1e300,1e300&extra=#&cell=#x8",
        "/api/galleries/1/layout?width=500&window=0,900&extra=#", "/api/galleries/1/layout?width=500&cap=#x#",
        "/api/portfolio/layout?width=500&window=#,1e300&extra=#", "/api/galleries/1/photos?from=#&count=#",
        "/api/galleries/1/photos?from=#", "/api/galleries/1/order?from=#&count=#",
        "/api/galleries/1/order?from=#",
        "/api/galleries/1/history?limit=#", "/api/portfolio/history?limit=#", "/large/x.jpg?edge=#",
        "/sheet/x/#.jpg",
      ] {
        let reply = try await ask(.GET, uri.replacingOccurrences(of: "#", with: field))
        #expect(reply.status < 500, "\(uri) \(number)")
      }
      for (method, uri, body) in [
        (HTTPMethod.POST, "/api/galleries/1/move", ##"{"revision": #, "photos": [1], "target": {"to": 2}}"##),
        (.POST, "/api/galleries/1/move", ##"{"revision": 99, "photos": [#], "target": {"to": #}}"##),
        (.POST, "/api/galleries/1/move", ##"{"revision": 99, "photos": [1], "target": {"onto": #}}"##),
        (.POST, "/api/portfolio/move", ##"{"revision": 99, "galleries": [#], "target": {"before": #}}"##),
        (
          .POST, "/api/transfer",
          ##"{"from": {"gallery": #, "revision": #}, "into": {"gallery": #, "revision": #},"##
            + ##" "photos": [#], "target": {"to": #}}"##
        ),
        (.POST, "/api/galleries/1/remove", ##"{"revision": 99, "photos": [#]}"##),
        (.POST, "/api/galleries/1/feature", ##"{"revision": 99, "photos": [#], "span": "2x2"}"##),
        (.POST, "/api/galleries/1/sort", ##"{"revision": 99, "shuffle": #}"##),
        (.POST, "/api/undo", ##"{"gallery": #, "change": #}"##), (.POST, "/api/redo", ##"{"change": #}"##),
        (.PATCH, "/api/galleries/1", ##"{"cap": {"columns": #, "rows": #}, "revision": 99}"##),
        (.PATCH, "/api/portfolio", ##"{"cap": {"columns": #, "rows": 200}}"##),
        (.PATCH, "/api/photos/#", ##"{"title": "x"}"##), (.DELETE, "/api/galleries/#?revision=#", ""),
      ] {
        let reply = try await ask(
          method, uri.replacingOccurrences(of: "#", with: field),
          body.replacingOccurrences(of: "#", with: number))
        #expect(reply.status < 500, "\(uri) \(body) \(number)")
      }
      #expect([try await ask.order(1), try await ask.order(2)] == orders)
    }
    #expect(server.log.all.isEmpty)
  }

  /// Changes on the current revision, every other one with changed bytes: they are made or refused, and the
  /// library stays sound.
  @Test func mutatedChangesLeaveTheLibraryWhole() async throws {
    let server = try TestServer(["a": 6, "b": 3, "c": 0])
    let made = Mutex<Set<String>>([])
    try await server.test { ask in
      var random = SeededGenerator(seed: 18)
      for number in 0..<(Self.isSoak ? 20_000 : 600) {
        let change = try await Self.change(number, ask, &random)
        let isSpoilt = Bool.random(using: &random)
        let mutatesBody = change.body != nil && Int.random(in: 0..<4, using: &random) > 0
        let uri = isSpoilt && !mutatesBody ? Self.mutated(change.uri, printable: true, &random) : change.uri
        guard uri.hasPrefix("/") else { continue }
        let body =
          isSpoilt && mutatesBody
          ? change.body.map { Self.mutated($0, printable: false, &random) } : change.body
        let reply = try await ask(change.method, uri, body)
        #expect(reply.status < 500, "\(change.method) \(uri) \(body ?? "")")
        if reply.status >= 400 { #expect(reply.code != nil, "\(change.method) \(uri) \(body ?? "")") }
        if reply.status < 300 && !isSpoilt { made.withLock { _ = $0.insert(change.kind) } }
      }
    }
    let kinds = made.withLock(\.self)
    #expect(kinds == Set(Self.kinds))
    #expect(server.log.all.isEmpty)
    var faults: [CatalogFault] = []
    let library = try Library(at: FilePath(server.folder["library"]), create: false)
    try library.catalog.check(isStopped: { false }, { faults.append($0) })
    #expect(faults.isEmpty, "\(faults)")
  }

  private struct Change {
    var kind: String
    var method: HTTPMethod
    var uri: String
    var body: String?
  }

  private static let kinds = [
    "make", "edit", "delete", "cap", "move", "portfolio", "transfer", "remove", "feature", "sort", "undo",
    "redo",
    "words",
    "sheet", "portfolio sheet", "page",
  ]

  /// One that can be made, as a rule.
  private static func change(
    _ number: Int, _ ask: TestServer.Asking, _ random: inout SeededGenerator
  ) async throws -> Change {
    func post(_ kind: String, _ uri: String, _ body: String) -> Change {
      Change(kind: kind, method: .POST, uri: uri, body: body)
    }
    let portfolio = try await ask(.GET, "/api/portfolio").json
    let all = try #require(portfolio["galleries"] as? [[String: Any]])
    guard all.count > 1, all.contains(where: { $0["count"] as? Int ?? 0 > 0 }) else {
      return post("undo", "/api/undo", "{}")
    }
    func facts(_ gallery: [String: Any]) -> (id: Int, revision: Int) {
      (gallery["id"] as? Int ?? 0, gallery["revision"] as? Int ?? 0)
    }
    let (gallery, other) = (
      facts(all.filter { $0["count"] as? Int ?? 0 > 0 }.randomElement(using: &random)!),
      facts(all.randomElement(using: &random)!)
    )
    let photos = try await ask.order(gallery.id).shuffled(using: &random)
    let some = Array(photos.prefix(Int.random(in: 1...2, using: &random)))
    let at = "/api/galleries/\(gallery.id)"
    switch kinds.randomElement(using: &random)! {
    case "make": return post("make", "/api/galleries", #"{"name": "new \#(number)"}"#)
    case "edit":
      let cap = #"{"columns": \#(Int.random(in: 1...3, using: &random)), "rows": 2}"#
      return Change(
        kind: "edit", method: .PATCH, uri: at,
        body:
          #"{"name": "named \#(number)", "cap": \#(cap), "locked": false, "revision": \#(gallery.revision)}"#)
    case "delete":
      return Change(kind: "delete", method: .DELETE, uri: "\(at)?revision=\(gallery.revision)", body: nil)
    case "cap":
      return Change(
        kind: "cap", method: .PATCH, uri: "/api/portfolio", body: #"{"cap": {"columns": 2, "rows": 1}}"#)
    case "move":
      return post(
        "move", at + "/move",
        #"{"revision": \#(gallery.revision), "photos": \#(some), "target": {"before": \#(photos.last!)}}"#)
    case "portfolio":
      return post(
        "portfolio", "/api/portfolio/move",
        """
        {"revision": \(portfolio["revision"] as? Int ?? 0), "galleries": [\(gallery.id)], "target": {"to": 1}}
        """)
    case "transfer":
      return post(
        "transfer", "/api/transfer",
        """
        {"from": {"gallery": \(gallery.id), "revision": \(gallery.revision)},
         "photos": \(some), "copy": \(Bool.random(using: &random)),
         "into": {"gallery": \(other.id), "revision": \(other.revision)}, "target": {"to": "last"}}
        """)
    case "remove":
      return post("remove", at + "/remove", #"{"revision": \#(gallery.revision), "photos": \#(some)}"#)
    case "feature":
      let span = "\(Int.random(in: 1...3, using: &random))x\(Int.random(in: 1...2, using: &random))"
      return post("feature", at + "/feature", #"{"photos": \#(some), "span": "\#(span)"}"#)
    case "sort":
      return post("sort", at + "/sort", #"{"revision": \#(gallery.revision), "shuffle": \#(number)}"#)
    case "undo": return post("undo", "/api/undo", "{}")
    case "redo": return post("redo", "/api/redo", "{}")
    case "words":
      return Change(
        kind: "words", method: .PATCH, uri: "/api/photos/\(some[0])",
        body: """
          {"title": "Evening \(number)", "description": "By the\\nsea", "rating": \(number % 6),
           "label": "red", "keywords": ["sea", "\(number)"], "flag": "pick", "turn": \(number % 4 * 90),
           "gallery": \(gallery.id)}
          """)
    case "portfolio sheet": return post("portfolio sheet", "/api/portfolio/sheet", #"{"preset": "proof"}"#)
    case "page":
      let made = try await ask(.POST, at + "/sheet", #"{"settings": {"columns": 2, "cell": 60}}"#).json
      let url = (made["pages"] as? [[String: Any]])?.first?["url"] as? String
      return Change(kind: "page", method: .GET, uri: "\(url ?? "/")?width=64", body: nil)
    default:
      return post(
        "sheet", at + "/sheet",
        #"{"settings": {"columns": 3, "cell": 100, "title": "T"}}"#
      )
    }
  }

  private static func mutated(_ text: String, printable: Bool, _ random: inout SeededGenerator) -> String {
    var bytes = Array(text.utf8)
    let special = Array("%/.?&=0-9\"{}[],:\\e+".utf8)
    for _ in 0..<Int.random(in: 1...3, using: &random) where bytes.count > 1 {
      let place = Int.random(in: 1..<bytes.count, using: &random)
      let byte =
        Bool.random(using: &random)
        ? special.randomElement(using: &random)!
        : printable
          ? UInt8.random(in: 0x21...0x7E, using: &random) : UInt8.random(in: 0...255, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[place] = byte
      case 1: bytes.insert(byte, at: place)
      case 2: bytes.remove(at: place)
      default: bytes.removeSubrange(place...)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
