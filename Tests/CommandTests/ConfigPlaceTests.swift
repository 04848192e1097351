import Foundation
import PholioTestSupport
import Testing

/// What is wrong with a setting is named with its place, also where it comes out late.
@Suite struct ConfigPlaceTests {
  let library: TestLibrary

  init() throws {
    library = try TestLibrary(["Rome": 0..<3, "Oslo": 0..<2])
  }

  private var file: String { library.configFile }

  private func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Program.Run {
    try library.runConfigured(arguments, environment: environment)
  }

  /// Values that are understood while the verb runs.
  @Test(arguments: [
    ("sheet", "preset", "prof", "there is no preset 'prof' (did you mean 'proof'?)"),
    ("sheet", "only", "rating:9", "rating is 0 to 5, not 9"),
    ("sheet", "font", "No Such Font", "--font: this machine has no font family"),
    ("publish", "theme", "plian", "there is no theme 'plian'"),
    ("publish", "url", "here", "--url 'here': this is no address of a site"),
    ("alarms", "rule", "mising", "--rule: there is no rule 'mising' (did you mean 'missing'?)"),
  ])
  func whatAVerbRefusesInTheEndIsNamedWithItsLine(
    _ verb: String, _ option: String, _ value: String, _ reason: String
  ) throws {
    let arguments = ["sheet": ["Rome", "-o", library.folder["s.jpg"]], "publish": [library.folder["site"]]]
    try library.configure("[\(verb)]\n\n\(option) = \"\(value)\"\n")
    let run = try run([verb] + (arguments[verb] ?? []))
    #expect(run.status == 64)
    #expect(
      run.messages.hasPrefix("pholio: \(file):3: \(verb).\(option): \(reason)"), "\(run.messages)")
  }

  @Test func aTemplateThatIsWrongIsNamedWithItsLine() throws {
    try library.configure("[export.templates]\n\nclient = \"{nmae}\"\n")
    let wrong =
      "pholio: \(file):3: export.templates.client: there is no field '{nmae}' (did you mean 'name'?)\n"
    for arguments in [["config"], ["export", "Oslo", library.folder["out"], "--template", "@client"]] {
      let run = try run(arguments)
      #expect(run.status == 64 && run.messages == wrong, "\(run.messages)")
    }
  }

  @Test func aTemplateCanBeAskedFor() throws {
    try library.configure("[export.templates]\nclient = \"{position:03}-{stem}\"\n")
    let shown = try run(["config", "export.templates.client"])
    #expect(shown.status == 0 && shown.output.contains("{position:03}-{stem}"), "\(shown.messages)")
    let unknown = try run(["config", "export.templates.cleint"])
    #expect(unknown.status == 64 && unknown.messages.contains("did you mean 'client'?"))
  }

  @Test func aVerbsOwnLibraryGivesWayToTheEnvironment() throws {
    try library.configure("[galleries]\nlibrary = \"\(library.folder["other"])\"\n")
    #expect(try run(["galleries"]).status == 0)
    let environment = ["PHOLIO_LIBRARY": ""]
    #expect(try run(["galleries"], environment: environment).messages.contains(library.folder["other"]))
    #expect(try run(["config"], environment: environment).output.contains("galleries.library"))
  }

  @Test func configItselfHasNoSettings() throws {
    try library.configure("[config]\njson = true\n")
    let run = try run(["config"])
    #expect(run.status == 64)
    #expect(run.messages.hasPrefix("pholio: \(file):1: there is no 'config' to set"), "\(run.messages)")
  }
}
