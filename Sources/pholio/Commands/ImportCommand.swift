import ArgumentParser
import PholioCatalog
import PholioKit

struct ImportCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Put photos into galleries, one for each folder.",
    discussion: """
      Importing again adds what is new and changes nothing else: what is placed is never moved, and what \
      was taken out of a gallery is never put back. Files are only read.

      JPEG, HEIC, AVIF, PNG, WebP, TIFF, GIF, JPEG XL and the RAW files of cameras are photos. Movies, \
      sidecars and RAWs of the same name as a photo go with it.
      """)
  static let examples = [
    Example("pholio import ~/Pictures", "A gallery for each folder of photos."),
    Example("pholio import --copy --by day /media/card", "Copies a card; a gallery for each day."),
  ]

  @OptionGroup var library: LibraryOptions
  @OptionGroup var jobs: JobsOptions

  @Argument(help: ArgumentHelp("Folders and photos to import.", valueName: "path"))
  var paths: [PathArgument]

  @Option(
    help: ArgumentHelp(
      "Put all photos into this gallery and make it if need be (default: a gallery for each folder).",
      valueName: "name"), completion: .galleries)
  var gallery: String?

  @Option(
    help: ArgumentHelp(
      "Make a gallery for each folder, year, month or day (default: folder).", valueName: "what"))
  var by: Division?

  @Flag(
    help: """
      With --by year, month or day: where nothing else tells when a photo was taken, go by its file's time, \
      and not into the gallery 'undated'.
      """)
  var trustFileTimes = false

  @Flag(
    help: """
      Copy all files into the library, as from cards and phones: photos, movies, all else. What was not \
      copied is listed at the end.
      """)
  var copy = false

  @Option(
    help: ArgumentHelp(
      "Leave out files changed in this last while; a later import takes them: 30s, 5m, 1h, 2d (default: 0s).",
      valueName: "time"))
  var minAge: Time?

  @Option(
    help: ArgumentHelp(
      "How long to wait for another import to end: 30 or 30s, 5m, 1h (default: 0s).",
      valueName: "time"))
  var wait: Time?

  @Flag(help: "Follow links to folders and files.")
  var followLinks = false

  @Flag(help: "Say what would be done, and do nothing.")
  var dryRun = false

  @Flag(help: "Print only files that could not be imported, and each of them once. For cron.")
  var quiet = false

  @Flag(help: "List the files that are no photos, and of what type they are.")
  var verbose = false

  @Flag(help: "Print what was done as JSON.")
  var json = false

  func validate() throws {
    if let gallery { try Typed.check(galleryName: gallery) }
    if gallery != nil && by != nil { throw ValidationError("--gallery and --by: one of them") }
    if quiet && verbose { throw ValidationError("--quiet and --verbose: one of them") }
    if trustFileTimes && (by ?? .folder) == .folder {
      throw ValidationError("--trust-file-times goes with --by year, month or day")
    }
  }

  enum Division: String, CaseIterable, ExpressibleByArgument {
    case folder, year, month, day

    /// - Parameter gallery: The one that all photos go into, if there is one.
    func division(gallery: String?) -> ImportOptions.Division {
      switch self {
      case .folder: gallery.map { .gallery($0) } ?? .folders
      case .year: .periods(.year)
      case .month: .periods(.month)
      case .day: .periods(.day)
      }
    }
  }

  private func options() throws -> ImportOptions {
    var options = ImportOptions(paths: try paths.map { try $0.absolute }, jobs: jobs.count)
    options.division = (by ?? .folder).division(gallery: gallery)
    options.trustsFileTimes = trustFileTimes
    options.copies = copy
    options.minimumAge = minAge?.seconds ?? 0
    options.wait = wait?.seconds ?? 0
    options.followsLinks = followLinks
    return options
  }

  func run() throws {
    let options = try options()
    let cancellation = StopSignal.listen()
    let bar = quiet ? nil : ProgressBar("files")
    let migration = quiet ? nil : ProgressBar("photos")
    let report: ImportReport
    do {
      defer { for bar in [migration, bar] { bar?.finish() } }
      report = try Library.importPhotos(
        into: library.folder, options, isDryRun: dryRun, counting: bar != nil && ProgressBar.isWanted,
        cancellation: cancellation, migrating: { migration?.show($0) }, progress: { bar?.show($0) })
    } catch LibraryError.importing where quiet {
      throw ExitCode(ExitStatus.busy.rawValue)
    }
    if !dryRun { Output.noteChange() }
    if json { try Output.json(report) }
    ImportLines(
      report, of: options.paths, isDryRun: dryRun, isQuiet: quiet, listsOthers: verbose
    ).tell()
    if let signal = report.stopSignal { throw ExitCode(128 + signal) }
    if !report.problems.isEmpty || report.left?.isEmpty == false {
      throw ExitCode(ExitStatus.problems.rawValue)
    }
  }
}
