import Foundation
import PholioCatalog
import PholioFacts
import PholioLibrary
import PholioServer
import PholioTestSupport
import Synchronization
import SystemPackage
import Testing

/// Clients that take their answers slowly.
struct SlowClientTests {
  /// A large answer made in one piece, for a client that takes longer than the limit for a pause.
  @Test(.timeLimit(.minutes(TimeLimits.programs))) func whoTakesSlowlyGetsAllOfIt() async throws {
    let server = try TestServer(["a": 384], port: 0, takingTime: .seconds(2))
    let words = String(repeating: "word ", count: 13_000)
    _ = try Library(at: FilePath(server.folder["library"]), create: false).catalog.write { tx in
      let photos = try tx.orders.items(of: .gallery(GalleryID(rawValue: 1)))
      return try tx.photos.setOwn([.text(PhotoWords.description, words)], of: photos, in: nil)
    }
    let end = End()
    let (addresses, listening) = AsyncStream.makeStream(of: String.self)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        try await server.server.run(until: { end.hasCome.load(ordering: .relaxed) }) {
          for address in $0.owner { listening.yield(address) }
        }
      }
      group.addTask {
        defer { end.hasCome.store(true, ordering: .relaxed) }
        let text = try #require(await addresses.first { _ in true })
        let port = try #require(text.firstMatch(of: /:([0-9]+)\//).flatMap { Int($0.1) })
        let connection = try RawConnection(port: port, room: 64 << 10)
        let answer = await withCheckedContinuation { taken in
          // On a thread of its own: tasks wait for other tests longer than a client may pause.
          Thread.detachNewThread { taken.resume(returning: Self.takeSlowly(connection, port: port)) }
        }
        let head = answer.firstRange(of: Array("\r\n\r\n".utf8))
        let body = try #require(head).upperBound
        let json = try JSONSerialization.jsonObject(with: Data(answer[body...])) as? [String: Any]
        let photos = try #require(json?["photos"] as? [[String: Any]])
        #expect(photos.count == 384 && photos.allSatisfy { $0["description"] as? String == words })
      }
      try await group.waitForAll()
    }
  }

  /// Six megabytes a second, of twenty-five.
  private static func takeSlowly(_ connection: RawConnection, port: Int) -> [UInt8] {
    connection.send(
      """
      GET /api/galleries/1/photos HTTP/1.1\r
      Host: localhost:\(port)\r
      Cookie: pholio-\(port)=\(TestServer.token)\r
      Connection: close\r
      \r

      """)
    var answer: [UInt8] = []
    while true {
      let goal = answer.count + 600_000
      while answer.count < goal {
        let bytes = connection.receive(atMost: 64 << 10)
        if bytes.isEmpty { return answer }
        answer += bytes
      }
      usleep(100_000)
    }
  }
}

private final class End: Sendable {
  let hasCome = Atomic(false)
}
