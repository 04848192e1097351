import ArgumentParser

struct ConfigCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "config", abstract: "Show which defaults are set, and where.",
    discussion: """
      Defaults of options can be set in a file, $XDG_CONFIG_HOME/pholio/config.toml (default: \
      ~/.config/pholio/config.toml), and in the environment. A typed option counts before the environment, \
      and that before the file.

      Without names, everything that is set is shown; with a verb's name, everything that can be set for it. \
      A mistake in the file is named with its line (exit code 64).
      """)

  static let examples = [
    Example("pholio config", "Everything that is set, and where."),
    Example("pholio config sheet --json", "Everything that can be set for pholio sheet, as JSON."),
  ]
  static let sections = [
    HelpSection(
      "The file",
      """
      A table for each verb, with its options:

        library = "~/Pictures/pholio"
        [sheet]
        paper = "A4"
        captions = false
        [gallery.feature]
        json = true
        [export.templates]
        client = "{position:03}_{stem}"

      In the environment the first of them is PHOLIO_LIBRARY, the next PHOLIO_SHEET_PAPER. A template is \
      typed as --template @client.
      """)
  ]

  @OptionGroup var library: LibraryOptions

  @Argument(
    help: ArgumentHelp(
      """
      A verb (sheet, gallery.feature) or one of its options (sheet.paper) (default: all that is set).
      """, valueName: "name"),
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
