import GRDB

/// A transaction on the catalog. It is valid only within the closure that gets it.
///
/// Extensions beside each type say what can be done in it.
package struct CatalogTransaction {
  let db: Database
  /// How paths are stored.
  let paths: StoredPaths
  private let prepared = PreparedStatements()
  /// What the journal and the marks do not know yet.
  let renames = PendingRenames()

  init(db: Database, paths: StoredPaths) {
    (self.db, self.paths) = (db, paths)
  }

  /// A statement that is run many times, prepared once.
  ///
  /// - Parameters:
  ///   - name: A literal: its text.
  ///   - sql: The text, if it is not a literal.
  func statement(_ name: StaticString, sql: (() -> String)? = nil) throws -> Statement {
    try prepared.statement(name, db, sql: sql)
  }

  package var orders: OrderStore { OrderStore(tx: self) }
  package var files: FileStore { FileStore(tx: self) }
  package var photos: PhotoStore { PhotoStore(tx: self) }
  package var galleries: GalleryStore { GalleryStore(tx: self) }
  package var imports: ImportStore { ImportStore(tx: self) }
}

extension CatalogTransaction {
  /// What tells this catalog from all others: 16 hexadecimal digits. A backup of it has the same.
  package func identity() throws -> String {
    let columns = StoredTable.identity.columns
    let found = try db.first(columns, "SELECT \(columns.sql) FROM identity WHERE id = 1") {
      _ = try $0.integer("id")
      return try $0.bytes("bytes")
    }
    guard let found else { throw RowError(missing: 1, in: .identity) }
    return found.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

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

/// A photo's id. It stays when the file is edited.
package struct PhotoID: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int64
  package init(rawValue: Int64) { self.rawValue = rawValue }
}

package struct GalleryID: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int64
  package init(rawValue: Int64) { self.rawValue = rawValue }
}

package struct FolderID: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int64
  package init(rawValue: Int64) { self.rawValue = rawValue }
}

extension PhotoID: DatabaseValueConvertible {}
extension GalleryID: DatabaseValueConvertible {}
extension FolderID: DatabaseValueConvertible {}
