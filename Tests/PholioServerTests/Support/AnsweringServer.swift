import Foundation
import PholioServer
import PholioTestSupport
import Testing

/// An HTTP server with a test's own answers, on a free port.
struct AnsweringServer: Sendable {
  let server: HTTPServer
  let port: Int

  /// Runs a server, asks it something, and stops it.
  ///
  /// - Parameter ask: Runs on a thread of its own, as it waits for a socket.
  static func asked<Value: Sendable>(
    connections: Int = 8192, _ respond: @escaping HTTPServer.Respond,
    _ ask: @escaping @Sendable (AnsweringServer) throws -> Value
  ) async throws -> Value {
    var limits = HTTPServer.Limits(takingTime: .seconds(30))
    limits.connections = connections
    let server = try await HTTPServer(host: "127.0.0.1", port: 0, limits: limits)
    let running = Task { await server.run(respond) }
    let port = try #require(server.port)
    let answer: Result<Value, any Error> = await withCheckedContinuation { taken in
      Thread.detachNewThread {
        taken.resume(returning: Result { try ask(AnsweringServer(server: server, port: port)) })
      }
    }
    server.stop()
    await running.value
    return try answer.get()
  }

  func connection(room: CInt? = nil) throws -> RawConnection { try RawConnection(port: port, room: room) }

  /// Sends bytes, and gives what comes until the server closes.
  func reply(to text: String) throws -> String {
    let connection = try connection()
    connection.send(text)
    return connection.receive()
  }
}

extension String {
  /// A request's head; the connection's last one unless `more`.
  static func request(_ path: String, method: String = "GET", _ headers: String = "", more: Bool = false)
    -> String
  {
    "\(method) \(path) HTTP/1.1\r\nHost: localhost\r\n\(headers)\(more ? "" : "Connection: close\r\n")\r\n"
  }
}
