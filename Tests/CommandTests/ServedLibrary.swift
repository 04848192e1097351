import Foundation
import PholioTestSupport
import Testing

/// `pholio serve` on a library of a few photos.
final class ServedLibrary: Sendable {
  let folder: TemporaryFolder
  let pholio: Program
  let running: Program.Running
  let port: Int
  let token: String

  init(photos: Int = 6, _ arguments: [String] = []) throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
    for number in 0..<photos {
      try folder.write(
        Fixture.photo(number, taken: "2020:01:01 00:00:\(10 + number)"), to: "in/\(number).jpg")
    }
    try #require(try pholio("import", "--quiet", folder["in"]).status == 0)
    running = try pholio.start(["serve", "--port", "0"] + arguments)
    (port, token) = try Self.address(of: running)
  }

  deinit {
    kill(running.process.processIdentifier, SIGKILL)
    running.process.waitUntilExit()
  }

  /// Waits for the line with the address.
  static func address(of running: Program.Running) throws -> (port: Int, token: String) {
    let end = Date(timeIntervalSinceNow: TimeLimits.waiting)
    while running.process.isRunning && Date() < end {
      if let match = running.output.firstMatch(of: /^https?:\/\/[^\/]*:([0-9]+)\/\?token=([0-9a-f]{64})\n/) {
        return (try #require(Int(match.1)), String(match.2))
      }
      usleep(20_000)
    }
    throw NotServing(messages: running.finish().messages)
  }

  struct NotServing: Error { var messages: String }

  struct Reply {
    var status: Int
    var head: String
    var body: String
  }

  /// The head of a request as the page sends it.
  func head(_ method: String, _ uri: String, length: Int? = nil, host: String? = nil) -> String {
    let host = host ?? "127.0.0.1:\(port)"
    return """
      \(method) \(uri) HTTP/1.1\r
      Host: \(host)\r
      Cookie: pholio-\(port)=\(token)\r
      Origin: http://\(host)\r
      \(length.map { "Content-Type: application/json\r\nContent-Length: \($0)\r\n" } ?? "")Connection: close\r
      \r

      """
  }

  func ask(_ method: String, _ uri: String, _ body: String? = nil) throws -> Reply {
    try raw(head(method, uri, length: body?.utf8.count) + (body ?? ""))
  }

  /// Sends these bytes, and reads until the connection is closed.
  func raw(_ request: String) throws -> Reply {
    let connection = try RawConnection(port: port)
    connection.send(request)
    return Self.reply(connection.receive())
  }

  static func reply(_ text: String) -> Reply {
    let parts = text.split(separator: "\r\n\r\n", maxSplits: 1).map(String.init)
    let status = parts.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return Reply(status: status ?? 0, head: parts.first ?? "", body: parts.count > 1 ? parts[1] : "")
  }

  /// File names in order, as the command line shows them.
  func names() throws -> [String] {
    let json = try #require(try pholio("show", "in", "--json").json as? [String: Any])
    return try #require(json["photos"] as? [[String: Any]]).compactMap { $0["name"] as? String }
  }

  /// The photos' ids in order.
  func ids() throws -> [Int] {
    let body = try ask("GET", "/api/galleries/1/order").body
    let json = try JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any]
    return try #require(json?["photos"] as? [Int])
  }

  /// The most memory the server has had, in MB.
  func peakMemory() throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(programID())/status", encoding: .utf8)
    let match = try #require(status.firstMatch(of: /VmHWM:\s+([0-9]+) kB/))
    return try #require(Int(match.1)) / 1024
  }

  /// `env` has become the program: the started process is the server.
  private func programID() -> Int32 { running.process.processIdentifier }
}
