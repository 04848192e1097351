import GRDB
import PholioFacts

/// How a released catalog gets today's tables: one step for each release, in one transaction.
///
/// The old tables stand aside under other names, today's are made, and are filled from them. A step names the
/// columns that it fills: those that come later have their standard values. It is not edited once released.
struct SchemaUpgrade {
  /// How many rows of which table are done.
  typealias Progress = (_ done: Int, _ total: Int) -> Void

  let paths: StoredPaths
  let progress: Progress

  /// Whether a catalog with tables of this number can be brought up to date: 2 is 0.1.0's, 14 and 15 are
  /// 0.2.0's.
  static func knows(_ version: Int) -> Bool { [2, 14, 15].contains(version) }

  /// The commit whose program opens catalogs of numbers that no release had.
  static func revision(for version: Int) -> String {
    switch version {
    case ..<14: "88329699"
    case ..<18: "5556603d"
    default: "5e5ec5cb"
    }
  }

  /// Brings a catalog of a release up to date.
  ///
  /// - Throws: `DatabaseError`: a value, or a reference, breaks a rule of today's tables. Nothing is changed
  ///   then.
  func run(on connection: any DatabaseWriter) throws {
    try connection.writeWithoutTransaction { db in
      // Without these, tables that stand aside would take what refers to them along.
      try db.execute(sql: "PRAGMA foreign_keys = OFF; PRAGMA legacy_alter_table = ON")
      defer { try? db.execute(sql: "PRAGMA legacy_alter_table = OFF; PRAGMA foreign_keys = ON") }
      try db.inTransaction(.immediate) {
        // Another process may have been faster.
        if let version = try Schema.version(of: db), Self.knows(version) { try upgrade(db, from: version) }
        return .commit
      }
    }
  }

  private func upgrade(_ db: Database, from version: Int) throws {
    progress(0, try db.counted("SELECT count(*) FROM photo"))
    let former = try putAside(db)
    try Schema.makeTables(db)
    // Ids are never used again: neither are those of photos that are gone.
    try db.execute(
      sql: """
        INSERT INTO sqlite_sequence(name, seq)
          SELECT substr(name, 8), seq FROM sqlite_sequence WHERE name GLOB 'former_*'
        """)
    try version == 2 ? fillFromRelease1(db) : fillFromRelease2(db, hasListings: version == 15)
    for table in former { try db.execute(sql: "DROP TABLE \(table)") }
    try Schema.recordVersion(db)
    try db.checkForeignKeys()
  }

  /// Renames the tables that releases had: `photo` becomes `former_photo`. Their indexes and triggers go.
  /// What else somebody has put into the file stays.
  ///
  /// - Returns: The new names.
  private func putAside(_ db: Database) throws -> [String] {
    let known = StoredTable.all.map(\.name) + ["offered", "mirror"]
    let list = known.map { "'\($0)'" }.joined(separator: ", ")
    var (statements, former): ([String], [String]) = ([], [])
    let rows = try db.rows(
      "SELECT type, name FROM sqlite_schema WHERE sql IS NOT NULL AND tbl_name IN (\(list))")
    while let row = try rows.next() {
      guard let type = row.text(at: 0), let name = row.text(at: 1) else { continue }
      guard type == "table" else {
        statements.append("DROP \(type) \"\(name.replacing("\"", with: "\"\""))\"")
        continue
      }
      former.append("former_\(name)")
      statements.append("ALTER TABLE \(name) RENAME TO former_\(name)")
    }
    for statement in statements { try db.execute(sql: statement) }
    return former
  }

  /// Copies columns of tables that are as they were.
  func copy(_ db: Database, _ tables: KeyValuePairs<String, String>) throws {
    for (table, columns) in tables {
      try db.execute(sql: "INSERT INTO \(table)(\(columns)) SELECT \(columns) FROM former_\(table)")
    }
  }
}
