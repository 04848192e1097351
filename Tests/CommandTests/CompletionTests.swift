import Foundation
import PholioTestSupport
import Testing

/// What `pholio ---complete` answers to a shell.
@Suite struct CompletionTests {
  let library: TestLibrary

  init() throws {
    library = try TestLibrary(["Rome": 0..<4, "Santa Maria": 4..<6])
    try #require(library.pholio("mark", "Rome", "before wedding").status == 0)
  }

  /// As fish asks, whose answers are the words as they are.
  private func words(_ words: String..., environment: [String: String] = [:]) throws -> [String] {
    let run = try library.pholio.run(
      ["---complete", "fish", "pholio"] + words, environment: environment)
    #expect(run.status == 0 && run.messages.isEmpty, "\(run.messages)")
    let lines = run.output.split(separator: "\n").map {
      $0.split(separator: "\t").first.map(String.init) ?? ""
    }
    return lines.first == "words" ? Array(lines.dropFirst()) : lines
  }

  /// As bash asks.
  private func bash(_ line: String, breaks: String = " \t\n\"'@><=;|&(:") throws -> [String] {
    let run = try library.pholio("---complete", "bash", breaks, line)
    #expect(run.status == 0 && run.messages.isEmpty, "\(run.messages)")
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test func verbsAndOptionsComeFromTheDeclarations() throws {
    #expect(try words("gallerie") == ["galleries"])
    #expect(try words("re") == ["read", "reorder", "remove", "restore", "redo", "relocate"])
    #expect(try words("help", "fi") == ["find"])
    #expect(try words("help", "sel") == ["selections"])
    #expect(try words("help", "gallery", "fe") == ["feature"])
    #expect(try words("help", "export", "") == [])
    #expect(try words("gallery", "ca") == ["cap"])
    #expect(try words("show", "--gr") == ["--grid"])
    // What may be typed once is not offered again.
    #expect(try words("show", "--grid", "Rome", "--gr").isEmpty)
    #expect(try words("alarms", "--rule", "labels", "--ru") == ["--rule"])
    #expect(try words("nonsense", "").isEmpty)
    #expect(try words("show", "--", "--gr").isEmpty)
  }

  @Test func galleriesMarksPresetsAndPathsAreKnown() throws {
    #expect(try words("show", "") == ["Rome", "Santa Maria"])
    #expect(try words("show", "--grid", "San") == ["Santa Maria"])
    #expect(try words("restore", "Rome", "be") == ["before wedding"])
    #expect(try words("sheet", "Rome", "--preset", "pro") == ["proof"])
    #expect(try words("sheet", "Rome", "--preset=pro") == ["--preset=proof"])
    #expect(try words("merge", "Rome", "S") == ["Santa Maria"])
    #expect(try words("gallery", "cap", "Rome", "3") == ["3x2", "3x3"])
    #expect(try words("import", "/") == ["files"])
    #expect(try words("sheet", "Rome", "-o", "") == ["files"])
    #expect(try words("show", "--library", "") == ["folders"])
  }

  @Test func selectionsAreTermsAndNames() throws {
    #expect(try words("show", "Rome", "rat") == ["rating:"])
    #expect(try words("show", "Rome", "rating:4") == ["rating:4"])
    #expect(try words("show", "Rome", "1") == ["1.jpg"])
    #expect(try words("show", "Santa Maria", "5,in:R") == ["5,in:Rome"])
    #expect(try words("show", "Santa Maria", #"5,in:\"S"#) == [#"5,in:"Santa Maria""#])
    #expect(try words("reorder", "Rome", "--move", "3") == ["3.jpg"])
    #expect(try words("reorder", "Rome", "--move", "3", "--to", "l") == ["last"])
    #expect(try words("reorder", "Rome", "--by", "date,na") == ["date,name"])
    #expect(try words("rate", "Rome", "1", "no") == ["none"])
  }

  @Test func namesInLongGalleriesAreLookedUp() throws {
    let folder = try TemporaryFolder()
    let environment = ["PHOLIO_LIBRARY": folder["long"]]
    try #require(library.pholio.run(["gallery", "create", "tmp"], environment: environment).status == 0)
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Benchmarks/make-catalog.sql")
    let made = try Program.run(
      "/usr/bin/sqlite3", ["-bail", "-cmd", ".parameter set :n 1500", folder["long/catalog.sqlite"]],
      input: "DELETE FROM gallery; DELETE FROM sqlite_sequence;\n"
        + String(contentsOf: script, encoding: .utf8))
    try #require(made.status == 0, "\(made.messages)")
    #expect(
      try words("show", "Big", "IMG_000109", environment: environment)
        == (1090...1099).map { "IMG_000\($0).JPG" })
    // More than a shell could list: a glob for all keeps it from going on with what only the first have.
    let many = try words("show", "Big", "IMG_", environment: environment)
    #expect(many.count == 1001 && many.last == "IMG_*")
  }

