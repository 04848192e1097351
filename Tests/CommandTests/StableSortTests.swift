import PholioTestSupport
import Testing

/// A sort is stable: equal photos keep the places that they have among each other. Photos a…i, as a hand has
/// put them: c a i b h d g e f.
@Suite struct StableSortTests {
  let folder: TemporaryFolder
  let pholio: Program

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
    for (number, letter) in "abcdefghi".enumerated() {
      // Three seconds, three photos in each.
      try folder.write(
        Fixture.photo(number, taken: "2020:01:01 00:00:0\(number / 3)"), to: "in/\(letter).jpg")
    }
    try run("import", folder["in"])
    try run("reorder", "in", "--batch", input: "--move c.jpg,a.jpg,i.jpg,b.jpg,h.jpg,d.jpg,g.jpg --to 1\n")
    try #require(order() == "caibhdgef")
    for (names, stars) in [("a.jpg,e.jpg", "5"), ("b.jpg,d.jpg,g.jpg", "3")] {
      try run("rate", "in", names, stars)
    }
  }

  @discardableResult private func run(_ words: String..., input: String? = nil) throws -> String {
    let run = try pholio.run(words, input: input)
    try #require(run.status == 0, "\(words): \(run.messages)")
    return run.messages
  }

  private func order() throws -> String {
    try pholio.names("in").compactMap { $0.first.map(String.init) }.joined()
  }

  @Test(arguments: [
    (["rating"], "aebdgcihf"), (["rating", "--reverse"], "bdgaecihf"), (["date"], "cabdefihg"),
    (["date", "--reverse"], "ihgdefcab"), (["instant"], "cabdefihg"), (["date,rating"], "abcedfgih"),
    (["rating,date"], "aebdgcfih"), (["rating,date", "--reverse"], "gdbeaihfc"),
    (["title,date"], "cabdefihg"),
  ])
  func equalPhotosKeepTheirPlaces(by words: [String], expected: String) throws {
    _ = try pholio.run(["reorder", "in", "--by"] + words)
    #expect(try order() == expected)
    #expect(try pholio.run(["reorder", "in", "--by"] + words).messages.contains("nothing to change"))
    try run("undo")
    #expect(try order() == "caibhdgef")
  }

  @Test(arguments: ["title", "city", "country", "creator", "keywords", "label", "type"])
  func whatIsTheSameOfAllChangesNothing(key: String) throws {
    let history = try pholio("history", "in").output
    for words in [["--by", key], ["--by", key, "--reverse"]] {
      #expect(try pholio.run(["reorder", "in"] + words).messages.contains("nothing to change"))
    }
    #expect(try order() == "caibhdgef")
    #expect(try pholio("history", "in").output == history)
  }

  @Test func sortingByWhatIsNotKnownLeavesPhotosPlacedByHand() throws {
    let placed = "SELECT count(*) FROM placement WHERE by_hand"
    #expect(try pholio.sql(placed) == "7\n")
    try run("reorder", "in", "--by", "title")
    #expect(try pholio.sql(placed) == "7\n")
    try run("reorder", "in", "--by", "date")
    #expect(try pholio.sql(placed) == "0\n")
  }

  @Test func galleriesOfOneSizeKeepTheirPlaces() throws {
    for name in ["C", "A", "B"] { try run("gallery", "create", name) }
    func names() throws -> [String] {
      try pholio("galleries", "--json").json.flatMap { $0 as? [[String: Any]] }?
        .compactMap { $0["name"] as? String } ?? []
    }
    try run("gallery", "reorder", "--by", "size")
    #expect(try names() == ["C", "A", "B", "in"])
    try run("gallery", "reorder", "--by", "size", "--reverse")
    #expect(try names() == ["in", "C", "A", "B"])
    // Galleries without a date come last.
    try run("gallery", "reorder", "--move", "in", "--to", "2")
    try run("gallery", "reorder", "--by", "date", "--reverse")
    #expect(try names() == ["in", "C", "A", "B"])
  }
}
