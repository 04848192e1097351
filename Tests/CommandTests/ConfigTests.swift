import Foundation
import PholioTestSupport
import Testing

/// Settings of `config.toml` and the environment, by the built program.
@Suite struct ConfigTests {
  let library: TestLibrary

  init() throws {
    library = try TestLibrary(["Rome": 0..<6, "Oslo": 0..<2])
  }

  private var file: String { library.configFile }

  private func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Program.Run {
    try library.runConfigured(arguments, environment: environment)
  }

  /// Pixels of the sheet that a command would write, as it says.
  private func size(_ arguments: String..., environment: [String: String] = [:]) throws -> String {
    let run = try library.pholio.run(
      ["sheet", "Rome", "-o", library.folder["s.jpg"], "--dry-run"] + arguments,
      environment: environment.merging(["XDG_CONFIG_HOME": library.folder["config"]]) { a, _ in a })
    try #require(run.status == 0, "\(run.messages)")
    let words = run.messages.split(separator: " ")
    return words.firstIndex(of: "pixels\n").map { String(words[$0 - 1]) } ?? run.messages
  }

  @Test func whatIsTypedCountsBeforeTheEnvironmentAndThatBeforeTheFile() throws {
    try library.configure("[sheet]\ncolumns = 5\nmargin = 0\ngap = 0\ncell = \"100x100\"\ncaptions = false\n")
    #expect(try size().hasPrefix("500x"))
    #expect(try size(environment: ["PHOLIO_SHEET_COLUMNS": "4"]).hasPrefix("400x"))
    #expect(try size("--columns", "3", environment: ["PHOLIO_SHEET_COLUMNS": "4"]).hasPrefix("300x"))
    #expect(try size("--columns=2").hasPrefix("200x"))
    // An empty variable sets nothing.
    #expect(try size(environment: ["PHOLIO_SHEET_COLUMNS": ""]).hasPrefix("500x"))
  }

  @Test func flagsAreTakenBack() throws {
    try library.configure("[show]\njson = true\n[sheet]\ncaptions = false\n")
    #expect(try run("show", "Oslo").json != nil)
    #expect(try run("show", "Oslo", "--no-json").json == nil)
    #expect(try run("show", "Oslo", environment: ["PHOLIO_SHOW_JSON": "false"]).json == nil)
    // It is understood without any file, too.
    #expect(try library.pholio("show", "Oslo", "--no-json").status == 0)
    #expect(try library.pholio("show", "Oslo", "--no-nonsense").status == 64)
  }

  @Test func whatDoesNotGoWithWhatIsTypedGivesWay() throws {
    try library.configure("[import]\nby = \"day\"\ntrust-file-times = true\n[show]\ngrid = true\n")
    #expect(try run("show", "Oslo").output.hasPrefix("+"))
    #expect(try run("show", "Oslo", "--json").json != nil)
    #expect(try run("show", "Oslo", "1").output.contains("1.jpg") || run("show", "Oslo", "1").status == 0)
    let all = try run("import", library.folder["in"], "--gallery", "All")
    #expect(all.status == 0 && all.messages.contains("All: 6 photos placed"), "\(all.messages)")
  }

  @Test func aTypedPresetCountsBeforeWhatIsSet() throws {
    let proof = try size("--preset", "proof")
    try library.configure("[sheet]\npaper = \"A6\"\ncolumns = 2\n")
    #expect(try size("--preset", "proof") == proof)
    #expect(try size() != proof)
  }