  @Test func settingsAreKnown() throws {
    #expect(try words("config", "shee") == ["sheet"])
    #expect(try words("config", "sheet.pap") == ["sheet.paper"])
    #expect(try words("config", "reorder.mo").isEmpty)
  }

  @Test func templatesAndThemesAreKnown() throws {
    try library.folder.write(
      Array("[export.templates]\nclient = \"{stem}\"\n".utf8), to: "config/pholio/config.toml")
    let environment = ["XDG_CONFIG_HOME": library.folder["config"]]
    let setting = try words("config", "export.templates.c", environment: environment)
    #expect(setting == ["export.templates.client"])
    #expect(try words("export", "Rome", "--template", "@", environment: environment) == ["@client"])
    #expect(try words("publish", "--theme", "pl") == ["plain"])
    #expect(try words("watch", "") == ["folders"])
  }

  @Test func theLibraryOfTheLineCounts() throws {
    let other = try TestLibrary(["Oslo": 0..<1])
    #expect(try words("show", "--library", other.folder["library"], "") == ["Oslo"])
    #expect(try words("show", "--library=\(other.folder["library"])", "") == ["Oslo"])
    try library.folder.write(
      Array("library = '\(other.folder["library"])'".utf8), to: "config/pholio/config.toml")
    let environment = ["XDG_CONFIG_HOME": library.folder["config"], "PHOLIO_LIBRARY": ""]
    #expect(try words("show", "", environment: environment) == ["Oslo"])
    #expect(try words("show", "", environment: ["PHOLIO_LIBRARY": "/nowhere"]).isEmpty)
  }

  @Test func bashGetsWordsQuotedForWhatIsTyped() throws {
    #expect(try bash("pholio show San") == ["space", #"Santa\ Maria"#])
    #expect(try bash("pholio show \"San") == ["space", "Santa Maria"])
    #expect(try bash("pholio show 'San") == ["space", "Santa Maria"])
    #expect(try bash(#"pholio show Santa\ M"#) == ["space", #"Santa\ Maria"#])
    // What is in front of a colon or a sign stays as it is in the line.
    #expect(try bash("pholio show Rome rating:n") == ["space", "none"])
    #expect(try bash("pholio sheet --preset=pro") == ["space", "proof"])
    #expect(try bash("pholio show Rome rat") == ["nospace", "rating:"])
    #expect(try bash("pholio import ~/") == ["files"])
  }

  @Test func oldEmptyAndMissingLibrariesCompleteNothingAndStayAsTheyAre() throws {
    let folder = try TemporaryFolder()
    #expect(try words("show", "", environment: ["PHOLIO_LIBRARY": folder["none"]]).isEmpty)
    #expect(!FileManager.default.fileExists(atPath: folder["none"]))
    let dump = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/catalog-2.sql")
    try folder.write([], to: "old/catalog.sqlite")
    let made = try Program.run(
      "/usr/bin/sqlite3", [folder["old/catalog.sqlite"], ".read '\(dump.path)'"])
    try #require(made.status == 0)
    let before = FileManager.default.contents(atPath: folder["old/catalog.sqlite"])
    _ = try words("show", "", environment: ["PHOLIO_LIBRARY": folder["old"]])
    #expect(FileManager.default.contents(atPath: folder["old/catalog.sqlite"]) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder["old"]) == ["catalog.sqlite"])
  }

  /// Also while another process has the catalog open, and after one that was killed.
  @Test(.enabled(if: Fault.areThere, "skipped without strace"), arguments: ["closed", "open", "killed"])
  func nothingIsOpenedToBeWritten(_ state: String) throws {
    var serving: Program.Running?
    if state != "closed" {
      serving = try library.pholio.start(["serve", "--port", "0"])
      try waitUntil("an address") { serving?.output.contains("http") == true }
      try #require(library.pholio("rate", "Rome", "1", "3").status == 0)
      if state == "killed" {
        kill(try #require(serving).process.processIdentifier, SIGKILL)
        serving?.process.waitUntilExit()
      }
    }
    defer {
      serving?.process.terminate()
      serving?.process.waitUntilExit()
    }
    let folder = library.folder["library"]
    let before = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    let traced = Program(
      library: folder,
      launcher: [
        "/usr/bin/strace", "-f", "-qq", "-o", library.folder["log"],
        "-e", "trace=open,openat,creat,mkdir,rename,unlink,truncate,ftruncate,pwrite64,fsync",
      ])
    let run = try traced("---complete", "fish", "pholio", "show", "Rome", "3")
    #expect(run.output == "words\n3.jpg\t\n", "\(run.messages)")
    let log = String(decoding: try #require(library.bytes("log")), as: UTF8.self)
    let writing = log.split(separator: "\n").filter { line in
      ["O_WRONLY", "O_RDWR", "O_CREAT", "mkdir", "rename", "unlink", "truncate", "pwrite", "fsync"]
        .contains { line.contains($0) } && !line.contains("/dev/")
    }
    #expect(writing.isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == before)
  }
}
