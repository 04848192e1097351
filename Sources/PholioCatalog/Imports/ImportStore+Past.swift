import Foundation
import GRDB

extension ImportStore {
  /// A year of an import every 15 minutes or so.
  private static let pastImportLimit = 30_000

  package func addPast(_ past: PastImport) throws {
    let counts = past.counts
    let paths = String(decoding: try JSONEncoder().encode(past.paths), as: UTF8.self)
    try db.execute(
      sql: """
        INSERT INTO import(started, ended, paths, stopped, seen, added, updated, known, duplicates, unsupported, ignored,
          waiting, problems, warnings)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        past.started.milliseconds, past.ended.milliseconds, paths, past.isStopped, counts.seen, counts.added,
        counts.updated, counts.known, counts.duplicates, counts.unsupported, counts.ignored, counts.waiting,
        counts.problems, counts.warnings,
      ])
    try db.execute(
      sql: "DELETE FROM import WHERE id <= ?", arguments: [db.lastInsertedRowID - Int64(Self.pastImportLimit)]
    )
  }

  /// The last `limit` imports, the latest first.
  package func past(limit: Int) throws -> [PastImport] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT started, ended, paths, stopped, seen, added, updated, known, duplicates, unsupported, ignored, waiting,
          problems, warnings
        FROM import ORDER BY id DESC LIMIT ?
        """, arguments: [limit]
    ).map { row in
      var counts = PastImport.Counts()
      counts.seen = row[4]
      counts.added = row[5]
      counts.updated = row[6]
      counts.known = row[7]
      counts.duplicates = row[8]
      counts.unsupported = row[9]
      counts.ignored = row[10]
      counts.waiting = row[11]
      counts.problems = row[12]
      counts.warnings = row[13]
      return PastImport(
        started: Date(milliseconds: row[0]), ended: Date(milliseconds: row[1]),
        paths: try JSONDecoder().decode([String].self, from: row[2]), isStopped: row[3], counts: counts)
    }
  }
}
