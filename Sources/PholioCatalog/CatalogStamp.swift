import GRDB

/// What a transaction sees of the catalog, told by the connection that it uses: as long as that is the same,
/// nothing in the catalog has changed.
package struct CatalogStamp: Hashable, Sendable {
  /// Which connection: only stamps of one can be compared.
  package let connection: Int
  /// Counts what other connections have committed.
  fileprivate let version: Int
  /// Counts the rows that this one has written.
  fileprivate let written: Int
}

extension CatalogTransaction {
  /// Not to be kept from a transaction that writes: it may be rolled back.
  package func stamp() throws -> CatalogStamp {
    CatalogStamp(
      connection: Int(bitPattern: db.sqliteConnection), version: try db.counted("PRAGMA data_version"),
      written: try db.counted("SELECT total_changes()"))
  }
}
