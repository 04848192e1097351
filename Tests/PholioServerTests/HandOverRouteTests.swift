import Foundation
import NIOCore
import NIOHTTP1
import PholioCatalog
import PholioImport
import PholioKit
import PholioLibrary
import PholioOut
import PholioServer
import PholioTestSupport
import SystemPackage
import Testing

/// Originals and orders that are handed over. Python's zipfile is the judge.
struct HandOverRouteTests {
  /// What Python finds in a zip: names, in the zip's order, with what they unpack to.
  private static func content(_ zip: [UInt8], _ folder: TemporaryFolder) throws -> [(String, [UInt8])] {
    let path = try folder.write(zip, to: "handed.zip")
    let test = try Program.run("/usr/bin/python3", ["-m", "zipfile", "--test", path])
    #expect(test.status == 0)
    let out = folder["unpacked"]
    let code = """
      import sys, zipfile
      with zipfile.ZipFile(sys.argv[1]) as z:
          assert z.testzip() is None
          assert all(i.compress_type == zipfile.ZIP_STORED for i in z.infolist())
          z.extractall(sys.argv[2])
          print("\\n".join(z.namelist()))
      """
    let listed = try Program.run("/usr/bin/python3", ["-X", "utf8", "-c", code, path, out])
    #expect(listed.status == 0)
    return try listed.output.split(separator: "\n").map { name in
      (String(name), [UInt8](try Data(contentsOf: URL(filePath: "\(out)/\(name)"))))
    }
  }

