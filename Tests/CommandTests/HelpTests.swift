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
    #expect(names.count == 25)
    for name in names {
      let key = name.firstIndex(of: ":").map { String(name[...$0]) } ?? name
      #expect(document.contains("`\(key)"), "\(name)")
    }
    #expect(page.split(separator: "\n").count < 80)
  }

  @Test func unknownVerbsAreNamedWithTheNearest() throws {
    for (words, message) in [
      (["help", "exprt"], "no verb 'exprt' (did you mean 'export'?)"),
      (["help", "gallery", "lok"], "no verb 'lok' (did you mean 'lock'?)"),
      (["gallery", "lok", "--help"], "no verb 'lok' (did you mean 'lock'?)"),
      (["help", "zzzzzzz"], "no verb 'zzzzzzz' (pholio help lists them)"),
    ] {
      let run = try pholio.run(words)
      #expect(run.status == 64 && run.output == "")
      #expect(run.messages == "pholio: \(message)\n", "\(words)")
    }
    let option = try pholio("galleries", "--jsn")
    #expect(option.status == 64 && option.messages.split(separator: "\n").count == 1)
    #expect(option.messages.contains("--json"), "\(option.messages)")
  }

  @Test func aVerbOffersNoOptionThatItRefuses() throws {
    let help = try help(["gallery", "reorder"])
    for option in ["--into", "--copy", "--only", "--layout", "camera"] {
      #expect(!help.contains(option), "\(option)")
    }
    #expect(try self.help(["layout"]).contains("pholio layout <gallery> --width <w>"))
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