  @Test func valuesMayBeNumbersTextsAndLists() throws {
    try library.configure("[alarms]\nrule = [\"labels\", \"missing\"]\nwithin = 101\n")
    #expect(
      try run("alarms").messages == "pholio: \(file):3: alarms.within: --within takes 0 to 100, not 101\n")
    try library.configure("[alarms]\nrule = [\"featured-title\"]\n")
    try #require(library.pholio("gallery", "cap", "Rome", "2x2").status == 0)
    #expect(try run("alarms").output == "Rome: 1: 0.jpg: is featured, and has no title\n")
    #expect(try run("check", "--order").output.contains("Rome: 1: 0.jpg: is featured, and has no title\n"))
    try library.configure("[alarms]\nrule = [\"missing\"]\n")
    #expect(try run("alarms").status == 0 && run("check", "--order").status == 0)
    try library.configure("[alarms]\nrule = [\"labels\", \"mising\"]\n")
    let run = try run("alarms")
    #expect(run.status == 64)
    #expect(run.messages.contains("there is no rule 'mising' (did you mean 'missing'?)"))
    try library.configure("[alarms]\nrule = \"missing\"\n[gallery.feature]\njson = true\n")
    #expect(try self.run("alarms").status == 0)
    #expect(try self.run("gallery", "feature", "Rome", "3", "2x2").json != nil)
  }

  @Test(
    arguments: [
      (
        "[sheet]\npaper = \"A4\"\ncolums = 5\n", 3,
        "pholio sheet has no option 'colums' (did you mean 'columns'?)"
      ),
      ("[shet]\n", 1, "there is no 'shet' to set (did you mean 'sheet'?)"),
      (
        "# a\n\n[gallery.featur]\njson = true", 3,
        "there is no 'gallery.featur' to set (did you mean 'feature'?)"
      ),
      ("sheet.columns = [1, 2]", 1, "sheet.columns takes one value, not a list"),
      ("sheet = { landscape = 1 }", 1, "sheet.landscape is true or false"),
      ("[sheet]\nheader = '''\na\n[b]\n'''\n\"columns\" = true", 6, "sheet.columns takes a value, not true"),
      ("[sheet]\ncolumns = 2020-01-01", 2, "sheet.columns takes a text: put the date in quotes"),
      ("[sheet]\ngap = [\n 1,\n]\n", 2, "sheet.gap takes one value, not a list"),
      ("sheet = 5", 1, "[sheet] is a verb's table"),
      ("\nlibrary = \"photos\"", 2, "library is a path that begins with / or ~/"),
      ("[sheet]\ndry-run = true", 2, "--dry-run is for one run of pholio sheet: it is typed, and not set"),
    ]
  )
  func whatIsWrongIsNamedWithItsLine(_ text: String, _ line: Int, _ reason: String) throws {
    try library.configure(text)
    for arguments in [["sheet", "Rome", "-o", library.folder["s.jpg"]], ["config"]] {
      let run = try library.pholio.run(
        arguments, environment: ["XDG_CONFIG_HOME": library.folder["config"]])
      #expect(run.status == 64)
      #expect(run.messages == "pholio: \(file):\(line): \(reason)\n")
    }
  }

  @Test func wrongValuesAreNamedByTheVerbsOwnRules() throws {
    try library.configure("[sheet]\n\ncolumns = 0")
    #expect(
      try run("sheet", "Rome", "-o", library.folder["s.jpg"]).messages
        == "pholio: \(file):3: sheet.columns: --columns takes 1 to 1000, not 0\n")
    try library.configure("[sheet]\n\ncolumns = \"many\"")
    for arguments in [["sheet", "Rome", "-o", library.folder["s.jpg"]], ["config"]] {
      let run = try library.pholio.run(
        arguments, environment: ["XDG_CONFIG_HOME": library.folder["config"]])
      #expect(run.status == 64)
      #expect(run.messages.hasPrefix("pholio: \(file):3: sheet.columns: "), "\(run.messages)")
    }
    let run = try run("imports", environment: ["PHOLIO_IMPORTS_LAST": "0"])
    #expect(run.status == 64)
    #expect(run.messages == "pholio: PHOLIO_IMPORTS_LAST: imports.last: --last takes 1 or more, not 0\n")
    let flag = try self.run("imports", environment: ["PHOLIO_IMPORTS_JSON": "perhaps"])
    #expect(flag.messages == "pholio: PHOLIO_IMPORTS_JSON: is true or false, not 'perhaps'\n")
    let unknown = try self.run("imports", environment: ["PHOLIO_IMPORTS_LSAT": "3"])
    #expect(
      unknown.messages
        == "pholio: PHOLIO_IMPORTS_LSAT: pholio imports has no option 'lsat' (did you mean 'last'?)\n")
  }

  @Test(
    arguments: [
      "reorder.move", "reorder.by", "reorder.edit", "gallery.reorder.swap", "caption.title", "pick.at",
      "serve.new-token", "gallery.cap.all", "import.dry-run", "alarms.list-rules", "sheet.list-fields",
    ])
  func whatACommandIsAboutIsTyped(_ name: String) throws {
    try library.configure("\(name) = true\n")
    let words = name.split(separator: ".")
    let option = "--\(words.last ?? "")"
    let verb = words.dropLast().joined(separator: " ")
    #expect(
      try run("config").messages
        == "pholio: \(file):1: \(option) is for one run of pholio \(verb): it is typed, and not set\n")
  }

  @Test func templatesOfExportsAreTypedByName() throws {
    try #require(try library.pholio("export", "--help").output.contains("--template"))
    try library.configure("[export.templates]\nclient = \"{position:03}-{stem}\"\n")
    let out = library.folder["out"]
    let run = try run("export", "Oslo", out, "--template", "@client")
    #expect(run.status == 0, "\(run.messages)")
    let names = try FileManager.default.contentsOfDirectory(atPath: out).filter { !$0.hasPrefix(".") }
    #expect(names.sorted() == ["001-0.jpg", "002-1.jpg"])
    let unknown = try self.run("export", "Oslo", out, "--template=@cleint")
    #expect(unknown.status == 64)
    #expect(
      unknown.messages
        == "pholio: \(file):1: there is no template 'cleint' (did you mean 'client'?)\n")
  }

  @Test func otherVerbsWorkOnWhenOnesTableIsWrong() throws {
    try library.configure("[sheet]\ncolums = 5\n")
    #expect(try run("import", "--quiet", library.folder["in"]).status == 0)
    #expect(try run("galleries").status == 0)
    #expect(try run("sheet", "--help").status == 0)
    #expect(try run("--version").status == 0)
  }

  @Test func aFileThatCannotBeReadIsSaidEvenQuietly() throws {
    try library.configure("[import\n")
    let run = try run("import", "--quiet", library.folder["in"])
    #expect(run.status == 64)
    #expect(run.messages.hasPrefix("pholio: \(file):1: is not TOML: "), "\(run.messages)")
    #expect(run.messages.split(separator: "\n").count == 1)
    try library.folder.write([0x5B, 0x61, 0x5D, 0x0A, 0xFF], to: "config/pholio/config.toml")
    #expect(try self.run("galleries").messages == "pholio: \(file):2: is no text in UTF-8\n")
    try FileManager.default.removeItem(atPath: file)
    try library.folder.write([], to: "config/pholio/config.toml/x")
    let folder = try self.run("import", "--quiet", library.folder["in"])
    #expect(folder.status == 66)
    #expect(folder.messages == "pholio: \(file): can't be read: Is a directory\n")
  }

  @Test func theLibraryIsSetForAllVerbs() throws {
    try library.configure("library = \"\(library.folder["other"])\"\n")
    let environment = ["XDG_CONFIG_HOME": library.folder["config"], "PHOLIO_LIBRARY": ""]
    let without = try library.pholio.run(["galleries"], environment: environment)
    #expect(without.status != 0 && without.messages.contains(library.folder["other"]))
    // The environment counts more, and what is typed most.
    #expect(try run("galleries").status == 0)
    let typed = try library.pholio.run(
      ["galleries", "--library", library.folder["library"]], environment: environment)
    #expect(typed.status == 0)
  }

  @Test func configShowsEachValueAndWhereItComesFrom() throws {
    try library.configure(
      """
      [sheet]
      paper = "A4"
      landscape = true

      [export.templates]
      client = "{position:03}_{stem}"

      """)
    let run = try run("config", environment: ["PHOLIO_SHEET_COLUMNS": "7"])
    #expect(run.status == 0 && run.messages.isEmpty, "\(run.messages)")
    #expect(
      run.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") } == [
        "NAME VALUE FROM",
        "library \(library.folder["library"]) environment: PHOLIO_LIBRARY",
        "sheet.paper A4 \(file):2",
        "sheet.landscape true \(file):3",
        "sheet.columns 7 environment: PHOLIO_SHEET_COLUMNS",
        "export.templates.client {position:03}_{stem} \(file):6",
      ])
    let json = try #require(
      try self.run("config", "--json", "sheet.paper", "sheet.columns").json as? [String: Any])
    #expect(json["file"] as? String == file && json["there"] as? Bool == true)
    let settings = try #require(json["settings"] as? [[String: Any]])
    #expect(settings.map { $0["from"] as? String } == ["file", "default"])
    #expect(settings.first?["value"] as? String == "A4" && settings.first?["line"] as? Int == 2)
    let whole = try self.run("config", "imports").output
    #expect(whole.contains("imports.last") && whole.contains("20") && whole.contains("default"))
    let wrong = try self.run("config", "sheet.colums")
    #expect(wrong.status == 64)
    #expect(wrong.messages.contains("did you mean 'columns'?"))
    #expect(try library.pholio("config").messages.contains("is not there"))
  }
}
