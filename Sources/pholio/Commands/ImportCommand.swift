import ArgumentParser
import PholioCatalog
import PholioKit

struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Scan photos into galleries, one for each folder.",
    discussion: """
      Importing again adds what is new and changes nothing else: what is placed is never moved, and what was taken out of \
      a gallery is never put back. Files are only read.
      """)

  @OptionGroup var library: LibraryOptions
  @OptionGroup var jobs: JobsOptions

  @Argument(help: ArgumentHelp("Folders and photos to import.", valueName: "path"))
  var paths: [PathArgument]

  @Option(
    help: ArgumentHelp("Offer all photos to this gallery, which is made if need be.", valueName: "name"))
  var gallery: String?

  @Flag(help: "Say what would be done, and do nothing.")
  var dryRun = false

  @Flag(help: "Say nothing, unless a file is newly a problem.")
  var quiet = false

  @Flag(help: "Print what was done as JSON.")
  var json = false

  func validate() throws {
    if gallery == "" { throw ValidationError("a gallery's name can't be empty") }
  }

  func run() throws {
    let options = ImportOptions(paths: paths.map(\.absolute), gallery: gallery, jobs: jobs.jobs)
    try options.requireReadable()
    let target = dryRun ? try Library.rehearsal(of: library.folder) : try library.open(create: true)
    StopSignal.listen()
    let bar = quiet ? nil : ProgressBar("files")
    let report: ImportReport
    do {
      defer { bar?.finish() }
      report = try target.importPhotos(options, counting: bar != nil && ProgressBar.isWanted) {
        bar?.show($0)
      }
    } catch LibraryError.importing where quiet {
      throw ExitCode(ExitStatus.busy.rawValue)
    }
    if json { try Output.json(report) }
    tell(report)
    if let signal = report.stopSignal { throw ExitCode(128 + signal) }
    if !report.problems.isEmpty { throw ExitCode(ExitStatus.problems.rawValue) }
  }

  private func tell(_ report: ImportReport) {
    for problem in report.problems where problem.isNew || !quiet {
      Message.error("\(problem.path.shown): \(problem.reason)")
    }
    if quiet { return }
    for warning in report.warnings {
      Message.error("\(warning.path.shown): imported all the same: \(warning.reason)")
    }
    let counts = [
      (report.added, "added"), (report.updated, "updated"), (report.known, "known"),
      (report.duplicates, "duplicate"), (report.unsupported, "unsupported"), (report.ignored, "ignored"),
      (report.problems.count, "not readable"),
    ]
    let told = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    Message.line(
      "\(dryRun ? "Would see" : "Saw") \(counted(report.seen, "file"))\(told.isEmpty ? "" : ": \(told)")")
    for gallery in report.galleries {
      Message.line(
        "  \(gallery.name): \(counted(gallery.added, "photo")) \(dryRun ? "to be placed" : "placed")"
          + (gallery.notFitting > 0 ? ", \(gallery.notFitting) did not fit" : ""))
    }
    if report.stopSignal != nil { Message.line("Stopped; importing again goes on from here") }
  }
}
