import NIOHTTP1
import PholioServer
import PholioTestSupport
import Testing

/// The page's files, as browsers get them.
struct WebFilesTests {
  /// What is imported only when it is needed, is not asked for at the start.
  @Test func thePageNamesTheScriptsThatItStartsWith() async throws {
    try await TestServer(["a": 1]).test { ask in
      func text(_ uri: String) async throws -> String {
        let reply = try await ask(.GET, uri)
        #expect(reply.status == 200, "\(uri)")
        return String(decoding: reply.bytes, as: UTF8.self)
      }
      let links = try await text("/").matches(
        of: /<link rel="modulepreload" href="\/web\/\w+(\/\w+\.js)">/)
      let named = links.map { String($0.1) }
      var needed: Set<String> = []
      var open = ["/main.js"]
      while let script = open.popLast() {
        guard needed.insert(script).inserted else { continue }
        let statements = try await text(script).matches(
          of: /(?m)^(?:import|export)\b[^;()=]*?"\.(\/\w+\.js)";/)
        open += statements.map { String($0.1) }
      }
      #expect(needed.count > 10)
      #expect(Set(named) == needed && named.count == needed.count)
    }
  }

  @Test func whatThePageNamesIsKeptForGood() async throws {
    try await TestServer(["a": 1]).test { ask in
      let page = try await ask(.GET, "/")
      #expect(page.headers[field: "Cache-Control"] == "no-cache")
      let named = String(decoding: page.bytes, as: UTF8.self).matches(
        of: /(?:href|src)="(\/\w[^"]*\/(\w+\.\w+))"/
      ).map { (address: String($0.1), name: String($0.2)) }
      #expect(Set(named.map(\.name)).isSuperset(of: ["main.js", "api.js", "styles.css", "favicon.svg"]))
      // Each request takes time: of style sheets there is one, and the rest comes after the first picture.
      #expect(named.count { $0.name.hasSuffix(".css") } == 1 && named.count < 45)
      for (address, name) in named {
        let kept = try await ask(.GET, address)
        #expect(kept.status == 200 && kept.headers[field: "Cache-Control"]?.contains("immutable") == true)
        // A page that an older program gave out.
        let older = try await ask(.GET, "/web/0123456789abcdef/\(name)")
        #expect(older.bytes == kept.bytes && older.headers[field: "Cache-Control"] == "no-cache")
      }
    }
  }
}
