import Foundation
import PholioTestSupport
import Testing

/// Imports that are killed at any moment. `PHOLIO_SOAK` makes it 2 000 times.
@Suite(.serialized) struct KillTests {
  let folder: TemporaryFolder
  let undisturbed: Program

  init() throws {
    folder = try TemporaryFolder()
    undisturbed = Program(library: folder["undisturbed"])
    // The order of times differs from that of names, in two folders.
    for number in 0..<300 {
      let second = number * 7919 % 300
      let taken = "2020:01:01 00:0\(second / 60):\(second % 60 / 10)\(second % 10)"
      try folder.write(Fixture.photo(number, taken: taken), to: "in/\(number % 2)/\(number).jpg")
    }
  }

  @Test func anImportThatIsKilledAndRunAgainEndsAsAnUndisturbedOne() throws {
    // How long an import takes: measured again after each miss, as the machine's load varies.
    var duration = try ContinuousClock().measure {
      try #require(try undisturbed("import", "--quiet", folder["in"]).status == 0)
    }
    let expected = try LibraryState(of: undisturbed)
    try #require(expected.galleries.map(\.photos.count) == [150, 150])
    let thumbnails = try undisturbed.thumbnails()
    let originals = try Originals(in: folder["in"])
    var random = SeededGenerator(seed: Soak.seed)
    var killed = 0
    for round in 0..<(Soak.isOn ? 2000 : 50) {
      let pholio = Program(library: folder["library-\(round)"])
      defer { try? FileManager.default.removeItem(atPath: pholio.library) }
      // Some are killed again during the next import.
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        let start = ContinuousClock.now
        let running = try pholio.start(["import", "--quiet", folder["in"]])
        usleep(UInt32(duration / .microseconds(1) * .random(in: 0...1.1, using: &random)))
        kill(running.process.processIdentifier, SIGKILL)
        let status = running.finish().status
        #expect([0, 128 + SIGKILL].contains(status))
        if status == 0 { duration = .now - start } else { killed += 1 }
      }
      let last = try pholio("import", "--quiet", folder["in"])
      #expect(last.status == 0 && last.messages.isEmpty, "\(last.messages), seed \(Soak.seed)")
      #expect(try LibraryState(of: pholio) == expected, "round \(round), seed \(Soak.seed)")
      #expect(try pholio.thumbnails() == thumbnails)
      #expect(try pholio.catalogFlaws(expectingLog: true) == "ok")
    }
    #expect(try Originals(in: folder["in"]) == originals)
    // Enough imports were killed at work.
    #expect(killed > 10)
  }
}