  @Test func originalsComeAsAZipInOrder() async throws {
    let server = try TestServer(["a": 4])
    try await server.test { ask in
      let order = try await ask.order(1)
      let revision = try #require(try await ask.galleries()["a"]?.revision)
      _ = try await ask(
        .POST, "/api/galleries/1/move",
        #"{"revision": \#(revision), "photos": [\#(order[3])], "target": {"to": 1}}"#)
      let made = try await ask(.POST, "/api/galleries/1/originals", "{}")
      #expect(made.status == 201)
      let files = try (0..<4).map { place in
        [UInt8](try Data(contentsOf: URL(filePath: server.folder["a/\(place).jpg"])))
      }
      #expect(try made.json["photos"] as? Int == 4)
      #expect(try made.json["missing"] as? Int == 0)
      #expect(try made.json["bytes"] as? Int == files.map(\.count).reduce(0, +))
      let url = try #require(try made.json["url"] as? String)
      let zip = try await ask(.GET, url)
      #expect(zip.status == 200 && zip.headers[field: "Content-Type"] == "application/zip")
      #expect(zip.headers[field: "Content-Disposition"] == "attachment; filename*=UTF-8''a%2Ezip")
      let content = try Self.content(zip.bytes, server.folder)
      #expect(content.map(\.0) == ["0001_3.jpg", "0002_0.jpg", "0003_1.jpg", "0004_2.jpg"])
      #expect(content.map(\.1) == [files[3], files[0], files[1], files[2]])
    }
  }

  @Test func someOfThemAreNumberedByThemselves() async throws {
    let server = try TestServer(["a": 4, "b": 1])
    try await server.test { ask in
      let order = try await ask.order(1)
      let others = try await ask.order(2)
      let made = try await ask(
        .POST, "/api/galleries/1/originals", #"{"photos": [\#(order[3]), \#(order[1])]}"#)
      let url = try #require(try made.json["url"] as? String)
      let content = try Self.content(try await ask(.GET, url).bytes, server.folder)
      #expect(content.map(\.0) == ["0001_1.jpg", "0002_3.jpg"])
      let foreign = try await ask(.POST, "/api/galleries/1/originals", #"{"photos": \#(others)}"#)
      #expect(foreign.code == "not_in_gallery")
    }
  }

  @Test func missingFilesAreNamed() async throws {
    let server = try TestServer(["a": 3])
    try await server.test { ask in
      try FileManager.default.removeItem(atPath: server.folder["a/1.jpg"])
      let made = try await ask(.POST, "/api/galleries/1/originals", "{}")
      #expect(try made.json["photos"] as? Int == 2)
      #expect(try made.json["missing"] as? Int == 1)
      // Gone after it was looked for.
      try FileManager.default.removeItem(atPath: server.folder["a/2.jpg"])
      let url = try #require(try made.json["url"] as? String)
      let content = try Self.content(try await ask(.GET, url).bytes, server.folder)
      #expect(content.map(\.0) == ["0001_0.jpg", "missing.txt"])
      let text = String(decoding: content[1].1, as: UTF8.self)
      #expect(text.contains("0002  1.jpg\r\n") && text.contains("0003_2.jpg: "))
    }
  }

  @Test func namesAreThoseThatEverySystemTakes() async throws {
    let server = try TestServer(
      [:],
      others: { folder in
        try folder.write(try Fixture.photo(1), to: "b/a:b?<c>|\"*\\.jpg")
        try folder.write(try Fixture.photo(2), to: "b/Größe 大.jpg")
        try folder.write(try Fixture.photo(3), to: "b/end. .")
        try folder.write(try Fixture.photo(4), to: "b/" + String(repeating: "ö", count: 120) + ".jpg")
      })
    try await server.test { ask in
      var options = ImportOptions(paths: [FilePath(server.folder["b"])], jobs: 1)
      options.division = .gallery("b")
      options.wait = 30
      _ = try Library.importPhotos(into: FilePath(server.folder["library"]), options)
      let made = try await ask(.POST, "/api/galleries/1/originals", "{}")
      let url = try #require(try made.json["url"] as? String)
      let names = Set(
        try Self.content(try await ask(.GET, url).bytes, server.folder).map { $0.0.dropFirst(5) })
      #expect(
        names == [
          "a_b__c_____.jpg", "Größe 大.jpg", "end", Substring(String(repeating: "ö", count: 120) + ".jpg"),
        ])
    }
  }

  @Test func theOrderAsTextIsTakenBack() async throws {
    let server = try TestServer(["a": 3])
    try await server.test { ask in
      let order = try await ask.order(1)
      let text = try await ask(.GET, "/api/galleries/1/order.txt")
      #expect(text.status == 200)
      #expect(text.headers[field: "Content-Disposition"] == "attachment; filename*=UTF-8''a%2Etxt")
      let lines = String(decoding: text.bytes, as: UTF8.self).split(separator: "\n")
      #expect(lines[0].hasPrefix("# pholio order a revision ") && lines.count == 4)
      let turned = ([lines[0]] + lines.dropFirst().reversed()).joined(separator: "\n")
      let library = try Library(at: FilePath(server.folder["library"]), create: false)
      _ = try library.reorder(.gallery("a"), [.order(try OrderText(TextLines(turned)))])
      #expect(try await ask.order(1) == order.reversed())
    }
  }

  @Test func guestsGetNoOriginalsAndNoOrder() async throws {
    let server = try TestServer(["a": 1], isReadOnly: true)
    try await server.test { ask in
      let originals = try await ask(.POST, "/api/galleries/1/originals", "{}")
      #expect(originals.code == "read_only")
      #expect(try await ask(.GET, "/api/galleries/1/order.txt").code == "read_only")
      #expect(try await ask(.GET, "/download/x/originals.zip").code == "read_only")
    }
  }

  @Test func aClientThatLeavesEndsTheWork() async throws {
    let server = try TestServer(["a": 3])
    let respond = server.server.responder()
    try await server.test { ask in
      let made = try await ask(.POST, "/api/galleries/1/originals", "{}")
      let url = try #require(try made.json["url"] as? String)
      let response = await respond(
        Request(
          head: TestServer.Asking.head(.GET, url, TestServer.Asking.cookie),
          body: RequestBody(buffer: .init())))
      struct Left: Error {}
      await #expect(throws: Left.self) {
        try await response.body.write(to: ResponseBodyWriter { _ in throw Left() })
      }
      // It can be had again.
      #expect(try await ask(.GET, url).status == 200)
      #expect(try await ask(.GET, "/download/nothing/originals.zip").status == 404)
    }
  }
}
