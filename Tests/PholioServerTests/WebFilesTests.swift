import Foundation
import NIOHTTP1
import PholioDisk
import PholioFacts
import PholioResources
import PholioServer
import PholioTestSupport
import Testing

/// The page's files, as browsers get them.
struct WebFilesTests {
  /// What a browser asks for to begin: each request takes time.
  @Test func thePageIsOneScriptAndOneStyleSheet() async throws {
    try await TestServer(["a": 1]).test { ask in
      let page = String(decoding: try await ask(.GET, "/").bytes, as: UTF8.self)
      let named = page.matches(of: /(?:href|src)="\/web\/\w+\/([^"]+)"/).map { String($0.1) }
      #expect(named.sorted() == ["favicon.svg", "page.css", "page.js"])
      let script = String(decoding: try await ask(.GET, "/page.js").bytes, as: UTF8.self)
      #expect(!script.contains(/\bfrom ?"\./) && !script.contains("import("))
      #expect(PholioResources.web.keys.sorted() == ["favicon.svg", "index.html", "page.css", "page.js"])
    }
  }

  /// It begins to ask before the script is there; no other script that stands in a page is allowed.
  @Test func thePagesOwnScriptIsAllowedByItsDigest() async throws {
    try await TestServer(["a": 1]).test { ask in
      let reply = try await ask(.GET, "/")
      let page = String(decoding: reply.bytes, as: UTF8.self)
      let scripts = page.matches(of: /<script>([^<]*)<\/script>/)
      try #require(scripts.count == 1)
      let digest = Data(SHA256.digest(of: Array(scripts[0].1.utf8)).bytes).base64EncodedString()
      let policies = reply.headers["Content-Security-Policy"]
      #expect(policies.count == 1 && policies[0].contains("script-src 'self' 'sha256-\(digest)';"))
      let other = try await ask(.GET, "/page.js").headers["Content-Security-Policy"]
      #expect(other.count == 1 && other[0].contains("script-src 'self';"))
    }
  }

  @Test func whatThePageNamesIsKeptForGood() async throws {
    try await TestServer(["a": 1]).test { ask in
      let page = try await ask(.GET, "/")
      #expect(page.headers[field: "Cache-Control"] == "no-cache")
      let named = String(decoding: page.bytes, as: UTF8.self).matches(
        of: /(?:href|src)="(\/\w[^"]*\/(\w+\.\w+))"/
      ).map { (address: String($0.1), name: String($0.2)) }
      for (address, name) in named {
        let kept = try await ask(.GET, address)
        #expect(kept.status == 200 && kept.headers[field: "Cache-Control"]?.contains("immutable") == true)
        // A page that an older program gave out.
        let older = try await ask(.GET, "/web/0123456789abcdef/\(name)")
        #expect(older.bytes == kept.bytes && older.headers[field: "Cache-Control"] == "no-cache")
      }
    }
  }

  @Test(arguments: [
    ("gzip, deflate, br", true), ("br;q=1.0, GZIP;q=0.8", true), ("x-gzip", true), ("gzip;q=0.001", true),
    ("gzip;q=0", false), ("gzip; q=0.0", false), ("identity", false), ("br", false), ("", false),
  ])
  func whoTakesItCompressedGetsItSo(accepted: String, isCompressed: Bool) async throws {
    try await TestServer(["a": 1]).test { ask in
      for name in ["page.js", "page.css"] {
        let plain = try await ask(.GET, "/\(name)")
        let reply = try await ask(.GET, "/\(name)", headers: ["Accept-Encoding": accepted])
        #expect(plain.headers[field: "Content-Encoding"] == nil && plain.headers[field: "Vary"] != nil)
        #expect((reply.headers[field: "Content-Encoding"] == "gzip") == isCompressed)
        #expect(reply.headers[field: "Vary"] == "Accept-Encoding")
        if isCompressed {
          #expect(reply.bytes.count * 2 < plain.bytes.count)
          #expect(try unzipped(reply.bytes) == plain.bytes)
        } else {
          #expect(reply.bytes == plain.bytes)
        }
      }
    }
  }

  private func unzipped(_ bytes: [UInt8]) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let file = try folder.write(bytes, to: "file.gz")
    return Array(try Program.run("gzip", ["-dc", file]).output.utf8)
  }
}
