import Foundation
import PholioTestSupport
import Testing

/// The tokens of `pholio serve`, and where they are not.
struct ServeTokenTests {
  private func tokens(_ served: ServedLibrary) throws -> [String] {
    try String(contentsOfFile: served.folder["library/serve-token"], encoding: .utf8).split(separator: "\n")
      .map(String.init)
  }

  /// Starts one more server on the same library, and gives its token.
  private func started(_ served: ServedLibrary, _ arguments: [String] = []) throws -> String {
    let running = try served.pholio.start(["serve", "--port", "0"] + arguments)
    defer {
      kill(running.process.processIdentifier, SIGTERM)
      _ = running.finish()
    }
    return try ServedLibrary.address(of: running).token
  }

  @Test func aServerThatIsStartedAnewHasTheSameAddress() throws {
    let served = try ServedLibrary()
    #expect(try tokens(served)[0] == served.token)
    #expect(try started(served) == served.token)
    #expect(try started(served, ["--read-only"]) == tokens(served)[1])
    let new = try started(served, ["--new-token"])
    #expect(new != served.token)
    #expect(try tokens(served)[0] == new)
    #expect(try started(served) == new)
  }

  @Test func theTokenIsInNoBackupAndNoOutputAndIsNoFinding() throws {
    let served = try ServedLibrary()
    let secrets = try tokens(served)
    #expect(try served.pholio("backup", served.folder["copy"]).status == 0)
    let copies = try FileManager.default.subpathsOfDirectory(atPath: served.folder.path).filter {
      $0.hasPrefix("copy")
    }
    #expect(!copies.isEmpty)
    for copy in copies {
      let data = FileManager.default.contents(atPath: served.folder[copy]) ?? Data()
      for secret in secrets { #expect(data.range(of: Data(secret.utf8)) == nil, "\(copy)") }
    }
    for arguments in [
      ["check"], ["check", "--json"], ["galleries", "--json"], ["show", "in", "--json"], ["history", "in"],
      ["import", "--dry-run", served.folder["in"]],
    ] {
      let run = try served.pholio.run(arguments)
      #expect(run.status == 0, "\(arguments) \(run.messages)")
      for secret in secrets + ["serve-token"] {
        #expect(!run.output.contains(secret) && !run.messages.contains(secret), "\(arguments)")
      }
    }
    // The owner's page has it in its cookie alone, which scripts can't read.
    for uri in ["/", "/api/portfolio", "/api/presets"] {
      #expect(try !served.ask("GET", uri).body.contains(secrets[0]), "\(uri)")
    }
  }

  @Test func beyondThisMachineTheGuestsAddressIsSaidToo() throws {
    let served = try ServedLibrary(["--host", "0.0.0.0"])
    let guests = try tokens(served)[1]
    #expect(!served.running.output.contains(guests))
    kill(served.running.process.processIdentifier, SIGTERM)
    let run = served.running.finish()
    #expect(run.messages.contains("for guests: http://") && run.messages.contains("/?token=\(guests)\n"))
    #expect(!run.messages.contains(served.token))
  }

  @Test func readOnlyLetsEverybodyInAsAGuest() throws {
    let served = try ServedLibrary(["--read-only"])
    #expect(try tokens(served)[1] == served.token)
    let reply = try served.ask("POST", "/api/galleries", #"{"name": "b"}"#)
    #expect(reply.status == 403 && reply.body.contains("read_only"))
  }

  @Test func aSecondHostIsRefusedOnTheWire() throws {
    let served = try ServedLibrary()
    for second in ["evil.example", "127.0.0.1:\(served.port)", ""] {
      for name in ["Host", "host", "HOST"] {
        let head = served.head("GET", "/api/portfolio").replacing(
          "Cookie:", with: "\(name): \(second)\r\nCookie:")
        let reply = try served.raw(head)
        #expect([400, 403].contains(reply.status) && !reply.body.contains("galleries"), "\(name): \(second)")
      }
    }
    #expect(try served.ask("GET", "/api/portfolio").status == 200)
  }
}
