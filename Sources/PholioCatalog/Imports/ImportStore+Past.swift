import Foundation
import GRDB

extension ImportStore {
  /// A year of an import every 15 minutes or so.
  private static let pastImportLimit = 30_000

  package func addPast(_ past: PastImport) throws {
    let paths = String(decoding: try JSONEncoder().encode(past.paths), as: UTF8.self)
    let counts = PastImport.Counts.columns
    let values: [(any DatabaseValueConvertible)?] =
      [past.started.milliseconds, past.ended.milliseconds, paths, past.isStopped]
      + counts.map { past.counts[keyPath: $0.value] }
    try db.execute(
      sql: """
        INSERT INTO import(started, ended, paths, stopped, \(counts.map(\.name).joined(separator: ", ")))
        VALUES (\(Array(repeating: "?", count: values.count).joined(separator: ", ")))
        """, arguments: StatementArguments(values))
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
      var counts = PastImport.Counts()
      for column in PastImport.Counts.columns { counts[keyPath: column.value] = try values.int(column.name) }
      return PastImport(started: started, ended: ended, paths: paths, isStopped: isStopped, counts: counts)
    }
  }
}
