import ArgumentParser
import PholioDisk
import PholioKit
import PholioLibrary
import PholioSheets

struct AlarmsCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "alarms", abstract: "Check the orders of galleries, by rules.",
    discussion: """
      Prints a line for each finding: the gallery, the photos and the reason. The exit code is 2 if anything \
      is found. --list-rules tells what is looked for.
      """)
  static let examples = [
    Example("pholio alarms Rome --width 1600 --within 2", "Checks the order on a grid 1600 points wide."),
    Example(
      "pholio alarms Rome --rule small-photos --preset proof",
      "Photos too small for a sheet by that preset."),
  ]

  @OptionGroup var library: LibraryOptions

  @Argument(help: "The galleries' names (default: all).", completion: .galleries)
  var galleries: [String] = []

  @OptionGroup var grid: GridOptions<AlarmGrid>

  @Option(
    help: ArgumentHelp(
      "Report photos that look alike and are at most this many cells apart, 0 to 100 (default: 3).",
      valueName: "cells"))
  var within: Int?

  @Option(
    help: ArgumentHelp(
      """
      Check photos' sizes for sheets made with this preset (default: none).
      """, valueName: "name"),
    completion: .presets)
  var preset: String?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Check this rule only; may be given several times (default: all).", valueName: "name"),
    completion: .list(OrderRules.all.map { $0.name }))
  var rule: [String] = []

  @Flag(help: "List the rules, and check nothing.")
  var listRules = false

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "Print only findings that the last run with --quiet did not have. For cron.")
  var quiet = false

  func validate() throws {
    if let within, !OrderCheckOptions.distances.contains(within) {
      throw ValidationError("--within takes 0 to 100, not \(within)")
    }
  }

  /// Those that are set for this verb, for others that look for alarms.
  ///
  /// - Throws: As for `Config.command`; `OrderCheckError`.
  static func set() throws -> OrderCheckOptions {
    try (Config.command(["alarms"]).command as? AlarmsCommand)?.options ?? OrderCheckOptions()
  }

  private var options: OrderCheckOptions {
    get throws {
      try OrderCheckOptions(
        shape: grid.words.shape ?? OrderCheckOptions.usualShape,
        within: within ?? OrderCheckOptions.usualWithin,
        paper: preset.map { SheetLook(SheetSettings(), preset: $0, presets: PresetsCommand.folder) },
        rules: rule.isEmpty ? nil : rule)
    }
  }

  func run() throws {
    if listRules {
      if json {
        var list = try JSONList("rules")
        for rule in OrderRules.all { try list.add(["name": rule.name, "meaning": rule.title]) }
        return try list.end()
      }
      return Output.table(
        ["NAME", "WHAT IT LOOKS FOR"], OrderRules.all.map { [$0.name, $0.title] }, right: [])
    }
    let cancellation = StopSignal.listen()
    let options = try options
    let library = try library.open()
    var list = json ? try JSONList("findings") : nil
    var count = 0
    do {
      try library.alarms(
        in: galleries.isEmpty ? nil : galleries.map { ListReference.gallery($0) }, options, onlyNew: quiet,
        cancellation: cancellation
      ) { finding in
        count += 1
        if json {
          try list?.add(finding)
        } else {
          Output.line(ByteString("\(finding.gallery): \(finding.detail)").shown)
        }
      }
    } catch {
      // Ends the JSON, whatever happens.
      try list?.end()
      throw error
    }
    try list?.end()
    if count > 0 { throw ExitCode(ExitStatus.found.rawValue) }
  }
}
