import ArgumentParser
import PholioCatalog
import PholioKit

struct ImportCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Put photos into galleries, one for each folder.",
    discussion: """
      Importing the same folders again adds new photos and changes nothing else: no photo is moved, and none \
      that you removed comes back. The files are only read.

      Photos are JPEG, HEIC, AVIF, PNG, WebP, TIFF, GIF, JPEG XL and cameras' RAW files. A movie, sidecar or \
      RAW with the name of a photo goes with it.
      """)
  static let examples = [
    Example("pholio import ~/Pictures", "A gallery for each folder of photos."),
    Example("pholio import --copy --by day /media/card", "Copies a card, and makes a gallery for each day."),
  ]

  @OptionGroup var library: LibraryOptions
  @OptionGroup var jobs: JobsOptions

  @Argument(help: ArgumentHelp("Folders and photos to import.", valueName: "path"))
  var paths: [PathArgument]

  @Option(
    help: ArgumentHelp(
      "Put all photos into this gallery. It is made if need be (default: a gallery for each folder).",
      valueName: "name"), completion: .galleries)
  var gallery: String?

  @Option(
    help: ArgumentHelp(
      "Make a gallery for each folder, year, month or day (default: folder).", valueName: "what"))
  var by: Division?

  @Flag(
    help: """
      With --by year, month or day: go by a file's time where nothing else tells when its photo was taken. \
      Otherwise such photos go into the gallery 'undated'.
      """)
  var trustFileTimes = false

  @Flag(
    help: """
      Copy all files into the library, as from a card or a phone: photos, movies and anything else. Files \
      that could not be copied are listed at the end.
      """)
  var copy = false

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

  @Flag(help: "Follow symbolic links to folders and files.")
  var followLinks = false

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
    if let gallery { try Typed.check(galleryName: gallery) }
    if gallery != nil && by != nil { throw ValidationError("--gallery and --by: one of them") }
    if quiet && verbose { throw ValidationError("--quiet and --verbose: one of them") }
    if trustFileTimes && (by ?? .folder) == .folder {
      throw ValidationError("--trust-file-times goes with --by year, month or day")
    }
  }

  enum Division: String, CaseIterable, ExpressibleByArgument {
    case folder, year, month, day
  }

  private func options() throws -> ImportOptions {
    var options = ImportOptions(paths: try paths.map { try $0.absolute }, jobs: jobs.count)
    switch by {
    case .folder, nil: options.division = gallery.map { .gallery($0) } ?? .folders
    case .year: options.division = .periods(.year)
    case .month: options.division = .periods(.month)
    case .day: options.division = .periods(.day)
    }
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
    tell(report, options)
    if let signal = report.stopSignal { throw ExitCode(128 + signal) }
    if !report.problems.isEmpty || report.left?.isEmpty == false {
      throw ExitCode(ExitStatus.problems.rawValue)
    }
  }

  private func tell(_ report: ImportReport, _ options: ImportOptions) {
    let left = quiet ? [] : report.left ?? []
    // These are told at the end.
    let leftPaths = Set(left.map(\.path))
    for problem in report.problems where quiet ? problem.isNew : !leftPaths.contains(problem.path) {
      Message.error("\(problem.path.shown): \(problem.reason)")
    }
    if quiet {
      for (folder, types) in report.newlyUnsupported.sorted(by: { $0.key < $1.key }) {
        Message.error(
          "\(folder.shown): \(counted(types.values.reduce(0, +), "file")) not imported: \(listed(types))")
      }
      return
    }
    for warning in report.warnings {
      Message.error("\(warning.path.shown): imported all the same: \(warning.reason)")
    }
    let told = ImportOutcome.allCases.filter { report.counts[$0] > 0 }
      .map { "\(report.counts[$0]) \($0.word)" }.joined(separator: ", ")
    let seen = counted(report.counts.seen, "file")
    Message.line("\(dryRun ? "Would see" : "Saw") \(seen)\(told.isEmpty ? "" : ": \(told)")")
    if !report.otherTypes.isEmpty { Message.line("  no photos: \(listed(report.otherTypes))") }
    if verbose { listOthers(report) }
    if !report.unsupportedTypes.isEmpty { Message.line("  not imported: \(listed(report.unsupportedTypes))") }
    for gallery in report.galleries {
      Message.line(
        "  \(gallery.name): \(counted(gallery.added, "photo")) \(dryRun ? "to be placed" : "placed")"
          + (gallery.notFitting > 0 ? ", \(gallery.notFitting) did not fit" : ""))
    }
    if report.stopSignal != nil { Message.line("Stopped; importing again goes on from here") }
    for file in left { Message.error("\(file.path.shown): not copied: \(file.reason)") }
    if report.isSafeToFormat {
      let paths = options.paths.map(\.byteString.shown).joined(separator: ", ")
      Message.line("All of \(paths) is in the library, and was read back: safe to format")
    }
  }

  private func listOthers(_ report: ImportReport) {
    for path in report.otherFiles.paths { Message.line("    \(path.typeName.uppercased()) \(path.shown)") }
    if report.otherFiles.unlisted > 0 { Message.line("    … and \(report.otherFiles.unlisted) more") }
  }

  /// "12 PNG, 3 HEIC", the most first.
  private func listed(_ types: [String: Int]) -> String {
    types.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) \($0.key.uppercased())" }
      .joined(separator: ", ")
  }
}

extension ImportOutcome {
  /// The outcome's word after a count.
  fileprivate var word: String {
    switch self {
    case .added, .updated, .known, .companions, .unsupported, .ignored: rawValue
    case .duplicates: "duplicate"
    case .others: "other"
    case .waiting: "still being written"
    case .problems: "not readable"
    }
  }
}
