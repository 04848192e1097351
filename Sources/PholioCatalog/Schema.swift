import GRDB

/// The catalog's tables, as `StoredTable` declares them.
///
/// The schema has every rule that SQLite can check. It needs no function or collation that the plain
/// `sqlite3` shell lacks.
enum Schema {
  /// `application_id` of a catalog: the letters "phol".
  static let applicationID: Int32 = 0x7068_6F6C

  /// The number of these tables, which goes up with each release that changes them; and what they are called.
  static let version = 19
  private static let identifier = "\(version) sources"

  /// Makes a new catalog's tables.
  static func make(_ db: Database) throws {
    try db.execute(sql: "PRAGMA application_id = \(applicationID)")
    try makeTables(db)
    // A program of 0.2.0 that was killed right at the start has left it alone.
    try db.execute(sql: "DROP TABLE IF EXISTS grdb_migrations")
    try db.execute(sql: versions)
    try db.execute(sql: "INSERT INTO portfolio(id) VALUES (1)")
    try db.execute(sql: "INSERT INTO identity VALUES (1, randomblob(8))")
    try recordVersion(db)
  }

  static func makeTables(_ db: Database) throws {
    for table in StoredTable.all {
      for (_, sql) in table.definitions { try db.execute(sql: sql) }
    }
  }

  /// Programs of other versions find out by this that the tables are not theirs.
  static func recordVersion(_ db: Database) throws {
    try db.execute(sql: "DELETE FROM grdb_migrations")
    try db.execute(sql: "INSERT INTO grdb_migrations VALUES (?)", arguments: [identifier])
  }

  /// The number of a catalog's tables; nil: it has none.
  static func version(of db: Database) throws -> Int? {
    // A program that was killed right at the start has left the table of versions alone.
    guard try db.hasRow("SELECT 1 FROM sqlite_schema WHERE tbl_name <> 'grdb_migrations'") else { return nil }
    return try db.hasRow("SELECT 1 FROM sqlite_schema WHERE name = 'grdb_migrations'")
      ? db.counted("SELECT coalesce(max(CAST(identifier AS INTEGER)), 0) FROM grdb_migrations") : 0
  }

  /// Of 0.1.0 and 0.2.0, too, which had a row for each step.
  private static let versions = "CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)"

  /// What made a catalog's tables, indexes and triggers, by "table photo".
  static func texts(_ db: Database) throws -> [String: String] {
    let rows = try db.rows("SELECT type || ' ' || name, sql FROM sqlite_schema WHERE sql IS NOT NULL")
    var texts: [String: String] = [:]
    while let row = try rows.next() {
      if let name = row.text(at: 0), let sql = row.text(at: 1) { texts[name] = sql }
    }
    return texts
  }

  /// The same of a new catalog. Catalogs keep these texts, and `pholio check` compares them.
  static var texts: [(name: String, sql: String)] {
    StoredTable.all.flatMap(\.definitions) + [
      ("table grdb_migrations", versions),
      // SQLite makes it. It goes by the name in the text, too.
      ("table sqlite_sequence", "CREATE TABLE sqlite_sequence(name,seq)"),
    ]
  }
}
