import Foundation
import NIOCore
import NIOHTTP1
import PholioServer
import PholioTestSupport
import Synchronization
import Testing

/// The server as a client on a socket sees it.
@Suite(.timeLimit(.minutes(TimeLimits.calls))) struct HTTPServerTests {
  /// Answers with the path, or with the body of what is sent; `/stream` is sent in two pieces.
  @Sendable private static func echo(_ request: Request) async -> Response {
    if request.uri.path == "/stream" {
      return Response(
        status: .ok,
        body: ResponseBody { writer in
          try await writer.write(ByteBuffer(string: "first "))
          try await writer.write(ByteBuffer(string: "second"))
        })
    }
    // The first of several is the last one ready.
    if request.uri.path == "/slow" { try? await Task.sleep(for: .milliseconds(200)) }
    var body = ByteBuffer(string: request.uri.path)
    if request.uri.path == "/read" {
      guard let sent = try? await request.body.collect(upTo: 1 << 20) else {
        return Response(status: .payloadTooLarge)
      }
      body = sent
    }
    return Response(status: .ok, body: ResponseBody(byteBuffer: body))
  }

  private static func bodies(_ text: String) -> [Substring] {
    text.split(separator: "HTTP/1.1 200 OK\r\n").map { $0.split(separator: "\r\n\r\n").last ?? "" }
  }

  @Test func requestsSentTogetherAreAnsweredInOrder() async throws {
    let text = try await AnsweringServer.asked(Self.echo) {
      try $0.reply(
        to: .request("/slow", more: true) + .request("/b", more: true) + .request("/c", more: true)
          + .request("/d"))
    }
    #expect(Self.bodies(text) == ["/slow", "/b", "/c", "/d"])
  }

  @Test func aBodyWithoutALengthComesInChunks() async throws {
    let text = try await AnsweringServer.asked(Self.echo) { try $0.reply(to: .request("/stream")) }
    #expect(text.lowercased().contains("transfer-encoding: chunked") && !text.contains("ontent-"))
    #expect(text.hasSuffix("\r\n\r\n6\r\nfirst \r\n6\r\nsecond\r\n0\r\n\r\n"))
  }

  @Test(arguments: ["", "Connection: keep-alive\r\n"])
  func toHTTP10NoChunksAreSentAndTheConnectionIsClosed(header: String) async throws {
    let text = try await AnsweringServer.asked(Self.echo) {
      try $0.reply(to: "GET /stream HTTP/1.0\r\nHost: localhost\r\n\(header)\r\n")
    }
    #expect(text.hasPrefix("HTTP/1.0 200 OK\r\n") && text.hasSuffix("\r\n\r\nfirst second"))
    #expect(!text.lowercased().contains("chunked"))
  }

  @Test func bodiesOfRequestsAreRead() async throws {
    let chunked = "Transfer-Encoding: chunked\r\n"
    let text = try await AnsweringServer.asked(Self.echo) {
      try $0.reply(
        to: .request("/read", method: "POST", "Content-Length: 5\r\n", more: true) + "hello"
          + .request("/read", method: "POST", chunked, more: true) + "3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n"
          // Nobody reads this one.
          + .request("/unread", method: "POST", chunked, more: true) + "3\r\nabc\r\n0\r\n\r\n"
          + .request("/end"))
    }
    #expect(Self.bodies(text) == ["hello", "abcde", "/unread", "/end"])
  }

  @Test func aBodyThatIsTooLargeIsRefusedAndPassedOver() async throws {
    let large = String(repeating: "x", count: (1 << 20) + 1)
    let text = try await AnsweringServer.asked(Self.echo) {
      try $0.reply(
        to: .request("/read", method: "POST", "Content-Length: \(large.utf8.count)\r\n", more: true) + large
          + .request("/end"))
    }
    #expect(text.hasPrefix("HTTP/1.1 413 ") && text.hasSuffix("\r\n\r\n/end"))
  }

  @Test func nothingIsAnsweredAfterTheLastRequest() async throws {
    let counted = Counter()
    let answer: HTTPServer.Respond = { request in
      counted.add(1)
      return await Self.echo(request)
    }
    let text = try await AnsweringServer.asked(answer) {
      try $0.reply(
        to: .request("/a", "Connection: Close\r\n", more: true) + .request("/b", more: true) + .request("/c"))
    }
    #expect(Self.bodies(text) == ["/a"] && counted.sum == 1)
  }

  /// The parser takes what follows a last request for a mistake.
  @Test func anAnswerUnderWayIsNotCutOffByWhatFollows() async throws {
    let answer: HTTPServer.Respond = { _ in
      try? await Task.sleep(for: .seconds(3))
      return Response(status: .ok, body: ResponseBody(byteBuffer: ByteBuffer(string: "late")))
    }
    let text = try await AnsweringServer.asked(answer) {
      try $0.reply(to: .request("/a") + "no HTTP\r\n\r\n")
    }
    #expect(Self.bodies(text) == ["late"])
  }

  @Test(arguments: ["no HTTP\r\n\r\n", "GET / HTTP/3.0\r\n\r\n", "GET /\r\nHo"])
  func whatIsNoHTTPIsABadRequest(text: String) async throws {
    let reply = try await AnsweringServer.asked(Self.echo) { server in
      let connection = try server.connection()
      connection.send(text)
      connection.endSending()
      return connection.receive()
    }
    #expect(reply.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
  }

  @Test func aBodyThatFailsEndsTheConnection() async throws {
    let respond: HTTPServer.Respond = { _ in
      Response(
        status: .ok,
        body: ResponseBody { writer in
          try await writer.write(ByteBuffer(string: "a part"))
          throw CocoaError(.fileReadUnknown)
        })
    }
    let text = try await AnsweringServer.asked(respond) { try $0.reply(to: .request("/", more: true)) }
    #expect(!text.contains("0\r\n\r\n"))
  }

  /// What is sent is bounded by what the client takes. All of it comes, even if the client has ended its
  /// side.
  @Test func aSlowClientHoldsTheServerBackAndGetsAll() async throws {
    let written = Counter()
    let total = 64 << 20
    let respond: HTTPServer.Respond = { _ in
      Response(
        status: .ok,
        body: ResponseBody(contentLength: total) { writer in
          for _ in 0..<(total >> 17) {
            try await writer.write(ByteBuffer(repeating: 7, count: 1 << 17))
            written.add(1 << 17)
            // On a busy machine, pieces would be written long before the event loop sees the first.
            try await Task.sleep(for: .milliseconds(1))
          }
        })
    }
    let (ahead, received) = try await AnsweringServer.asked(respond) { server in
      let connection = try server.connection(room: 64 << 10)
      connection.send(.request("/", more: true))
      connection.endSending()
      var last = -1
      while written.sum == 0 || written.sum != last {
        last = written.sum
        usleep(300_000)
      }
      var received = 0
      while case let count = connection.receive(atMost: 1 << 20).count, count > 0 { received += count }
      return (last, received)
    }
    // The system's own buffers take some.
    #expect(ahead < 16 << 20)
    #expect(received > total && received < total + 1000)
  }

  @Test func moreConnectionsThanAllowedWait() async throws {
    let (early, late) = try await AnsweringServer.asked(connections: 1, Self.echo) { server in
      var first: RawConnection? = try server.connection()
      first?.send(.request("/a", more: true))
      let early = first?.receive { $0.hasSuffix("/a") }
      let second = try server.connection()
      second.send(.request("/b"))
      usleep(300_000)
      first = nil
      return (early, second.receive())
    }
    #expect(early?.hasSuffix("/a") == true && late.hasSuffix("/b"))
  }

  @Test func stoppingClosesWhatIsIdleAndFinishesWhatIsUnderWay() async throws {
    let begun = Counter()
    let respond: HTTPServer.Respond = { request in
      if request.uri.path == "/read" { begun.add(1) }
      return await Self.echo(request)
    }
    let (idle, busy) = try await AnsweringServer.asked(respond) { server in
      let (idle, used, busy) = (try server.connection(), try server.connection(), try server.connection())
      used.send(.request("/used", more: true))
      _ = used.receive { $0.hasSuffix("/used") }
      busy.send(.request("/read", method: "POST", "Content-Length: 5\r\n", more: true) + "he")
      try waitUntil("the request is under way") { begun.sum > 0 }
      server.server.stop()
      let ended = idle.receive() + used.receive()
      busy.send("llo")
      return (ended, busy.receive())
    }
    #expect(idle.isEmpty && busy.hasSuffix("\r\n\r\nhello"))
  }

  /// Whoever runs the server can end what does not end by itself.
  @Test func aServerThatIsCancelledClosesAll() async throws {
    let server = try await HTTPServer(host: "127.0.0.1", port: 0, limits: .init(takingTime: .seconds(30)))
    let port = try #require(server.port)
    let running = Task {
      await server.run { _ in
        Response(
          status: .ok,
          body: ResponseBody { writer in
            while true {
              try await writer.write(ByteBuffer(string: "."))
              try await Task.sleep(for: .milliseconds(10))
            }
          })
      }
    }
    await withCheckedContinuation { taken in
      Thread.detachNewThread {
        let connection = try? RawConnection(port: port)
        connection?.send(.request("/"))
        _ = connection?.receive { $0.contains(".\r\n") }
        running.cancel()
        _ = connection?.receive()
        taken.resume()
      }
    }
    await running.value
  }

  @Test func aHeadOfAStreamHasNoBody() async throws {
    let server = try TestServer(["a": 1])
    try await server.test { ask in
      let headers = try await ask(.HEAD, "/api/events").headers
      #expect(headers[field: "Transfer-Encoding"] == nil && headers[field: "Content-Length"] == nil)
    }
  }
}

private final class Counter: Sendable {
  private let count = Atomic(0)

  var sum: Int { count.load(ordering: .sequentiallyConsistent) }

  func add(_ number: Int) { count.add(number, ordering: .sequentiallyConsistent) }
}
