import Foundation
import PholioTestSupport
import Testing

/// The meanings of moves in docs/arranging.md, by the built program. Photos a…h.
@Suite struct ReorderTests {
  let folder: TemporaryFolder
  let pholio: Program

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
    for (number, letter) in "abcdefgh".enumerated() {
      try folder.write(
        Fixture.photo(number, taken: "2020:01:01 00:00:0\(number)", width: 20 + number),
        to: "in/\(letter).jpg")
    }
    let run = try pholio("import", folder["in"])
    try #require(run.status == 0, "\(run.messages)")
  }

  private func order() throws -> String {
    let lines = try pholio("show", "in").output.split(separator: "\n")
    return lines.compactMap { $0.split(separator: " ").last?.first.map(String.init) }.joined()
  }

  @Test(arguments: [
    ("--move 3 --to 1", "cabdefgh"), ("--move 1 --to last", "bcdefgha"), ("--move 2-4 --to 4", "aefbcdgh"),
    ("--move 5,2 --to 1", "ebacdfgh"), ("--move 1 --to 99", "bcdefgha"), ("--move 7-last --to 2", "aghbcdef"),
    ("--move 2 --onto 5", "acdebfgh"), ("--move 5 --onto 2", "aebcdfgh"), ("--move 5,2 --onto 4", "acebdfgh"),
    ("--move 2,5 --onto 4", "acdbefgh"), ("--move 6,1 --before 4", "bcfadegh"),
    ("--move 6,1 --after 4", "bcdfaegh"),
    ("--move 3 --before 3", "abcdefgh"), ("--move 1-3 --after 2", "abcdefgh"), ("--swap 2,7", "agcdefbh"),
    ("--swap 3,4", "abdcefgh"), ("--reverse", "hgfedcba"), ("--by name --reverse", "hgfedcba"),
    ("--move name:c.jpg --to 1", "cabdefgh"), ("--move [ce].jpg --to 1", "ceabdfgh"),
    ("--move g*,a.jpg --to 3", "bcgadefh"),
    ("--move 2,2-3,b.jpg --to 1", "bcadefgh"), ("--move 4 --to 4", "abcdefgh"),
    ("--move 2-3 --after 1", "abcdefgh"),
    // Beside one of themselves they gather where it is.
    ("--move 1,5 --before 5", "bcdaefgh"), ("--move 1,5 --after 5", "bcdaefgh"),
    ("--move 5,1 --after 5", "bcdeafgh"), ("--move 1,5 --before 1", "aebcdfgh"),
    ("--move 8,2,5 --after 5", "acdhbefg"), ("--move 1,5 --onto 5", "abcdefgh"),
  ])
  func movingMeansWhatTheManualSays(arguments: String, expected: String) throws {
    let run = try pholio.run(["reorder", "in"] + arguments.split(separator: " ").map(String.init))
    #expect(run.status == 0, "\(run.messages)")
    #expect(run.output == "")
    #expect(try order() == expected)
    let history = try pholio("history", "in", "--json").json as? [Any]
    let changed = expected != "abcdefgh"
    #expect(history?.count == (changed ? 1 : 0))
    #expect(run.messages.contains("nothing to change") == !changed)
    if changed {
      #expect(try pholio("undo", "in").status == 0)
      #expect(try order() == "abcdefgh")
      #expect(try pholio("redo").status == 0)
      #expect(try order() == expected)
    }
  }

  @Test(arguments: [
    ("1-3", "5", "to 5"), ("1-3", "6", "to 6"), ("1-3", "7", "to last"), ("1-3", "8", "to last"),
    ("1-3", "99", "to last"), ("1", "8", "to 8"), ("1", "9", "to last"),
  ])
  func whatHasNoRoomFromAPositionOnIsSaidToBeLast(photos: String, position: String, words: String) throws {
    let run = try pholio("reorder", "in", "--move", photos, "--to", position)
    #expect(run.messages == "in: move \(photos) \(words)\n")
  }

  @Test func thatTheOrderIsThatAlreadyIsSaidOnlyWhereItIs() throws {
    #expect(
      try pholio("reorder", "in", "--move", "1,5", "--onto", "5").messages
        == "in: nothing to change: what is dropped onto one of its own stays where it is\n")
    #expect(
      try pholio("reorder", "in", "--move", "5", "--onto", "5").messages
        == "in: nothing to change: the order is that already\n")
    #expect(
      try pholio("reorder", "in", "--move", "4-5", "--before", "5").messages
        == "in: nothing to change: the order is that already\n")
  }

  @Test(arguments: [
    ("--move 9 --to 1", "position 9 is past the end: 'in' has 8 photos"),
    ("--move 3 --to 0", "positions begin at 1"),
    ("--move x.jpg --to 1", "'x.jpg' matches no photo in 'in'"),
    ("--move 1 --onto 2-3", "'2-3' means 2 photos"),
    ("--move 1", "--move takes one of"), ("--to 1", "--move says what"), ("", "say what to do"),
    ("--move 1 --to 2 --after 3", "--move takes one of"), ("--by colors", "did you mean 'colour'?"),
    ("--by colour,date", "colour and look stand alone"), ("--by date --only 1", "--only goes with"),
    ("--by colour --seed 1", "--seed goes with"),
    ("--swap 1", "--swap takes two"),
    ("--move 1 --to x", "a position is a number, or 'last'"), ("--reverse --swap 1,2", "at a time"),
  ])
  func aWrongRequestIsOneLineAndChangesNothing(arguments: String, message: String) throws {
    let run = try pholio.run(["reorder", "in"] + arguments.split(separator: " ").map(String.init))
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(
      run.messages.split(separator: "\n").count == 1 && run.messages.contains(message), "\(run.messages)")
    #expect(try order() == "abcdefgh")
    #expect((try pholio("history", "in", "--json").json as? [Any])?.isEmpty == true)
  }

  @Test(arguments: [
    ("1,0", "positions begin at 1, there is no 0", 2), ("9-5", "'9-5' runs backwards", 0),
    ("sha:zz", "'sha:zz': after sha: come 1 to 64 hexadecimal digits", 4),
  ])
  func whatIsWrongWithAPositionOrAHashIsPointedAt(photos: String, reason: String, column: Int) throws {
    let run = try pholio("reorder", "in", "--move", photos, "--to", "1")
    let caret = String(repeating: " ", count: column) + "^"
    #expect(run.status == 64 && run.output == "")
    #expect(run.messages == "pholio: \(reason)\n  \(photos)\n  \(caret)\n")
    #expect(try order() == "abcdefgh")
  }

  @Test func aDryRunSaysWhatAndDoesNothing() throws {
    let run = try pholio("reorder", "in", "--move", "3", "--to", "1", "--dry-run", "--json")
    #expect((run.json as? [String: Any])?["changed"] as? Bool == true)
    #expect(try order() == "abcdefgh")
  }

  @Test func aLockedGalleryRefusesAndImportsStillAppend() throws {
    #expect(try pholio("gallery", "lock", "in").status == 0)
    let run = try pholio("reorder", "in", "--reverse")
    #expect(run.status == 1 && run.messages.contains("is locked"))
    try folder.write(Fixture.photo(50, taken: "2019:01:01 00:00:00"), to: "in/i.jpg")
    #expect(try pholio("import", folder["in"]).status == 0)
    #expect(try order() == "abcdefghi")
  }
}
