import Foundation
import NIOHTTP1
import PholioTestSupport
import Testing

struct UndatedPhotoTests {
  @Test func thePageDoesNotTakeAFilesTimeForADate() async throws {
    let server = try TestServer(["a": 1])
    let catalog = server.folder["library/catalog.sqlite"]
    try await server.test { ask in
      let id = try #require(try await ask.galleries()["a"]?.id)
      func inCell() async throws -> String? {
        let layout = try await ask(.GET, "/api/galleries/\(id)/layout?width=900&window=0,900").json
        let photo = (layout["cells"] as? [[String: Any]])?.first?["photo"] as? [String: Any]
        return photo?["taken"] is NSNull ? "null" : photo?["taken"] as? String
      }
      func text() async throws -> String? {
        (try await ask(.GET, "/api/photos/1").json["texts"] as? [String: Any])?["taken"] as? String
      }
      #expect(try await inCell() == "2020-01-01T00:10:10")
      #expect(try await text() == "2020-01-01 00:10:10")
      let run = try Program.run("/usr/bin/sqlite3", [catalog, "UPDATE photo SET taken_source = 'mtime'"])
      #expect(run.status == 0, "\(run.messages)")
      #expect(try await inCell() == "null")
      #expect(try await text() == "not known; the file is of 2020-01-01 00:10:10")
    }
  }
}
