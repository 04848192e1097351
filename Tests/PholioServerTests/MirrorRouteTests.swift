import Foundation
import NIOHTTP1
import PholioCatalog
import PholioKit
import PholioServer
import PholioTestSupport
import SystemPackage
import Testing

/// Orders kept as texts, when the page changes them.
struct MirrorRouteTests {
  @Test func changesOnThePageAreInTheText() async throws {
    let server = try TestServer(["a": 4])
    try await server.test { ask in
      let library = try Library(at: FilePath(server.folder["library"]), create: false)
      _ = try library.setMirror(.gallery("a"), .on(folder: nil))
      func names() throws -> String {
        let text = try String(contentsOfFile: server.folder["library/mirror/a.txt"], encoding: .utf8)
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
          .compactMap { $0.split(separator: " ").dropFirst(2).first?.prefix(1) }.joined()
      }
      #expect(try names() == "0123")
      let order = try await ask.order(1)
      let revision = try #require(try await ask.galleries()["a"]?.revision)
      let moved = try await ask(
        .POST, "/api/galleries/1/move",
        #"{"revision": \#(revision), "photos": [\#(order[3])], "target": {"to": 1}}"#)
      #expect(moved.status == 200)
      // It is written when the request is answered.
      #expect(try names() == "3012")
      #expect(try await ask(.POST, "/api/undo", #"{"gallery": 1}"#).status == 200)
      #expect(try names() == "0123")
    }
  }
}
