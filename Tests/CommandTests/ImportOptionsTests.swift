import Foundation
import PholioTestSupport
import Testing

/// The options of `pholio import`, and its use with cron.
@Suite struct ImportOptionsTests {
  let folder: TemporaryFolder
  let pholio: Program

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
  }

  private func counts(_ arguments: String..., status: Int32 = 0) throws -> [String: Int] {
    try pholio.importCounts(arguments, status: status)
  }

  @Test func aGalleryForEachMonthOrDayThatKeepsItsLink() throws {
    let times = ["2019:05:04 23:59:59", "2019:05:31 00:00:00", "2019:06:01 00:00:00", "2019:05:01 12:00:00"]
    for (number, time) in times.enumerated() {
      try folder.write(Fixture.photo(number, taken: time), to: "in/\(number % 2)/\(number).jpg")
    }
    #expect(try counts(folder["in"], "--by", "month") == ["seen": 4, "added": 4])
    #expect(try pholio.galleryNames() == ["2019-05", "2019-06"])
    #expect(try pholio.names(in: "2019-05") == ["3.jpg", "0.jpg", "1.jpg"])
    #expect(try pholio("gallery", "rename", "2019-05", "May").status == 0)
    #expect(try pholio("remove", "May", "0.jpg").status == 0)
    try folder.write(Fixture.photo(9, taken: "2019:05:02 00:00:00"), to: "in/9.jpg")
    #expect(try counts(folder["in"], "--by", "month") == ["seen": 5, "known": 4, "added": 1])
    #expect(try pholio.galleryNames() == ["May", "2019-06"])
    #expect(try pholio.names(in: "May") == ["3.jpg", "1.jpg", "9.jpg"])
    // Days are other galleries, and are offered all photos.
    #expect(try counts(folder["in"], "--by", "day") == ["seen": 5, "known": 5])
    #expect(
      try pholio.galleryNames() == [
        "May", "2019-06", "2019-05-01", "2019-05-02", "2019-05-04", "2019-05-31", "2019-06-01",
      ])
    // A deleted one is made again for what is new.
    #expect(try pholio("gallery", "delete", "2019-06").status == 0)
    try folder.write(Fixture.photo(10, taken: "2019:06:30 00:00:00"), to: "in/10.jpg")
    _ = try counts(folder["in"], "--by", "month")
    #expect(try pholio.names(in: "2019-06") == ["10.jpg"])
  }

  @Test func copiesAreKeptByMonthAndTheCardsPathsAreNoFiles() throws {
    try folder.write(Fixture.photo(1, taken: "2019:05:04 10:00:00"), to: "card/100/IMG_1.JPG")
    try folder.write(Fixture.photo(2, taken: "2019:05:05 10:00:00"), to: "card/101/IMG_1.JPG")
    try folder.write(Fixture.photo(3, taken: "2020:01:01 00:00:00"), to: "card/100/IMG_2.JPG")
    try folder.write(Fixture.photo(3, taken: "2020:01:01 00:00:00"), to: "card/101/again.JPG")
    try folder.write(Array("no photo".utf8), to: "card/100/notes.txt")
    func state() throws -> String {
      try Program.run("find", [folder["card"], "-type", "f", "-printf", "%p %s %T@ %A@ %m %i\n"]).output
    }
    let before = try state()
    #expect(try counts(folder["card"], "--copy", "--dry-run")["added"] == 3)
    #expect(!FileManager.default.fileExists(atPath: folder["library"]))
    #expect(
      try counts(folder["card"], "--copy") == ["seen": 5, "added": 3, "duplicates": 1, "others": 1])
    #expect(try pholio.galleryNames() == ["2019/05", "2020/01"])
    #expect(try pholio.names(in: "2019/05").sorted() == ["IMG_1 (2).JPG", "IMG_1.JPG"])
    #expect(
      try pholio.sql("SELECT count(*) FROM file JOIN folder ON folder.id = folder WHERE path GLOB '*/card/*'")
        == "0\n")
    // The card is as it was, and the copies are its files to the byte, with their times.
    #expect(try state() == before)
    let digests = { (path: String) in
      try Program.run(
        "sh", ["-c", "find \"$0\" -name '*.JPG' -exec sha256sum {} + | cut -c1-64 | sort -u", path]
      ).output
    }
    #expect(try digests(folder["card"]) == digests(folder["library/originals"]))
    let time = { (path: String) in try Program.run("stat", ["-c", "%.Y", path]).output }
    #expect(
      try time(folder["card/100/IMG_2.JPG"])
        == time(folder["library/originals/2020/01"] + "/" + pholio.names(in: "2020/01")[0]))
    // The same card again: known, and not even read.
    #expect(chmod(folder["card/100/IMG_1.JPG"], 0) == 0)
    #expect(
      try counts(folder["card"], "--copy") == ["seen": 5, "known": 4, "others": 1])
    // An empty card is no problem; its photos stay.
    try FileManager.default.removeItem(atPath: folder["card"])
    try folder.makeFolder("card")
    #expect(try counts(folder["card"], "--copy").isEmpty)
    #expect(try pholio("show", "2019/05").output.contains("(missing)") == false)
  }

  @Test func copiesCanBeOfferedToOneGalleryOrToMonths() throws {
    for number in 0..<4 {
      try folder.write(
        Fixture.photo(number, taken: "2019:0\(number + 1):01 00:00:00"), to: "card\(number % 2)/\(number).jpg"
      )
    }
    _ = try counts(folder["card0"], "--copy", "--gallery", "Trip")
    _ = try counts(folder["card1"], "--copy", "--by", "month")
    #expect(try pholio.galleryNames() == ["Trip", "2019-02", "2019-04"])
    #expect(try pholio.names(in: "Trip") == ["0.jpg", "2.jpg"])
  }

  @Test func anImportOfACardThatWasKilledGoesOnWithoutSecondCopies() throws {
    for number in 0..<120 { try folder.write(Fixture.photo(number), to: "card/\(number).jpg") }
    for round in 1...6 {
      let running = try pholio.start(["import", "--quiet", "--copy", folder["card"]])
      let run = try running.finish(by: SIGKILL) { (round * 15..<120).contains(try copies().count) }
      #expect(run.status == 128 + SIGKILL)
    }
    _ = try counts(folder["card"], "--copy")
    #expect(try copies().count == 120)
    #expect(try pholio.sql("SELECT count(*) FROM photo") == "120\n")
    #expect(try pholio.sql("SELECT count(*) FROM placement") == "120\n")
  }

  private func copies() throws -> [Substring] {
    try Program.run("find", [folder["library/originals"], "-type", "f", "-name", "*.jpg"]).output
      .split(separator: "\n")
  }

  @Test func aPhotoImportedFromTheCardItselfIsStillCopied() throws {
    try folder.write(Fixture.photo(1), to: "card/1.jpg")
    _ = try counts(folder["card"])
    _ = try counts(folder["card"], "--copy")
    try FileManager.default.removeItem(atPath: folder["card/1.jpg"])
    #expect(try pholio("show", "card").output.contains("(missing)") == false)
  }

  @Test func filesStillBeingWrittenWaitWhateverTheirOwnTimeSays() throws {
    try folder.write(Fixture.photo(1), to: "in/1.jpg", modified: Date(timeIntervalSince1970: 0))
    try folder.write(Fixture.photo(2), to: "in/2.jpg", modified: Date.distantFuture)
    #expect(try counts(folder["in"], "--min-age", "1h") == ["seen": 2, "waiting": 2])
    #expect(try counts(folder["in"], "--min-age", "0") == ["seen": 2, "added": 2])
    // Known files don't wait.
    #expect(try counts(folder["in"], "--min-age", "1h") == ["seen": 2, "known": 2])
    for wrong in ["-1", "x", "1w", "", "s", "1e3", "1.5", "inf"] {
      #expect(try pholio("import", folder["in"], "--min-age=\(wrong)").status == 64, "\(wrong)")
    }
  }

  @Test func oneImportAtATimeAndOthersWaitIfTheyAreToldTo() throws {
    try folder.write(Fixture.photo(1), to: "in/1.jpg")
    _ = try counts(folder["in"])
    let holder = Process()
    holder.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    holder.arguments = ["flock", "--no-fork", folder["library"], "sleep", "1000"]
    try holder.run()
    try waitUntil("the lock is held") {
      try Program.run("flock", ["--nonblock", folder["library"], "true"]).status != 0
    }
    let busy = try pholio("import", folder["in"])
    #expect(busy.status == 75 && busy.messages.contains("another import is under way"))
    let quiet = try pholio("import", "--quiet", "--wait", "0.2s", folder["in"])
    #expect(quiet.status == 75 && quiet.messages.isEmpty)
    let waiting = try pholio.start(["import", "--wait", "1h", folder["in"]])
    usleep(300_000)
    #expect(waiting.process.isRunning)
    // Readers and reorders work meanwhile.
    #expect(try pholio("reorder", "in", "--reverse").status == 0)
    kill(holder.processIdentifier, SIGKILL)
    #expect(waiting.finish().status == 0)
  }

  @Test func cronIsToldOfEachProblemOnce() throws {
    try folder.write(Fixture.photo(1), to: "in/1.jpg")
    try folder.write(Array("no jpeg".utf8), to: "in/bad.jpg")
    let psd: [UInt8] = Array("8BPS".utf8) + [UInt8](repeating: 0, count: 50)
    try folder.write(psd, to: "in/a.psd")
    try folder.write(psd + [1], to: "in/b.psd")
    let first = try pholio("import", "--quiet", folder["in"])
    #expect(
      first.messages == """
        pholio: \(folder["in/bad.jpg"]): not a JPEG, whatever its name says
        pholio: \(folder["in"]): 2 files not imported: 2 PSD

        """)
    #expect(first.status == 3 && first.output.isEmpty)
    #expect(try pholio("import", "--quiet", folder["in"]).messages.isEmpty)
    try folder.write(psd + [2], to: "in/c.psd")
    #expect(try pholio("import", "--quiet", folder["in"]).messages.isEmpty)
    try folder.write(psd + [2], to: "in/sub/d.psd")
    #expect(
      try pholio("import", "--quiet", folder["in"]).messages.contains("in/sub: 1 file not imported: 1 PSD"))
    // JSON lists all, every time; a changed file is new again.
    let json = try #require(try pholio("import", "--quiet", "--json", folder["in"]).json as? [String: Any])
    #expect((json["problems"] as? [Any])?.count == 1)
    #expect(json["unsupported_types"] as? [String: Int] == ["psd": 4])
    try folder.write(Array("no jpeg either".utf8), to: "in/bad.jpg")
    #expect(try pholio("import", "--quiet", folder["in"]).messages.contains("bad.jpg"))
  }

  /// A folder's problem is known by its kind: other words for it are no news, another problem is.
  @Test func cronIsNotToldOfAFolderAgainInOtherWords() throws {
    try folder.write(Fixture.photo(1), to: "in/1.jpg")
    _ = try counts(folder["in"])
    try FileManager.default.removeItem(atPath: folder["in/1.jpg"])
    let words = "nothing in it counts as gone"
    #expect(try pholio("import", "--quiet", folder["in"]).messages.contains(words))
    _ = try pholio.sql("UPDATE folder_problem SET detail = 'said otherwise'")
    #expect(try pholio("import", "--quiet", folder["in"]).messages.isEmpty)
    _ = try pholio.sql("UPDATE folder_problem SET kind = 'elsewhere'")
    #expect(try pholio("import", "--quiet", folder["in"]).messages.contains(words))
  }

  @Test func pastImportsAreListed() throws {
    try folder.write(Fixture.photo(1), to: "in/1.jpg")
    _ = try counts(folder["in"])
    _ = try counts(folder["in"], "--dry-run")
    _ = try counts(folder["in"])
    let imports = try #require(try pholio("imports", "--json").json as? [[String: Any]])
    #expect(imports.map { $0["added"] as? Int } == [0, 1])
    #expect(imports.map { $0["known"] as? Int } == [1, 0])
    #expect(imports.first?["paths"] as? [String] == [folder["in"]])
    #expect(try pholio("imports", "--last", "1").output.split(separator: "\n").count == 2)
  }
}
