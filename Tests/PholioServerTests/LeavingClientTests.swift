import Foundation
import NIOHTTP1
import PholioCatalog
import PholioDisk
import PholioServer
import PholioTestSupport
import SystemPackage
import Testing

/// Clients that close their connection before they have their picture, as a page does while somebody leafs.
struct LeavingClientTests {
  private func digest(_ ask: TestServer.Asking) async throws -> String {
    try #require(try await ask(.GET, "/api/photos/1").json["sha256"] as? String)
  }

  @Test(.timeLimit(.minutes(TimeLimits.calls))) func aViewThatNobodyWaitsForIsNotMade() async throws {
    let server = try TestServer(["a": 1])
    try await server.test { ask in
      let uri = "/large/\(try await digest(ask)).jpg?edge=1024"
      // No file can be read until the memory is given back.
      let all = await TakenMemory.take()
      let client = ClientPresence()
      async let left = ask(.GET, uri, client: client)
      try await Task.sleep(for: .milliseconds(50))
      client.leave()
      #expect(try await left.status == 503)
      // Whoever has left gets nothing more.
      #expect(try await ask(.GET, uri, client: client).status == 503)
      all.giveBack()
      // In turn after the one that was left, if that still waited.
      await TakenMemory.take().giveBack()
      #expect(!FileManager.default.fileExists(atPath: server.folder["library/cache/large"]))
      #expect(try await ask(.GET, uri).status == 200)
    }
  }

  @Test(.timeLimit(.minutes(TimeLimits.calls))) func aViewThatSomebodyStillWaitsForIsMade() async throws {
    let server = try TestServer(["a": 1])
    try await server.test { ask in
      let uri = "/large/\(try await digest(ask)).jpg?edge=1024"
      let all = await TakenMemory.take()
      let client = ClientPresence()
      async let left = ask(.GET, uri, client: client)
      async let stayed = ask(.GET, uri)
      try await Task.sleep(for: .milliseconds(50))
      client.leave()
      #expect(try await left.status == 503)
      all.giveBack()
      #expect(try await stayed.status == 200)
    }
  }

  @Test(.timeLimit(.minutes(TimeLimits.calls))) func nobodyLooksForWhatNobodyWaitsFor() async throws {
    let server = try TestServer(["a": 3])
    try await server.test { ask in
      for path in ["alarms", "alike"] {
        let left = ClientPresence()
        left.leave()
        let uri = "/api/galleries/1/\(path)"
        let statuses = [
          try await ask(.GET, uri, client: left).status, try await ask(.GET, uri).status,
        ]
        #expect(statuses == [503, 200])
      }
    }
  }

  @Test(.timeLimit(.minutes(TimeLimits.calls))) func aSearchEndsWhenItsClientLeaves() async throws {
    let server = try TestServer(["a": 1])
    let (begun, begin) = AsyncStream<Void>.makeStream()
    // It finds nothing, and looks until it is told to end.
    let findings = try AnalysisCache<Int>(
      FilePath(server.folder["library"]), cancellation: Cancellation()
    ) { _, _, cancellation in
      begin.yield()
      while true {
        try cancellation.check()
        sched_yield()
      }
    }
    let client = ClientPresence()
    let found = Task { try await client.whileHere { try await findings.value(of: GalleryID(rawValue: 1)) } }
    for await _ in begun { break }
    client.leave()
    await #expect(throws: Interruption.self) { try await found.value }
  }
}
