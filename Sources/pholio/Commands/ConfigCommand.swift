import ArgumentParser
import PholioCatalog
import PholioKit

struct ConfigCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "config", abstract: "Show what is set, and where.",
    discussion: """
      What an option is where none is typed can be set in $XDG_CONFIG_HOME/pholio/config.toml (default: \
      ~/.config/pholio/config.toml) and in the environment, which counts more: paper = "A4" under [sheet], \
      or PHOLIO_SHEET_PAPER=A4. Without names, all that is set is shown; with a verb's name, all that can be \
      set for it. What is wrong there is named with its line (exit code 64).
      """)

  static let examples = [
    Example("pholio config", "All that is set, and where"),
    Example("pholio config sheet --json", "All that can be set for pholio sheet, as JSON"),
  ]

  @OptionGroup var library: LibraryOptions

  @Argument(
    help: ArgumentHelp(
      "A verb (sheet, gallery.feature) or one of its options (sheet.paper).", valueName: "name"),
    completion: .settings)
  var names: [String] = []

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let report = try SettingsReport(names, library: library)
    for error in report.errors { Message.error(Failure(error).text) }
    if json {
      try Output.json(report)
    } else {
      Output.table(
        ["NAME", "VALUE", "FROM"], report.settings.map { [$0.name, $0.value?.text ?? "-", $0.from.text] },
        right: [])
      if !report.isThere { Message.line("\(report.file) is not there") }
    }
    if !report.errors.isEmpty { throw ExitCode(ExitStatus.usage.rawValue) }
  }
}
