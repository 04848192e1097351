package import Foundation
import GRDB

extension ImportStore {
  /// About a year of imports every 15 minutes.
  private static let pastImportLimit = 30_000

  /// An import may name thousands of paths; only so many are kept.
  private static let pathLimit = 20

  /// The columns, in order, each with its value of a past import.
  private static func columns(
    _ past: PastImport
  ) throws -> [(name: String, value: any DatabaseValueConvertible)] {
    let unlisted = past.paths.count - pathLimit
    let paths = past.paths.prefix(pathLimit) + (unlisted > 0 ? ["… and \(unlisted) more"] : [])
    return [
      ("started", past.started.milliseconds), ("ended", past.ended.milliseconds),
      ("paths", String(decoding: try JSONEncoder().encode(Array(paths)), as: UTF8.self)),
      ("stopped", past.isStopped), ("warnings", past.warnings), ("seen", past.counts.seen),
    ] + ImportOutcome.allCases.map { ($0.rawValue, past.counts[$0]) }
  }

  package func addPast(_ past: PastImport) throws {
    let columns = try Self.columns(past)
    let names = columns.map(\.name).joined(separator: ", ")
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    try db.execute(
      sql: "INSERT INTO import(\(names)) VALUES (\(marks))",
      arguments: StatementArguments(columns.map(\.value)))
    try db.execute(
      sql: "DELETE FROM import WHERE id <= ?", arguments: [db.lastInsertedRowID - Int64(Self.pastImportLimit)]
    )
  }

  /// The last `limit` imports, the latest first.
  package func past(limit: Int) throws -> [PastImport] {
    let columns = StoredTable.pastImport.columns
    return try db.all(
      columns, "SELECT \(columns.sql) FROM import ORDER BY id DESC LIMIT ?", [limit]
    ) { values in
      let (started, ended) = (try values.moment("started"), try values.moment("ended"))
      let paths = try values.json("paths", as: [String].self)
      let isStopped = try values.flag("stopped")
      let warnings = try values.int("warnings")
      var counts = OutcomeCounts()
      for outcome in ImportOutcome.allCases { counts[outcome] = try values.int(outcome.rawValue) }
      return PastImport(
        started: started, ended: ended, paths: paths, isStopped: isStopped, counts: counts,
        warnings: warnings)
    }
  }

  /// The absolute paths that past imports were given, each once, as far as they are kept.
  package func roots() throws -> [String] {
    let columns = StoredTable.pastImport.columns("paths")
    let lists = try db.all(columns, "SELECT DISTINCT \(columns.sql) FROM import", []) { values in
      try values.json("paths", as: [String].self)
    }
    return Set(lists.joined()).filter { $0.hasPrefix("/") }.sorted()
  }
}

/// A past import, and its files' outcomes.
package struct PastImport: Hashable, Sendable {
  package var started: Date
  package var ended: Date
  /// The paths to import, as shown.
  package var paths: [String]
  /// Whether a signal stopped it early.
  package var isStopped: Bool
  /// How many files had each outcome.
  package var counts: OutcomeCounts
  /// How many of the new photos had a warning.
  package var warnings: Int

  package init(
    started: Date, ended: Date, paths: [String], isStopped: Bool, counts: OutcomeCounts, warnings: Int
  ) {
    self.started = started
    self.ended = ended
    self.paths = paths
    self.isStopped = isStopped
    self.counts = counts
    self.warnings = warnings
  }
}

extension Date {
  init(milliseconds: Int64) {
    self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
  }

  var milliseconds: Int64 { Int64((timeIntervalSince1970 * 1000).rounded()) }
}
