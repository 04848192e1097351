import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import PholioTestSupport
import Testing

struct HostileRequestTests {
  private static let isSoak = ProcessInfo.processInfo.environment["PHOLIO_SOAK"] != nil

  /// Requests like the page's with some bytes changed: those without the cookie get nothing, the others an answer that is
  /// JSON or a picture; never a crash, and never a 500.
  @Test func mutatedRequestsAreAnsweredAndChangeNothing() async throws {
    let server = try TestServer(["a": 6, "b": 3])
    try await server.test { ask in
      let before = try await ask(.get, "/api/portfolio").bytes
      let orders = [try await ask.order(1), try await ask.order(2)]
      var random = SeededGenerator(seed: 6)
      let requests: [(HTTPRequest.Method, String, String?)] = [
        (.get, "/api/portfolio", nil), (.get, "/api/galleries/1", nil),
        (.get, "/api/galleries/1/layout?width=700&cell=200x200&gap=10&window=0,900&extra=3&cap=2x2", nil),
        (.get, "/api/galleries/1/photos?from=2&count=3", nil),
        (.get, "/api/galleries/1/order?from=0&count=9", nil),
        (.get, "/api/photos/1", nil), (.get, "/thumb/\(String(repeating: "ab", count: 32)).jpg", nil),
        (.post, "/api/galleries/1/hold", #"{"width": 700, "window": [0, 900], "held": [3, 1]}"#),
        (
          .post, "/api/galleries/1/hold",
          #"{"width": 700, "window": [0, 900], "entering": {"photos": [7], "x": 5, "y": 5}}"#
        ),
        // On a revision that is not the current one: even where nothing is spoilt, nothing may be done.
        (.post, "/api/galleries/1/move", #"{"revision": 99, "photos": [1, 2], "target": {"onto": 3}}"#),
        (
          .post, "/api/transfer",
          #"{"from": {"gallery": 1, "revision": 98}, "into": {"gallery": 2, "revision": 97}, "photos": [1], "target": {"to": "last"}}"#
        ),
        (.post, "/api/galleries/1/remove", #"{"revision": 99, "photos": [1]}"#),
        (.post, "/api/galleries/1/sort", #"{"revision": 99, "by": ["date", "name"], "reversed": true}"#),
        (.delete, "/api/galleries/1?revision=99", nil),
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
          : try await ask.raw(method, asked, sent, headers: [.origin: "http://localhost"])
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
          == JSONSerialization.jsonObject(with: Data(try await ask(.get, "/api/portfolio").bytes))
          as? NSDictionary)
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
