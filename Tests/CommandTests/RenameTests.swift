import Foundation
import PholioTestSupport
import Testing

/// Imports of renamed files, of which not all are looked at: nothing is merged or lost on a guess.
@Suite struct RenameTests {
  let folder: TemporaryFolder
  let pholio: Program

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
  }

  private func counts(_ arguments: String..., status: Int32 = 0) throws -> [String: Int] {
    try pholio.importCounts(arguments, status: status)
  }

  private func move(_ name: String, _ other: String) throws {
    try FileManager.default.moveItem(atPath: folder["in/\(name)"], toPath: folder["in/\(other)"])
  }

  /// Each photo's title is its first name: it stays with the photo when its file is renamed.
  private func importTitled(_ numbers: some Sequence<Int>) throws {
    for number in numbers {
      try folder.write(Fixture.photo(number, taken: "2020:01:01 00:00:00"), to: "in/\(number).jpg")
    }
    _ = try counts(folder["in"])
    _ = try pholio.sql(
      "UPDATE photo SET title = (SELECT CAST(name AS TEXT) FROM file WHERE file.photo = photo.id)")
  }

  private func titles() throws -> [String] {
    try pholio.sql(
      """
      SELECT coalesce(title, '-') FROM placement JOIN photo ON photo.id = placement.photo
      ORDER BY gallery, rank
      """
    ).split(separator: "\n").map(String.init)
  }

  @Test func halfOfASwapIsNoMerge() throws {
    try importTitled(1...3)
    #expect(try pholio("reorder", "in", "--reverse").status == 0)
    try move("1.jpg", "t")
    try move("2.jpg", "1.jpg")
    try move("t", "2.jpg")
    _ = try counts(folder["in/1.jpg"])
    #expect(try titles() == ["3.jpg", "2.jpg", "1.jpg"])
    _ = try counts(folder["in"])
    #expect(try titles() == ["3.jpg", "2.jpg", "1.jpg"])
    #expect(try pholio.names(in: "in") == ["3.jpg", "1.jpg", "2.jpg"])
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func anImportStoppedInTheMiddleOfASwapMergesNothing(signal: Int32) throws {
    try importTitled(0..<60)
    let before = try titles()
    try move("0.jpg", "t")
    try move("59.jpg", "0.jpg")
    try move("t", "59.jpg")
    for attempt in 0..<6 {
      for number in 1..<600 {
        try folder.write(Fixture.photo(1000 * (attempt + 1) + number), to: "in/5\(attempt)n\(number).jpg")
      }
      let running = try pholio.start(["import", "--quiet", "--jobs", "1", folder["in"]])
      let all = try pholio.thumbnails().count + 599
      let run = try running.finish(by: signal, when: pholio.hasMade(thumbnails: 8 * attempt + 1, of: all))
      #expect(run.status == 128 + signal, "\(run.messages)")
    }
    _ = try counts(folder["in"])
    #expect(try titles().prefix(60) == before[...])
  }

  @Test func shiftedNamesTakeTheirPhotosAlong() throws {
    try importTitled(1...3)
    try move("3.jpg", "4.jpg")
    try move("2.jpg", "3.jpg")
    try move("1.jpg", "2.jpg")
    try folder.write(Fixture.photo(9), to: "in/1.jpg")
    #expect(try counts(folder["in"]) == ["seen": 4, "added": 1, "updated": 3])
    #expect(try titles() == ["1.jpg", "2.jpg", "3.jpg", "-"])
    #expect(try pholio.names(in: "in") == ["2.jpg", "3.jpg", "4.jpg", "1.jpg"])
  }

  @Test func twoEditsToTheSameContentMerge() throws {
    try folder.write(Fixture.photo(1), to: "in/a/x.jpg")
    try folder.write(Fixture.photo(2), to: "in/b/y.jpg")
    _ = try counts(folder["in"])
    try folder.write(Fixture.photo(3), to: "in/a/x.jpg")
    try folder.write(Fixture.photo(3), to: "in/b/y.jpg")
    #expect(try counts(folder["in"]) == ["seen": 2, "updated": 2])
    #expect(try pholio("show", "b", "--json").output.contains(#""missing":false"#))
    #expect(try pholio.sql("SELECT count(*), count(DISTINCT photo) FROM placement") == "2|1\n")
    #expect(try pholio("check", "--originals").status == 0)
  }

  @Test func aTouchedOriginalHasNotMoved() throws {
    try folder.write(Fixture.photo(1), to: "in/a/x.jpg")
    _ = try counts(folder["in/a"])
    _ = try Program.run("touch", ["-d", "2020-01-01", folder["in/a/x.jpg"]])
    try folder.write(Fixture.photo(1), to: "in/b/x.jpg")
    #expect(try counts(folder["in/b"]) == ["seen": 1, "duplicates": 1])
    #expect(try pholio.galleryNames() == ["a", "b"])
  }

  @Test func theFirstPathSaysWhenAPhotoWithoutADateWasTaken() throws {
    try folder.write(Fixture.photo(1), to: "in/b.jpg", modified: Date(timeIntervalSince1970: 1_588_000_000))
    try folder.write(Fixture.photo(1), to: "in/a/IMG_20190101_000000.jpg")
    _ = try counts(folder["in"])
    let shown = try #require(try pholio("info", folder["in/b.jpg"], "--json").json as? [String: Any])
    let taken = try #require(shown["taken"] as? [String: Any])
    #expect(taken["local"] as? String == "2019-01-01T00:00:00" && taken["source"] as? String == "filename")
    // It is fixed by then.
    try folder.write(Fixture.photo(1), to: "in/0/IMG_20180101_000000.jpg")
    _ = try counts(folder["in"])
    let again = try #require(try pholio("info", folder["in/b.jpg"], "--json").json as? [String: Any])
    #expect((again["taken"] as? [String: Any])?["local"] as? String == "2019-01-01T00:00:00")
  }

  @Test func aDeletedGalleryIsMadeAgainOnlyForWhatIsNew() throws {
    try folder.write(Fixture.photo(1), to: "in/1.jpg")
    _ = try counts(folder["in"], "--gallery", "All")
    #expect(try pholio("gallery", "delete", "All").status == 0)
    _ = try counts(folder["in"], "--gallery", "All")
    #expect(try pholio.galleryNames() == [])
    try folder.write(Fixture.photo(2), to: "in/2.jpg")
    _ = try counts(folder["in"], "--gallery", "All")
    #expect(try pholio.names(in: "All") == ["2.jpg"])
  }

  @Test func theLibraryItselfIsNotImported() throws {
    try folder.write(Fixture.photo(1), to: "in/1.jpg")
    _ = try counts(folder["in"], "--copy")
    for path in ["library", "library/thumbnails"] {
      let run = try pholio("import", folder[path])
      #expect(run.status == 64 && run.messages.contains("this is the library itself"))
    }
    #expect(try counts(folder["library/originals"])["known"] == 1)
  }
}

