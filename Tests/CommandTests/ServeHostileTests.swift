import Foundation
import PholioTestSupport
import Testing

/// The server's answers to hostile or broken clients.
struct ServeHostileTests {
  @Test func foreignHostsGetNothing() throws {
    let served = try ServedLibrary()
    for host in ["evil.example:\(served.port)", "evil.example", "localhost:1", ""] {
      let reply = try served.raw(served.head("GET", "/api/portfolio", host: host))
      #expect([400, 403].contains(reply.status) && !reply.body.contains("galleries"), "\(host)")
    }
    let cookie = "pholio-\(served.port)=\(served.token)"
    let old = try served.raw(
      "GET /api/portfolio HTTP/1.0\r\nConnection: close\r\nCookie: \(cookie)\r\n\r\n")
    #expect(old.status == 403)
    #expect(
      try served.raw(served.head("GET", "/api/portfolio", host: "localhost:\(served.port)")).status == 200)
  }

  @Test func headsWithoutEndAreCutOff() throws {
    let served = try ServedLibrary()
    let long = String(repeating: "x", count: 10 << 20)
    for start in [
      "GET /\(long)", "GET / HTTP/1.1\r\nHost: localhost:\(served.port)\r\nX-Long: \(long)",
      "GET / HTTP/1.1\r\n" + String(repeating: "X-Many: 1\r\n", count: 1 << 20), long,
    ] {
      let connection = try RawConnection(port: served.port)
      connection.send(start)
      #expect([0, 400].contains(ServedLibrary.reply(connection.receive()).status))
    }
    #expect(try served.ask("GET", "/api/portfolio").status == 200)
    #expect(try served.peakMemory() < 200)
  }

  @Test func aThousandIdleConnectionsKeepNobodyOut() throws {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    limit.rlim_cur = limit.rlim_max
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    let served = try ServedLibrary()
    let idle = try (0..<1000).map { number in
      let connection = try RawConnection(port: served.port)
      // Half of them send nothing, the others the beginning of a request.
      if number % 2 == 0 { connection.send("GET / HTTP/1.1\r\nHo") }
      return connection
    }
    #expect(try served.ask("GET", "/api/portfolio").status == 200)
    let ids = try served.ids()
    let moved = try served.ask(
      "POST", "/api/galleries/1/move", #"{"revision": 1, "photos": [\#(ids[5])], "target": {"to": 1}}"#)
    #expect(moved.status == 200)
    #expect(try served.peakMemory() < 200)
    withExtendedLifetime(idle) {}
  }

  /// It is the client's fault, and nothing to print on the terminal.
  @Test func aBodyThatIsBrokenIsABadRequest() throws {
    let served = try ServedLibrary()
    let head = served.head("POST", "/api/galleries/1/move", length: 0).replacing(
      "Content-Length: 0", with: "Transfer-Encoding: chunked")
    #expect(try served.raw(head + "no number\r\n").status == 400)
    #expect(try served.ask("GET", "/api/portfolio").status == 200)
  }

  /// A good request with some bytes changed, on a socket.
  @Test func spoiltBytesAreSurvived() throws {
    let served = try ServedLibrary()
    let ids = try served.ids()
    let names = try served.names()
    let body = #"{"revision": 99, "photos": [\#(ids[1])], "target": {"to": 1}}"#
    var random = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      var bytes = Array((served.head("POST", "/api/galleries/1/move", length: body.utf8.count) + body).utf8)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      if Bool.random(using: &random) {
        bytes.removeSubrange(Int.random(in: 1..<bytes.count, using: &random)...)
      }
      let connection = try RawConnection(port: served.port)
      connection.send(bytes)
    }
    #expect(try served.ask("GET", "/api/portfolio").status == 200)
    #expect(try served.names() == names)
  }
}
