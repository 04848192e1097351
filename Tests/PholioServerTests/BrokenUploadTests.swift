import Foundation
import Glibc
import NIOCore
import NIOHTTP1
import PholioCatalog
import PholioDisk
import PholioKit
import PholioServer
import PholioTestSupport
import Synchronization
import SystemPackage
import Testing

/// Files that come over a connection, and do not come whole.
struct BrokenUploadTests {
  /// Over a socket: 3 MB come in many pieces; then a file whose sender leaves.
  @Test func aBrokenFileLeavesNothing() async throws {
    let server = try TestServer(["a": 0])
    let whole = try Fixture.photo(1001, width: 90, height: 60) + [UInt8](repeating: 7, count: 3 << 20)
    let respond = server.server.responder()
    // Uploads belong to a responder.
    let key = try await Self.begun(respond)
    let folder = server.folder["library/uploads"]
    let reply = try await AnsweringServer.asked(respond) { asked in
      func head(_ name: String) -> String {
        .request(
          "/api/uploads/\(key)/\(name)", method: "PUT",
          "Cookie: pholio-80=\(TestServer.token)\r\nOrigin: http://localhost\r\n"
            + "Content-Length: \(whole.count)\r\n")
      }
      let connection = try asked.connection()
      connection.send(head("whole.jpg"))
      connection.send(whole)
      let reply = connection.receive()
      let broken = try asked.connection()
      broken.send(head("broken.jpg"))
      broken.send(whole.prefix(2 << 20))
      broken.endSending()
      #expect(broken.receive().contains("400 Bad Request"))
      return reply
    }
    #expect(reply.contains("201 Created") && reply.contains("whole.jpg"))
    // A client's fault is none of ours.
    #expect(server.log.all == [])
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".jpg") }
    #expect(files.count == 1)
    #expect(try Data(contentsOf: URL(filePath: "\(folder)/\(try #require(files.first))")) == Data(whole))
  }

  /// A page that is stopped discards its upload while files still come.
  @Test func aFileOfADiscardedUploadIsNotSaidToBeThere() async throws {
    let server = try TestServer(["a": 0])
    let respond = server.server.responder()
    let key = try await Self.begun(respond)
    let common = "Cookie: pholio-80=\(TestServer.token)\r\nOrigin: http://localhost\r\n"
    let uploads = server.folder["library/uploads"]
    let replies = try await AnsweringServer.asked(respond) { asked in
      let coming = try asked.connection()
      coming.send(
        .request("/api/uploads/\(key)/x.jpg", method: "PUT", common + "Content-Length: 10\r\n"))
      coming.send(Array("12345".utf8))
      // Its folder, and the file.
      while try FileManager.default.subpathsOfDirectory(atPath: uploads).count < 2 { usleep(1000) }
      let discarded = try asked.reply(to: .request("/api/uploads/\(key)", method: "DELETE", common))
      coming.send(Array("67890".utf8))
      return (discarded, coming.receive())
    }
    #expect(replies.0.contains("200 OK") && replies.1.contains("404 Not Found"))
    #expect(try FileManager.default.subpathsOfDirectory(atPath: uploads) == [])
  }

  private static func begun(_ respond: @Sendable (Request) async -> Response) async throws -> String {
    var fields = TestServer.Asking.cookie
    fields[field: "Origin"] = "http://localhost"
    let response = await respond(
      Request(
        head: TestServer.Asking.head(.POST, "/api/uploads", fields),
        body: RequestBody(buffer: ByteBuffer())))
    let text = Mutex("")
    try await response.body.write(
      to: ResponseBodyWriter { piece in text.withLock { $0 += String(buffer: piece) } })
    let json = try JSONSerialization.jsonObject(with: Data(text.withLock(\.self).utf8))
    return try #require((json as? [String: Any])?["upload"] as? String)
  }

  /// Where case makes no difference, a folder has a name that nobody gave.
  @Test func aNameThatTheDiskTakesForAnotherGetsANumber() throws {
    let place = try TemporaryFolder()
    let folder = try UploadFolder(in: FilePath(place.path))
    try Data([1]).write(to: URL(filePath: folder.path.appending("a.jpg").string))
    for expected in ["a (2).jpg", "a (3).jpg"] {
      let (file, name) = try folder.makeFile(ByteString("a.jpg"))
      try file.close()
      #expect(name.shown == expected)
    }
    #expect(FileManager.default.fileExists(atPath: place["uploads"]))
  }
}
