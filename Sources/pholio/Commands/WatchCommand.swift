import ArgumentParser
import PholioImport
import PholioLibrary

struct WatchCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Import folders, and what arrives in them later.",
    discussion: """
      Imports the folders as pholio import does, and then each new file, once nobody writes to it any more. \
      It prints what was imported, and waits while another import runs.

      It runs until Ctrl-C or SIGTERM, and finishes what it has begun. systemd can run it: see \
      pholio-watch.service.
      """)
  static let examples = [
    Example("pholio watch ~/Pictures", "Imports what is there, and then what arrives."),
    Example("pholio watch --gallery Inbox --min-age 10s /srv/scans", "All photos go into one gallery."),
  ]
  static let sections = [
    HelpSection(
      "Many folders",
      """
      The kernel limits how many folders a user can watch: fs.inotify.max_user_watches. If there are more, \
      watch says so and ends (exit code 1). To raise the limit now, and after each start:

        sudo sysctl fs.inotify.max_user_watches=524288
        echo fs.inotify.max_user_watches=524288 | sudo tee /etc/sysctl.d/pholio.conf
      """)
  ]

  @OptionGroup var library: LibraryOptions
  @OptionGroup var jobs: JobsOptions

  @Argument(
    help: ArgumentHelp("Folders to watch, with all folders in them.", valueName: "dir"),
    completion: .directory)
  var folders: [PathArgument]

  @OptionGroup var division: DivisionOptions

  @Option(
    help: ArgumentHelp(
      "Import a file when it has not changed for this long: 2s, 5m, 1h (default: 2s).", valueName: "time"))
  var minAge: Time?

  @Flag(
    help: """
      Also take what systems and other programs leave: bins, their small pictures, backups, half downloads.
      """)
  var all = false

  @Flag(help: "Print only files that could not be imported, and each of them once.")
  var quiet = false

  @Flag(help: "Print what was done as JSON, a line for each import.")
  var json = false

  func run() throws {
    var options = ImportOptions(paths: try folders.map { try $0.absolute }, jobs: jobs.count)
    options.division = division.division
    options.trustsFileTimes = division.trustFileTimes
    options.minimumAge = minAge?.seconds ?? 2
    options.takesJunk = all
    let cancellation = StopSignal.listen()
    let reporter = WatchReporter(paths: options.paths, isQuiet: quiet, isJSON: json)
    defer { reporter.end() }
    let bar = quiet ? nil : ProgressBar("photos")
    try Library.watch(
      into: library.folder, options, cancellation: cancellation,
      migrating: { LibraryOptions.report($0, bar) },
      onNews: { news in
        if case .watching = news { bar?.finish() }
        try reporter.report(news)
      })
  }
}
