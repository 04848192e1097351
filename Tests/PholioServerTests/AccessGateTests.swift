import NIOHTTP1
import PholioServer
import PholioTestSupport
import Testing

struct DoorTests {
  @Test func theTokenBecomesACookieAndLeavesTheAddress() async throws {
    try await TestServer(["a": 1]).test { ask in
      let reply = try await ask.raw(.GET, "/?token=\(TestServer.token)", headers: [:])
      #expect(reply.status == 303 && reply.headers[field: "Location"] == "/")
      #expect(
        reply.headers[field: "Set-Cookie"]
          == "pholio-80=\(TestServer.token); Path=/; HttpOnly; SameSite=Strict; Max-Age=34560000")
      #expect(try await ask.raw(.GET, "/?token=\(TestServer.token)0", headers: [:]).status == 401)
    }
  }

  @Test(arguments: ["/", "/page.js", "/api/portfolio", "/api/events", "/thumb/x.jpg", "/nothing", "/?token="])
  func nothingIsServedWithoutTheCookie(uri: String) async throws {
    try await TestServer(["a": 1]).test { ask in
      for cookie in [nil, "pholio-80=", "pholio-80=0123456789abcdeF", "pholio-81=\(TestServer.token)"] {
        let reply = try await ask.raw(.GET, uri, headers: cookie.map { ["Cookie": $0] } ?? [:])
        #expect(reply.status == 401 && reply.code == "unauthorized")
      }
    }
  }

  /// The first cookie of the name counts.
  @Test func theCookieIsFoundAmongOthers() async throws {
    try await TestServer(["a": 1]).test { ask in
      let cookie = "pholio-80=\(TestServer.token)"
      for (cookies, status) in [
        ("a=b; \(cookie)", 200), ("a;\(cookie); c=d", 200), (";; \(cookie);", 200),
        ("\(cookie); pholio-80=x", 200), ("pholio-80==\(TestServer.token)", 200),
        ("pholio-80=x; \(cookie)", 401), ("pholio-80=; \(cookie)", 401), ("\(cookie) ; a=b", 401),
        ("x\(cookie)", 401), ("pholio-80 =\(TestServer.token)", 401), ("pholio-80", 401), ("=;=", 401),
        ("a=\(cookie)", 401), ("Pholio-80=\(TestServer.token)", 401),
      ] {
        let reply = try await ask.raw(.GET, "/api/portfolio", headers: ["Cookie": cookies])
        #expect(reply.status == status, "\(cookies)")
      }
      var headers: HTTPHeaders = ["Cookie": "a=b"]
      headers.add(name: "Cookie", value: cookie)
      #expect(try await ask.raw(.GET, "/api/portfolio", headers: headers).status == 200)
    }
  }

  @Test func whatIsNotThereIsNotFound() async throws {
    try await TestServer(["a": 1]).test { ask in
      let requests: [(HTTPMethod, String)] = [
        (.GET, "/nothing"), (.GET, "/api"), (.POST, "/"), (.DELETE, "/api/portfolio"), (.PUT, "/page.js"),
        (.GET, "/api/galleries/%31"), (.GET, "/api/galleries/x"), (.GET, "/api/galleries"),
      ]
      for (method, uri) in requests {
        let reply = try await ask(method, uri)
        #expect(reply.status == 404 && reply.code == "not_found", "\(method) \(uri)")
      }
      let head = try await ask(.HEAD, "/api/portfolio")
      #expect(head.status == 200 && head.bytes.isEmpty)
      let whole = try await ask(.GET, "/api/portfolio").bytes
      #expect(head.headers[field: "Content-Length"] == "\(whole.count)")
      #expect(try await ask.raw(.HEAD, "/api/portfolio", headers: [:]).bytes.isEmpty)
      // What came behind it would be taken for the next answer.
      let missing = try await ask(.HEAD, "/nothing")
      #expect(missing.status == 404 && missing.bytes.isEmpty)
    }
  }

  @Test func writesNeedThePagesOwnOrigin() async throws {
    try await TestServer(["a": 1]).test { ask in
      var headers = TestServer.Asking.cookie
      headers[field: "Content-Type"] = "application/json"
      for origin in [nil, "http://evil.example", "null", "https://localhost", "http://localhost:81"] {
        headers[field: "Origin"] = origin
        let reply = try await ask.raw(.POST, "/api/galleries", #"{"name": "b"}"#, headers: headers)
        #expect(reply.status == 403 && reply.code == "origin", "\(origin ?? "none")")
      }
      #expect(try await ask.galleries().count == 1)
      #expect(try await ask(.POST, "/api/galleries", #"{"name": "b"}"#).status == 201)
      headers[field: "Origin"] = "http://evil.example"
      #expect(try await ask.raw(.GET, "/api/portfolio", headers: headers).code == "origin")
    }
  }

  @Test func aBodyIsJSONOfItsKindAndNotTooLarge() async throws {
    try await TestServer(["a": 1]).test { ask in
      let plain = try await ask(
        .POST, "/api/galleries", #"{"name": "b"}"#, headers: ["Content-Type": "text/plain"])
      #expect(plain.status == 415 && plain.code == "not_json")
      for body in [
        "", "{", "[]", #"{"nme": "b"}"#, #"{"name": 5}"#, #"{"name": ""}"#,
        #"{"name": " \u200b"}"#, #"{"name": "a\u0000b"}"#,
        #"{"name": "\#(String(repeating: "x", count: 1025))"}"#,
      ] {
        let reply = try await ask(.POST, "/api/galleries", body)
        #expect(reply.status == 400 && reply.code == "bad_request", "\(body)")
      }
      let long = String(repeating: "x", count: 5 << 20)
      let reply = try await ask(.POST, "/api/galleries", #"{"name": "\#(long)"}"#)
      #expect(reply.status == 413 && reply.code == "too_large")
      #expect(try await ask.galleries().count == 1)
    }
  }

  @Test func everyAnswerForbidsWhatThePageNeverDoes() async throws {
    try await TestServer(["a": 1]).test { ask in
      for uri in ["/", "/api/portfolio", "/nothing", "/thumb/x.jpg"] {
        let headers = try await ask(.GET, uri).headers
        #expect(
          headers[field: "Content-Security-Policy"]?.hasPrefix("default-src 'none'; script-src 'self'")
            == true)
        #expect(headers[field: "Content-Security-Policy"]?.contains("unsafe") == false)
        #expect(headers[field: "X-Content-Type-Options"] == "nosniff")
      }
    }
  }

  @Test func thePageIsServedFromInsideTheProgram() async throws {
    try await TestServer(["a": 1]).test { ask in
      let page = try await ask(.GET, "/")
      #expect(page.status == 200 && page.headers[field: "Content-Type"] == "text/html; charset=utf-8")
      let tag = try #require(page.headers[field: "ETag"])
      let again = try await ask(.GET, "/", headers: ["If-None-Match": tag])
      #expect(again.status == 304 && again.bytes.isEmpty)
      for name in ["page.js", "page.css"] {
        #expect(String(decoding: page.bytes, as: UTF8.self).contains(name))
        #expect(try await ask(.GET, "/\(name)").status == 200)
      }
    }
  }

  @Test func readOnlyRefusesEveryWriteAndAllowsEveryLook() async throws {
    let target = #""target": {"to": "last"}"#
    let writes: [(HTTPMethod, String, String)] = [
      (.POST, "/api/galleries", #"{"name": "b"}"#), (.PATCH, "/api/galleries/1", #"{"name": "b"}"#),
      (.DELETE, "/api/galleries/1?revision=1", ""),
      (.PATCH, "/api/portfolio", #"{"cap": {"columns": 2, "rows": 2}}"#),
      (.POST, "/api/galleries/1/move", #"{"revision": 1, "photos": [1], \#(target)}"#),
      (.POST, "/api/portfolio/move", #"{"revision": 1, "galleries": [1], \#(target)}"#),
      (
        .POST, "/api/transfer",
        #"{"from": {"gallery": 1, "revision": 1}, "into": {"gallery": 1, "revision": 1},"#
          + #" "photos": [1], \#(target)}"#
      ),
      (.POST, "/api/galleries/1/remove", #"{"revision": 1, "photos": [1]}"#),
      (.POST, "/api/galleries/1/feature", #"{"photos": [1], "span": "2x2"}"#),
      (.POST, "/api/galleries/1/sort", #"{"revision": 1, "reverse": true}"#), (.POST, "/api/undo", "{}"),
      (.POST, "/api/redo", "{}"), (.PATCH, "/api/photos/1", #"{"title": "T"}"#),
    ]
    try await TestServer(["a": 3], isReadOnly: true).test { ask in
      for (method, uri, body) in writes {
        let reply = try await ask(method, uri, body)
        #expect(reply.status == 403 && reply.code == "read_only", "\(method) \(uri)")
      }
      #expect(try await ask(.GET, "/api/portfolio").json["read_only"] as? Bool == true)
    }
  }

  @Test(arguments: [false, true]) func whoMayOnlyLookIsNotToldWherePhotosWereTaken(isReadOnly: Bool)
    async throws
  {
    try await TestServer(["a": 1], isReadOnly: isReadOnly, latitude: 48).test { ask in
      let photo = try await ask(.GET, "/api/photos/1").json
      let gps = photo["gps"] as? [String: Any]
      #expect(gps?["latitude"] as? Double == (isReadOnly ? nil : 48))
      #expect((photo["camera"] as? [String: Any])?["make"] as? String == "Pholio")
    }
  }

  /// A browser says so when it opens a page; a script's request does not.
  @Test func aBrowserIsToldHowToGetInAndAProgramGetsJSON() async throws {
    try await TestServer(["a": 1]).test { ask in
      let browser: HTTPHeaders = ["Accept": "text/html,application/xhtml+xml,*/*;q=0.8"]
      for uri in ["/", "/?token=old", "/api/portfolio", "/nothing"] {
        let page = try await ask.raw(.GET, uri, headers: browser)
        let text = String(decoding: page.bytes, as: UTF8.self)
        #expect(
          page.status == 401 && page.headers[field: "Content-Type"] == "text/html; charset=utf-8", "\(uri)")
        #expect(text.contains("pholio serve") && !text.contains("style="))
        #expect(text.contains("<script") == (uri == "/"), "\(uri)")
        #expect(page.headers[field: "Content-Security-Policy"]?.hasPrefix("default-src 'none';") == true)
        let head = try await ask.raw(.HEAD, uri, headers: browser)
        #expect(head.status == 401 && head.bytes.isEmpty)
      }
      for accept in ["*/*", "application/json", "image/*"] {
        let reply = try await ask.raw(.GET, "/", headers: ["Accept": accept])
        #expect(reply.status == 401 && reply.code == "unauthorized", "\(accept)")
      }
      // The script is for everybody, and sends the browser here once more: with a cookie to the page.
      let script = try await ask.raw(.GET, "/again.js", headers: [:])
      #expect(
        script.status == 200 && script.headers[field: "Content-Type"] == "text/javascript; charset=utf-8")
      let again = try await ask.raw(.GET, "/?again", headers: browser)
      #expect(again.status == 401 && !String(decoding: again.bytes, as: UTF8.self).contains("<script"))
      let entry = try await ask(.GET, "/?again", headers: browser)
      #expect(
        entry.status == 303 && entry.headers[field: "Location"] == "/"
          && entry.headers[field: "Set-Cookie"] == nil)
      // With the cookie the same header changes nothing.
      #expect(try await ask(.GET, "/nothing", headers: browser).code == "not_found")
    }
  }

  @Test func aSecondHostIsRefused() async throws {
    try await TestServer(["a": 1]).test { ask in
      for host in ["localhost", "evil.example", ""] {
        let reply = try await ask(.GET, "/api/portfolio", headers: ["Host": host])
        #expect(reply.status == 400 && !String(decoding: reply.bytes, as: UTF8.self).contains("galleries"))
      }
      #expect(try await ask(.GET, "http://evil.example/api/portfolio").status == 400)
      #expect(try await ask(.GET, "http://localhost/api/portfolio").status == 200)
    }
  }

  /// Over a socket: what stands before the routes takes an address apart.
  @Test func anAbsoluteAddressIsCheckedOnAConnection() async throws {
    let server = try TestServer(["a": 1])
    let respond = server.server.responder()
    let cookie = "Cookie: pholio-80=\(TestServer.token)\r\n"
    let replies = try await AnsweringServer.asked(respond) { asked in
      try ["localhost", "LOCALHOST", "evil.example", "localhost:81", ""].map {
        try asked.reply(to: .request("http://\($0)/api/portfolio", cookie))
      }
    }
    #expect(replies[0].contains("200 OK") && replies[1].contains("200 OK"))
    #expect(replies[2...].allSatisfy { $0.contains("400 Bad Request") })
    #expect(server.log.all == [])
  }

  @Test(arguments: ["/favicon.svg", "/favicon.ico"]) func thereIsAnIcon(uri: String) async throws {
    try await TestServer(["a": 1]).test { ask in
      let icon = try await ask(.GET, uri)
      #expect(icon.status == 200 && icon.headers[field: "Content-Type"] == "image/svg+xml")
      #expect(String(decoding: icon.bytes, as: UTF8.self).hasPrefix("<svg xmlns="))
      #expect(String(decoding: try await ask(.GET, "/").bytes, as: UTF8.self).contains("/favicon.svg\""))
    }
  }
}
