import Foundation
import PholioTestSupport
import Testing

/// What `pholio help` says, for each verb that it lists.
struct HelpTests {
  private let folder: TemporaryFolder
  private let pholio: Program

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
  }

  private func help(_ words: [String] = []) throws -> String {
    let run = try pholio.run(["help"] + words, environment: ["COLUMNS": "80"])
    #expect(run.status == 0 && run.messages == "", "\(words): \(run.messages)")
    return run.output
  }

  /// The verbs that a help lists: lines of two blanks and a word, under a heading.
  private func verbs(_ words: [String] = []) throws -> [[String]] {
    try help(words).split(separator: "\n")
      .filter { $0.hasPrefix("  ") && $0.dropFirst(2).first?.isLowercase == true }
      .compactMap { $0.split(separator: " ").first.map { words + [String($0)] } }
      .filter { $0.last != "pholio" && $0.last != "help" }
  }

  private func allVerbs() throws -> [[String]] {
    try verbs().filter { $0 != ["gallery"] } + verbs(["gallery"])
  }

  @Test func everyVerbHasTwoExamplesAndDefaultsInEightyColumns() throws {
    let verbs = try allVerbs()
    #expect(verbs.count > 40)
    for verb in verbs {
      let help = try help(verb)
      #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(verb)")
      let examples = help.components(separatedBy: "\nEXAMPLES:\n").dropFirst().first ?? ""
      #expect(examples.components(separatedBy: "  pholio ").count >= 3, "\(verb): two examples")
      // Options that take a value.
      let options = help.components(separatedBy: "\nEXAMPLES:").first ?? ""
      for option in options.components(separatedBy: "\n  -").dropFirst() {
        guard option.prefix(while: { $0 != "\n" }).contains(" <") else { continue }
        let own = option.components(separatedBy: "\n\n")[0]
        #expect(own.contains("default:") || own.contains("(needed)"), "\(verb): -\(own)")
      }
      #expect(try pholio.run(verb + ["--help"], environment: ["COLUMNS": "80"]).output == help, "\(verb)")
      // Whole sentences.
      let first = help.components(separatedBy: "\n\n")[0].replacing("\n", with: " ")
      #expect(first.hasSuffix("."), "\(first)")
      for line in examples.split(separator: "\n") where line.hasPrefix("      ") {
        #expect(line.hasSuffix("."), "\(verb): \(line)")
      }
    }
    #expect(try help().split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  /// The terms of the page are the parser's, and the document has them all.
  @Test func theSelectionLanguageIsOnOnePage() throws {
    let page = try help(["selections"])
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs")
    let document = try String(contentsOf: root.appending(path: "selecting.md"), encoding: .utf8)
    let terms = page.components(separatedBy: "\nTERMS:\n")[1].components(separatedBy: "\n\n")[0]
    let names = terms.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(names.count >= 25)
    for name in names {
      let key = name.firstIndex(of: ":").map { String(name[...$0]) } ?? name
      #expect(document.contains("`\(key)"), "\(name)")
    }
    #expect(page.split(separator: "\n").count < 80)
  }

  @Test(arguments: [
    (["help", "exprt"], "no verb 'exprt' (did you mean 'export'?)"),
    (["exprt", "Rome", "out"], "no verb 'exprt' (did you mean 'export'?)"),
    (["hlep"], "no verb 'hlep' (did you mean 'help'?)"),
    (["help", "selectons"], "no verb 'selectons' (did you mean 'selections'?)"),
    (["help", "gallery", "lok"], "no verb 'lok' (did you mean 'lock'?)"),
    (["gallery", "lok", "--help"], "no verb 'lok' (did you mean 'lock'?)"),
    (["gallery", "zzzzzzz"], "no verb 'zzzzzzz' (pholio help gallery lists them)"),
    (["help", "zzzzzzz"], "no verb 'zzzzzzz' (pholio help lists them)"),
    (["help", "export", "zzzzzzz"], "pholio export has no verb 'zzzzzzz' (pholio help export)"),
    (["help", "export", "tempalte"], "pholio export has no verb 'tempalte' (did you mean '--template'?)"),
    (["help", "gallery", "cap", "x"], "pholio gallery cap has no verb 'x' (pholio help gallery cap)"),
    (["galleries", "--jsn"], "there is no option '--jsn' (did you mean '--json'?)"),
    (["galleries", "--zzzzzz"], "there is no option '--zzzzzz' (pholio help galleries lists them)"),
    (["keyword", "Rome", "1", "--old"], "there is no option '--old' (pholio help keyword lists them)"),
    (["galleries", "-q"], "there is no option '-q' (pholio help galleries lists them)"),
    (["--vesion"], "there is no option '--vesion' (did you mean '--version'?)"),
    (["--halp"], "there is no option '--halp' (did you mean '--help'?)"),
  ])
  func whatIsUnknownIsNamedWithTheNearest(_ words: [String], _ message: String) throws {
    let run = try pholio.run(words)
    #expect(run.status == 64 && run.output == "", "\(run.messages)")
    #expect(run.messages.split(separator: "\n").count == 1)
    #expect(run.messages == "pholio: \(message)\n")
  }

  @Test func aVerbOffersNoOptionThatItRefuses() throws {
    let help = try help(["gallery", "reorder"])
    for option in ["--into", "--copy", "--only", "--layout", "camera"] {
      #expect(!help.contains(option), "\(option)")
    }
    #expect(try self.help(["layout"]).contains("pholio layout <gallery> --width <w>"))
  }

  /// One name, three meanings: of the page that is checked, the canvas, and the grid that photos drop on.
  @Test func theWidthIsExplainedForEachVerb() throws {
    func width(_ words: [String]) throws -> String {
      let help = try help(words)
      let text = help.components(separatedBy: "\n  --width <w>")[1].components(separatedBy: "\n  --")[0]
      return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    #expect(try width(["alarms"]).hasSuffix("in points (default: 1270)."))
    #expect(try width(["layout"]).hasSuffix("in points (needed)."))
    for verb in [["reorder"], ["gallery", "reorder"]] {
      #expect(try width(verb).hasPrefix("With --drop: the grid's width in points"))
    }
  }

  /// A flag and the one that takes it back are told once, with what counts where neither is typed.
  @Test func flagsThatCanBeTakenBackAreToldOnce() throws {
    let help = try help(["sheet"])
    #expect(help.contains("\n  --captions/--no-captions\n"))
    #expect(help.components(separatedBy: "--no-landscape").count == 2)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/mandoc")))
  func manPagesAreCleanByMandoc() throws {
    try folder.makeFolder("man")
    #expect(try pholio("help", "--man", folder["man"]).status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder["man"])
    let verbs = Set(try verbs().map { $0[0] } + ["gallery"])
    #expect(Set(names) == Set(verbs.map { "pholio-\($0).1" } + ["pholio.1", "pholio-selections.7"]))
    let run = try Program.run("/usr/bin/mandoc", ["-Tlint", "-Wstyle"] + names.map { folder["man/\($0)"] })
    let found = (run.output + run.messages).split(separator: "\n").filter {
      !$0.contains("referenced manual")
    }
    #expect(found == [], "\(found.prefix(5))")
  }
}
