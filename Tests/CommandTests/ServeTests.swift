import Foundation
import PholioTestSupport
import Testing

/// The page's server as a process.
struct ServeTests {
  @Test(arguments: [(SIGTERM, Int32(143)), (SIGINT, Int32(130))]) func aSignalEndsIt(
    signal: Int32, status: Int32
  )
    throws
  {
    let served = try ServedLibrary()
    #expect(try served.ask("GET", "/api/portfolio").status == 200)
    kill(served.running.process.processIdentifier, signal)
    let run = served.running.finish()
    #expect(run.status == status && run.messages.isEmpty, "\(run.messages)")
  }

  /// The page can be where one begins: photos are dropped on it. Who may only look makes nothing.
  @Test func aFirstStartMakesTheLibrary() throws {
    let folder = try TemporaryFolder()
    let refused = try Program(library: folder["none"]).run(["serve", "--port", "0", "--read-only"])
    #expect(refused.status == 66 && refused.messages.contains("no library here yet"))
    #expect(!FileManager.default.fileExists(atPath: folder["none"]))
    let pholio = Program(library: folder["library"])
    let running = try pholio.start(["serve", "--port", "0"])
    defer { kill(running.process.processIdentifier, SIGKILL) }
    _ = try ServedLibrary.address(of: running)
    #expect(try pholio("galleries", "--json").status == 0)
    kill(running.process.processIdentifier, SIGTERM)
    #expect(running.finish().status == 143)
  }

  /// If a change's request has begun when the signal comes, it is made, answered and on disk.
  @Test func whatIsUnderWayIsFinished() throws {
    let served = try ServedLibrary()
    let ids = try served.ids()
    let body = #"{"revision": 1, "photos": [\#(ids[5])], "target": {"to": 1}}"#
    let connection = try RawConnection(port: served.port)
    connection.send(served.head("POST", "/api/galleries/1/move", length: body.utf8.count) + body.prefix(20))
    // Each of the server's loops, which take connections in turn, has answered: so the first one's bytes are
    // read.
    for _ in 0..<ProcessInfo.processInfo.processorCount {
      #expect(try served.ask("GET", "/api/portfolio").status == 200)
    }
    kill(served.running.process.processIdentifier, SIGTERM)
    usleep(400_000)
    connection.send(String(body.dropFirst(20)))
    #expect(ServedLibrary.reply(connection.receive()).status == 200)
    #expect(served.running.finish().status == 143)
    #expect(try served.names() == ["5.jpg", "0.jpg", "1.jpg", "2.jpg", "3.jpg", "4.jpg"])
  }

