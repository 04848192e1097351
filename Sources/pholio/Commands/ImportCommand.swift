import ArgumentParser
import PholioDisk
import PholioImport
import PholioLibrary
import SystemPackage

struct ImportCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Put photos into galleries, one for each folder.",
    discussion: """
      Importing the same folders again adds new photos and changes nothing else: no photo is moved, and none \
      that you removed comes back. The files are only read.

      Photos are JPEG, HEIC, AVIF, PNG, WebP, TIFF, GIF, JPEG XL and cameras' RAW files. A movie, \
      sidecar or RAW with the name of a photo goes with it, and so does the JSON of Google Takeout.
      """)
  static let examples = [
    Example("pholio import ~/Pictures", "A gallery for each folder of photos."),
    Example("pholio import --copy --by day /media/card", "Copies a card, and makes a gallery for each day."),
    Example(
      "pholio import ~/Pictures --readings readings.jsonl --thumbnails thumbs",
      "Takes what other machines have read, and opens only the other files."),
    Example(
      "pholio import --list-new -0 ~/Pictures | pholio read -0 > readings.jsonl",
      "Reads only what is new or has changed, for an import elsewhere."),
  ]

  @OptionGroup var library: LibraryOptions
  @OptionGroup var jobs: JobsOptions

  @Argument(help: ArgumentHelp("Folders and photos to import.", valueName: "path"))
  var paths: [PathArgument]

  @OptionGroup var division: DivisionOptions

  @Flag(
    help: """
      Copy all files into the library, as from a card or a phone: photos, movies and anything else. Files \
      that could not be copied are listed at the end.
      """)
  var copy = false

  @Flag(
    help: """
      With --copy: don't read files again that have the size and time of their copies. Then nothing says that \
      the card may be formatted.
      """)
  var fast = false

  @Option(
    help: ArgumentHelp(
      """
      Skip files that changed less than this time ago: 30s, 5m, 1h, 2d. A later import takes them \
      (default: 0s).
      """,
      valueName: "time"))
  var minAge: Time?

  @Option(
    help: ArgumentHelp(
      "How long to wait for another import to end: 30s, 5m, 1h (default: 0s).",
      valueName: "time"))
  var wait: Time?

  @Option(
    help: ArgumentHelp(
      """
      Readings of pholio read: a file, a folder with files, or - for standard input; .gz and .zst are \
      unpacked. A file that was read as it is now is not opened again (default: all are read here).
      """,
      valueName: "file"))
  var readings: PathArgument?

  @Option(
    help: ArgumentHelp(
      """
      With --readings: the folder that pholio read has put thumbnails into (default: those in the lines; \
      pholio check --repair makes others).
      """,
      valueName: "dir"), completion: .directory)
  var thumbnails: PathArgument?

  @Flag(help: "Follow symbolic links to folders and files.")
  var followLinks = false

  @Flag(
    help: """
      Print the paths of the files that would be opened, new and changed ones, and do nothing: for pholio \
      read. With --readings: only those without a reading.
      """)
  var listNew = false

  @Flag(name: .customShort("0"), help: "With --list-new: end each path with a NUL.")
  var endsByNUL = false

  @Flag(
    help: """
      Also take what systems and other programs leave: bins, their small pictures, backups, half downloads.
      """)
  var all = false

  @Flag(help: "Say what would be done, and do nothing.")
  var dryRun = false

  @Flag(
    help: """
      Print only files that could not be imported, and each of them once, not at every import. For cron.
      """)
  var quiet = false

  @Flag(help: "Also list the files that are no photos, with their types.")
  var verbose = false

  @Flag(help: "Print what was done as JSON.")
  var json = false

  func validate() throws {
    if quiet && verbose { throw ValidationError("--quiet and --verbose: one of them") }
    if copy && readings != nil {
      throw ValidationError("--copy and --readings: what is copied is read here")
    }
    if listNew && (copy || dryRun || verbose || quiet || json) {
      throw ValidationError("--list-new prints paths alone, of what is not copied")
    }
    if endsByNUL && !listNew { throw ValidationError("-0 goes with --list-new") }
    if fast && !copy { throw ValidationError("--fast goes with --copy") }
    if thumbnails != nil && readings == nil { throw ValidationError("--thumbnails goes with --readings") }
  }

  private func options() throws -> ImportOptions {
    var options = ImportOptions(paths: try paths.map { try $0.absolute }, jobs: jobs.count)
    options.division = division.division
    options.trustsFileTimes = division.trustFileTimes
    options.copies = copy
    options.isFast = fast
    options.takesJunk = all
    options.minimumAge = minAge?.seconds ?? 0
    options.wait = wait?.seconds ?? 0
    options.followsLinks = followLinks
    options.readings = try readings.map { $0.path == "-" ? .standardInput : .path(try $0.absolute) }
    options.thumbnails = try thumbnails?.absolute
    return options
  }

  /// Prints what would be opened.
  private func list(_ options: ImportOptions, _ cancellation: Cancellation) throws {
    let bar = ProgressBar("files")
    let problems: [ImportReport.Note]
    do {
      defer { bar.finish() }
      problems = try Library.listNewFiles(
        of: library.folder, options, counting: ProgressBar.isWanted, cancellation: cancellation,
        progress: { bar.show($0) },
        deliver: { path in
          if endsByNUL { Output.endedByNUL(path.bytes) } else { Output.line(path.shown) }
        })
    }
    if let signal = cancellation.signal { throw ExitCode(128 + signal) }
    for problem in problems { Message.error("\(problem.path.shown): \(problem.reason)") }
    if !problems.isEmpty { throw ExitCode(ExitStatus.problems.rawValue) }
  }

  func run() throws {
    let options = try options()
    let cancellation = StopSignal.listen()
    if listNew { return try list(options, cancellation) }
    let bar = quiet ? nil : ProgressBar("files")
    let migration = quiet ? nil : ProgressBar("photos")
    let report: ImportReport
    do {
      defer { for bar in [migration, bar] { bar?.finish() } }
      report = try Library.importPhotos(
        into: library.folder, options, isDryRun: dryRun, counting: bar != nil && ProgressBar.isWanted,
        cancellation: cancellation, migrating: { LibraryOptions.report($0, migration) },
        progress: { bar?.show($0) })
    } catch LibraryError.importing where quiet {
      throw ExitCode(ExitStatus.busy.rawValue)
    }
    if !dryRun { Output.noteChange() }
    if json { try Output.json(report) }
    ImportLines(
      report, of: options.paths, isDryRun: dryRun, isQuiet: quiet, listsOthers: verbose
    ).printAll()
    if let signal = report.stopSignal { throw ExitCode(128 + signal) }
    if !report.problems.isEmpty || report.left?.isEmpty == false {
      throw ExitCode(ExitStatus.problems.rawValue)
    }
  }
}
