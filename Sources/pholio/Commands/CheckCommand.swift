import ArgumentParser
import PholioDisk
import PholioImaging
import PholioKit
import PholioLibrary

struct CheckCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Look for damage in the library.",
    discussion: """
      Prints a line for each finding. The exit code is 2 if something is found and not repaired.

      The catalog and the thumbnails are always checked. Originals are only read with --originals.
      """)
  static let examples = [
    Example("pholio check", "Looks for damage, without reading the originals."),
    Example("pholio check --originals --repair", "Reads all originals, and makes lost thumbnails."),
  ]

  @OptionGroup var library: LibraryOptions
  @OptionGroup var jobs: JobsOptions

  @Flag(help: "Read every original, and compare it with what was imported.")
  var originals = false

  @Flag(
    help: """
      Also check the orders of all galleries, as pholio alarms does. All findings are printed each time; \
      pholio alarms --quiet prints new ones only.
      """)
  var order = false

  @Flag(
    help: "Make missing thumbnails and signatures, and remove thumbnails that belong to no photo.")
  var repair = false

  @Flag(help: "With --repair: say what would be repaired, and do nothing.")
  var dryRun = false

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let cancellation = StopSignal.listen()
    let options = try CheckOptions(
      originals: originals, repair: repair ? (dryRun ? .rehearse : .make) : .none,
      orders: order ? AlarmsCommand.set() : nil, jobs: jobs.count)
    let bar = ProgressBar("photos")
    // Findings are printed at once: there may be as many as photos.
    var list = json ? try JSONList("findings") : nil
    let report: CheckReport
    do {
      defer { bar.finish() }
      report = try Library.check(
        at: library.folder, options, cancellation: cancellation, progress: bar.show
      ) { finding in
        if json { try list?.add(finding) } else { Output.line(ByteString(Self.line(finding)).shown) }
      }
    } catch {
      // Ends the JSON, whatever happens.
      try list?.end()
      throw error
    }
    if report.repaired > 0 || report.signatures > 0 && !dryRun { Output.noteChange() }
    try list?.end(report)
    printReport(report)
    if let signal = report.stopSignal { throw ExitCode(128 + signal) }
    if report.found > report.repaired { throw ExitCode(ExitStatus.found.rawValue) }
  }

  private static func line(_ finding: Finding) -> String {
    let subject = finding.path?.shown ?? finding.gallery ?? "catalog"
    return "\(finding.kind.rawValue): \(subject): \(finding.detail)"
  }

  private func printReport(_ report: CheckReport) {
    let looked =
      counted(report.photos, "photo") + (originals ? " and \(counted(report.originals, "original"))" : "")
    let found = report.found == 0 ? "found nothing wrong" : counted(report.found, "finding")
    Message.line(
      "Checked the catalog, \(looked): \(found)"
        + (report.repaired > 0 ? ", \(report.repaired) repaired" : "")
        + (report.signatures > 0
          ? ", \(counted(report.signatures, "signature")) \(dryRun ? "would be made" : "made")" : ""))
    switch report.loaders {
    case .limits:
      Message.line("The kernel refuses pholio-loader's filter of system calls: only limits confine it")
    case .missing:
      Message.line("pholio-loader can't be started: nothing but JPEGs, also those in RAWs, can be read")
    case .filter, nil: break
    }
    if report.stopSignal != nil { Message.line("Stopped before the end") }
  }
}