  /// A sheet that is being drawn when the signal comes is finished and sent.
  @Test func aSheetUnderWayIsFinished() throws {
    let served = try ServedLibrary()
    let look = #"{"settings": {"paper": "A3", "columns": 1, "rows": 1, "enlarge": true, "captions": false}}"#
    let made = try served.ask("POST", "/api/galleries/1/sheet", look)
    let pdf = String(try #require(made.body.firstMatch(of: /"pdf":"([^"]*)"/)).1)
    let connection = try RawConnection(port: served.port)
    connection.send(served.head("GET", pdf))
    for _ in 0..<ProcessInfo.processInfo.processorCount {
      #expect(try served.ask("GET", "/api/portfolio").status == 200)
    }
    kill(served.running.process.processIdentifier, SIGTERM)
    let reply = ServedLibrary.reply(connection.receive())
    #expect(reply.status == 200 && reply.body.contains("%PDF-") && reply.body.contains("%%EOF"))
    let run = served.running.finish()
    #expect(run.status == 143 && run.messages.isEmpty, "\(run.messages)")
  }

  /// To draw this page takes seconds. A view of it is given up.
  @Test func aViewOfASheetUnderWayIsNotWaitedFor() throws {
    let served = try ServedLibrary()
    let settings = #""paper": "A3", "dpi": 900, "columns": 2, "rows": 2, "enlarge": true, "captions": false"#
    let look = #"{"settings": {\#(settings)}}"#
    let made = try served.ask("POST", "/api/galleries/1/sheet", look)
    let page = String(try #require(made.body.firstMatch(of: /"url":"([^"]*)"/)).1)
    let connection = try RawConnection(port: served.port)
    connection.send(served.head("GET", page + "?width=640"))
    for _ in 0..<ProcessInfo.processInfo.processorCount {
      #expect(try served.ask("GET", "/api/portfolio").status == 200)
    }
    kill(served.running.process.processIdentifier, SIGTERM)
    let reply = ServedLibrary.reply(connection.receive())
    #expect(reply.status == 503 && reply.body.contains("stopping"), "\(reply.head)")
    let run = served.running.finish()
    #expect(run.status == 143 && run.messages.isEmpty, "\(run.messages)")
  }

  @Test func aChangeByTheCommandLineIsHeardOf() throws {
    let served = try ServedLibrary()
    let listening = try RawConnection(port: served.port)
    listening.send(served.head("GET", "/api/events"))
    let hello = listening.receive { $0.contains("event: hello") && $0.hasSuffix("\n\n\r\n") }
    #expect(hello.contains("text/event-stream") && hello.contains(#""revision":1"#))
    #expect(try served.pholio("reorder", "in", "--move", "1", "--to", "last").status == 0)
    let change = listening.receive { $0.contains("event: change") && $0.hasSuffix("\n\n\r\n") }
    #expect(change.contains(#""revision":2"#) && change.contains(#""gone":[]"#))
    #expect(try served.pholio("gallery", "create", "new").status == 0)
    let made = listening.receive { $0.contains("event: change") && $0.hasSuffix("\n\n\r\n") }
    #expect(made.contains(#""name":"new""#) && made.contains(#""portfolio":"#))
    kill(served.running.process.processIdentifier, SIGTERM)
    #expect(listening.receive().contains("event: bye"))
    #expect(served.running.finish().status == 143)
  }

  @Test func aChangeByThePageIsWhatTheCommandLineShows() throws {
    let served = try ServedLibrary()
    let ids = try served.ids()
    let body = #"{"revision": 1, "photos": [\#(ids[4]), \#(ids[1])], "target": {"before": \#(ids[3])}}"#
    #expect(try served.ask("POST", "/api/galleries/1/move", body).status == 200)
    #expect(try served.names() == ["0.jpg", "2.jpg", "4.jpg", "1.jpg", "3.jpg", "5.jpg"])
    let stale = try served.ask("POST", "/api/galleries/1/move", body)
    #expect(stale.status == 412)
    #expect(stale.body.contains("'in' has been changed since revision 1"))
    #expect(try served.pholio("undo").messages == "undid: move 2 photos before 3.jpg\n")
  }

  @Test func portsAndLibrariesThatCannotBeAreSaidSo() throws {
    let served = try ServedLibrary()
    let taken = try served.pholio("serve", "--port", "\(served.port)")
    #expect(taken.status == 1)
    #expect(
      taken.messages
        == "pholio: port \(served.port) of 127.0.0.1 is taken; --port names another, and 0 is any free one\n")
    #expect(try Program(library: served.folder["none"])("serve", "--read-only").status == 66)
    for option in ["--tls-cert", "--tls-key"] {
      let tls = try served.pholio("serve", "--port", "0", option, "x")
      #expect(tls.status == 64 && tls.messages.contains("docs/page.md"), "\(tls.messages)")
    }
    let set = try served.pholio("serve", "--port", "0", environment: ["PHOLIO_SERVE_TLS_CERT": "x"])
    #expect(set.status == 64 && set.messages.contains("docs/page.md"), "\(set.messages)")
    #expect(try served.pholio("serve", "--port", "0", "--host", "192.0.2.1").status == 1)
    let unknown = try served.pholio("serve", "--port", "0", "--host", "nosuch.invalid")
    #expect(unknown.status == 64 && unknown.output == "")
    #expect(unknown.messages == "pholio: --host: this machine knows no host 'nosuch.invalid'\n")
  }

  @Test func onEveryAddressThoseThatOthersCanUseAreSaid() throws {
    let served = try ServedLibrary(["--host", "0.0.0.0"])
    let hosts = try Program.run("hostname", ["-I"]).output.split(whereSeparator: \.isWhitespace).map(
      String.init)
    let numbers = hosts.filter { $0.contains(".") && !$0.hasPrefix("169.254.") }
    let said = served.running.output.matches(of: /http:\/\/([^:\/]+):[0-9]+\/\?token=/).map { String($0.1) }
    #expect(Set(said) == Set(numbers.isEmpty ? ["localhost"] : numbers))
    for host in said {
      let head = served.head("GET", "/api/portfolio", host: "\(host):\(served.port)")
      #expect(try served.raw(head).status == 200)
    }
  }

  @Test func withoutAPortTheNextFreeOneIsTaken() throws {
    let served = try ServedLibrary()
    let others = try (0..<2).map { _ in try served.pholio.start(["serve"]) }
    defer { for other in others { kill(other.process.processIdentifier, SIGKILL) } }
    let ports = try others.map { try ServedLibrary.address(of: $0).port }
    #expect(ports[0] != ports[1] && ports.allSatisfy { (8427...8526).contains($0) })
  }

  @Test func readOnlyChangesNothing() throws {
    let served = try ServedLibrary(["--read-only"])
    let ids = try served.ids()
    let reply = try served.ask(
      "POST", "/api/galleries/1/move", #"{"revision": 1, "photos": [\#(ids[4])], "target": {"to": 1}}"#)
    #expect(reply.status == 403 && reply.body.contains("read_only"))
    #expect(try served.names().first == "0.jpg")
  }
}
