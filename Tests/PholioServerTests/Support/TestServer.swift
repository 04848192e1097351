import Foundation
import Logging
import NIOCore
import NIOHTTP1
import PholioCatalog
import PholioImport
import PholioLibrary
import PholioServer
import PholioTestSupport
import Synchronization
import SystemPackage
import Testing

/// A server over a library of drawn photos, asked without a socket.
final class TestServer: Sendable {
  static let token = "0123456789abcdef"
  static let guestToken = "fedcba9876543210"
  static let tokens = AccessTokens(owner: AccessToken(token), guests: AccessToken(guestToken))

  let folder: TemporaryFolder
  let server: PageServer
  /// What it wrote to the terminal.
  let log = LogLines()

  /// - Parameters:
  ///   - galleries: How many photos each has, by name.
  ///   - latitude: In degrees: where the photos were taken.
  ///   - takingTime: See `ServerOptions`.
  ///   - freeByteCount: How much room the library's disk has.
  ///   - others: Writes more files into the galleries' folders.
  init(
    _ galleries: [String: Int], isReadOnly: Bool = false, letsGuestsPick: Bool = false,
    cacheBudget: Int = 1 << 20, latitude: UInt32? = nil,
    port: Int = 80, takingTime: Duration = ServerOptions().takingTime, disks: DiskAccess = .system,
    readingPatience: Duration = ServerOptions().readingPatience,
    uploadLimit: Int = ServerOptions().uploadLimit, freeByteCount: Int = .max,
    others: (TemporaryFolder) throws -> Void = { _ in }
  ) throws {
    folder = try TemporaryFolder()
    var number = 0
    for (gallery, count) in galleries.sorted(by: { $0.key < $1.key }) {
      for place in 0..<count {
        number += 1
        let photo = try Fixture.photo(
          number, taken: "2020:01:01 00:\(10 + place / 50):\(10 + place % 50)", width: 90, height: 60,
          latitude: latitude)
        try folder.write(photo, to: "\(gallery)/\(place).jpg")
      }
      try folder.makeFolder(gallery)
    }
    try others(folder)
    let library = try Library(at: FilePath(folder["library"]), create: true)
    for gallery in galleries.keys.sorted() {
      var options = ImportOptions(paths: [FilePath(folder[gallery])], jobs: 1)
      options.division = .gallery(gallery)
      // Another test's starting child may briefly hold the library's lock.
      options.wait = 30
      _ = try Library.importPhotos(into: library.folder, options)
      if galleries[gallery] == 0 { _ = try library.catalog.write { try $0.galleries.make(named: gallery) } }
    }
    var options = ServerOptions()
    // Usually the port that a Host header may omit: the test client's has none.
    options.port = port
    options.takingTime = takingTime
    options.diskAccess = disks
    options.diskPatience = .milliseconds(300)
    options.readingPatience = readingPatience
    options.tokens = Self.tokens
    options.letsGuestsPick = letsGuestsPick
    options.isReadOnly = isReadOnly
    options.cacheBudget = cacheBudget
    options.uploadLimit = uploadLimit
    options.importPatience = 0.5
    options.freeByteCount = { _ in freeByteCount }
    let log = log
    server = try PageServer(
      FilePath(folder["library"]), options, logger: Logger(label: "test") { _ in LineHandler(log: log) }
    ) { "\($0)" }
  }

  struct Reply: Sendable {
    var status: Int
    var headers: HTTPHeaders
    var bytes: [UInt8]

    var json: [String: Any] {
      get throws {
        try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
      }
    }

    /// The code of an error.
    var code: String? {
      ((try? json)?["error"] as? [String: Any])?["code"] as? String
    }
  }

  /// Runs `body` with a way to ask.
  func test(_ body: @escaping @Sendable (Asking) async throws -> Void) async throws {
    try await body(Asking(respond: server.responder()))
  }

  struct Asking: Sendable {
    let respond: @Sendable (Request) async -> Response
    /// Whose cookie it sends.
    var token = TestServer.token

    /// The same with the guests' token.
    var asGuest: Asking { Asking(respond: respond, token: TestServer.guestToken) }

    static let cookie: HTTPHeaders = ["Cookie": "pholio-80=\(TestServer.token)"]

    /// Like the page: with the cookie, and with an origin for changes.
    func callAsFunction(
      _ method: HTTPMethod, _ uri: String, _ body: String? = nil, headers: HTTPHeaders = [:],
      client: ClientPresence = ClientPresence()
    ) async throws -> Reply {
      var fields: HTTPHeaders = ["Cookie": "pholio-80=\(token)"]
      if method != .GET && method != .HEAD { fields[field: "Origin"] = "http://localhost" }
      if body != nil { fields[field: "Content-Type"] = "application/json" }
      for (name, value) in headers { fields[field: name] = value }
      return try await raw(method, uri, body, headers: fields, client: client)
    }

    /// With these headers and no others.
    func raw(
      _ method: HTTPMethod, _ uri: String, _ body: String? = nil, headers: HTTPHeaders,
      client: ClientPresence = ClientPresence()
    ) async throws -> Reply {
      var headers = headers
      if let body { headers[field: "Content-Length"] = "\(body.utf8.count)" }
      return try await raw(method, uri, ByteBuffer(string: body ?? ""), headers: headers, client: client)
    }

    /// The same, with any bytes.
    func raw(
      _ method: HTTPMethod, _ uri: String, _ body: ByteBuffer, headers: HTTPHeaders,
      client: ClientPresence = ClientPresence()
    ) async throws -> Reply {
      let request = Request(
        head: Self.head(method, uri, headers), body: RequestBody(buffer: body), client: client)
      let response = await respond(request)
      let written = WrittenBody()
      try await response.body.write(to: written.writer)
      return Reply(status: Int(response.status.code), headers: response.headers, bytes: written.bytes)
    }

    /// Sent to localhost.
    static func head(_ method: HTTPMethod, _ uri: String, _ headers: HTTPHeaders) -> HTTPRequestHead {
      var head = HTTPRequestHead(version: .http1_1, method: method, uri: uri, headers: headers)
      head.headers.add(name: "Host", value: "localhost")
      return head
    }

    /// The galleries' ids by name, and their revisions.
    func galleries() async throws -> [String: (id: Int, revision: Int)] {
      let portfolio = try await self(.GET, "/api/portfolio").json
      let galleries = try #require(portfolio["galleries"] as? [[String: Any]])
      return try Dictionary(
        uniqueKeysWithValues: galleries.map { gallery in
          let name = try #require(gallery["name"] as? String)
          let id = try #require(gallery["id"] as? Int)
          return (name, (id, try #require(gallery["revision"] as? Int)))
        })
    }

    /// A gallery's photos by id, in order.
    func order(_ gallery: Int) async throws -> [Int] {
      try #require(try await self(.GET, "/api/galleries/\(gallery)/order").json["photos"] as? [Int])
    }
  }
}

/// Keeps what is written of an answer.
private final class WrittenBody: Sendable {
  private let pieces = Mutex<[UInt8]>([])

  var bytes: [UInt8] { pieces.withLock(\.self) }

  var writer: ResponseBodyWriter {
    ResponseBodyWriter { piece in self.pieces.withLock { $0 += piece.readableBytesView } }
  }
}
