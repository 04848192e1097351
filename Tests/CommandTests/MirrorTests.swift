import Foundation
import PholioTestSupport
import Testing

/// Orders kept as texts, by the built program: what is in the text is compared with what `pholio order` says
/// at that moment. Photos a…f are in `A`, p…r in `B`; names repeat in `C/x` and `C/y`.
@Suite struct MirrorTests {
  let folder: TemporaryFolder
  let pholio: Program

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
    for (number, letter) in "abcdefpqr".enumerated() {
      try folder.write(
        Fixture.photo(number, taken: "2020:01:01 00:00:1\(number)"),
        to: "in/\(number < 6 ? "A" : "B")/\(letter).jpg")
    }
    try run("import", folder["in"])
  }

  /// - Returns: The messages.
  @discardableResult
  private func run(_ arguments: String..., status: Int32 = 0, input: String? = nil) throws -> String {
    let run = try pholio.run(arguments, input: input)
    #expect(run.status == status, "\(arguments): \(run.messages)")
    return run.messages
  }

  /// The text's lines but its second, and those that name folders: what `pholio order` writes.
  private func kept(_ name: String, in place: String = "library/mirror") throws -> String {
    let text = try String(contentsOfFile: folder["\(place)/\(name).txt"], encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    try #require(lines[1].hasPrefix("# pholio catalog "))
    return lines.enumerated().filter { $0 == 0 || !$1.hasPrefix("#") }.map { String($0.element) }
      .joined(separator: "\n")
  }

  private func order(_ gallery: String) throws -> String { try pholio("order", gallery).output }

  /// The order, by the letters of names.
  private func letters(_ gallery: String) throws -> String {
    try order(gallery).split(separator: "\n").dropFirst()
      .map { String($0.split(separator: " ", omittingEmptySubsequences: true)[2].prefix(1)) }.joined()
  }

  private func texts(in place: String = "library/mirror") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder[place]).sorted()
  }

  /// Notes of music are three letters when they are composed.
  @Test func aGalleryWithAnyNameHasAText() throws {
    let name = String(repeating: "\u{1D160}", count: 60)
    try run("gallery", "rename", "A", name)
    #expect(try run("gallery", "mirror", name, "on").hasPrefix("\(name): the order is kept in "))
    #expect(try texts().count == 1)
    #expect(try run("gallery", "mirror", name, "off") == "\(name): the order is no longer kept\n")
  }

  @Test func theTextIsTheOrderAfterEveryKindOfChange() throws {
    #expect(
      try run("gallery", "mirror", "A", "on")
        == "A: the order is kept in \(folder["library/mirror/A.txt"])\n")
    try run("gallery", "mirror", "B", "on")
    #expect(try kept("A") == order("A") && kept("B") == order("B"))
    let changes: [[String]] = [
      ["reorder", "A", "--move", "5", "--to", "1"], ["reorder", "A", "--swap", "1,2"], ["undo", "A"],
      ["redo", "A"], ["reorder", "A", "--move", "2", "--into", "B:1"], ["undo"],
      ["reorder", "A", "--reverse"], ["mark", "A", "now"], ["reorder", "A", "--by", "name"],
      ["restore", "A", "now"], ["remove", "A", "1"], ["undo"], ["gallery", "capacity", "A", "20"],
      ["reorder", "B", "--move", "1", "--into", "A", "--copy"],
      ["gallery", "create", "Best", "--where", "rating:4-"], ["gallery", "mirror", "Best", "on"],
      ["rate", "A", "2,4", "5"], ["undo"], ["redo"],
    ]
    for change in changes {
      let done = try pholio.run(change)
      #expect(done.status == 0, "\(change): \(done.messages)")
      for text in try texts() {
        let gallery = String(text.dropLast(4))
        #expect(try kept(gallery) == order(gallery), "\(change)")
      }
    }
    #expect(try letters("Best").count == 2)
    try folder.write(Fixture.photo(40, taken: "2020:01:01 00:00:00"), to: "in/B/new.jpg")
    try run("import", folder["in"])
    #expect(try letters("B").hasSuffix("n") && kept("B") == order("B"))
    // A file edited in place: the same photo, by another hash.
    try folder.write(Fixture.photo(41, taken: "2020:01:01 00:00:00"), to: "in/B/q.jpg")
    try run("import", folder["in"])
    #expect(try kept("B") == order("B"))
    try run("merge", "A", "B")
    #expect(try kept("B") == order("B") || kept("A") == order("A"))
    #expect(try pholio("check").status == 0)
  }

  @Test func aRenamedGallerysTextIsRenamedAndADeletedOnesStays() throws {
    try run("gallery", "mirror", "A", "on")
    try run("gallery", "rename", "A", "Rome: 2019/05")
    #expect(try texts() == ["Rome_ 2019_05.txt"])
    #expect(try kept("Rome_ 2019_05") == order("Rome: 2019/05"))
    try run("gallery", "rename", "B", "Rome? 2019/05")
    try run("gallery", "mirror", "Rome? 2019/05", "on")
    #expect(try texts() == ["Rome_ 2019_05 (2).txt", "Rome_ 2019_05.txt"])
    let before = try kept("Rome_ 2019_05")
    try run("gallery", "delete", "Rome: 2019/05")
    #expect(try kept("Rome_ 2019_05") == before)
    try run("undo")
    #expect(try kept("Rome_ 2019_05") == order("Rome: 2019/05"))
    #expect(
      try run("gallery", "mirror", "Rome: 2019/05", "off") == "Rome: 2019/05: the order is no longer kept\n")
    let last = try kept("Rome_ 2019_05")
    try run("reorder", "Rome: 2019/05", "--reverse")
    #expect(try kept("Rome_ 2019_05") == last)
  }

  @Test func aLostCatalogLosesNoOrder() throws {
    for place in ["x", "y"] {
      for number in 0..<3 {
        try folder.write(
          Fixture.photo(20 + number + (place == "x" ? 0 : 9), taken: "2021:01:01 00:00:0\(number)"),
          to: "in/C/\(place)/\(number).jpg")
      }
    }
    try run("import", folder["in"])
    try run("gallery", "create", "Best")
    try run("gallery", "mirror", "Best", "on")
    try run("gallery", "mirror", "A", "on")
    try run("reorder", "C/x", "--move", "3,1", "--into", "Best")
    try run("reorder", "C/y", "--move", "2,1,3", "--into", "Best:2")
    try run("reorder", "A", "--move", "4,2", "--into", "Best:1", "--copy")
    try run("reorder", "A", "--shuffle", "--seed", "7")
    let (best, a) = (try order("Best"), try order("A"))
    #expect(best.split(separator: "\n").count == 8)
    try FileManager.default.moveItem(atPath: folder["library/mirror"], toPath: folder["kept"])
    try FileManager.default.removeItem(atPath: folder["library"])

    try run("import", folder["in"])
    try run("gallery", "create", "Best")
    for gallery in ["A", "Best"] { try run("reorder", gallery, "--order", folder["kept/\(gallery).txt"]) }
    func photos(_ text: String) -> [Substring] { Array(text.split(separator: "\n").dropFirst()) }
    #expect(try photos(order("Best")) == photos(best))
    #expect(try photos(order("A")) == photos(a))
    // As often as one likes, and like any change.
    #expect(try run("reorder", "A", "--order", folder["kept/A.txt"]).contains("nothing to change"))
    try run("undo", "A")
    #expect(try letters("A") == "abcdef")
    try run("reorder", "A", "--order", folder["kept/A.txt"])
    #expect(try photos(order("A")) == photos(a))
    // The same order of the lost catalog is gone on with; another one's text is never replaced.
    try run("gallery", "mirror", "A", "on", folder["kept"])
    #expect(try texts(in: "kept") == ["A.txt", "Best.txt"])
    try run("reorder", "Best", "--reverse")
    try run("gallery", "mirror", "Best", "on", folder["kept"])
    #expect(try texts(in: "kept") == ["A.txt", "Best (2).txt", "Best.txt"])
    #expect(try kept("Best (2)", in: "kept") == order("Best"))
  }

  @Test func photosThatAreNotImportedYetAreNamed() throws {
    try run("gallery", "mirror", "A", "on")
    try run("reorder", "A", "--reverse")
    try FileManager.default.moveItem(atPath: folder["library/mirror/A.txt"], toPath: folder["A.txt"])
    try FileManager.default.removeItem(atPath: folder["library"])
    try run("import", folder["in/A/a.jpg"], folder["in/A/c.jpg"], "--gallery", "A")
    let told = try run("reorder", "A", "--order", folder["A.txt"])
    #expect(told.contains("4 photos of the text are not in the library"))
    #expect(told.contains("b.jpg") && !told.contains("a.jpg"))
    #expect(try letters("A") == "ca")
    try run("import", folder["in/A"], "--gallery", "A")
    try run("reorder", "A", "--order", folder["A.txt"])
    #expect(try letters("A") == "fedcba")
  }

  @Test func aBackupThatIsOlderThanTheTextTakesItBack() throws {
    try run("gallery", "mirror", "A", "on")
    try run("backup", folder["backup.sqlite"])
    try run("reorder", "A", "--reverse")
    let last = try String(contentsOfFile: folder["library/mirror/A.txt"], encoding: .utf8)
    for suffix in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: folder["library/catalog.sqlite\(suffix)"])
    }
    try FileManager.default.copyItem(
      atPath: folder["backup.sqlite"], toPath: folder["library/catalog.sqlite"])
    #expect(try letters("A") == "abcdef")
    // What the restored catalog writes does not take the place of what it has not seen.
    try run("caption", "A", "1", "--title", "x")
    #expect(try String(contentsOfFile: folder["library/mirror/A.txt"], encoding: .utf8) == last)
    try run("reorder", "A", "--order", folder["library/mirror/A.txt"])
    #expect(try letters("A") == "fedcba")
  }

  @Test func aTextThatCannotBeWrittenIsToldOnceAndTheChangeIsMade() throws {
    try FileManager.default.createDirectory(atPath: folder["disk"], withIntermediateDirectories: true)
    try run("gallery", "mirror", "A", "on", folder["disk"])
    try FileManager.default.removeItem(atPath: folder["disk"])
    let message = """
      pholio: 'A': the order is changed, but its text is not (\(folder["disk"]): can't be written: No such \
      file or directory)

      """
    let batch = try pholio.run(["reorder", "A", "--reverse"])
    #expect(batch.status == 0 && batch.messages == message + "A: reverse\n")
    #expect(try letters("A") == "fedcba")
    // A folder is never made: it may be on a disk that is away.
    #expect(!FileManager.default.fileExists(atPath: folder["disk"]))
    let check = try pholio("check")
    #expect(check.status == 2)
    #expect(check.output == "mirror: \(folder["disk/A.txt"]): the order of 'A': the folder is not there\n")
    try FileManager.default.createDirectory(atPath: folder["disk"], withIntermediateDirectories: true)
    try run("gallery", "lock", "A")
    #expect(try kept("A", in: "disk") == order("A"))
  }

  @Test func importsPassOverTexts() throws {
    try run("gallery", "mirror", "A", "on", folder["in/A"])
    let json = try #require(try pholio("import", folder["in"], "--json").json as? [String: Any])
    #expect(json["ignored"] as? Int == 1 && json["others"] as? Int == 0 && json["known"] as? Int == 9)
    #expect(try letters("A") == "abcdef")
  }

  @Test func othersFilesAndLinksAreNeverReplaced() throws {
    try folder.write(Array("mine".utf8), to: "library/mirror/A.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder["library/mirror/A (2).txt"], withDestinationPath: folder["in/A/a.jpg"])
    let photo = try Data(contentsOf: URL(fileURLWithPath: folder["in/A/a.jpg"]))
    try run("gallery", "mirror", "A", "on")
    try run("reorder", "A", "--reverse")
    #expect(try kept("A (3)") == order("A"))
    #expect(try String(contentsOfFile: folder["library/mirror/A.txt"], encoding: .utf8) == "mine")
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder["in/A/a.jpg"])) == photo)
  }

  @Test func whereTheTextIsIsSaidAndChecked() throws {
    func mirror() throws -> [String?] {
      let all = try #require(try pholio("galleries", "--json").json as? [[String: Any]])
      return all.map { $0["mirror"] as? String }
    }
    #expect(try mirror() == [nil, nil])
    let on = try #require(
      try pholio("gallery", "mirror", "A", "on", "--json").json as? [String: Any])
    let file = folder["library/mirror/A.txt"]
    #expect(on["mirror"] as? String == file && on["changed"] as? Bool == true)
    #expect(try mirror() == [file, nil])
    let shown = try #require(try pholio("show", "A", "--json").json as? [String: Any])
    #expect(shown["mirror"] as? String == file)
    #expect(try run("gallery", "mirror", "A", "on") == "A: nothing to change\n")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    lines.swapAt(3, 4)
    try folder.write(Array(lines.joined(separator: "\n").utf8), to: "library/mirror/A.txt")
    let check = try pholio("check")
    #expect(check.status == 2 && check.output == "mirror: \(file): the order of 'A': the text has another\n")
    #expect(try pholio("check", "--repair").status == 0)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
    try run("gallery", "mirror", "A", "on", folder["nowhere"], status: 73)
    try run("gallery", "mirror", "A", "on", folder["library/thumbnails"], status: 64)
    try run("gallery", "mirror", "A", "off", folder["in"], status: 64)
    try run("gallery", "mirror", "Z", "on", status: 64)
    #expect(try run("gallery", "mirror", "A", "off", "--dry-run").hasPrefix("would no longer keep"))
    #expect(try mirror() == [file, nil])
  }

  @Test func afterManyChangesAtOnceTheTextIsTheLatestOrder() throws {
    try run("gallery", "mirror", "A", "on")
    for _ in 0..<5 {
      let running = try (0..<6).map { number in
        try pholio.start(["reorder", "A", "--move", "\(number + 1)", "--to", "\(6 - number)"])
      }
      for process in running { #expect(process.finish().status == 0) }
      #expect(try kept("A") == order("A"))
    }
  }
}
