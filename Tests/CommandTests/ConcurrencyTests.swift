import Foundation
import PholioTestSupport
import Testing

/// Several programs at once, and killed programs. `PHOLIO_SOAK` makes it last.
@Suite(.serialized) struct ConcurrencyTests {
  let folder: TemporaryFolder
  let pholio: Program

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
    for number in 0..<40 {
      try folder.write(
        Fixture.photo(number, taken: "2020:01:01 00:00:\(10 + number % 50)"), to: "in/\(number).jpg")
    }
    try #require(try pholio("import", folder["in"]).status == 0)
  }

  private func names() throws -> [String] {
    let json = try #require(try pholio("show", "in", "--json").json as? [String: Any])
    return try #require(json["photos"] as? [[String: Any]]).compactMap { $0["name"] as? String }
  }

  private func expectSoundCatalog() throws {
    let check = try Program.run(
      "/usr/bin/sqlite3",
      [
        folder["library/catalog.sqlite"],
        """
        PRAGMA integrity_check; PRAGMA foreign_key_check;
        SELECT * FROM (SELECT gallery, rank >> 34 AS number, count(*) AS count FROM placement GROUP BY 1, 2
          EXCEPT SELECT gallery, number, count FROM block);
        """,
      ])
    #expect(check.output == "ok\n")
  }

  /// One program's moves and the other's new photos are all there, and nobody was told "locked".
  @Test func oneReordersWhileAnotherImports() throws {
    let end = Date(timeIntervalSinceNow: Soak.isOn ? 60 : 3)
    var expected = try names()
    var number = 1000
    var random = SeededGenerator(seed: Soak.seed)
    while Date() < end {
      for _ in 0..<5 {
        number += 1
        try folder.write(Fixture.photo(number, taken: "2021:01:01 00:00:00"), to: "in/\(number).jpg")
      }
      let importing = try pholio.start(["import", "--quiet", folder["in"]])
      for _ in 0..<3 {
        // The first forty are moved about; an import only ever appends.
        let from = Int.random(in: 1...40, using: &random)
        let to = Int.random(in: 1...40, using: &random)
        let run = try pholio("reorder", "in", "--move", "\(from)", "--to", "\(to)")
        #expect(run.status == 0, "\(run.messages), seed \(Soak.seed)")
        let moved = expected.remove(at: from - 1)
        expected.insert(moved, at: to - 1)
      }
      let imported = importing.finish()
      #expect(imported.status == 0 && imported.messages.isEmpty, "\(imported.messages)")
    }
    let order = try names()
    #expect(Array(order.prefix(40)) == expected, "seed \(Soak.seed)")
    #expect(order.dropFirst(40).map { $0 } == (1001...number).map { "\($0).jpg" })
    try expectSoundCatalog()
  }

  /// Each import runs or is told to come again; each move is made, whatever else runs.
  @Test func eightImportsAndFourReordersAtOnce() throws {
    for round in 0..<(Soak.isOn ? 40 : 2) {
      let before = try names()
      for number in 0..<100 {
        let name = 10_000 + round * 100 + number
        try folder.write(Fixture.photo(name, taken: "2022:01:01 00:00:00"), to: "in/\(name).jpg")
      }
      let imports = try (0..<8).map { _ in try pholio.start(["import", "--quiet", folder["in"]]) }
      // Each moves photos of its own to the front, so that all moves can be recognised at the end.
      let moved = (0..<4).map { "\($0 * 7 + round % 7).jpg" }
      let reorders = try moved.map {
        try pholio.start(["reorder", "in", "--move", "name:\($0)", "--to", "1"])
      }
      for running in reorders {
        let run = running.finish()
        #expect(run.status == 0, "\(run.messages)")
      }
      for running in imports {
        let run = running.finish()
        #expect([0, 75].contains(run.status) && run.messages.isEmpty, "\(run.status) \(run.messages)")
      }
      #expect(try pholio("import", "--quiet", folder["in"]).status == 0)
      let after = try names()
      #expect(Set(after.prefix(4)) == Set(moved))
      #expect(Array(after.dropFirst(4).prefix(before.count - 4)) == before.filter { !moved.contains($0) })
      #expect(
        Array(after.dropFirst(before.count)) == (0..<100).map { "\(10_000 + round * 100 + $0).jpg" })
    }
    try expectSoundCatalog()
  }

  /// The order is the old or the new one, never between.
  @Test func aMoveThatIsKilledIsDoneOrNot() throws {
    var expected = try names()
    let arguments = ["reorder", "in", "--move", "11-20", "--to", "4"]
    let ending = try Ending(pholio, arguments)
    #expect(try pholio("undo", "in").status == 0)
    for moment in ending.moments(60) {
      let moved = expected[10..<20]
      var after = expected
      after.removeSubrange(10..<20)
      after.insert(contentsOf: moved, at: 3)
      _ = try ending.run(pholio, arguments, endingAt: moment)
      let order = try names()
      #expect(order == expected || order == after, "change \(moment)")
      expected = order
    }
    try expectSoundCatalog()
  }

  @Test func aSecondImportAtTheSameTimeIsToldToComeAgain() throws {
    for number in 2000..<2150 { try folder.write(Fixture.photo(number), to: "in/\(number).jpg") }
    let first = try pholio.start(["import", "--quiet", "--jobs", "1", folder["in"]])
    try first.pause(when: pholio.hasMade(thumbnails: 10, of: 190))
    let second = try pholio("import", "--quiet", folder["in"])
    #expect(second.status == 75 && second.messages.isEmpty, "\(second.status) \(second.messages)")
    first.proceed()
    #expect(first.finish().status == 0)
    #expect(try pholio("import", folder["in"]).status == 0)
    #expect(try names().count == 190)
  }

  @Test func anImportWaitsForWhoOnlyLooks() throws {
    let library = open(folder["library"], O_RDONLY | O_CLOEXEC)
    #expect(flock(library, LOCK_SH | LOCK_NB) == 0)
    let importing = try pholio.start(["import", folder["in"]])
    let files = "/proc/\(importing.process.processIdentifier)/fd"
    try waitUntil("the import at the lock") {
      let manager = FileManager.default
      let open = ((try? manager.contentsOfDirectory(atPath: files)) ?? []).compactMap {
        try? manager.destinationOfSymbolicLink(atPath: "\(files)/\($0)")
      }
      return !importing.process.isRunning || open.contains { $0.hasSuffix("/library") }
    }
    close(library)
    let run = importing.finish()
    #expect(run.status == 0, "\(run.messages)")
  }

  @Test func aLibraryMadeByManyAtOnceIsOne() throws {
    for round in 0..<(Soak.isOn ? 500 : 5) {
      let library = Program(library: folder["many\(round)/deep/library"])
      let running = try (0..<6).map { try library.start(["gallery", "create", "\($0)"]) }
      for process in running {
        let run = process.finish()
        #expect(run.status == 0, "\(run.messages)")
      }
      #expect((try library("galleries", "--json").json as? [Any])?.count == 6)
    }
  }
}
