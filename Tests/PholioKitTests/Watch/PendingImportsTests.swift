import PholioCatalog
import PholioDisk
import PholioKit
import PholioTestSupport
import SystemPackage
import Testing

struct ArrivalsTests {
  private let start = ContinuousClock.now
  private func after(_ seconds: Double) -> ContinuousClock.Instant { start + .seconds(seconds) }

  @Test func arrivalsRestAndYetNeverWaitForEver() {
    var arrivals = PendingImports()
    #expect(arrivals.due(rest: .seconds(2)) == nil)
    arrivals.note(ByteString("/in"), at: after(0))
    #expect(arrivals.due(rest: .seconds(2)) == after(2))
    arrivals.note(ByteString("/in/a"), at: after(1.5))
    #expect(arrivals.due(rest: .seconds(2)) == after(3.5))
    for tenth in 15...300 { arrivals.note(ByteString("/in/a"), at: after(Double(tenth) / 10)) }
    #expect(arrivals.due(rest: .seconds(2)) == after(20))
    _ = arrivals.take(in: ["/in"])
    #expect(arrivals.isEmpty && arrivals.due(rest: .seconds(2)) == nil)
  }

  @Test func whatNobodyHasWrittenToForTenMinutesArrives() {
    var arrivals = PendingImports()
    let (slow, silent) = (
      FileLocation(path: ByteString("/in/a/slow")), FileLocation(path: ByteString("/in/b/silent"))
    )
    arrivals.begin(silent, at: after(0))
    arrivals.begin(slow, at: after(0))
    arrivals.begin(slow, at: after(500))
    arrivals.endSilent(at: after(599))
    #expect(arrivals.isEmpty && arrivals.unfinished.count == 2)
    arrivals.endSilent(at: after(600))
    #expect(!arrivals.isEmpty && Array(arrivals.unfinished.keys) == [slow])
    arrivals.endAll(below: ByteString("/in/a"))
    #expect(arrivals.unfinished.isEmpty)
  }

  /// The folders that a walk in scope lists, below the test's.
  private func listed(_ single: [String], _ whole: [String]) throws -> [String] {
    let folder = try TemporaryFolder()
    for name in [
      "in/a/b/c/1.jpg", "in/a/b/2.jpg", "in/a/d/3.jpg", "in/e/4.jpg", "in/.h/f/5.jpg", "in/g/6.jpg",
    ] {
      try folder.write([1], to: name)
    }
    try folder.write(Array("g\n".utf8), to: "in/.pholioignore")
    func paths(_ names: [String]) -> Set<ByteString> { Set(names.map { ByteString(folder[$0]) }) }
    let roots = [FilePath(folder["in"])]
    let scope = FolderScope(single: paths(single), whole: paths(whole), in: roots)
    return try FolderWalk(roots, scope: scope).map { listing in
      #expect(listing.failure == nil)
      let names = listing.files.filter { $0.kind != .passedOver }.map(\.name.shown)
      return "\(listing.relative.shown): \(names.joined(separator: " "))"
    }
  }

  @Test func aWalkInScopeListsWhatIsAskedForAndWhatAnImportWouldEnter() throws {
    #expect(try listed(["in/a/b"], []) == ["a/b: 2.jpg"])
    #expect(try listed(["in"], ["in/a/b"]) == [": ", "a/b: 2.jpg", "a/b/c: 1.jpg"])
    #expect(
      try listed(["in/e"], ["in/a"]) == ["a: ", "a/b: 2.jpg", "a/b/c: 1.jpg", "a/d: 3.jpg", "e: 4.jpg"])
    #expect(try listed([], ["in"]) == [": ", "a: ", "a/b: 2.jpg", "a/b/c: 1.jpg", "a/d: 3.jpg", "e: 4.jpg"])
    // Hidden, left out, gone, and elsewhere.
    #expect(try listed(["in/.h/f", "in/g", "in/none/x", "elsewhere"], ["in/gone"]) == [])
  }
}