/// Copies from cards, with errors.
@Suite struct CardTests {
  let folder: TemporaryFolder
  let pholio: Program

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
  }

  private func counts(_ arguments: String..., status: Int32 = 0) throws -> [String: Int] {
    try pholio.importCounts(arguments + ["--copy"], status: status)
  }

  @Test func lostCopiesAreMadeAgain() throws {
    for number in 0..<3 { try folder.write(Fixture.photo(number), to: "card/\(number).jpg") }
    _ = try counts(folder["card"])
    try FileManager.default.removeItem(atPath: folder["library/originals"])
    #expect(try counts(folder["card"]) == ["seen": 3, "updated": 3])
    #expect(try pholio("check", "--originals").status == 0)
  }

  @Test(.timeLimit(.minutes(TimeLimits.programs))) func theLongestNamesGetNumbersToo() throws {
    let name = String(repeating: "x", count: 251) + ".jpg"
    for number in 0..<3 {
      try folder.write(
        Fixture.photo(number, taken: "2020:01:01 00:00:00"), to: "card\(number)/\(name)")
    }
    #expect(try counts(folder["card0"], folder["card1"], folder["card2"], "--dry-run")["added"] == 3)
    for number in 0..<3 { #expect(try counts(folder["card\(number)"])["added"] == 1) }
    let names = try pholio.names(in: "2020/01")
    #expect(Set(names).count == 3 && names.allSatisfy { $0.utf8.count == 255 })
  }

  /// The next card has other photos under the same names, each twice.
  @Test func anotherCardsPhotosAreOthersWhateverTheirNames() throws {
    for number in 0..<30 { try folder.write(Fixture.photo(number), to: "card/\(number).jpg") }
    _ = try counts(folder["card"])
    for number in 0..<30 { try folder.write(Fixture.photo(100 + number / 2), to: "card/\(number).jpg") }
    #expect(try counts(folder["card"], "--jobs", "8") == ["seen": 30, "added": 15, "duplicates": 15])
    let files = try Program.run(
      "sqlite3",
      [
        folder["library/catalog.sqlite"],
        "SELECT count(*), sum(path GLOB '*/card') FROM file JOIN folder ON folder.id = folder",
      ])
    #expect(files.output == "45|0\n")
  }

  @Test func whatAKilledImportLeftHalfWrittenGoes() throws {
    try folder.write(Fixture.photo(1), to: "card/1.jpg")
    _ = try counts(folder["card"])
    let stray = try folder.write([1, 2, 3], to: "library/originals/2020/01/.pholio-1-2.tmp")
    _ = try counts(folder["card"])
    #expect(!FileManager.default.fileExists(atPath: stray))
  }
}
