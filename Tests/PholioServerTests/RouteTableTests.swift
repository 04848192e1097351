import NIOCore
import NIOHTTP1
import PholioServer
import Testing

struct RouteTableTests {
  private static let table = {
    var table = RouteTable()
    func body(_ name: String) -> RouteTable.Body {
      { _, parameters in
        let values = ["id", "name", "sheet", "file"].compactMap { parameters[$0] }
        return Response(status: .ok, headers: ["Location": ([name] + values).joined(separator: " ")])
      }
    }
    for path in [
      "/", "/page.js", "/api/portfolio", "/api/galleries/:id", "/api/galleries/:id/order", "/thumb/:name",
      "/sheet/:sheet/:file",
    ] {
      table.get(path, use: body("get \(path)"))
    }
    table.post("/api/galleries", use: body("post /api/galleries"))
    table.patch("/api/galleries/:id", use: body("patch /api/galleries/:id"))
    table.delete("/api/galleries/:id", use: body("delete /api/galleries/:id"))
    return table
  }()

  /// What is found, with the values of its named parts.
  private func found(_ method: HTTPMethod, _ uri: String) async throws -> String? {
    let head = HTTPRequestHead(version: .http1_1, method: method, uri: uri)
    let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
    guard let found = Self.table.route(request.method, request.uri.path) else { return nil }
    return try await found.route.body(request, found.parameters).headers[field: "Location"]
  }

  @Test(arguments: [
    ("/", "/"), ("", "/"), ("//", "/"), ("/?token=x", "/"), ("/page.js", "/page.js"),
    ("/page.js/", "/page.js"), ("//page.js", "/page.js"), ("/page.js?x=/y", "/page.js"),
    ("/api/portfolio/", "/api/portfolio"), ("/api//portfolio", "/api/portfolio"),
    ("/api/galleries/1", "/api/galleries/:id 1"), ("/api/galleries/1/", "/api/galleries/:id 1"),
    ("/api/galleries/:id", "/api/galleries/:id :id"), ("/api/galleries/-1", "/api/galleries/:id -1"),
    ("/api/galleries//order", "/api/galleries/:id order"),
    ("/api/galleries/%31", "/api/galleries/:id %31"),
    ("/api/galleries/1%2Forder", "/api/galleries/:id 1%2Forder"),
    ("/api/galleries/1%", "/api/galleries/:id 1%"),
    ("/api/galleries/1/order?from=0", "/api/galleries/:id/order 1"),
    ("/thumb/..", "/thumb/:name .."), ("/thumb/a.jpg", "/thumb/:name a.jpg"),
    ("/sheet/s/3.jpg", "/sheet/:sheet/:file s 3.jpg"), ("/sheet/./../", "/sheet/:sheet/:file . .."),
    ("http://localhost/page.js", "/page.js"),
  ])
  func aPathIsFoundByItsParts(uri: String, route: String) async throws {
    #expect(try await found(.GET, uri) == "get \(route)")
    #expect(try await found(.HEAD, uri) == "get \(route)")
  }

  @Test(arguments: [
    "/page", "/page.js/x", "/Page.js", "/%70age.js", "/page%2Ejs", "/api", "/api/", "/api/galleries",
    "/api/galleries/", "/api%2Fportfolio", "/API/portfolio", "/api/galleries/1/orders",
    "/api/galleries/1/order/2", "/api/./portfolio", "/x/../page.js", "/thumb", "/thumb/", "/thumb/a/b",
    "/sheet/s", "/sheet//3.jpg", "/sheet/s/3.jpg/4", "/page.js;x", "/page.js#x", "*",
  ])
  func anotherPathIsNotFound(uri: String) async throws {
    #expect(try await found(.GET, uri) == nil)
    #expect(try await found(.HEAD, uri) == nil)
  }

  @Test func aMethodHasRoutesOfItsOwn() async throws {
    #expect(try await found(.POST, "/api/galleries") == "post /api/galleries")
    #expect(try await found(.POST, "/api/galleries/") == "post /api/galleries")
    #expect(try await found(.PATCH, "/api/galleries/7") == "patch /api/galleries/:id 7")
    #expect(try await found(.DELETE, "/api/galleries/7") == "delete /api/galleries/:id 7")
    #expect(try await found(.HEAD, "/api/galleries") == nil)
    for method in ["POST", "PUT", "OPTIONS", "CONNECT", "get", "head", "BREW"] {
      let method = HTTPMethod(rawValue: method)
      #expect(try await found(method, "/") == nil)
      #expect(try await found(method, "/api/galleries/7") == nil)
    }
  }

  @Test func aDateIsWrittenAsHTTPWantsIt() {
    #expect(DateHeader.text(of: 784_111_777) == "Sun, 06 Nov 1994 08:49:37 GMT")
    #expect(DateHeader.text(of: 0) == "Thu, 01 Jan 1970 00:00:00 GMT")
    #expect(DateHeader.text(of: 1_709_251_199) == "Thu, 29 Feb 2024 23:59:59 GMT")
  }
}
