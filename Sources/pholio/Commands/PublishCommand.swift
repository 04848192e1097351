import ArgumentParser
import PholioOut
import PholioSite

struct PublishCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "publish", abstract: "Make a web site of galleries.",
    discussion: """
      Writes a page of all galleries, a page for each gallery and for each photo, and pictures in several \
      sizes. Any web server can send these files, and a browser can open them from a disk. They need no \
      JavaScript, and load nothing from elsewhere.

      Publishing into the same folder again writes what has changed, and removes what pholio wrote there and \
      is no longer wanted. After a new order only pages change, not pictures. Files that pholio did not \
      write, or that others have changed, are never touched: they are named (exit code 3). Photos whose \
      files are missing are named, too; pictures made before are shown, or their thumbnails.

      Titles, descriptions, keywords and the names of creators are shown. Places, serial numbers and other \
      metadata are not, unless you ask for them.
      """)

  static let examples = [
    Example("pholio publish ~/site", "All galleries, to be looked at from the disk."),
    Example(
      """
      pholio publish ~/site Rome --url https://example.org/rome --robots
      """, "One gallery, for the web."),
    Example(
      "pholio publish ~/site --layout rows --facts --webp", "Whole photos in rows, with camera and lens."),
  ]

  @Argument(
    help: ArgumentHelp(
      """
      The site's folder, made if need be. The first time it has to be empty. It can't be in the library, nor \
      in a folder that was imported.
      """, valueName: "dir"), completion: .directory)
  var folder: PathArgument

  @Argument(
    help: ArgumentHelp(
      "The galleries' names, in the site's order (default: all that have photos, in their own order).",
      valueName: "gallery"), completion: .galleries)
  var galleries: [String] = []

  @OptionGroup(title: "What is shown") var shown: SiteContentOptions
  @OptionGroup(title: "How it looks") var look: SiteLookOptions
  @OptionGroup var library: LibraryOptions
  @OptionGroup var jobs: JobsOptions

  @Flag(help: "Say what would be done, and do nothing.")
  var dryRun = false

  @Flag(help: "Print what was done as JSON.")
  var json = false

  private var options: SiteOptions {
    get throws {
      var options = SiteOptions()
      options.galleries = galleries
      try shown.set(&options)
      try look.set(&options)
      options.jobs = jobs.count
      options.isDryRun = dryRun
      return options
    }
  }

  func run() throws {
    let options = try options
    let target = try folder.absolute
    let cancellation = StopSignal.listen()
    let bar = ProgressBar("photos")
    let outcome: SiteOutcome
    do {
      defer { bar.finish() }
      outcome = try Site.publish(
        at: target, of: library.folder, options, generator: "pholio \(Version.text)",
        cancellation: cancellation, progress: bar.show, open: { try library.open() })
    }
    if !dryRun && outcome.files.hasChanged { Output.noteChange() }
    for problem in outcome.problems { Message.error(Self.text(problem)) }
    for path in outcome.files.changed { Message.error("\(path): others have changed it: left as it is") }
    for path in outcome.files.foreign { Message.error("\(path): not pholio's: left as it is") }
    if json { try Output.json(outcome) }
    Message.line(told(outcome))
    if !outcome.problems.isEmpty || !outcome.files.changed.isEmpty || !outcome.files.foreign.isEmpty {
      throw ExitCode(ExitStatus.problems.rawValue)
    }
  }

  private func told(_ outcome: SiteOutcome) -> String {
    let site =
      "\(counted(outcome.photos, "photo")) in \(counted(outcome.galleries, "gallery", plural: "galleries"))"
    let (written, removed) = (outcome.files.written, outcome.files.removed)
    if written == 0 && removed == 0 { return "\(site): nothing has changed" }
    var parts: [String] = []
    if written > 0 { parts.append("\(counted(written, "file")) \(dryRun ? "to write" : "written")") }
    if removed > 0 { parts.append("\(removed) \(dryRun ? "to remove" : "removed")") }
    if outcome.files.same > 0 { parts.append("\(outcome.files.same) as they were") }
    return "\(site): \(parts.joined(separator: ", "))"
  }

  private static func text(_ problem: SiteOutcome.Problem) -> String {
    let photo = "\(problem.gallery) \(problem.position)  \(problem.name)"
    let shown = problem.shown == .pictures ? "pictures made before stay" : "its thumbnail stands in"
    return switch problem.kind {
    case .missing: "\(photo): the original is not there as it was, \(shown)"
    case .damaged: "\(photo): \(problem.reason ?? "can't be decoded"); \(shown)"
    case .notStripped:
      "\(photo): not offered, as only JPEGs can be stripped; --place and --serial offer it as it is"
    }
  }
}
