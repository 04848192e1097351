import NIOCore
import NIOHTTP1
import PholioDisk
import PholioFacts
import PholioResources

/// The page's files, embedded in the program.
///
/// The page names its scripts in a folder that is named after their content. What they import is in that
/// folder, too. So browsers keep them without asking again, and a newer program has other addresses. The
/// style sheets that the page names are one there.
struct WebFiles: Sendable {
  private struct File: Sendable {
    var body: ByteBuffer
    var type: String
    var tag: String

    init(bytes: [UInt8], type: String) {
      body = ByteBuffer(bytes: bytes)
      self.type = type
      tag = "\"\(SHA256.digest(of: bytes).hex.prefix(16))\""
    }
  }

  private var files: [String: File]
  /// Of all files together.
  private let version: String

  /// Made once: they are the same for each server of a process.
  static let embedded = WebFiles()

  private init() {
    var web = PholioResources.web
    Self.joinSheets(of: &web)
    files = web.mapValues { File(bytes: $0.bytes, type: $0.type) }
    let tags = files.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.tag)\n" }
    version = String(SHA256.digest(of: Array(tags.joined().utf8)).hex.prefix(16))
    guard let index = web["index.html"] else { return }
    var page = String(decoding: index.bytes, as: UTF8.self)
    for name in web.keys {
      page.replace("\"/\(name)\"", with: "\"/web/\(version)/\(name)\"")
    }
    files["index.html"] = File(bytes: Array(page.utf8), type: index.type)
  }

  /// Puts one sheet in place of those that the page names in their order.
  private static func joinSheets(of web: inout [String: (bytes: [UInt8], type: String)]) {
    guard let index = web["index.html"] else { return }
    let page = String(decoding: index.bytes, as: UTF8.self)
    let links = page.matches(of: /<link rel="stylesheet" href="\/(\w+\.css)">\n/)
    guard let first = links.first, let last = links.last else { return }
    web["styles.css"] = (links.flatMap { web[String($0.1)]?.bytes ?? [] }, "text/css; charset=utf-8")
    let link = "<link rel=\"stylesheet\" href=\"/styles.css\">\n"
    let joined = page[..<first.range.lowerBound] + link + page[last.range.upperBound...]
    web["index.html"] = (Array(joined.utf8), index.type)
  }

  func add(to routes: inout RouteTable) {
    for name in files.keys {
      routes.get(name == "index.html" ? "/" : "/\(name)") { request, _ in
        try file(name, for: request)
      }
      routes.get("/web/:version/\(name)") { request, parameters in
        try file(name, for: request, version: parameters["version"])
      }
    }
    // Where browsers look by themselves.
    routes.get("/favicon.ico") { request, _ in try file("favicon.svg", for: request) }
  }

  private func file(_ name: String, for request: Request, version asked: String? = nil) throws -> Response {
    guard let file = files[name] else { throw RequestError.notFound }
    if let unchanged = Answer.unchanged(request, tag: file.tag) { return unchanged }
    // A page of an older program that is still open gets a newer file under the older address.
    let keeping = asked == version ? "private, max-age=31536000, immutable" : "no-cache"
    return Response(
      status: .ok, headers: ["Content-Type": file.type, "Cache-Control": keeping, "ETag": file.tag],
      body: ResponseBody(pieces: file.body))
  }
}
