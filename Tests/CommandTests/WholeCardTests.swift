import Foundation
import PholioTestSupport
import Testing

/// Cards that go in whole: photos, what belongs to them, and everything else.
@Suite struct WholeCardTests {
  let folder: TemporaryFolder
  let pholio: Program

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
  }

  /// An import's report, after a look at its exit code.
  private func report(_ arguments: String..., status: Int32 = 0, by program: Program? = nil) throws
    -> [String: Any]
  {
    let run = try (program ?? pholio).run(["import", "--json", "--copy"] + arguments)
    #expect(run.status == status, "\(run.messages)")
    let report = try #require(run.json as? [String: Any])
    #expect(report["safe_to_format"] as? Bool == run.messages.contains("safe to format"))
    return report
  }

  private func paths(_ report: [String: Any], _ key: String = "left") -> [String] {
    let files = report[key] as? [[String: Any]] ?? []
    return files.compactMap { ($0["path"] as? String).map { String($0.dropFirst(folder.path.count + 1)) } }
  }

  /// The SHA-256 of each file below a folder, by its path there.
  private func files(in name: String) throws -> [String: String] {
    let run = try Program.run(
      "sh", ["-c", "cd \"$0\" && find . -type f -exec sha256sum {} +", folder[name]])
    try #require(run.status == 0, "\(run.messages)")
    var files: [String: String] = [:]
    for line in run.output.split(separator: "\n") {
      files[String(line.dropFirst(64 + 2 + 2))] = String(line.prefix(64))
    }
    return files
  }

  /// A folder and a stem: where a photo and all that belongs to it are.
  private func group(_ path: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    let name = (path as NSString).lastPathComponent
    return folder + "/" + String(name.prefix { $0 != "." })
  }

  /// 300 files of 20 kinds in three folders. The same names come again in each of them, with other content.
  private func drawCard(_ card: String) throws {
    for roll in 0..<3 {
      let dcim = "\(card)/DCIM/10\(roll)CAM"
      for number in 0..<5 {
        let (id, name) = (roll * 5 + number, "IMG_000\(number)")
        let taken = "2019:0\(number % 2 + 5):04 10:00:0\(number)"
        func photo(_ kind: Int) throws -> [UInt8] { try Fixture.photo(id + 100 * kind, taken: taken) }
        func text(_ kind: String) -> [UInt8] {
          kind.hasSuffix("xmp") ? Fixture.sidecar("\(kind) \(id)") : Array("\(kind) \(id)".utf8)
        }
        // One photo of eight files.
        try folder.write(photo(0), to: "\(dcim)/\(name).JPG")
        try folder.write(Fixture.raw(id, taken: taken), to: "\(dcim)/\(name).RAF")
        for kind in ["MOV", "AAE", "xmp", "JPG.xmp", "THM", "WAV"] {
          try folder.write(text(kind), to: "\(dcim)/\(name).\(kind)")
        }
        // What is no photo, under the stem of one in another folder.
        for kind in ["MP4", "LRV", "GPX", "pdf"] {
          try folder.write(text("\(kind) alone"), to: "\(card)/PRIVATE/\(roll)/\(name).\(kind)")
        }
        try folder.write(text("none"), to: "\(card)/MISC/\(roll)/no extension \(number)")
        try folder.write(text("dat"), to: "\(card)/MISC/\(roll)/data.\(number)")
        // Not what the names say, damaged, empty, of a type that is not read.
        try folder.write(text("no picture"), to: "\(card)/MISC/\(roll)/wrong_\(number).jpg")
        try folder.write(Array(photo(1).prefix(300)), to: "\(card)/MISC/\(roll)/short_\(number).jpg")
        try folder.write(id == 0 ? [] : text("x"), to: "\(card)/MISC/\(roll)/empty_\(number).mp4")
        try folder.write(Array("8BPS".utf8) + text("psd"), to: "\(card)/MISC/\(roll)/layers_\(number).psd")
      }
    }
    for number in 0..<15 {
      try folder.write(Fixture.photo(500 + number), to: "\(card)/DCIM/109CAM/\(number)")
      try folder.write(Fixture.raw(500 + number), to: "\(card)/DCIM/109CAM/only_\(number).RAF")
    }
  }

  /// What systems and cameras leave.
  private func addJunk(_ card: String) throws {
    for name in [
      ".DS_Store", "Thumbs.db", "DCIM/._IMG_0001.JPG", "DCIM/desktop.ini", ".Trashes/501/desktop.ini",
      ".Spotlight-V100/store.db", "System Volume Information/WPSettings.dat", "CANONMSC/M0100.CTG",
    ] {
      try folder.write(Array(name.utf8), to: "\(card)/\(name)")
    }
  }

  @Test func everyFileIsThereByteByByteAndTogether() throws {
    try drawCard("card")
    let card = try files(in: "card")
    #expect(card.count == 300)
    try addJunk("card")
    let found = try report(folder["card"], status: 3)
    #expect(paths(found) == [])
    #expect(found["safe_to_format"] as? Bool == true)
    let copies = try files(in: "library/originals")
    #expect(Set(copies.values) == Set(card.values))
    #expect(copies.count == card.count)
    // Each group is one group there, with the same extensions.
    var targets: [String: Set<String>] = [:]
    let places = Dictionary(grouping: copies.keys) { copies[$0] ?? "" }
    for (path, digest) in card {
      for place in places[digest] ?? [] { targets[group(path), default: []].insert(group(place)) }
    }
    let spread = targets.filter { $0.key.contains("/IMG_") && $0.value.count != 1 }
    #expect(spread.isEmpty, "\(spread)")
    #expect(found["companions"] as? Int == 15 * 7)
    #expect(found["ignored"] as? Int == 5)
    let types = found["other_types"] as? [String: Int]
    #expect(types?["mp4"] == 30 && types?["gpx"] == 15 && types?["file"] == 15, "\(types ?? [:])")
    let check = try pholio("check", "--originals")
    #expect(check.status == 0, "\(check.output)")
  }

  @Test func aCardThatComesAgainIsNotCopiedAgain() throws {
    try drawCard("card")
    _ = try report(folder["card"], status: 3)
    func state() throws -> String {
      try Program.run("find", [folder["library/originals"], "-type", "f", "-printf", "%p %s %i %T@ %C@\n"])
        .output
    }
    let (before, copied) = (try state(), "SELECT count(*) FROM copied_other")
    let rows = try pholio.sql(copied)
    let again = try report(folder["card"], status: 3)
    #expect(again["known"] as? Int == 45 && again["added"] as? Int == 0)
    #expect(again["companions"] as? Int == 105)
    #expect(try state() == before)
    // Elsewhere, it is read again; what is there is not copied again.
    try FileManager.default.moveItem(atPath: folder["card"], toPath: folder["other"])
    _ = try report(folder["other"], status: 3)
    #expect(try state() == before)
    #expect(try pholio.sql(copied) != rows)
  }

  @Test func aCardIsNotSafeWhileACopyOfAKnownFileIsDamaged() throws {
    try folder.write(Fixture.photo(1, taken: "2019:05:04 10:00:00"), to: "card/a.jpg")
    try folder.write([1, 2, 3], to: "card/a.mov")
    try folder.write([4, 5, 6], to: "card/b.gpx")
    #expect(try report(folder["card"])["safe_to_format"] as? Bool == true)
    let copies = try files(in: "library/originals")
    for (name, digest) in try files(in: "card") {
      let copy = folder["library/originals/"] + (try #require(copies.first { $0.value == digest }).key)
      var bytes = try Data(contentsOf: URL(fileURLWithPath: copy))
      // One byte, and the time that the copy had: the card's file has it too.
      func flip() throws {
        bytes[bytes.count / 2] ^= 1
        try bytes.write(to: URL(fileURLWithPath: copy))
        #expect(try Program.run("touch", ["-r", folder["card/\(name)"], copy]).status == 0)
      }
      try flip()
      let found = try report(folder["card"], status: 3)
      #expect(paths(found) == ["card/\(name)"])
      #expect(found["safe_to_format"] as? Bool == false)
      try flip()
      #expect(try report(folder["card"])["safe_to_format"] as? Bool == true)
    }
    #expect(try files(in: "library/originals") == copies)
  }

  /// A camera that formats its card and begins its numbers and its clock anew writes such files.
  @Test func anotherFileOfTheSameNameSizeAndTimeIsCopied() throws {
    let time = Date(timeIntervalSince1970: 1_500_000_000)
    func photo(_ number: Int) throws -> [UInt8] {
      let photo = try Fixture.photo(number, taken: "2019:05:04 10:00:00")
      return photo + [UInt8](repeating: 0, count: 9000 - photo.count)
    }
    let kinds: [(name: String, content: (Int) throws -> [UInt8])] = [
      ("DCIM/100X/IMG_1.JPG", photo), ("DCIM/100X/IMG_1.MOV", { [UInt8($0)] }),
      ("DCIM/100X/IMG_2.JPG", { try photo($0 + 10) }), ("PRIVATE/3.MP4", { [3, UInt8($0)] }),
      ("MISC/notes.txt", { [4, UInt8($0)] }),
    ]
    for (name, content) in kinds { try folder.write(content(1), to: "card/\(name)", modified: time) }
    #expect(try report(folder["card"])["safe_to_format"] as? Bool == true)
    for (count, (name, content)) in kinds.enumerated() {
      try folder.write(content(2), to: "card/\(name)", modified: time)
      let fast = try report("--fast", folder["card"])
      #expect(fast["safe_to_format"] as? Bool == false && fast["not_read_again"] as? Int == 5, "\(name)")
      #expect(try files(in: "library/originals").count >= kinds.count + count)
      #expect(try report(folder["card"])["safe_to_format"] as? Bool == true, "\(name)")
      let copies = try Set(files(in: "library/originals").values)
      #expect(try files(in: "card").allSatisfy { copies.contains($0.value) }, "\(name)")
    }
    // What was there is there still.
    for (name, content) in kinds { try folder.write(content(1), to: "card/\(name)", modified: time) }
    let before = try files(in: "library/originals")
    #expect(try report(folder["card"])["safe_to_format"] as? Bool == true)
    #expect(try files(in: "library/originals") == before)
  }

  @Test(.needsMounts) func anotherCardAtTheSamePathIsNotTakenForTheFirst() throws {
    // Of one name, size and time.
    let time = Date(timeIntervalSince1970: 1_500_000_000)
    try folder.write([1], to: "card/a.mov", modified: time)
    try folder.write([2], to: "other/a.mov", modified: time)
    _ = try report(folder["card"])
    let namespace = try MountNamespace(
      "mount -t tmpfs card '\(folder["card"])'; cp -p '\(folder["other/a.mov"])' '\(folder["card"])'")
    let other = Program(library: folder["library"], launcher: namespace.launcher)
    for program in [other, pholio, other] {
      let found = try report(folder["card"], by: program)
      #expect(found["safe_to_format"] as? Bool == true)
      #expect(try files(in: "library/originals").count == 2)
    }
    let cards = try Set(files(in: "card").values).union(files(in: "other").values)
    #expect(try Set(files(in: "library/originals").values) == cards)
  }

  @Test(.needsMounts) func aFileOnTheCardsOwnDiskIsNoCopy() throws {
    try folder.write(Fixture.photo(1), to: "1.jpg")
    try folder.makeFolder("card")
    let card = folder["card"]
    let namespace = try MountNamespace(
      """
      mount -t tmpfs card '\(card)'; mkdir '\(card)/a' '\(card)/b'
      cp '\(folder["1.jpg"])' '\(card)/a'; cp '\(folder["1.jpg"])' '\(card)/b'
      """)
    let program = Program(library: folder["library"], launcher: namespace.launcher)
    #expect(try program("import", card + "/a").status == 0)
    for _ in 0..<2 {
      #expect(try report(card + "/b", by: program)["safe_to_format"] as? Bool == true)
      #expect(try files(in: "library/originals").count == 1)
    }
  }

  @Test func aRehearsalTellsTheSameAndWritesNothing() throws {
    try drawCard("card")
    try folder.write([1], to: "card/.secret")
    let keys = ["seen", "added", "known", "duplicates", "companions", "unsupported", "others", "ignored"]
    let rehearsed = try report(folder["card"], "--dry-run", status: 3)
    #expect(!FileManager.default.fileExists(atPath: folder["library"]))
    let done = try report(folder["card"], status: 3)
    for key in keys { #expect(rehearsed[key] as? Int == done[key] as? Int, "\(key)") }
    #expect(paths(rehearsed) == paths(done) && paths(done) == ["card/.secret"])
    #expect(rehearsed["safe_to_format"] as? Bool == false)
  }

  @Test func whatIsLeftIsToldByPathAndTheCardIsNotSafe() throws {
    try folder.write(Fixture.photo(1), to: "card/1.jpg")
    try addJunk("card")
    let whole = try report(folder["card"])
    #expect(paths(whole) == [] && whole["safe_to_format"] as? Bool == true)
    try folder.write([1], to: "card/.hidden.jpg")
    try folder.write([1], to: "card/.private/a.jpg")
    try folder.write(Array("*.tmp\nsub/\n".utf8), to: "card/.pholioignore")
    try folder.write([1], to: "card/a.tmp")
    try folder.write([1], to: "card/sub/a.jpg")
    try FileManager.default.createSymbolicLink(
      atPath: folder["card/link.jpg"], withDestinationPath: "1.jpg")
    let left = [
      "card/.hidden.jpg", "card/.pholioignore", "card/.private", "card/a.tmp", "card/link.jpg", "card/sub",
    ]
    let found = try report(folder["card"], status: 3)
    #expect(paths(found) == left)
    #expect(found["safe_to_format"] as? Bool == false)
    let run = try pholio("import", "--copy", folder["card"])
    #expect(run.messages.contains("\(folder["card/a.tmp"]): not copied: left out by .pholioignore"))
    // A library on the card would go with it.
    let own = Program(library: folder["card/library"])
    #expect(paths(try report(folder["card"], status: 3, by: own)).contains("card/library"))
  }

  @Test func aKnownFileOfOtherContentIsCopiedThoughItsSizeAndTimeAreTheSame() throws {
    let time = Date(timeIntervalSince1970: 1_500_000_000)
    let taken = "2019:05:04 10:00:00"
    for (name, first, second) in [
      ("a.jpg", try Fixture.photo(1, taken: taken), try Fixture.photo(2, taken: taken)),
      ("b.gpx", [1, 2, 3], [3, 2, 1]), ("c.mov", [1, 2], [2, 1]),
    ] {
      let length = max(first.count, second.count)
      func padded(_ bytes: [UInt8]) -> [UInt8] { bytes + Array(repeating: 0, count: length - bytes.count) }
      try folder.write(padded(first), to: "card/\(name)", modified: time)
      #expect(try report(folder["card"])["safe_to_format"] as? Bool == true)
      try folder.write(padded(second), to: "card/\(name)", modified: time)
      let fast = try report(folder["card"], "--fast")
      #expect(fast["safe_to_format"] as? Bool == false && fast["not_read_again"] as? Int ?? 0 > 0)
      #expect(try report(folder["card"])["safe_to_format"] as? Bool == true)
      let copies = try Set(files(in: "library/originals").values)
      #expect(try copies.isSuperset(of: files(in: "card").values), "\(name)")
    }
    let run = try pholio("import", "--copy", "--fast", folder["card"])
    #expect(run.status == 0 && run.messages.contains("3 known files were not read again (--fast)"))
    #expect(try pholio("import", "--fast", folder["card"]).status == 64)
  }

  @Test func whatOtherProgramsLeaveMakesACardNotSafeUnlessItHoldsNothing() throws {
    try folder.write(Fixture.photo(1), to: "card/1.jpg")
    try folder.makeFolder("card/.Trashes/501")
    try folder.write([1], to: "card/$RECYCLE.BIN/S-1/desktop.ini")
    #expect(try report(folder["card"])["safe_to_format"] as? Bool == true)
    let names = ["$RECYCLE.BIN/S-1/$R1.jpg", "1.jpg_original", "2.jpg~", "@eaDir/3.jpg", "4.jpg.part"]
    for (number, name) in names.enumerated() {
      try folder.write(Fixture.photo(5 + number), to: "card/\(name)")
    }
    let found = try report(folder["card"], status: 3)
    let left = ["$RECYCLE.BIN", "1.jpg_original", "2.jpg~", "4.jpg.part", "@eaDir"]
    #expect(paths(found) == left.map { "card/" + $0 })
    let notSafe = found["not_safe"] as? String
    #expect(notSafe?.hasPrefix("5 files or folders are not in the library: /") == true)
    let run = try pholio("import", "--copy", "--quiet", folder["card"])
    #expect(
      run.status == 3 && run.messages.contains("NOT safe: 5 files") && run.messages.contains("and 2 more"))
    let all = try report(folder["card"], "--all")
    #expect(all["safe_to_format"] as? Bool == true && all["left_by_programs"] as? Int == 0)
    #expect(try Set(files(in: "library/originals").values).isSuperset(of: files(in: "card").values))
  }

  @Test func aHardLinkToACardsFileIsNoCopyOfIt() throws {
    try folder.write(Fixture.photo(1), to: "card/1.jpg")
    try folder.makeFolder("photos")
    try FileManager.default.linkItem(atPath: folder["card/1.jpg"], toPath: folder["photos/1.jpg"])
    #expect(try pholio("import", folder["photos"]).status == 0)
    for _ in 0..<2 {
      #expect(try report(folder["card"])["safe_to_format"] as? Bool == true)
      #expect(try files(in: "library/originals").count == 1)
    }
  }

  @Test func filesThatWaitAndFilesThatWereNamedDoNotMakeACardSafe() throws {
    try folder.write(Fixture.photo(1), to: "card/1.jpg")
    try folder.write([1], to: "card/1.mov")
    let waiting = try report(folder["card"], "--min-age", "1h", status: 3)
    #expect(paths(waiting) == ["card/1.jpg", "card/1.mov"] && waiting["waiting"] as? Int == 2)
    let named = try pholio("import", "--copy", folder["card/1.jpg"], folder["card/1.mov"])
    #expect(named.status == 0 && !named.messages.contains("safe to format"), "\(named.messages)")
    _ = try report(folder["card"])
    // There may be no card.
    try folder.makeFolder("none")
    let none = try pholio("import", "--copy", folder["none"])
    #expect(none.status == 0 && !none.messages.contains("safe to format"))
  }

  @Test func filesThatCannotBeReadAreLeft() throws {
    // Root may read every file.
    guard getuid() != 0 else { return }
    try folder.write(Fixture.photo(1), to: "card/1.jpg")
    try folder.write([1], to: "card/1.mov")
    try folder.write([1], to: "card/sub/2.mov")
    #expect(chmod(folder["card/1.mov"], 0) == 0 && chmod(folder["card/sub"], 0) == 0)
    #expect(paths(try report(folder["card"], status: 3)) == ["card/1.mov", "card/sub"])
    #expect(chmod(folder["card/1.mov"], 0o600) == 0 && chmod(folder["card/sub"], 0o700) == 0)
    let whole = try report(folder["card"])
    #expect(whole["companions"] as? Int == 1 && whole["known"] as? Int == 1)
    #expect(try files(in: "library/originals").count == 3)
  }

  @Test func whatComesLaterComesToItsPhoto() throws {
    for (card, number) in [("one", 1), ("two", 2)] {
      try folder.write(Fixture.photo(number, taken: "2019:05:04 10:00:00"), to: "\(card)/a.jpg")
      _ = try report(folder[card])
    }
    try folder.write([1], to: "two/a.mov")
    let found = try report(folder["two"])
    #expect(found["known"] as? Int == 1 && found["companions"] as? Int == 1)
    #expect(
      try files(in: "library/originals").keys.sorted() == [
        "2019/05/a (2).jpg", "2019/05/a (2).mov", "2019/05/a.jpg",
      ])
    // One that has changed comes again, with its photo.
    try folder.write([1, 2], to: "two/a.mov")
    _ = try report(folder["two"])
    #expect(try files(in: "library/originals").count == 5)
    #expect(try pholio.sql("SELECT count(*) FROM photo") == "2\n")
    // A copy that is gone is made again.
    try FileManager.default.removeItem(atPath: folder["library/originals/2019/05/a (3).mov"])
    _ = try report(folder["two"])
    #expect(try files(in: "library/originals").count == 5)
  }

  @Test func aPictureThatComesToItsRAWTakesOver() throws {
    let taken = "2019:05:04 10:00:00"
    try folder.write(Fixture.raw(1, taken: taken), to: "card/a.raf")
    _ = try report(folder["card"])
    try folder.write(Fixture.photo(1, taken: taken), to: "card/a.jpg")
    let found = try report(folder["card"])
    #expect(found["updated"] as? Int == 1 && found["companions"] as? Int == 1)
    #expect(try pholio.names("2019/05") == ["a.jpg"])
    #expect(try pholio.sql("SELECT id FROM photo") == "1\n")
    #expect(try report(folder["card"])["known"] as? Int == 1)
  }

  @Test func anImportThatIsKilledAndRunAgainEndsAsAnUndisturbedOne() throws {
    try drawCard("card")
    let undisturbed = Program(library: folder["undisturbed"])
    _ = try report(folder["card"], status: 3, by: undisturbed)
    let expected = try (files(in: "undisturbed/originals"), LibraryState(of: undisturbed).names)
    let all = expected.0.count
    for round in 0..<4 {
      let running = try pholio.start(["import", "--quiet", "--copy", folder["card"]])
      let run = try running.finish(by: SIGKILL) {
        let made = try Program.run("find", [folder["library"], "-path", "*/originals/2*", "-type", "f"])
        return (round * all / 5 + 1..<all - 1).contains(made.output.split(separator: "\n").count)
      }
      #expect(run.status == 128 + SIGKILL)
    }
    let last = try report(folder["card"], status: 3)
    #expect(paths(last) == [] && last["safe_to_format"] as? Bool == true)
    #expect(try files(in: "library/originals") == expected.0)
    #expect(try LibraryState(of: pholio).names == expected.1)
    #expect(try pholio.catalogFlaws(expectingLog: true) == "ok")
  }
}

extension LibraryState {
  /// The galleries' names, and how many photos they have.
  fileprivate var names: [String] { galleries.map { "\($0.name) \($0.photos.count)" } }
}
