import ArgumentParser
import Foundation
import PholioSheets
import SystemPackage

struct PresetsCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "presets", abstract: "List the presets of sheets, or show one.",
    discussion: """
      A preset is a set of options for pholio sheet --preset. A preset of your own is a file NAME.json in \
      $XDG_CONFIG_HOME/pholio/presets (default: ~/.config/pholio/presets). Begin with the text that pholio \
      presets NAME prints.
      """)
  static let examples = [
    Example("pholio presets", "A line for each preset."),
    Example("pholio presets proof", "One preset as JSON, to begin your own with."),
  ]

  @Argument(help: "The preset to show (default: all are listed).", completion: .presets)
  var name: String?

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    if let name {
      let preset = try SheetPreset.named(name, in: Self.folder)
      return Output.line(String(decoding: preset.json, as: UTF8.self).trimmingCharacters(in: .newlines))
    }
    var presets: [SheetPreset] = []
    var isWhole = true
    for preset in SheetPreset.all(in: Self.folder) {
      do {
        presets.append(try preset.get())
      } catch {
        Message.error(Failure(error)?.text ?? "\(error)")
        isWhole = false
      }
    }
    if json {
      try Output.json(presets.map { Summary(name: $0.name, description: $0.description) })
    } else {
      Output.table(["NAME", "WHAT IT IS"], presets.map { [$0.name, $0.description] }, right: [])
    }
    if !isWhole { throw ExitCode(ExitStatus.problems.rawValue) }
  }

  private struct Summary: Encodable {
    var name: String
    var description: String
  }

  /// The folder of a person's own presets.
  static var folder: FilePath {
    // The XDG specification: a path that is not absolute has to be ignored.
    let chosen = RawEnvironment.path("XDG_CONFIG_HOME")
    let base = chosen.flatMap { $0.isAbsolute ? $0 : nil } ?? RawEnvironment.home.appending(".config")
    return base.appending("pholio/presets")
  }
}
