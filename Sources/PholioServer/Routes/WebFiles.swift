import HTTPTypes
import Hummingbird
import NIOCore
import PholioCatalog
import PholioFacts
import PholioKit
import PholioResources

/// The page itself, from inside the program.
struct WebFiles: Sendable {
  private struct File: Sendable {
    var body: ByteBuffer
    var type: String
    var tag: String
  }

  private let files: [String: File]

  init() {
    var web = PholioResources.web
    let index = Self.index(web)
    web["index.html"]?.bytes = index
    files = web.mapValues { file in
      File(
        body: ByteBuffer(bytes: file.bytes), type: file.type,
        tag: "\"\(SHA256.digest(of: file.bytes).hex.prefix(16))\"")
    }
  }

  /// The page's frame. Browsers are told of all scripts at once, rather than of each when another one names it.
  private static func index(_ web: [String: (bytes: [UInt8], type: String)]) -> [UInt8] {
    let scripts = web.keys.filter { $0.hasSuffix(".js") && $0 != "main.js" }.sorted()
    let links = scripts.map { "<link rel=\"modulepreload\" href=\"/\($0)\">" }.joined(separator: "\n")
    let frame = String(decoding: web["index.html"]?.bytes ?? [], as: UTF8.self)
    return Array(frame.replacing("<!-- modules -->", with: links).utf8)
  }

  func add(to router: Router<BasicRequestContext>) {
    for name in files.keys {
      router.get(RouterPath(name == "index.html" ? "/" : "/\(name)")) { request, _ in
        try file(name, for: request)
      }
    }
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
