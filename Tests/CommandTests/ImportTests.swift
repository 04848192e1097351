import Foundation
import PholioTestSupport
import Testing

/// `pholio import`, the built program on small photos.
@Suite struct ImportTests {
  let folder: TemporaryFolder
  let pholio: Program

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
  }

  private func names(_ gallery: String) throws -> [String] { try pholio.names(in: gallery) }

  private func counts(_ arguments: String..., status: Int32 = 0) throws -> [String: Int] {
    try pholio.importCounts(arguments, status: status)
  }

  @Test func photosArePlacedByCaptureTimeSubSecondAndNaturalName() throws {
    try folder.write(Fixture.photo(1, taken: "2019:05:04 10:00:01"), to: "in/z.jpg")
    try folder.write(Fixture.photo(2, taken: "2019:05:04 10:00:00", subSeconds: "5"), to: "in/a.jpg")
    try folder.write(Fixture.photo(3, taken: "2019:05:04 10:00:00", subSeconds: "07"), to: "in/y.jpg")
    try folder.write(Fixture.photo(4, taken: "2020:05:04 10:00:00"), to: "in/img_10.jpg")
    try folder.write(Fixture.photo(5, taken: "2020:05:04 10:00:00"), to: "in/IMG_9.jpg")
    try folder.write(Fixture.photo(6), to: "in/IMG_20180101_000000.jpg")
    #expect(try counts(folder["in"]) == ["seen": 6, "added": 6])
    #expect(
      try names("in") == ["IMG_20180101_000000.jpg", "y.jpg", "a.jpg", "z.jpg", "IMG_9.jpg", "img_10.jpg"])
  }

  @Test func everyFileHasOneOutcomeByItsContent() throws {
    try folder.write(Fixture.photo(1), to: "in/photo.jpg")
    try folder.write(Fixture.photo(1), to: "in/same.jpg")
    try folder.write(Fixture.photo(2), to: "in/no-extension")
    try folder.write(
      Array("8BPS".utf8) + [UInt8](repeating: 0, count: 50), to: "in/psd.jpg")
    try folder.write(Array("some text".utf8), to: "in/text.jpg")
    try folder.write(Array("some text".utf8), to: "in/text.txt")
    try folder.write([], to: "in/empty.jpg")
    try folder.write(Array(Fixture.photo(3).prefix(300)), to: "in/short.jpg")
    try folder.write(Fixture.photo(4), to: "in/.hidden.jpg")
    try folder.write(Fixture.photo(5), to: "in/.folder/photo.jpg")
    try FileManager.default.createSymbolicLink(
      atPath: folder["in/link.jpg"], withDestinationPath: "photo.jpg")
    let expected = [
      "seen": 10, "added": 2, "duplicates": 1, "unsupported": 1, "others": 1, "ignored": 2, "problems": 3,
    ]
    #expect(try counts(folder["in"], status: 3) == expected)
    let again = ["seen": 10, "known": 3, "unsupported": 1, "others": 1, "ignored": 2, "problems": 3]
    #expect(try counts(folder["in"], status: 3) == again)
    #expect(try names("in").sorted() == ["no-extension", "photo.jpg"])
  }

  @Test func importingAgainChangesNothing() throws {
    for number in 0..<8 { try folder.write(Fixture.photo(number), to: "in/\(number).jpg") }
    #expect(try counts(folder["in"]) == ["seen": 8, "added": 8])
    #expect(try pholio("reorder", "in", "--move", "7,2", "--to", "1").status == 0)
    let before = try pholio("show", "in", "--json").output
    #expect(try counts(folder["in"]) == ["seen": 8, "known": 8])
    #expect(try pholio("show", "in", "--json").output == before)
    let quiet = try pholio("import", "--quiet", folder["in"])
    #expect(quiet.output + quiet.messages == "" && quiet.status == 0)
  }

  @Test func newPhotosAreAppendedAndPlacedOnesStay() throws {
    for number in 1...3 {
      try folder.write(Fixture.photo(number, taken: "2020:01:0\(number) 00:00:00"), to: "in/\(number).jpg")
    }
    _ = try counts(folder["in"])
    #expect(try pholio("reorder", "in", "--reverse").status == 0)
    try folder.write(Fixture.photo(5, taken: "2019:01:02 00:00:00"), to: "in/5.jpg")
    try folder.write(Fixture.photo(4, taken: "2019:01:01 00:00:00"), to: "in/4.jpg")
    #expect(try counts(folder["in"]) == ["seen": 5, "known": 3, "added": 2])
    #expect(try names("in") == ["3.jpg", "2.jpg", "1.jpg", "4.jpg", "5.jpg"])
  }

  @Test func galleriesAreNamedByThePathBelowTheRootAndRenamedOnesKeepTheirFolder() throws {
    try folder.write(Fixture.photo(1), to: "in/top.jpg")
    try folder.write(Fixture.photo(2), to: "in/a/b/deep.jpg")
    try folder.write(Fixture.photo(3), to: "other/in/top.jpg")
    try folder.write(Fixture.photo(4), to: "other/a/b/x.jpg")
    _ = try counts(folder["in"])
    #expect(try pholio("gallery", "rename", "a/b", "Deep").status == 0)
    _ = try counts(folder["other"], folder["other/in"])
    try folder.write(Fixture.photo(5), to: "in/a/b/later.jpg")
    _ = try counts(folder["in"])
    let galleries = try #require(try pholio("galleries", "--json").json as? [[String: Any]])
    #expect(galleries.map { $0["name"] as? String } == ["in", "Deep", "a/b", "in (2)"])
    #expect(try names("Deep").count == 2)
  }

  @Test func oneGalleryCanBeOfferedEverything() throws {
    try folder.write(Fixture.photo(1), to: "in/a/1.jpg")
    try folder.write(Fixture.photo(2), to: "in/b/2.jpg")
    #expect(try counts(folder["in"], "--gallery", "All") == ["seen": 2, "added": 2])
    #expect(try counts(folder["in"]) == ["seen": 2, "known": 2])
    let galleries = try #require(try pholio("galleries", "--json").json as? [[String: Any]])
    #expect(galleries.map { $0["name"] as? String } == ["All", "a", "b"])
    #expect(galleries.map { $0["count"] as? Int } == [2, 1, 1])
  }

  @Test func aMovedFileKeepsItsPositionsAndIsOfferedNowhereNew() throws {
    for number in 0..<3 { try folder.write(Fixture.photo(number), to: "in/a/\(number).jpg") }
    _ = try counts(folder["in"])
    _ = try pholio("reorder", "a", "--move", "3", "--to", "1")
    let before = try names("a")
    try folder.makeFolder("in/b")
    try FileManager.default.moveItem(atPath: folder["in/a/1.jpg"], toPath: folder["in/b/moved.jpg"])
    #expect(try counts(folder["in"]) == ["seen": 3, "known": 2, "updated": 1])
    #expect(try names("a") == before.map { $0 == "1.jpg" ? "moved.jpg" : $0 })
    #expect(try pholio("show", "b").status == 64)
  }

  @Test func aFileInTwoFoldersIsOfferedToBothGalleries() throws {
    try folder.write(Fixture.photo(1), to: "in/a/1.jpg")
    try folder.write(Fixture.photo(1), to: "in/b/2.jpg")
    #expect(try counts(folder["in"]) == ["seen": 2, "added": 1, "duplicates": 1])
    #expect(try names("a") == ["1.jpg"] && names("b") == ["1.jpg"])
  }

  @Test func noThumbnailOutlivesItsPhotosContent() throws {
    for number in 0..<4 { try folder.write(Fixture.photo(number), to: "in/\(number).jpg") }
    _ = try counts(folder["in"])
    // An edit, and an edit that makes two photos one.
    try folder.write(Fixture.photo(9), to: "in/1.jpg")
    try folder.write(Fixture.photo(3), to: "in/2.jpg")
    _ = try counts(folder["in"])
    let check = try pholio("check", "--originals")
    #expect(check.status == 0, "\(check.output)")
  }

  @Test func anEditedFileKeepsItsPosition() throws {
    for number in 0..<4 {
      try folder.write(Fixture.photo(number, taken: "2020:01:01 00:00:0\(number)"), to: "in/\(number).jpg")
    }
    _ = try counts(folder["in"])
    _ = try pholio("reorder", "in", "--move", "3", "--to", "1")
    try folder.write(Fixture.photo(99, width: 64), to: "in/1.jpg")
    #expect(try counts(folder["in"]) == ["seen": 4, "known": 3, "updated": 1])
    #expect(try names("in") == ["2.jpg", "0.jpg", "1.jpg", "3.jpg"])
    let shown = try #require(try pholio("show", "in", "--json").json as? [String: Any])
    let photo = try #require((shown["photos"] as? [[String: Any]])?[2])
    #expect(photo["width"] as? Int == 64)
    #expect(
      (photo["taken"] as? [String: Any])?["local"] as? String == "2020:01:01".replacing(":", with: "-")
        + "T00:00:01")
  }

  @Test func anEditedCopyIsReplacedInItsOwnFoldersGalleryOnly() throws {
    for number in 0..<3 {
      try folder.write(Fixture.photo(number, taken: "2020:01:01 00:00:0\(number)"), to: "in/a/\(number).jpg")
    }
    try folder.write(Fixture.photo(1, taken: "2020:01:01 00:00:01"), to: "in/b/copy.jpg")
    _ = try counts(folder["in"])
    try folder.write(Fixture.photo(50), to: "in/a/1.jpg")
    #expect(try counts(folder["in"]) == ["seen": 4, "known": 3, "updated": 1])
    #expect(try names("a") == ["0.jpg", "1.jpg", "2.jpg"])
    #expect(try names("b") == ["copy.jpg"])
  }

  @Test func anEditThatMakesTwoPhotosOneMergesTheirPlaces() throws {
    for number in 0..<4 {
      try folder.write(Fixture.photo(number, taken: "2020:01:01 00:00:0\(number)"), to: "in/\(number).jpg")
    }
    _ = try counts(folder["in"])
    try folder.write(Fixture.photo(3, taken: "2020:01:01 00:00:03"), to: "in/1.jpg")
    #expect(try counts(folder["in"]) == ["seen": 4, "known": 3, "updated": 1])
    #expect(try names("in") == ["0.jpg", "1.jpg", "2.jpg"])
  }

  @Test func aGoneFileStaysAndIsShownMissing() throws {
    for number in 0..<3 { try folder.write(Fixture.photo(number), to: "in/\(number).jpg") }
    _ = try counts(folder["in"])
    try FileManager.default.removeItem(atPath: folder["in/1.jpg"])
    #expect(try counts(folder["in"]) == ["seen": 2, "known": 2])
    let shown = try pholio("show", "in")
    #expect(shown.output.split(separator: "\n").map { $0.hasSuffix("(missing)") } == [false, true, false])
  }

  @Test func originalsAreNotTouched() throws {
    for number in 0..<3 { try folder.write(Fixture.photo(number), to: "in/\(number).jpg") }
    func state() throws -> String {
      try Program.run("/usr/bin/find", [folder["in"], "-printf", "%p %s %T@ %A@ %m %i\n"]).output
    }
    // Only files: reading the folder may change its access time.
    let before = try state().split(separator: "\n").filter { $0.contains(".jpg") }
    _ = try counts(folder["in"])
    _ = try pholio("sheet", "in", "-o", folder["sheet.jpg"], "--cell", "2000")
    #expect(try state().split(separator: "\n").filter { $0.contains(".jpg") } == before)
  }

  @Test func aDryRunLeavesNoTrace() throws {
    try folder.write(Fixture.photo(1), to: "in/1.jpg")
    #expect(try counts(folder["in"], "--dry-run") == ["seen": 1, "added": 1])
    #expect(!FileManager.default.fileExists(atPath: folder["library"]))
    _ = try counts(folder["in"])
    try folder.write(Fixture.photo(2), to: "in/2.jpg")
    #expect(try counts(folder["in"], "--dry-run") == ["seen": 2, "added": 1, "known": 1])
    #expect(try names("in") == ["1.jpg"])
  }

  @Test(arguments: [SIGTERM, SIGINT])
  func anImportThatWasStoppedEndsInTheOrderOfOneThatWasNot(signal: Int32) throws {
    // The order of times differs from that of names, in two folders.
    for number in 0..<400 {
      let (minute, second) = (number * 7919 % 400 / 60, number * 7919 % 400 % 60)
      let taken = "2020:01:01 00:\(minute < 10 ? "0" : "")\(minute):\(second < 10 ? "0" : "")\(second)"
      try folder.write(Fixture.photo(number, taken: taken), to: "in/\(number % 2)/\(number).jpg")
    }
    let undisturbed = Program(library: folder["undisturbed"])
    #expect(try undisturbed("import", folder["in"]).status == 0)
    for _ in 0..<4 {
      let running = try pholio.start(["import", "--quiet", "--jobs", "1", folder["in"]])
      let run = try running.finish(by: signal, when: pholio.hasMade(thumbnails: 30, of: 400))
      #expect(run.status == 128 + signal, "\(run.messages)")
    }
    #expect(try pholio("import", folder["in"]).status == 0)
    for gallery in ["0", "1"] {
      #expect(try pholio("show", gallery).output == undisturbed("show", gallery).output)
    }
    let check = try Program.run(
      "/usr/bin/sqlite3",
      [folder["library/catalog.sqlite"], "PRAGMA integrity_check; PRAGMA foreign_key_check"])
    #expect(check.output == "ok\n")
  }

  @Test func namesOfAnyBytesAreKept() throws {
    let name: [UInt8] = [0x63, 0x61, 0x66, 0xE9, 0x0A, 0x2E, 0x6A, 0x70, 0x67]
    try folder.write(Fixture.photo(1), to: "in/plain.jpg")
    let target = folder["in/"].utf8 + name
    #expect(
      target.map { CChar(bitPattern: $0) }.withUnsafeBufferPointer { buffer in
        rename(folder["in/plain.jpg"], Array(buffer) + [0])
      } == 0)
    _ = try counts(folder["in"])
    let shown = try pholio("show", "in")
    #expect(shown.output.hasSuffix(#"caf\xe9\x0a.jpg"# + "\n"))
    let json = try #require(try pholio("show", "in", "--json").json as? [String: Any])
    let photo = try #require((json["photos"] as? [[String: Any]])?.first)
    #expect(photo["path"] == nil)
    #expect(Data(base64Encoded: photo["path_bytes"] as? String ?? "") == Data(target))
    #expect(try counts(folder["in"]) == ["seen": 1, "known": 1])
  }
}
