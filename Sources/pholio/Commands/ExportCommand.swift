import ArgumentParser
import PholioCatalog
import PholioKit

struct ExportCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Hand a gallery's photos over, as files in their order.",
    discussion: """
      The photos' own files are copied into a folder, under names that sort in the gallery's order and that \
      any disk takes. Each is read back. Where a disk can share bytes between files, copies take no room.

      Exporting into the same folder again writes what has changed, and renames what has moved. What the \
      export did not write, or others have changed since, is never touched: it is named (exit code 3). So \
      are photos whose files are not there.
      """)

  static let examples = [
    Example("pholio export Rome ~/rome --size 2048", "Small JPEGs, in order, to send around"),
    Example("pholio export Rome ~/print --only 'rating:4-' --xmp", "The best, with their words beside them"),
    Example("pholio export Rome ~/web --strip place", "Originals that don't tell where they were taken"),
  ]

  static let sections = [
    HelpSection(
      "Names",
      """
      A template has the fields of captions in braces: {position:04}_{name} makes 0012_IMG_4021.JPG, the \
      default. The extension follows by itself. What FAT, exFAT, SMB or Windows don't take becomes _, and a \
      name that is taken gets a number; both are said. Positions are those in the gallery, also with --only.
      """),
    HelpSection(
      "Again",
      """
      .pholio-manifest.json in the folder tells what was written, with its SHA-256. Without that file, \
      everything there counts as somebody else's.
      """),
  ]

  @Argument(help: "The gallery's name.", completion: .galleries)
  var gallery: String

  @Argument(
    help: ArgumentHelp(
      "The folder; made if need be. Not in the library, nor in a folder that was imported.", valueName: "dir"),
    completion: .directory)
  var folder: PathArgument?

  @OptionGroup var asked: ExportArguments
  @OptionGroup var library: LibraryOptions
  @OptionGroup var jobs: JobsOptions

  @Flag(help: "Remove files that an earlier export wrote and this one would not, unless others changed them.")
  var delete = false

  @Flag(help: "Say what would be done, and do nothing.")
  var dryRun = false

  @Flag(help: "Print what was done as JSON.")
  var json = false

  func validate() throws {
    if folder == nil { throw ValidationError("say into which folder: pholio export \(gallery) DIR") }
  }

  func run() throws {
    guard let folder else { return }
    let cancellation = StopSignal.listen()
    let library = try library.open()
    let plan = try library.plan(export: asked.options, of: .gallery(gallery), cancellation: cancellation)
    var order = ExportOrder(folder: try folder.absolute)
    (order.way, order.deletes, order.isDryRun, order.jobs) = (asked.way, delete, dryRun, jobs.count)
    let bar = ProgressBar("files")
    let report: ExportReport
    do {
      defer { bar.finish() }
      report = try library.export(plan, order, cancellation: cancellation, progress: bar.show)
    }
    if !dryRun && report.outcome.hasChanged { Output.noteChange() }
    if json { try Output.json(report) } else { tell(report) }
    tellProblems(report)
    if report.hasProblems { throw ExitCode(ExitStatus.problems.rawValue) }
  }

  private func tell(_ report: ExportReport) {
    let outcome = report.outcome
    let counts = [
      (outcome.written, "written"), (outcome.renamed, "renamed"), (outcome.same, "the same"),
      (outcome.removed, "removed"),
    ]
    .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let done = counts.isEmpty ? "nothing to write" : counts.joined(separator: ", ")
    Message.line(
      "\(report.gallery): \(dryRun ? "would export " : "")\(counted(report.photos, "photo")), files: \(done)")
    for name in report.renamings.prefix(Self.mostNames) {
      Message.line("  '\(name.asked)' is called '\(name.given)'")
    }
    let more = report.renamings.count - Self.mostNames
    if more > 0 { Message.line("  … and \(counted(more, "other name")) changed (--json has all)") }
    if !outcome.left.isEmpty {
      let reason =
        delete ? "kept, since not all photos are there" : "kept (--delete removes them)"
      Message.line("  \(counted(outcome.left.count, "file")) of earlier exports \(reason)")
    }
  }

  private func tellProblems(_ report: ExportReport) {
    for photo in report.missing { Message.error("\(photo.position)  \(photo.name): \(photo.reason.text)") }
    for path in report.outcome.changed {
      Message.error("\(report.folder)/\(path): others have changed it: left as it is")
    }
    for path in report.outcome.foreign {
      Message.error("\(report.folder)/\(path): it was not exported here: left as it is")
    }
  }

  /// More names are not listed.
  private static let mostNames = 10
}

extension ExportReport {
  var hasProblems: Bool { !missing.isEmpty || !outcome.changed.isEmpty || !outcome.foreign.isEmpty }
}

extension OwnedFolder.Outcome {
  var hasChanged: Bool { written + renamed + removed > 0 }
}
