import Foundation
import PholioTestSupport
import Testing

/// All orders as texts in a folder, by the built program: what is in a text is compared with what `pholio
/// order` says. Photos a…f are in `A`, p…r in `B`; names repeat in `C/x` and `C/y`.
@Suite struct OrderAllTests {
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
    try folder.makeFolder("kept")
    try run("import", folder["in"])
  }

  /// - Returns: The messages.
  @discardableResult
  private func run(_ arguments: String..., status: Int32 = 0) throws -> String {
    let run = try pholio.run(arguments)
    #expect(run.status == status, "\(arguments): \(run.messages)")
    return run.messages
  }

  /// Writes all orders into `kept`.
  ///
  /// - Returns: What it says of texts, and then the numbers of those written and of the others.
  @discardableResult
  private func keep() throws -> [String] {
    let run = try pholio("order", "--all", folder["kept"])
    #expect(run.status == 0 && run.messages.isEmpty, "\(run.messages)")
    return run.output.split(separator: "\n").map {
      $0.replacingOccurrences(of: "\(folder["kept"])/", with: "")
        .replacingOccurrences(of: "\(folder["kept"]): ", with: "")
    }
  }

  /// The text's lines but its second, and those that name folders: what `pholio order` writes.
  private func kept(_ name: String) throws -> String {
    let text = try String(contentsOfFile: folder["kept/\(name).txt"], encoding: .utf8)
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

  private var texts: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder["kept"]).sorted() }
  }

  /// When each text was written, and as which file: one that is written again is another.
  private var files: [String] {
    get throws {
      try texts.map { name in
        let facts = try FileManager.default.attributesOfItem(atPath: folder["kept/\(name)"])
        return "\(name) \(facts[.systemFileNumber] ?? "") \(facts[.modificationDate] ?? "")"
      }
    }
  }

  @Test func eachGalleryHasATextAndOnlyThoseThatAreNotRightAreWritten() throws {
    #expect(try keep() == ["A.txt: written", "B.txt: written", "2 orders written, 0 as they were"])
    #expect(try texts == ["A.txt", "B.txt"])
    #expect(try kept("A") == order("A") && kept("B") == order("B"))
    let before = try files
    #expect(try keep() == ["0 orders written, 2 as they were"])
    #expect(try files == before)
    let changes: [[String]] = [
      ["reorder", "A", "--move", "5", "--to", "1"], ["undo", "A"], ["redo", "A"], ["remove", "A", "1"],
      ["reorder", "A", "--reverse"],
    ]
    for change in changes {
      #expect(try pholio.run(change).status == 0, "\(change)")
      #expect(try keep() == ["A.txt: written", "1 order written, 1 as they were"], "\(change)")
      #expect(try kept("A") == order("A") && files[1] == before[1])
    }
    // A file edited in place: the same photo, by another hash.
    try folder.write(Fixture.photo(41, taken: "2020:01:01 00:00:00"), to: "in/B/q.jpg")
    try run("import", folder["in"])
    #expect(try keep() == ["B.txt: written", "1 order written, 1 as they were"])
    #expect(try kept("B") == order("B"))
    // One that somebody has changed.
    try folder.write(Array(try kept("B").utf8.reversed()), to: "kept/B.txt")
    #expect(try keep().contains("B (2).txt: written"))
  }

  /// Notes of music are three letters when they are composed.
  @Test func aGalleryWithAnyNameHasAText() throws {
    try run("gallery", "rename", "A", String(repeating: "\u{1D160}", count: 60))
    #expect(try keep().last == "2 orders written, 0 as they were")
    #expect(try texts.count == 2)
  }

  @Test func aRenamedGallerysTextIsRenamedAndThatOfADeletedOneIsNamed() throws {
    try keep()
    try run("gallery", "rename", "A", "Rome: 2019/05")
    try run("gallery", "rename", "B", "Rome? 2019/05")
    try keep()
    #expect(try texts == ["Rome_ 2019_05 (2).txt", "Rome_ 2019_05.txt"])
    #expect(try kept("Rome_ 2019_05") == order("Rome: 2019/05"))
    #expect(try kept("Rome_ 2019_05 (2)") == order("Rome? 2019/05"))
    let before = try files
    try run("gallery", "delete", "Rome: 2019/05")
    #expect(
      try keep() == ["Rome_ 2019_05.txt: its gallery is gone", "0 orders written, 1 as they were"])
    #expect(try files == before)
    try run("undo")
    #expect(try keep() == ["Rome_ 2019_05.txt: written", "1 order written, 1 as they were"])
    #expect(try texts.count == 2)
  }

  /// Whatever way a folder tells its names: the text is found by its name, too.
  @Test func copiesUnderOtherNamesStay() throws {
    try keep()
    let copies = ["0", "before the party", "zz", "A (2) copy"]
    for copy in copies {
      try FileManager.default.copyItem(atPath: folder["kept/A.txt"], toPath: folder["kept/\(copy).txt"])
    }
    let old = try kept("A")
    try run("gallery", "rename", "A", "Rome")
    try run("reorder", "Rome", "--reverse")
    #expect(try keep() == ["Rome.txt: written", "1 order written, 1 as they were"])
    #expect(try texts == (copies + ["B", "Rome"]).map { "\($0).txt" }.sorted())
    for copy in copies { #expect(try kept(copy) == old) }
    #expect(try kept("Rome") == order("Rome"))
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
    try run("reorder", "C/x", "--move", "3,1", "--into", "Best")
    try run("reorder", "C/y", "--move", "2,1,3", "--into", "Best:2")
    try run("reorder", "A", "--move", "4,2", "--into", "Best:1", "--copy")
    try run("reorder", "A", "--shuffle", "--seed", "7")
    try keep()
    let (best, a) = (try order("Best"), try order("A"))
    #expect(best.split(separator: "\n").count == 8)
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
    // What was given back goes on under its name; a lost order that was not is never replaced.
    let before = try files
    let lost = try kept("C_x")
    try keep()
    #expect(try texts.filter { $0.hasPrefix("A") || $0.hasPrefix("Best") } == ["A.txt", "Best.txt"])
    #expect(try kept("Best") == order("Best") && kept("A") == order("A"))
    #expect(try kept("C_x") == lost && kept("C_x (2)") == order("C/x"))
    #expect(try before.filter { $0.hasPrefix("C") }.allSatisfy { try files.contains($0) })
    try run("reorder", "Best", "--reverse")
    #expect(try keep().first == "Best.txt: written")
  }

  @Test func photosThatAreNotImportedYetAreNamed() throws {
    try run("reorder", "A", "--reverse")
    try keep()
    try FileManager.default.removeItem(atPath: folder["library"])
    try run("import", folder["in/A/a.jpg"], folder["in/A/c.jpg"], "--gallery", "A")
    let told = try run("reorder", "A", "--order", folder["kept/A.txt"])
    #expect(told.contains("4 photos of the text are not in the library"))
    #expect(told.contains("b.jpg") && !told.contains("a.jpg"))
    #expect(try letters("A") == "ca")
    try run("import", folder["in/A"], "--gallery", "A")
    try run("reorder", "A", "--order", folder["kept/A.txt"])
    #expect(try letters("A") == "fedcba")
  }

  @Test func aBackupThatIsOlderThanTheTextTakesItBack() throws {
    try run("backup", folder["backup.sqlite"])
    try run("reorder", "A", "--reverse")
    try keep()
    let last = try files[0]
    try run("backup", "--restore", folder["backup.sqlite"])
    #expect(try letters("A") == "abcdef")
    // What the restored catalog writes does not take the place of what it has not seen.
    #expect(try keep() == ["A (2).txt: written", "1 order written, 1 as they were"])
    #expect(try files.contains(last))
    try run("reorder", "A", "--order", folder["kept/A.txt"])
    #expect(try letters("A") == "fedcba")
  }

  @Test func othersFilesAndLinksAreNeverReplaced() throws {
    try folder.write(Array("mine".utf8), to: "kept/A.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder["kept/A (2).txt"], withDestinationPath: folder["in/A/a.jpg"])
    try folder.makeFolder("kept/A (3).txt")
    let photo = try Data(contentsOf: URL(fileURLWithPath: folder["in/A/a.jpg"]))
    try keep()
    #expect(try kept("A (4)") == order("A"))
    #expect(try String(contentsOfFile: folder["kept/A.txt"], encoding: .utf8) == "mine")
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder["in/A/a.jpg"])) == photo)
  }

  @Test func aFolderThatIsNotThereIsNamedAndNotMade() throws {
    let message = try run("order", "--all", folder["disk"], status: 73)
    #expect(message == "pholio: \(folder["disk"]): can't be written: No such file or directory\n")
    #expect(!FileManager.default.fileExists(atPath: folder["disk"]))
    try run("order", status: 64)
    try run("order", "A", "--all", folder["kept"], status: 64)
    try run("order", "--all", folder["kept"], "--json", status: 64)
  }

  @Test func theFormerVerbSaysWhatDoesItNowAndDoesNothing() throws {
    try folder.write(Array("[gallery.mirror]\njson = true\n".utf8), to: "config/pholio/config.toml")
    let surroundings = ["XDG_CONFIG_HOME": folder["config"]]
    #expect(try pholio.run(["galleries"], environment: surroundings).status == 0)
    for words in [["A", "on"], ["A", "on", folder["kept"]], ["A", "off", "--json"], ["--dry-run"], []] {
      let run = try pholio.run(["gallery", "mirror"] + words, environment: surroundings)
      #expect(run.status == 0 && run.output.isEmpty, "\(words)")
      #expect(
        run.messages
          == "pholio: 'gallery mirror' is gone: 'pholio order --all <dir>' writes all orders as texts, also "
          + "from cron\n", "\(words)")
    }
    #expect(try texts.isEmpty)
  }
}
