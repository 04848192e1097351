import Foundation
import PholioTestSupport
import Testing

/// What a stopped import or a full gallery leaves to the next import.
@Suite struct OfferTests {
  let folder: TemporaryFolder
  let pholio: Program
  static let count = 700

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
    for number in 0..<Self.count {
      // The order of times differs from that of names.
      let time = number * 7919 % Self.count
      let (minute, second) = (10 + time / 60, 10 + time % 50)
      try folder.write(
        Fixture.photo(number, taken: "2020:01:01 00:\(minute):\(second)"), to: "in/\(number).jpg")
    }
  }

  /// Imports until the first batch is recorded, and stops it then.
  private func importAndStop() throws {
    let running = try pholio.start(["import", "--quiet", "--jobs", "1", "--gallery", "many", folder["in"]])
    let run = try running.finish(by: SIGINT) {
      Int(try pholio.sql("SELECT count(*) FROM photo").dropLast()) ?? 0 > 0
    }
    #expect(run.status == 130)
    let placed = try placed("many")
    try #require((1..<Self.count).contains(placed), "\(placed) were placed")
  }

  private func placed(_ gallery: String) throws -> Int { try pholio.names(in: gallery).count }

  @Test func noPhotoIsLostByACapacityThatCameAfterAStoppedImport() throws {
    try importAndStop()
    let stopped = try placed("many")
    #expect(try pholio("gallery", "capacity", "many", "10").status == 0)
    let full = try pholio("import", "--gallery", "many", folder["in"])
    #expect(
      full.messages.contains("many: 0 photos placed, \(Self.count - stopped) did not fit"), "\(full.messages)"
    )
    // Photos in the gallery stay there.
    #expect(try placed("many") == stopped)
    #expect(try pholio("gallery", "capacity", "many", "none").status == 0)
    #expect(try pholio("import", "--gallery", "many", folder["in"]).status == 0)
    #expect(try placed("many") == Self.count)
    #expect(try pholio("check").status == 0)
  }

  @Test func aStoppedImportIntoAFullGalleryEndsAsAnUndisturbedOne() throws {
    let undisturbed = Program(library: folder["undisturbed"])
    for pholio in [pholio, undisturbed] {
      #expect(try pholio("gallery", "create", "many").status == 0)
      #expect(try pholio("gallery", "capacity", "many", "200").status == 0)
    }
    #expect(try undisturbed("import", "--gallery", "many", folder["in"]).status == 0)
    try importAndStop()
    let run = try pholio("import", "--gallery", "many", folder["in"])
    #expect(run.messages.contains("many: 0 photos placed, 500 did not fit"), "\(run.messages)")
    #expect(try pholio.names(in: "many") == undisturbed.names(in: "many"))
  }

  @Test func whatDidNotFitIsOfferedAgainAndWhatWasTakenOutIsNot() throws {
    #expect(try pholio("gallery", "create", "few").status == 0)
    #expect(try pholio("gallery", "capacity", "few", "100").status == 0)
    let first = try pholio("import", "--gallery", "few", folder["in"])
    #expect(first.messages.contains("few: 100 photos placed, 600 did not fit"), "\(first.messages)")
    #expect(try pholio.sql("SELECT state, count(*) FROM offer GROUP BY state") == "left|600\noffered|100\n")
    #expect(try pholio("remove", "few", "1-20").status == 0)
    let second = try pholio("import", "--gallery", "few", folder["in"])
    #expect(second.messages.contains("few: 20 photos placed, 580 did not fit"), "\(second.messages)")
    #expect(try pholio("gallery", "capacity", "few", "none").status == 0)
    _ = try pholio("import", "--gallery", "few", folder["in"])
    #expect(try placed("few") == Self.count - 20)
    #expect(try pholio.sql("SELECT state, count(*) FROM offer GROUP BY state") == "offered|\(Self.count)\n")
  }

  @Test func anOrderMadeAfterAStoppedImportStays() throws {
    try importAndStop()
    #expect(try pholio("reorder", "many", "--reverse").status == 0)
    let before = try pholio.names(in: "many")
    #expect(try pholio.sql("SELECT count(*) FROM offer WHERE state = 'waiting'") == "0\n")
    #expect(try pholio("import", "--gallery", "many", folder["in"]).status == 0)
    #expect(try Array(pholio.names(in: "many").prefix(before.count)) == before)
    #expect(try placed("many") == Self.count)
  }
}
