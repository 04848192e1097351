import GRDB

extension Catalog {
  /// Copies the catalog as it is at one moment into the file at `path`, by SQLite's backup API: complete by
  /// itself, without the files that SQLite keeps beside a catalog in use. Others may read and write
  /// meanwhile.
  ///
  /// - Parameters:
  ///   - path: An empty file.
  ///   - goOn: Called after some pages; throws to end it.
  /// - Returns: How many galleries and photos the copy has.
  /// - Throws: `CatalogError`; `.damaged` where the copy is not sound, as the catalog then is not either.
  package func backup(
    to path: String, _ goOn: @escaping () throws -> Void = {}
  ) throws -> (galleries: Int, photos: Int) {
    do {
      let copy = try DatabaseQueue(path: path)
      try queue.backup(to: copy, pagesPerStep: Self.pagesPerStep) { _ in try goOn() }
      // An error that is thrown after the last step would be lost.
      try goOn()
      let counts = try copy.writeWithoutTransaction { db -> (galleries: Int, photos: Int) in
        try db.execute(sql: "PRAGMA journal_mode = DELETE")
        return try Self.soundCounts(db, of: self.path)
      }
      try copy.close()
      return counts
    } catch let error as DatabaseError {
      // If the copy's content is damaged, so is the catalog's.
      throw CatalogError(error, path: error.resultCode == .SQLITE_CORRUPT ? self.path : path)
    }
  }

  /// How many galleries and photos there are, after a look at all pages.
  ///
  /// - Throws: `CatalogError.damaged`.
  static func soundCounts(_ db: Database, of path: String) throws -> (galleries: Int, photos: Int) {
    let found = try db.rows("PRAGMA quick_check(1)").next()?.text(at: 0)
    guard found == "ok" else {
      throw CatalogError.damaged(path: path, finding: found ?? "nothing could be read")
    }
    return (
      galleries: try db.counted("SELECT count(*) FROM gallery WHERE portfolio IS NOT NULL"),
      photos: try db.counted("SELECT count(*) FROM photo")
    )
  }

  /// Some milliseconds of work: between two steps a stop is possible.
  private static let pagesPerStep: CInt = 4096
}
