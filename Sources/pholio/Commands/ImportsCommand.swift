import ArgumentParser
import Foundation
import PholioCatalog
import PholioImport
import PholioLibrary

struct ImportsCommand: ExplainedCommand {
  static let configuration = CommandConfiguration(
    commandName: "imports", abstract: "List past imports, the latest first.",
    discussion: "For each: when, how long it took in seconds, and how many files had which outcome.")
  static let examples = [
    Example("pholio imports --last 3", "The last three imports, and what each of them did."),
    Example("pholio imports --json", "The last 20, for programs."),
  ]

  @OptionGroup var library: LibraryOptions

  @Option(help: ArgumentHelp("How many to list, 1 or more.", valueName: "n"))
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
        let others: [ImportOutcome] = [
          .duplicates, .companions, .unsupported, .others, .ignored, .waiting,
        ]
        let other = others.reduce(0) { $0 + counts[$1] }
        return [
          past.started.formatted(.iso8601),
          String(format: "%.1fs", past.ended.timeIntervalSince(past.started)),
          "\(counts.seen)", "\(counts[.added])", "\(counts[.updated])", "\(counts[.known])", "\(other)",
          "\(counts[.problems])", past.paths.joined(separator: " ") + (past.isStopped ? " (stopped)" : ""),
        ]
      }, right: Set(1...7))
  }

  private struct Record: Encodable {
    private enum Key: String, CodingKey { case started, seconds, paths, stopped, seen, warnings }

    var past: PastImport

    init(_ past: PastImport) { self.past = past }

    func encode(to encoder: any Encoder) throws {
      try past.counts.encode(to: encoder)
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(past.started.formatted(.iso8601), forKey: .started)
      try container.encode(past.ended.timeIntervalSince(past.started), forKey: .seconds)
      try container.encode(past.paths, forKey: .paths)
      try container.encode(past.isStopped, forKey: .stopped)
      try container.encode(past.counts.seen, forKey: .seen)
      try container.encode(past.warnings, forKey: .warnings)
    }
  }
}
