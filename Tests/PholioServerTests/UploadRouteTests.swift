import Foundation
import NIOCore
import NIOHTTP1
import PholioCatalog
import PholioDisk
import PholioKit
import PholioLibrary
import PholioServer
import PholioTestSupport
import SystemPackage
import Testing

/// Photos that come by hand.
struct UploadRouteTests {
  private static func photo(_ number: Int, taken: String = "2021:05:04 10:00:00") throws -> [UInt8] {
    try Fixture.photo(1000 + number, taken: taken, width: 90, height: 60)
  }

  /// What `show` knows of a gallery: file names in order.
  private static func shown(_ gallery: String, _ server: TestServer) throws -> [String] {
    let library = try Library(at: FilePath(server.folder["library"]), create: false)
    var names: [String] = []
    try library.show(.gallery(gallery)) { names.append($0.location?.name.shown ?? "-") }
    return names
  }

  private static func leftovers(_ server: TestServer) -> [String] {
    (try? FileManager.default.subpathsOfDirectory(atPath: server.folder["library/uploads"])) ?? []
  }

  /// Those that begin at the same moment count, too.
  @Test func uploadsThatBeginAtOnceAreNoMoreThanTheMost() async throws {
    let server = try TestServer(["a": 1])
    try await server.test { ask in
      let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<80 { group.addTask { try await ask(.POST, "/api/uploads", "{}").status } }
        return try await group.reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
      }
      #expect(statuses == [201: 32, 409: 48])
    }
  }

  @Test func photosAreTakenInAsAnImportCopiesThem() async throws {
    let server = try TestServer(["a": 2, "b": 1])
    try await server.test { ask in
      let key = try await ask.upload()
      #expect(try await ask.put(key, "new-1.jpg", try Self.photo(1)).status == 201)
      #expect(try await ask.put(key, "new-2.jpg", try Self.photo(2)).status == 201)
      // One that the library has, and one that the gallery has, too.
      let known = [UInt8](try Data(contentsOf: URL(filePath: server.folder["b/0.jpg"])))
      let own = [UInt8](try Data(contentsOf: URL(filePath: server.folder["a/1.jpg"])))
      #expect(try await ask.put(key, "known.jpg", known).status == 201)
      #expect(try await ask.put(key, "own.jpg", own).status == 201)
      #expect(try await ask.put(key, "torn.jpg", Array(try Self.photo(3).prefix(20))).status == 201)
      #expect(try await ask.put(key, "text.txt", Array("hello".utf8)).status == 201)
      #expect(try await ask.put(key, "alone.mov", Array("movie".utf8)).status == 201)
      let taken = try await ask(.POST, "/api/galleries/1/uploads", #"{"upload": "\#(key)"}"#)
      #expect(taken.status == 200)
      let json = try taken.json
      #expect(json["added"] as? Int == 3)
      let duplicates = try #require(json["duplicates"] as? [[String: Any]])
      #expect(duplicates.map { $0["name"] as? String } == ["known.jpg", "own.jpg"])
      #expect(duplicates.map { $0["in_gallery"] as? Bool } == [false, true])
      let problems = try #require(json["problems"] as? [[String: Any]])
      #expect(
        Set(problems.compactMap { $0["name"] as? String }) == ["torn.jpg", "text.txt", "alone.mov"])
      #expect(json["summary"] as? String == "add 3 photos")
      #expect(try Self.shown("a", server).sorted() == ["0.jpg", "0.jpg", "1.jpg", "new-1.jpg", "new-2.jpg"])
      #expect(FileManager.default.fileExists(atPath: server.folder["library/originals/2021/05/new-1.jpg"]))
      #expect(!FileManager.default.fileExists(atPath: server.folder["library/originals/2021/05/text.txt"]))
      #expect(Self.leftovers(server) == [])
      // The key is used up.
      #expect(try await ask.put(key, "x.jpg", try Self.photo(4)).status == 404)
      // As one change.
      let change = try #require(json["change"] as? Int)
      #expect(try await ask(.POST, "/api/undo", #"{"change": \#(change)}"#).status == 200)
      #expect(try Self.shown("a", server) == ["0.jpg", "1.jpg"])
      var findings = 0
      let check = CheckOptions(originals: true, repair: .none, jobs: 1)
      _ = try Library.check(at: FilePath(server.folder["library"]), check) { _ in findings += 1 }
      #expect(findings == 0)
    }
  }

  @Test func photosComeBeforeThePhotoThatIsNamed() async throws {
    let server = try TestServer(["a": 3])
    try await server.test { ask in
      let order = try await ask.order(1)
      let key = try await ask.upload()
      _ = try await ask.put(key, "later.jpg", try Self.photo(1, taken: "2022:01:01 00:00:00"))
      _ = try await ask.put(key, "sooner.jpg", try Self.photo(2, taken: "2021:01:01 00:00:00"))
      let taken = try await ask(
        .POST, "/api/galleries/1/uploads", #"{"upload": "\#(key)", "before": \#(order[1])}"#)
      #expect(taken.status == 200)
      #expect(
        try Self.shown("a", server) == ["0.jpg", "sooner.jpg", "later.jpg", "1.jpg", "2.jpg"])
    }
  }

  @Test func whatWasTakenOutComesBackByHand() async throws {
    let server = try TestServer(["a": 3])
    try await server.test { ask in
      let order = try await ask.order(1)
      let revision = try #require(try await ask.galleries()["a"]?.revision)
      let removed = try await ask(
        .POST, "/api/galleries/1/remove", #"{"revision": \#(revision), "photos": [\#(order[0])]}"#)
      #expect(removed.status == 200)
      let key = try await ask.upload()
      _ = try await ask.put(
        key, "again.jpg", [UInt8](try Data(contentsOf: URL(filePath: server.folder["a/0.jpg"]))))
      let taken = try await ask(.POST, "/api/galleries/1/uploads", #"{"upload": "\#(key)"}"#)
      #expect(try taken.json["added"] as? Int == 1)
      #expect(try await ask.order(1) == [order[1], order[2], order[0]])
    }
  }

  @Test func aLockedGalleryTakesNothing() async throws {
    let server = try TestServer(["a": 1])
    try await server.test { ask in
      let revision = try #require(try await ask.galleries()["a"]?.revision)
      _ = try await ask(.PATCH, "/api/galleries/1", #"{"revision": \#(revision), "locked": true}"#)
      let key = try await ask.upload()
      _ = try await ask.put(key, "new.jpg", try Self.photo(1))
      let taken = try await ask(.POST, "/api/galleries/1/uploads", #"{"upload": "\#(key)"}"#)
      #expect(taken.status == 409 && taken.code == "locked")
      #expect(!FileManager.default.fileExists(atPath: server.folder["library/originals"]))
      // Unlocked, the same upload is taken in.
      _ = try await ask(.PATCH, "/api/galleries/1", #"{"locked": false}"#)
      let again = try await ask(.POST, "/api/galleries/1/uploads", #"{"upload": "\#(key)"}"#)
      #expect(try again.json["added"] as? Int == 1)
    }
  }

  @Test(arguments: [
    ("..%2f..%2fcatalog.sqlite", "catalog.sqlite"), ("..", "photo"), ("%2e%2e", "photo"),
    ("%00x%0a%1b.jpg", "x.jpg"), (".hidden.jpg", "hidden.jpg"), ("a%5cb.jpg", "b.jpg"),
    ("%c3%a4%ff.jpg", "ä\\xff.jpg"), ("x/", "x"), ("%2fetc%2fpasswd", "passwd"),
    (String(repeating: "ä", count: 200) + ".jpg", String(repeating: "ä", count: 125) + ".jpg"),
  ])
  func aNameStaysInItsFolder(_ sent: String, _ expected: String) async throws {
    let server = try TestServer(["a": 0])
    try await server.test { ask in
      let key = try await ask.upload()
      let before = try FileManager.default.subpathsOfDirectory(atPath: server.folder.path).count
      let reply = try await ask.put(key, sent, try Self.photo(1))
      #expect(reply.status == 201)
      #expect(try reply.json["name"] as? String == expected)
      #expect(Self.leftovers(server).count == 2)
      let after = try FileManager.default.subpathsOfDirectory(atPath: server.folder.path).count
      #expect(after == before + 1)
    }
  }

  @Test func equalNamesBecomeDifferent() async throws {
    let server = try TestServer(["a": 0])
    try await server.test { ask in
      let key = try await ask.upload()
      let names = try await [1, 2, 3].asyncMap { number -> String? in
        try await ask.put(key, "x.jpg", try Self.photo(number)).json["name"] as? String
      }
      #expect(names == ["x.jpg", "x (2).jpg", "x (3).jpg"])
    }
  }

  @Test func whatIsTooLargeOrHasNoRoomIsRefused() async throws {
    let server = try TestServer(["a": 0], uploadLimit: 1000, freeByteCount: (1 << 30) + 1500)
    try await server.test { ask in
      let begun = try await ask(.POST, "/api/uploads")
      #expect(try begun.json["most_bytes"] as? Int == 1000)
      let key = try #require(try begun.json["upload"] as? String)
      #expect(try await ask.put(key, "x.jpg", Array(repeating: 0, count: 1001)).status == 413)
      #expect(try await ask.put(key, "x.jpg", Array(repeating: 0, count: 1001), announced: nil).status == 413)
      let full = try await ask.put(key, "x.jpg", Array(repeating: 0, count: 900))
      #expect(full.status == 507 && full.code == "no_room")
      #expect(try await ask.put(key, "x.jpg", Array(repeating: 0, count: 900), announced: nil).status == 507)
      #expect(Self.leftovers(server).count == 1)
      #expect(try await ask.put(key, "x.jpg", Array(repeating: 0, count: 700)).status == 201)
      #expect(try await ask(.DELETE, "/api/uploads/\(key)").status == 200)
      #expect(Self.leftovers(server) == [])
      #expect(try await ask(.DELETE, "/api/uploads/\(key)").status == 404)
    }
  }

  @Test func aFilesOwnTimeDatesIt() async throws {
    let server = try TestServer(["a": 0])
    try await server.test { ask in
      let key = try await ask.upload()
      _ = try await ask.put(
        key, "undated.jpg?modified=1262304000000", try Fixture.photo(7))
      let taken = try await ask(.POST, "/api/galleries/1/uploads", #"{"upload": "\#(key)"}"#)
      #expect(try taken.json["added"] as? Int == 1)
      #expect(FileManager.default.fileExists(atPath: server.folder["library/originals/2010/01/undated.jpg"]))
    }
  }

  @Test func anImportUnderWayIsWaitedForAndThenSaid() async throws {
    let server = try TestServer(["a": 0])
    try await server.test { ask in
      let key = try await ask.upload()
      _ = try await ask.put(key, "new.jpg", try Self.photo(1))
      let lock = try SystemPackage.FileDescriptor.open(server.folder["library"], .readOnly)
      #expect(flock(lock.rawValue, LOCK_EX | LOCK_NB) == 0)
      let busy = try await ask(.POST, "/api/galleries/1/uploads", #"{"upload": "\#(key)"}"#)
      #expect(busy.status == 503 && busy.code == "busy")
      try lock.close()
      let taken = try await ask(.POST, "/api/galleries/1/uploads", #"{"upload": "\#(key)"}"#)
      #expect(try taken.json["added"] as? Int == 1)
    }
  }

  @Test func leftoversGoWhenTheServerStarts() async throws {
    let server = try TestServer(["a": 0])
    try server.folder.write([1, 2, 3], to: "library/uploads/left/x.jpg")
    let used = try UploadFolder(in: FilePath(server.folder["library"]))
    UploadFolder.removeLeftovers(in: FilePath(server.folder["library"]))
    #expect(Self.leftovers(server) == [used.path.lastComponent?.string])
    used.remove()
    // What is no folder of ours is left alone.
    try FileManager.default.removeItem(atPath: server.folder["library/uploads"])
    try server.folder.write([1], to: "elsewhere/left/x.jpg")
    try FileManager.default.createSymbolicLink(
      atPath: server.folder["library/uploads"], withDestinationPath: server.folder["elsewhere"])
    UploadFolder.removeLeftovers(in: FilePath(server.folder["library"]))
    #expect(FileManager.default.fileExists(atPath: server.folder["elsewhere/left/x.jpg"]))
    #expect(throws: FileError.self) { try UploadFolder(in: FilePath(server.folder["library"])) }
  }

  @Test func onlyTheOwnerAddsPhotos() async throws {
    let server = try TestServer(["a": 1], isReadOnly: true)
    try await server.test { ask in
      let begun = try await ask(.POST, "/api/uploads")
      #expect(begun.code == "read_only")
      #expect(try await ask.put("0", "x.jpg", []).code == "read_only")
      #expect(try await ask(.DELETE, "/api/uploads/0").code == "read_only")
      #expect(try await ask(.POST, "/api/galleries/1/uploads", "{}").code == "read_only")
      #expect(!FileManager.default.fileExists(atPath: server.folder["library/uploads"]))
    }
  }
}

extension [Int] {
  fileprivate func asyncMap<Value>(_ body: (Int) async throws -> Value) async throws -> [Value] {
    var values: [Value] = []
    for element in self { values.append(try await body(element)) }
    return values
  }
}

extension TestServer.Asking {
  /// Begins an upload.
  fileprivate func upload() async throws -> String {
    try #require(try await self(.POST, "/api/uploads").json["upload"] as? String)
  }

  /// Sends a file.
  ///
  /// - Parameter announced: Its length as the head tells it; nil: in chunks.
  fileprivate func put(
    _ key: String, _ name: String, _ bytes: [UInt8], announced: Int? = 0
  ) async throws -> TestServer.Reply {
    var headers = Self.cookie
    headers[field: "Origin"] = "http://localhost"
    if announced != nil { headers[field: "Content-Length"] = "\(bytes.count)" }
    return try await raw(
      .PUT, "/api/uploads/\(key)/\(name)", ByteBuffer(bytes: bytes), headers: headers)
  }
}
