import ArgumentParser
import PholioDisk
import PholioLibrary
import PholioOut

struct ExportCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Hand a gallery's photos over, as files in their order.",
    discussion: """
      Copies the photos' files into a folder, under names that sort in the gallery's order and that any disk \
      takes. Each copy is read back and compared. Where the disk can share bytes between files, copies take \
      no room.

      Exporting into the same folder again writes what has changed, and renames what has moved. Files that \
      the export did not write, or that others have changed, are never touched: they are named (exit code \
      3), and so are photos whose files are missing.
      """)

  static let examples = [
    Example("pholio export Rome rome --size 2048", "Small JPEGs, in order, to send around."),
    Example("pholio export Rome print --only 'rating:4-' --xmp", "The best, with their words beside them."),
    Example("pholio export Rome web --strip place", "Originals that don't tell where they were taken."),
    Example("pholio export Rome --zip rome.zip", "One file of all of them."),
  ]

  static let sections = [
    HelpSection(
      "Names",
      """
      A template has fields in braces: {position:04}_{name} makes 0012_IMG_4021.JPG. pholio sheet \
      --list-fields lists them. The file's ending is added by itself. Characters that FAT, exFAT, SMB or \
      Windows refuse become _, and of two files with one name the second gets a number; you are told. \
      Positions are those in the gallery, also with --only.
      """),
    HelpSection(
      "Again",
      """
      The file .pholio-manifest.json in the folder lists what was exported. Without it, every file there \
      counts as somebody else's.
      """),
  ]

  @Argument(help: "The gallery's name.", completion: .galleries)
  var gallery: String

  @Argument(
    help: ArgumentHelp(
      """
      The folder, made if need be. It can't be in the library, nor in a folder that was imported (needed, \
      unless there is --zip or --tar).
      """, valueName: "dir"),
    completion: .directory)
  var folder: PathArgument?

  @OptionGroup var archive: ExportArchiveOptions
  @OptionGroup var asked: ExportArguments
  @OptionGroup var library: LibraryOptions
  @OptionGroup var jobs: JobsOptions

  @Flag(help: "Remove files of earlier exports that are no longer wanted, unless others have changed them.")
  var delete = false

  @Flag(help: "Say what would be done, and do nothing.")
  var dryRun = false

  @Flag(help: "Print what was done as JSON.")
  var json = false

  func validate() throws {
    if archive.target != nil { return try validateArchive() }
    if folder == nil {
      throw ValidationError(
        "say where to: pholio export '\(gallery)' DIR, or --zip FILE or --tar FILE instead of a folder")
    }
  }

  func run() throws {
    if let target = archive.target { return try exportArchive(to: target) }
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
    if json { try Output.json(report) } else { printReport(report) }
    printProblems(report)
    if report.hasProblems { throw ExitCode(ExitStatus.problems.rawValue) }
  }

  private func printReport(_ report: ExportReport) {
    let outcome = report.outcome
    let counts = [
      (outcome.written, "written"), (outcome.renamed, "renamed"), (outcome.same, "the same"),
      (outcome.removed, "removed"),
    ]
    .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let done = counts.isEmpty ? "nothing to write" : counts.joined(separator: ", ")
    Message.line(
      "\(report.gallery): \(dryRun ? "would export " : "")\(counted(report.photos, "photo")), files: \(done)")
    printRenamings(report.renamings)
    if !outcome.left.isEmpty {
      let reason =
        delete ? "kept, since not all photos are there" : "kept (--delete removes them)"
      Message.line("  \(counted(outcome.left.count, "file")) of earlier exports \(reason)")
    }
  }

  func printRenamings(_ renamings: [ExportPlan.Renaming]) {
    for name in renamings.prefix(Self.mostNames) {
      Message.line("  '\(name.asked)' is called '\(name.given)'")
    }
    let more = renamings.count - Self.mostNames
    if more > 0 { Message.line("  … and \(counted(more, "other name")) changed (--json has all)") }
  }

  func printMissing(_ missing: [ExportPlan.Missing]) {
    for photo in missing { Message.error("\(photo.position)  \(photo.name): \(photo.reason.text)") }
  }

  private func printProblems(_ report: ExportReport) {
    printMissing(report.missing)
    for path in report.outcome.changed {
      Message.error("\(report.folder.shown)/\(path): others have changed it: left as it is")
    }
    for path in report.outcome.foreign {
      Message.error("\(report.folder.shown)/\(path): it was not exported here: left as it is")
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
