import Foundation
import NIOCore
import NIOHTTP1
import PholioDisk
import PholioFacts
import PholioResources

/// The page's files, embedded in the program.
///
/// The page names its script and its style sheet in a folder that is named after the content of all. So
/// browsers keep them without asking again, and a newer program has other addresses.
struct WebFiles: Sendable {
  private struct File: Sendable {
    var body: ByteBuffer
    var gzip: ByteBuffer?
    var type: String
    var tag: String

    init(_ file: PholioResources.WebFile) {
      body = ByteBuffer(bytes: file.bytes)
      gzip = file.gzip.map { ByteBuffer(bytes: $0) }
      type = file.type
      tag = "\"\(SHA256.digest(of: file.bytes).hex.prefix(16))\""
    }
  }

  private var files: [String: File]
  /// Of all files together.
  private let version: String
  /// Of the script that stands in the page itself, as policies name it.
  private let ownScript: String

  /// Made once: they are the same for each server of a process.
  static let embedded = WebFiles()

  private init() {
    let web = PholioResources.web
    files = web.mapValues(File.init)
    let tags = files.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.tag)\n" }
    version = String(SHA256.digest(of: Array(tags.joined().utf8)).hex.prefix(16))
    guard var index = web["index.html"] else { preconditionFailure("There is no page in this program") }
    var page = String(decoding: index.bytes, as: UTF8.self)
    for name in web.keys {
      page.replace("\"/\(name)\"", with: "\"/web/\(version)/\(name)\"")
    }
    index.bytes = Array(page.utf8)
    files["index.html"] = File(index)
    let script = page.firstMatch(of: /<script>([^<]*)<\/script>/)?.1 ?? ""
    let digest = Data(SHA256.digest(of: Array(script.utf8)).bytes).base64EncodedString()
    ownScript = "'sha256-\(digest)'"
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
    let gzip = request.takesGzip ? file.gzip : nil
    var response = Response(
      status: .ok, headers: ["Content-Type": file.type, "Cache-Control": keeping, "ETag": file.tag],
      body: ResponseBody(pieces: gzip ?? file.body))
    if file.gzip != nil { response.headers[field: "Vary"] = "Accept-Encoding" }
    if gzip != nil { response.headers[field: "Content-Encoding"] = "gzip" }
    if name == "index.html" {
      response.headers[field: AccessGate.policyField] = AccessGate.policy(allowing: ownScript)
    }
    return response
  }
}

extension Request {
  /// Whether a client says that it takes gzip (RFC 9110, section 12.5.3).
  fileprivate var takesGzip: Bool {
    headers["Accept-Encoding"].joined(separator: ",").lowercased().split(separator: ",").contains { coding in
      let parts = coding.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      guard let name = parts.first, name == "gzip" || name == "x-gzip" else { return false }
      return !parts.dropFirst().contains { $0.firstMatch(of: /^q=0(\.0*)?$/) != nil }
    }
  }
}
