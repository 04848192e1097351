import Foundation
import PholioTestSupport
import Testing

/// Files that exchange names, are copied aside, deleted and replaced between two imports.
@Suite struct ExchangeTests {
  let folder: TemporaryFolder
  let pholio: Program

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
  }

  /// The colours tell the photos apart: `Fixture n` in the order shown, with the names they have.
  private func shown(_ gallery: String) throws -> [String] {
    let json = try #require(try pholio("show", gallery, "--json").json as? [String: Any])
    return try #require(json["photos"] as? [[String: Any]]).map { photo in
      let model = (photo["camera"] as? [String: Any])?["model"] as? String ?? "?"
      return "\(model.split(separator: " ").last ?? "?"):\(photo["name"] as? String ?? "?")"
    }
  }

  private func importAll(_ arguments: String...) throws {
    let run = try pholio.run(["import"] + (arguments.isEmpty ? [folder["in"]] : arguments))
    #expect(run.status == 0, "\(run.messages)")
  }

  /// Each with its own time: files of one length, written within one tick of the kernel's clock, can't be
  /// told apart without reading.
  private func makePhotos(_ count: Int, in name: String = "in") throws {
    for number in 1...count {
      try folder.write(
        Fixture.photo(number, taken: "2020:01:01 00:00:0\(number)"), to: "\(name)/\(number).jpg",
        modified: Date(timeIntervalSince1970: 1_600_000_000 + Double(number)))
    }
  }

  private func move(_ from: String, _ to: String) throws {
    try? FileManager.default.removeItem(atPath: folder[to])
    try FileManager.default.moveItem(atPath: folder[from], toPath: folder[to])
  }

  static let permutations = [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]]

  /// Every way to exchange three files' names: the photos keep their positions, and find their files.
  @Test(arguments: permutations)
  func photosWhoseFilesSwapNamesKeepTheirPositions(names: [Int]) throws {
    try makePhotos(4)
    try importAll()
    for number in 1...3 { try move("in/\(number).jpg", "in/tmp\(number)") }
    for (number, name) in zip(1...3, names) { try move("in/tmp\(number)", "in/\(name).jpg") }
    try importAll()
    #expect(try shown("in") == (1...3).map { "\($0):\(names[$0 - 1]).jpg" } + ["4:4.jpg"])
    try importAll()
    #expect(try shown("in").count == 4)
  }

  @Test(arguments: [2, 3, 4])
  func aChainOfRenamesMovesEveryPhotosFile(length: Int) throws {
    try makePhotos(5)
    try importAll()
    try move("in/5.jpg", "in/6.jpg")
    for number in (1..<5).reversed().prefix(length) { try move("in/\(number).jpg", "in/\(number + 1).jpg") }
    try importAll()
    let moved = Set((1..<5).reversed().prefix(length))
    #expect(try shown("in") == (1...5).map { "\($0):\(moved.contains($0) || $0 == 5 ? $0 + 1 : $0).jpg" })
  }

  /// The backup's name sorts before or behind the edited file's.
  @Test(arguments: ["2.old.jpg", "0-backup.jpg"])
  func anEditWithABackupBesideItKeepsItsPosition(backup: String) throws {
    try makePhotos(3)
    try importAll()
    try FileManager.default.copyItem(atPath: folder["in/2.jpg"], toPath: folder["in/\(backup)"])
    try folder.write(Fixture.photo(20), to: "in/2.jpg")
    try importAll()
    #expect(try shown("in") == ["1:1.jpg", "20:2.jpg", "3:3.jpg", "2:\(backup)"])
  }

  /// exiftool and editors keep the old file under such a name.
  @Test(arguments: ["2.jpg_original", "2.jpg~"])
  func anEditorsBackupIsPassedOverAndTheEditedPhotoKeepsItsPosition(backup: String) throws {
    try makePhotos(3)
    try importAll()
    try FileManager.default.copyItem(atPath: folder["in/2.jpg"], toPath: folder["in/\(backup)"])
    try folder.write(Fixture.photo(20), to: "in/2.jpg")
    try importAll()
    #expect(try shown("in") == ["1:1.jpg", "20:2.jpg", "3:3.jpg"])
  }

  @Test func aPhotoEditedWhereItWasMovedToIsInAGallery() throws {
    try folder.write(Fixture.photo(1), to: "in/a/x.jpg")
    try folder.write(Fixture.photo(2), to: "in/b/y.jpg")
    try importAll()
    try move("in/a/x.jpg", "in/b/x.jpg")
    try importAll()
    try folder.makeFolder("in/c")
    try FileManager.default.copyItem(atPath: folder["in/b/x.jpg"], toPath: folder["in/c/x.jpg"])
    try importAll()
    try folder.write(Fixture.photo(3), to: "in/b/x.jpg")
    try importAll()
    #expect(try shown("b").contains("3:x.jpg"))
  }

  @Test func anEditOfAPhotoWhoseOtherFileIsGoneKeepsItsPosition() throws {
    try makePhotos(3, in: "card")
    try importAll(folder["card"], "--gallery", "Best")
    try FileManager.default.copyItem(atPath: folder["card"], toPath: folder["home"])
    try importAll(folder["home"], "--gallery", "Best")
    try FileManager.default.removeItem(atPath: folder["card"])
    _ = try pholio("reorder", "Best", "--reverse")
    try folder.write(Fixture.photo(9), to: "home/1.jpg")
    try importAll(folder["home"], "--gallery", "Best")
    #expect(try shown("Best") == ["3:3.jpg", "2:2.jpg", "9:1.jpg"])
  }

  @Test func anotherPhotoWhereOneWasGoneIsAnother() throws {
    try makePhotos(3)
    try importAll()
    try FileManager.default.removeItem(atPath: folder["in/2.jpg"])
    try importAll()
    try folder.write(Fixture.photo(7), to: "in/2.jpg")
    try importAll()
    #expect(try shown("in").map { $0.prefix(1) } == ["1", "2", "3", "7"])
  }

  @Test func aGoneFileThatComesBackIsThePhotoItWas() throws {
    try makePhotos(3)
    try importAll()
    try move("in/2.jpg", "aside")
    try importAll()
    try move("aside", "in/2.jpg")
    try importAll()
    #expect(try shown("in") == ["1:1.jpg", "2:2.jpg", "3:3.jpg"])
    #expect(try !pholio("show", "in").output.contains("missing"))
  }

  @Test func anImportAfterAStoppedOneHasSettledMovesNothing() throws {
    for number in 0..<120 {
      try folder.write(Fixture.photo(number, taken: "2020:01:01 00:00:00"), to: "in/b/\(number).jpg")
    }
    try makePhotos(3, in: "in/a")
    let running = try pholio.start(["import", "--quiet", "--jobs", "1", folder["in"]])
    let run = try running.finish(by: SIGTERM, when: pholio.hasMade(thumbnails: 10, of: 123))
    #expect(run.status == 143)
    try importAll()
    try folder.write(Fixture.photo(8, taken: "2019:01:01 00:00:00"), to: "in/a/older.jpg")
    try importAll()
    #expect(try shown("a") == ["1:1.jpg", "2:2.jpg", "3:3.jpg", "8:older.jpg"])
  }

  @Test func theLibraryIsNotImportedIntoItself() throws {
    let inside = Program(library: folder["in/library"])
    try makePhotos(2)
    for _ in 0..<3 { #expect(try inside("import", folder["in"]).status == 0) }
    #expect((try inside("galleries", "--json").json as? [[String: Any]])?.count == 1)
  }

  @Test func aTimeFarInTheFutureIsATime() throws {
    try folder.write(Fixture.photo(1), to: "in/1.jpg", modified: Date(timeIntervalSince1970: 1e10))
    try importAll()
    #expect(try shown("in") == ["1:1.jpg"])
  }

  @Test func thumbnailsAreMadeAgain() throws {
    try makePhotos(2)
    try importAll()
    try FileManager.default.removeItem(atPath: folder["library/thumbnails"])
    #expect(try pholio("sheet", "in", "-o", folder["sheet.jpg"]).status == 0)
    let first = try #require(FileManager.default.contents(atPath: folder["sheet.jpg"]))
    try FileManager.default.removeItem(atPath: folder["in"])
    let run = try pholio("sheet", "in", "-o", folder["sheet.jpg"])
    #expect(run.status == 0 && !run.messages.contains("neither"), "\(run.messages)")
    #expect(FileManager.default.contents(atPath: folder["sheet.jpg"])?.count == first.count)
  }

  @Test func anOriginalIsNeverTheOutput() throws {
    try makePhotos(2)
    try importAll()
    try FileManager.default.createSymbolicLink(
      atPath: folder["link.jpg"], withDestinationPath: folder["in/1.jpg"])
    let before = FileManager.default.contents(atPath: folder["in/1.jpg"])
    for path in [folder["in/1.jpg"], folder["link.jpg"]] {
      let run = try pholio("sheet", "in", "-o", path)
      #expect(run.status == 73 && run.messages.contains("originals are never written"))
    }
    #expect(FileManager.default.contents(atPath: folder["in/1.jpg"]) == before)
    #expect(try pholio("sheet", "in", "-o", "/dev/null").status == 0)
    let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
    #expect(type == .typeCharacterSpecial)
  }

  @Test func bareRedoTakesWhatWasUndoneLast() throws {
    try makePhotos(2, in: "in/x")
    try makePhotos(2, in: "in/y")
    try importAll()
    for gallery in ["x", "y"] { _ = try pholio("reorder", gallery, "--reverse") }
    for gallery in ["x", "y"] { _ = try pholio("undo", gallery) }
    _ = try pholio("redo")
    #expect(try shown("y").first?.first == "2" && shown("x").first?.first == "1")
  }

  @Test func anEmptyPathIsNotTheCurrentFolder() throws {
    #expect(try pholio("import", "").status == 64)
  }

  @Test func outputThatIsLostIsAnError() throws {
    try makePhotos(2)
    try importAll()
    let full = try Program.run(
      "/bin/sh", ["-c", "\"$0\" show in --library \"$1\" > /dev/full", Program.path, folder["library"]])
    #expect(full.status == 73 && full.messages.contains("standard output"))
    let closed = try Program.run(
      "/bin/sh", ["-c", "\"$0\" show nobody --library \"$1\" 2>&-", Program.path, folder["library"]])
    #expect(closed.status == 64)
  }

  @Test func pathsInJSONCanBeOpened() throws {
    try folder.write(Array("x".utf8), to: "in/bad\n.jpg")
    let run = try pholio("import", folder["in"], "--json")
    let problems = try #require((run.json as? [String: Any])?["problems"] as? [[String: Any]])
    #expect(problems.first?["path"] as? String == folder["in/bad\n.jpg"])
    #expect(run.messages.split(separator: "\n").count == 2 && run.messages.contains(#"bad\x0a.jpg"#))
  }
}
