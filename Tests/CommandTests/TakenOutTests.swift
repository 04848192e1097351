import PholioTestSupport
import Testing

/// What was taken out by hand stays out, and the import says so; what was only put in and undone was never
/// there.
@Suite struct TakenOutTests {
  let folder: TemporaryFolder
  let pholio: Program

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
    for number in 1...4 {
      try folder.write(Fixture.photo(number, taken: "2020:01:01 00:00:0\(number)"), to: "y/\(number).jpg")
    }
    try run("import", folder["y"])
  }

  @discardableResult private func run(_ words: String..., input: String? = nil) throws -> Program.Run {
    let run = try pholio.run(words, input: input)
    try #require(run.status == 0, "\(words): \(run.messages)")
    return run
  }

  @Test(arguments: [["--copy"], []])
  func anUndonePlacementIsNotTakenOutByHand(copy: [String]) throws {
    _ = try pholio.run(["reorder", "y", "--move", "4", "--into", "Wall"] + copy)
    try run("undo")
    try run("import", folder["y"], "--gallery", "Wall")
    #expect(try pholio.names("Wall") == ["1.jpg", "2.jpg", "3.jpg", "4.jpg"])
  }

  @Test func anUndoneMergeIsNotEither() throws {
    try run("gallery", "create", "Wall")
    try run("merge", "Wall", "y")
    try run("undo")
    try run("import", folder["y"], "--gallery", "Wall")
    #expect(try pholio.names("Wall").count == 4)
  }

  @Test func whatWasTakenOutBeforeStaysOutAfterAnUndonePlacement() throws {
    try run("import", folder["y"], "--gallery", "Wall")
    try run("remove", "Wall", "4.jpg")
    try run("reorder", "y", "--move", "4.jpg", "--into", "Wall", "--copy")
    try run("undo")
    let run = try run("import", folder["y"], "--gallery", "Wall")
    #expect(try pholio.names("Wall").count == 3)
    #expect(run.messages.contains("  Wall: 1 photo left out: it was there before, and taken out or moved\n"))
  }

  @Test func aPlacementThatIsDoneAgainAndTakenOutStaysOut() throws {
    try run("reorder", "y", "--move", "4", "--into", "Wall", "--copy")
    try run("undo")
    try run("redo")
    try run("remove", "Wall", "1")
    try run("import", folder["y"], "--gallery", "Wall")
    #expect(try pholio.names("Wall").count == 3)
  }

  @Test func anImportSaysHowManyItLeavesOut() throws {
    try run("remove", "y", "2,4")
    let told = try run("import", folder["y"])
    #expect(
      told.messages == """
        Saw 4 files: 4 known
          y: 2 photos left out: they were there before, and taken out or moved

        """)
    let json = try #require(run("import", folder["y"], "--json").json as? [String: Any])
    let leftOut = try #require(json["left_out"] as? [[String: Any]])
    #expect(leftOut.map { $0["name"] as? String } == ["y"] && leftOut.map { $0["count"] as? Int } == [2])
    #expect(try run("import", "--quiet", folder["y"]).messages.isEmpty)
    // Of the files that were named.
    #expect(try !run("import", folder["y/1.jpg"]).messages.contains("left out"))
    #expect(try run("import", folder["y/2.jpg"]).messages.contains("y: 1 photo left out"))
  }

  @Test func aPhotoOfTwoFilesThatWasTakenOutStaysOutWhenOneIsEdited() throws {
    try folder.write(Fixture.photo(4, taken: "2020:01:01 00:00:04"), to: "z/4.jpg")
    try run("import", folder["z"])
    try run("remove", "y", "4")
    try folder.write(Fixture.photo(9, taken: "2020:01:01 00:00:04"), to: "y/4.jpg")
    try run("import", folder["y"])
    #expect(try pholio.names("y") == ["1.jpg", "2.jpg", "3.jpg"])
    // What comes back is what the folder's file is now.
    try run("undo", "y")
    let shown = try #require(run("show", "y", "4", "--json").json as? [String: Any])
    let photo = try #require((shown["photos"] as? [[String: Any]])?.first)
    #expect((photo["camera"] as? [String: Any])?["model"] as? String == "Fixture 9")
  }
}
