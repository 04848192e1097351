import ArgumentParser
import PholioDisk
import PholioKit

struct PruneCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Forget files that are not there any more.",
    discussion: """
      Photos that have no file any more leave their galleries; one pholio undo puts them back. Files on a \
      disk that is not mounted count as gone, too: look with --dry-run first.
      """)
  static let examples = [
    Example("pholio prune Rome --dry-run", "Says which files are gone."),
    Example("pholio prune Rome", "Forgets those files."),
  ]

  @OptionGroup var library: LibraryOptions

  @Argument(help: ArgumentHelp("Folders and files that may be gone.", valueName: "path"))
  var paths: [PathArgument]

  @Flag(help: "Say what would be done, and do nothing.")
  var dryRun = false

  @Flag(help: "Print what was done as JSON.")
  var json = false

  func run() throws {
    let cancellation = StopSignal.listen()
    let report = try library.open(isRehearsal: dryRun).prune(
      paths.map { try $0.absolute }, cancellation: cancellation)
    if !dryRun && !report.isEmpty { Output.noteChange() }
    if json {
      try Output.json(report)
    } else {
      for path in report.files { Output.line(path.shown) }
    }
    if report.isEmpty { return Message.line("Nothing to forget: all files known there are there") }
    let skipped = report.skipped > 0 ? ", \(report.skipped) that were no photos" : ""
    let files = counted(report.files.count, "photo's file", plural: "photos' files")
    Message.line(
      "\(dryRun ? "Would forget" : "Forgot") \(files)\(skipped); "
        + "\(counted(report.photos, "photo")) "
        + (dryRun
          ? "would have no file any more"
          : "\(report.photos == 1 ? "has" : "have") no file any more"))
    for gallery in report.galleries {
      Message.line(
        "  \(gallery.name): \(counted(gallery.removed, "photo")) \(dryRun ? "to be taken" : "taken") out")
    }
  }
}
