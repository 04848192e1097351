import Foundation
import Glibc
import NIOHTTP1
import PholioServer
import PholioTestSupport
import Synchronization
import SystemPackage
import Testing

/// A disk that does not answer, like a share whose server is gone, beside one that does.
struct SlowDiskTests {
  /// Blocks everyone who looks for a file of gallery `a` until it is opened.
  private final class Gate: Sendable {
    private let isOpen = Mutex(false)
    let waiting = Atomic<Int>(0)

    func open() { isOpen.withLock { $0 = true } }

    var disks: DiskAccess {
      DiskAccess(
        isMissing: { path in
          if Self.disk(of: path) == "a" {
            self.waiting.add(1, ordering: .relaxed)
            // Two minutes at most, if a test forgets to open it.
            for _ in 0..<12_000 where !self.isOpen.withLock(\.self) { Thread.sleep(forTimeInterval: 0.01) }
          }
          return false
        }, disks: { Self.disk })
    }

    private static func disk(of path: FilePath) -> String {
      path.removingLastComponent().lastComponent?.string ?? ""
    }
  }

  private func missing(_ ask: TestServer.Asking, _ gallery: Int) async throws -> [Bool?] {
    let layout = try await ask(.GET, "/api/galleries/\(gallery)/layout?width=640&window=0,9999").json
    let cells = try #require(layout["cells"] as? [[String: Any]])
    return cells.map { ($0["photo"] as? [String: Any])?["missing"] as? Bool }
  }

  @Test(.timeLimit(.minutes(TimeLimits.programs))) func aDiskThatHangsHoldsUpNothingButItself() async throws {
    let gate = Gate()
    try await TestServer(["a": 3, "b": 2], disks: gate.disks).test { ask in
      defer { gate.open() }
      // More than there could be threads.
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<40 { group.addTask { _ = try await self.missing(ask, 1) } }
        try await group.waitForAll()
      }
      let began = ContinuousClock.now
      #expect(try await missing(ask, 1) == [nil, nil, nil])
      #expect(try await missing(ask, 2) == [false, false])
      #expect(try await ask(.GET, "/api/galleries/1/photos").status == 200)
      #expect(try await ask(.GET, "/api/photos/1").json["name"] as? String == "0.jpg")
      let revision = try await ask.galleries()["a"]?.revision ?? 0
      let move = #"{"revision": \#(revision), "photos": [1], "target": {"to": 3}}"#
      #expect(try await ask(.POST, "/api/galleries/1/move", move).status == 200)
      #expect(ContinuousClock.now - began < .seconds(30))
      // One at a time on that disk, whoever asks.
      #expect(gate.waiting.load(ordering: .relaxed) == 1)
    }
  }

  @Test(.timeLimit(.minutes(TimeLimits.programs))) func aPictureOnADiskThatHangsIsToldAsThat() async throws {
    let gate = Gate()
    let server = try TestServer(["a": 1, "b": 1], disks: gate.disks)
    try await server.test { ask in
      defer { gate.open() }
      for (photo, status) in [(1, 503), (2, 200)] {
        let digest = try #require(try await ask(.GET, "/api/photos/\(photo)").json["sha256"] as? String)
        let large = try await ask(.GET, "/large/\(digest).jpg?edge=1024")
        #expect(large.status == status)
        if status == 503 { #expect(large.code == "slow_disk") }
        #expect(try await ask(.GET, "/thumb/\(digest).jpg").status == 200)
        // Its original would be needed.
        try FileManager.default.removeItem(
          atPath: server.folder["library/thumbnails/\(digest.prefix(2))/\(digest.dropFirst(2)).jpg"])
        #expect(try await ask(.GET, "/thumb/\(digest).jpg").status == status)
      }
    }
  }

  /// The file is there; to read it takes for ever, as there is no memory for it.
  @Test(.timeLimit(.minutes(TimeLimits.programs))) func aReadThatHangsIsGivenUp() async throws {
    let server = try TestServer(["a": 1], readingPatience: .milliseconds(200))
    try await server.test { ask in
      let digest = try #require(try await ask(.GET, "/api/photos/1").json["sha256"] as? String)
      let all = await TakenMemory.take()
      let late = try? await ask(.GET, "/large/\(digest).jpg?edge=1024")
      all.giveBack()
      #expect(late?.status == 503 && late?.code == "slow_disk")
      for _ in 0..<100 {
        if try await ask(.GET, "/large/\(digest).jpg?edge=1024").status == 200 { return }
      }
      Issue.record("there is memory, and still no view")
    }
  }

  @Test func photosOfOneFolderAreOnOneDisk() {
    for folder in ["/photos", "/", "/srv/photos/2020"] {
      let disks = Set(
        (0..<100).map { DiskAccess.system.disks()(FilePath("\(folder)").appending("\($0).jpg")) })
      #expect(disks.count == 1, "\(folder)")
    }
  }

  /// One thread each for the first disks; all others share one.
  @Test func anyNumberOfDisksHasFewThreads() async throws {
    let threads = Mutex<Set<pthread_t>>([])
    let disks = DiskAccess(
      isMissing: { _ in
        threads.withLock { _ = $0.insert(pthread_self()) }
        return false
      }, disks: { { $0.string } })
    try await TestServer(["a": 40], disks: disks).test { ask in
      for _ in 0..<8 {
        let missing = try await missing(ask, 1)
        #expect(missing == Array(repeating: false, count: 40))
      }
    }
    #expect((2...17).contains(threads.withLock(\.count)))
  }

  @Test(.timeLimit(.minutes(TimeLimits.programs))) func aDiskThatAnswersAgainIsLookedAtAgain() async throws {
    let gate = Gate()
    try await TestServer(["a": 2], disks: gate.disks).test { ask in
      #expect(try await missing(ask, 1) == [nil, nil])
      gate.open()
      for _ in 0..<100 {
        if try await missing(ask, 1) == [false, false] { return }
        try await Task.sleep(for: .milliseconds(100))
      }
      Issue.record("after ten seconds the disk is still not looked at")
    }
  }
}
