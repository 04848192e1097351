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
