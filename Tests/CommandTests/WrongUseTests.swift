import Foundation
import PholioTestSupport
import Testing

@Suite struct WrongUseTests {
  let folder: TemporaryFolder
  let pholio: Program

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
    try folder.write(Fixture.photo(1), to: "in/1.jpg")
    try #require(try pholio("import", folder["in"]).status == 0)
  }

  /// Apart from the attribute: there the compiler looks at the whole table for each of its rows.
  static let wrong: [(arguments: [String], status: Int, message: String)] = [
    (["import", "nowhere"], 66, "No such file or directory"), (["import"], 64, "path"),
    (["show", "Nobody"], 64, "there is no gallery 'Nobody'"),
    (["reorder", "Nobody", "--reverse"], 64, "'Nobody'"),
    (["undo"], 1, "there is nothing to undo"), (["redo", "in"], 1, "nothing to redo in 'in'"),
    (["gallery", "create", "in"], 1, "there is a gallery 'in' already"),
    (["gallery", "create", ""], 64, "can't be empty"),
    (["gallery", "create", " \u{200B}"], 64, "can't be empty"),
    (["gallery", "create", "a\nb"], 64, "a control character in it (U+000A)"),
    (["gallery", "rename", "in", "\u{1B}[31m"], 64, "a control character in it (U+001B)"),
    (["gallery", "create", String(repeating: "x", count: 1025)], 64, "1024 bytes at most, not 1025"),
    (["import", "in", "--gallery", "\u{202E}"], 64, "can't be empty"),
    (
      ["caption", "in", "1", "--title", "a\u{7}"], 64, "a title can't have a control character in it (U+0007)"
    ),
    (
      ["caption", "in", "1", "--description", String(repeating: "x", count: 65_537)], 64,
      "65536 bytes at most"
    ),
    (["rate", "in", "1", "6"], 64, "'6' is not 0, 1, 2, 3, 4, 5, none or file"),
    (["rate", "in", "9", "5"], 64, "position 9 is past the end"), (["rate", "in", "1"], 64, "stars"),
    (["flag", "in", "1", "piick"], 64, "'piick' is not pick, reject or none (did you mean 'pick'?)"),
    (["label", "in", "1", "yelow"], 64, "(did you mean 'yellow'?)"),
    (["turn", "in", "1", "90"], 64, "'90' is not left, right, 180 or none"),
    (["keyword", "in", "1"], 64, "say which keywords"), (["keyword", "in", "1", "sea"], 64, "'sea'"),
    (["keyword", "in", "1", "+sea", "none"], 64, "'none'"),
    (["keyword", "in", "1", "+sea", "--old"], 64, "there is no option '--old'"),
    (["keyword", "in", "1", "+ "], 64, "a keyword can't be empty"),
    (["keyword", "in", "1", "-"], 64, "a keyword can't be empty"),
    (["keyword", "in", "1", "+a\nb"], 64, "a keyword can't have a control character in it (U+000A)"),
    (["keyword", "in", "1", "+\(String(repeating: "x", count: 513))"], 64, "512 bytes at most, not 513"),
    (["merge", "in", "in"], 64, "'in' can't be merged into itself"),
    (["merge", "in", "on"], 64, "there is no gallery 'on' (did you mean 'in'?)"),
    (["merge", "in"], 64, "other"),
    (["show", "--grid"], 64, "--grid takes a gallery"),
    (["show", "in", "--columns"], 64, "Missing value for '--columns <n>' (pholio help show has examples)"),
    (["show", "in", "--columns", "x"], 64, "invalid for '--columns <n>' (pholio help show says what it"),
    (["gallery", "cap"], 64, "a gallery and its cap are needed, such as: Rome 3x2"),
    (["presets", "prof"], 64, "there is no preset 'prof' (did you mean 'proof'?)"),
    (["presets", "none like it"], 64, "(there are "),
    (["gallery", "reorder", "--move", "on", "--to", "1"], 64, "no gallery 'on' (did you mean 'in'?)"),
    (["gallery", "cap", "in", "2"], 64, "cap"), (["frobnicate"], 64, "frobnicate"),
    (["show", "in", "--jason"], 64, "--jason"),
    (["import", "in", "--jobs", "0"], 64, "--jobs takes 1 to 256"),
  ]

  @Test(arguments: wrong)
  func oneClearLineAndTheDocumentedExitCode(arguments: [String], status: Int, message: String) throws {
    let before = try pholio("galleries", "--json").output
    let run = try pholio.run(arguments)
    #expect(run.status == Int32(status), "\(run.messages)")
    #expect(run.output == "")
    #expect(
      run.messages.hasPrefix("pholio: ") && run.messages.split(separator: "\n").count == 1, "\(run.messages)")
    #expect(run.messages.contains(message), "\(run.messages)")
    #expect(try pholio("galleries", "--json").output == before)
  }

  @Test func aLibraryThatIsNotThereIsNotMade() throws {
    let run = try pholio("galleries", "--library", folder["none"])
    #expect(run.status == 66 && run.messages.contains("no library here yet"))
    #expect(!FileManager.default.fileExists(atPath: folder["none"]))
  }

  @Test func aCatalogOfANewerProgramIsRefused() throws {
    let catalog = folder["library/catalog.sqlite"]
    _ = try Program.run(
      "/usr/bin/sqlite3", [catalog, "INSERT INTO grdb_migrations VALUES ('99 from the future')"])
    let run = try pholio("galleries")
    #expect(
      run.status == 1 && run.messages == "pholio: \(catalog): made by a newer pholio; this one can't use it\n"
    )
  }

  @Test func anotherProgramsDatabaseIsRefused() throws {
    try folder.makeFolder("other")
    _ = try Program.run("/usr/bin/sqlite3", [folder["other/catalog.sqlite"], "CREATE TABLE t(x)"])
    let run = try pholio("galleries", "--library", folder["other"])
    #expect(run.status == 1 && run.messages.contains("not a pholio catalog"))
  }

  @Test func helpSaysWhichClockDatesAreSortedBy() throws {
    let help = try pholio("help", "reorder").output.split(whereSeparator: \.isWhitespace).joined(
      separator: " ")
    #expect(help.contains("Sort by date (the camera's clock, whatever its time zone)"), "\(help)")
  }

  @Test func helpAndVersionGoToStandardOutput() throws {
    for arguments in [["--help"], ["--version"], ["help", "reorder"], ["sheet", "--help"]] {
      let run = try pholio.run(arguments)
      #expect(run.status == 0 && run.messages == "" && !run.output.isEmpty, "\(arguments)")
    }
  }
}
