import Foundation
import PholioTestSupport
import Testing

/// Imports that are killed, between any two changes of the disk.
@Suite(.serialized) struct KillTests {
  let folder: TemporaryFolder
  let undisturbed: Program

  init() throws {
    folder = try TemporaryFolder()
    undisturbed = Program(library: folder["undisturbed"])
    // The order of times differs from that of names, in two folders.
    for number in 0..<100 {
      let second = number * 7919 % 100
      let taken = "2020:01:01 00:0\(second / 60):\(second % 60 / 10)\(second % 10)"
      try folder.write(Fixture.photo(number, taken: taken), to: "in/\(number % 2)/\(number).jpg")
    }
  }

  @Test func anImportThatIsKilledAndRunAgainEndsAsAnUndisturbedOne() throws {
    let arguments = ["import", "--quiet", folder["in"]]
    let ending = try Ending(undisturbed, arguments)
    let expected = try LibraryState(of: undisturbed)
    try #require(expected.galleries.map(\.photos.count) == [50, 50])
    let thumbnails = try undisturbed.thumbnails()
    let originals = try Originals(in: folder["in"])
    for (round, moment) in ending.moments(16).enumerated() {
      let pholio = Program(library: folder["library-\(round)"])
      defer { try? FileManager.default.removeItem(atPath: pholio.library) }
      let killed = try ending.run(pholio, arguments, endingAt: moment)
      #expect(killed.status == 128 + SIGKILL || moment > ending.changes * 9 / 10, "change \(moment)")
      // Some are killed again during the next import.
      if round % 2 == 1 { _ = try ending.run(pholio, arguments, endingAt: moment / 2) }
      let last = try pholio.run(arguments)
      #expect(last.status == 0 && last.messages.isEmpty, "change \(moment): \(last.messages)")
      #expect(try LibraryState(of: pholio) == expected, "change \(moment)")
      #expect(try pholio.thumbnails() == thumbnails)
      #expect(try pholio.catalogFlaws(expectingLog: true) == "ok")
    }
    #expect(try Originals(in: folder["in"]) == originals)
  }
}
