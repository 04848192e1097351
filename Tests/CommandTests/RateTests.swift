import Foundation
import PholioTestSupport
import Testing

/// Stars, flags, labels, keywords and turns, by the built program. The file of `a.jpg` has four stars, a
/// label and two keywords.
@Suite struct RateTests {
  let folder: TemporaryFolder
  let pholio: Program

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
    for (number, name) in ["a.jpg", "b.jpg", "c.jpg"].enumerated() {
      try folder.write(
        Fixture.photo(number, taken: "2020:01:01 00:00:1\(number)"), to: "in/\(name)")
    }
    try write(["-XMP-xmp:Rating=4", "-XMP-xmp:Label=Blue", "-XMP-dc:Subject=sea", "-XMP-dc:Subject=Été"])
    try #require(try pholio("import", folder["in"]).status == 0)
  }

  /// Writes into the file of `a.jpg`.
  private func write(_ words: [String]) throws {
    let run = try Program.run(
      "/usr/bin/exiftool", ["-q", "-overwrite_original", "-charset", "UTF8"] + words + [folder["in/a.jpg"]])
    try #require(run.status == 0, "\(run.messages)")
  }

  /// - Returns: The messages.
  @discardableResult
  private func run(_ arguments: String...) throws -> String {
    let run = try pholio.run(arguments)
    #expect(run.status == 0 && run.output == "", "\(arguments): \(run.messages)")
    return run.messages
  }

  /// What `show --json` says of a photo.
  private func photo(_ name: String) throws -> [String: Any] {
    let json = try #require(try pholio("show", "in", "--json").json as? [String: Any])
    let photos = try #require(json["photos"] as? [[String: Any]])
    return try #require(photos.first { $0["name"] as? String == name })
  }

  /// All that `show --json` says.
  private func state() throws -> String { try pholio("show", "in", "--json").output }

  @Test func starsCountBeforeTheFilesAndGiveWayToThem() throws {
    #expect(try photo("a.jpg")["rating"] as? Int == 4)
    #expect(try run("rate", "in", "1-2", "none") == "in: rated 2 photos\n")
    #expect(try photo("a.jpg")["rating"] is NSNull && photo("b.jpg")["rating"] is NSNull)
    #expect(try run("rate", "in", "1", "0") == "in: rated 1 photo\n")
    #expect(try photo("a.jpg")["rating"] as? Int == 0)
    #expect(try run("rate", "in", "*.jpg", "file") == "in: rated 2 photos\n")
    #expect(try photo("a.jpg")["rating"] as? Int == 4)
    #expect(
      try run("rate", "in", "*.jpg", "file") == "in: nothing to change: 3 photos had this already\n")
    for rating in [0, nil, 4] as [Int?] {
      try run("undo")
      #expect(try photo("a.jpg")["rating"] as? Int == rating)
    }
  }

  @Test func everyValueIsShownAndUndone() throws {
    let before = try state()
    #expect(try run("flag", "in", "a.jpg", "pick") == "in: flagged 1 photo\n")
    #expect(try run("label", "in", "a.jpg", "RED") == "in: labelled 1 photo\n")
    #expect(
      try run("keyword", "in", "a.jpg", "+North Sea", "-sea", "+sand")
        == "in: changed the keywords of 1 photo\n")
    #expect(try run("turn", "in", "a.jpg", "left") == "in: turned 1 photo\n")
    #expect(try run("caption", "in", "a.jpg", "--title", "T") == "in: captioned 1 photo\n")
    let (said, after) = (try photo("a.jpg"), try state())
    #expect(said["flag"] as? String == "pick" && said["label"] as? String == "Red")
    #expect(said["keywords"] as? [String] == ["Été", "North Sea", "sand"] && said["turn"] as? Int == 270)
    #expect(said["title"] as? String == "T")
    #expect(try pholio("show", "in").output.split(separator: "\n")[0].hasSuffix("a.jpg  (pick)"))
    let info = try pholio("info", folder["in/a.jpg"]).output
    #expect(info.contains("pick") && info.contains("270°"))
    let history = try #require(try pholio("history", "in", "--json").json as? [[String: Any]])
    #expect(
      history.map { $0["summary"] as? String } == [
        "caption a.jpg", "turn left a.jpg", "keyword +North Sea +sand -sea a.jpg", "label red a.jpg",
        "flag pick a.jpg",
      ])
    #expect(try run("undo") == "undid: caption a.jpg\n")
    for _ in 0..<4 { try run("undo", "in") }
    // The revision among it.
    #expect(try state() == before)
    for _ in 0..<5 { try run("redo") }
    #expect(try state() == after)
  }

  @Test func keywordsThatAreThereAreNotAddedAndOnesLikeOptionsGoBehindTheMark() throws {
    #expect(try run("keyword", "in", "1", "+Sea", "+ete").contains("nothing to change"))
    try run("keyword", "in", "1", "--", "+--old", "+-h", "-sea")
    #expect(try photo("a.jpg")["keywords"] as? [String] == ["Été", "--old", "-h"])
    try run("keyword", "in", "1", "--", "---old", "--h")
    #expect(try photo("a.jpg")["keywords"] as? [String] == ["Été"])
    try run("keyword", "in", "1-2", "none")
    #expect(try photo("a.jpg")["keywords"] as? [String] == [])
    try run("keyword", "in", "1-2", "file")
    #expect(try photo("a.jpg")["keywords"] as? [String] == ["sea", "Été"])
    let many = try pholio.run(["keyword", "in", "2"] + (0...1000).map { "+\($0)" })
    #expect(many.status == 64 && many.messages.contains("1000 keywords at most, not 1001"))
  }

  @Test func editsAndRenamesAndImportsKeepThem() throws {
    try run("rate", "in", "1", "2")
    try run("turn", "in", "1", "right")
    try run("flag", "in", "1", "reject")
    try write(["-XMP-xmp:Rating=5"])
    #expect(try pholio("import", folder["in"]).status == 0)
    try FileManager.default.moveItem(atPath: folder["in/a.jpg"], toPath: folder["in/z.jpg"])
    #expect(try pholio("import", folder["in"]).status == 0)
    let photo = try photo("z.jpg")
    #expect(photo["rating"] as? Int == 2 && photo["turn"] as? Int == 90)
    #expect(photo["flag"] as? String == "reject")
    try run("rate", "in", "z.jpg", "file")
    #expect(try self.photo("z.jpg")["rating"] as? Int == 5)
  }

  @Test func aLockedGallerysPhotosAreRated() throws {
    try run("gallery", "lock", "in")
    try run("rate", "in", "1-3", "5")
    try run("undo", "in")
    #expect(try photo("a.jpg")["rating"] as? Int == 4 && photo("b.jpg")["rating"] is NSNull)
  }

  @Test func sortingGoesByWhatCounts() throws {
    try run("rate", "in", "3", "5")
    try run("rate", "in", "1", "none")
    try run("rate", "in", "2", "1")
    try run("reorder", "in", "--by", "rating")
    #expect(try pholio.names(in: "in") == ["c.jpg", "b.jpg", "a.jpg"])
  }
}
