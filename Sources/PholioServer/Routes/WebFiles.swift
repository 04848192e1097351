import HTTPTypes
import NIOCore
import PholioCatalog
import PholioFacts
import PholioKit
import PholioResources

/// The page's files, embedded in the program.
struct WebFiles: Sendable {
  private struct File: Sendable {
    var body: ByteBuffer
    var type: String
    var tag: String
  }

  private let files: [String: File]

  init() {
    files = PholioResources.web.mapValues { file in
      File(
        body: ByteBuffer(bytes: file.bytes), type: file.type,
        tag: "\"\(SHA256.digest(of: file.bytes).hex.prefix(16))\"")
    }
  }

  func add(to routes: inout RouteTable) {
    for name in files.keys {
      routes.get(name == "index.html" ? "/" : "/\(name)") { request, _ in
        try file(name, for: request)
      }
    }
    // Where browsers look by themselves.
    routes.get("/favicon.ico") { request, _ in try file("favicon.svg", for: request) }
  }

  private func file(_ name: String, for request: Request) throws -> Response {
    guard let file = files[name] else { throw RequestError.notFound }
    // A newer program has newer files under the same names.
    if let unchanged = Answer.unchanged(request, tag: file.tag) { return unchanged }
    return Response(
      status: .ok, headers: [.contentType: file.type, .cacheControl: "no-cache", .eTag: file.tag],
      body: ResponseBody(pieces: file.body))
  }
}
