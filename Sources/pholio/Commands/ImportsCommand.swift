import ArgumentParser
import Foundation
import PholioCatalog
import PholioKit

struct ImportsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "imports", abstract: "List past imports, the latest first.")

  @OptionGroup var library: LibraryOptions

  @Option(help: ArgumentHelp("How many, 1 or more.", valueName: "n"))
  var last = 20

  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    if last < 1 { throw ValidationError("--last takes 1 or more, not \(last)") }
  }

  func run() throws {
    let imports = try library.open().imports(last: last)
    if json { return try Output.json(imports.map(Record.init)) }
    Output.table(
      ["WHEN", "TOOK", "SEEN", "ADDED", "UPDATED", "KNOWN", "OTHER", "PROBLEMS", "WHAT"],
      imports.map { past in
        let counts = past.counts
        let other = counts.duplicates + counts.unsupported + counts.ignored + counts.waiting
        return [
          past.started.formatted(.iso8601),
          String(format: "%.1fs", past.ended.timeIntervalSince(past.started)),
          "\(counts.seen)", "\(counts.added)", "\(counts.updated)", "\(counts.known)", "\(other)",
          "\(counts.problems)", past.paths.joined(separator: " ") + (past.isStopped ? " (stopped)" : ""),
        ]
      }, right: Set(1...7))
  }

  private struct Record: Encodable {
    var started: String
    var seconds: Double
    var paths: [String]
    var stopped: Bool
    var seen, added, updated, known, duplicates, unsupported, ignored, waiting, problems, warnings: Int

    init(_ past: PastImport) {
      started = past.started.formatted(.iso8601)
      seconds = past.ended.timeIntervalSince(past.started)
      paths = past.paths
      stopped = past.isStopped
      seen = past.counts.seen
      added = past.counts.added
      updated = past.counts.updated
      known = past.counts.known
      duplicates = past.counts.duplicates
      unsupported = past.counts.unsupported
      ignored = past.counts.ignored
      waiting = past.counts.waiting
      problems = past.counts.problems
      warnings = past.counts.warnings
    }
  }
}
