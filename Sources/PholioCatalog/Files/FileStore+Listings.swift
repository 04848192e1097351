import GRDB
package import PholioDisk
import PholioFacts

/// What an import found in a folder whose files it knew all, and of which none waited for anything.
package struct KnownListing: Hashable, Sendable {
  /// Of all that decides what an import makes of the folder's files.
  package var checksum: UInt64
  /// How many of the files were photos, and how many companions of photos.
  package var photos: Int
  package var companions: Int

  package init(checksum: UInt64, photos: Int, companions: Int) {
    self.checksum = checksum
    self.photos = photos
    self.companions = companions
  }
}

/// Folders that need not be looked through file by file.
extension FileStore {
  /// What an import found in a folder; nil if its files have been written to since then, by whomever.
  package func listing(of folder: FolderID) throws -> KnownListing? {
    let columns = StoredTable.listing.columns
    return try db.first(columns, "SELECT \(columns.sql) FROM listing WHERE folder = ?", [folder]) { values in
      KnownListing(
        checksum: UInt64(bitPattern: try values.integer("checksum")), photos: try values.int("photos"),
        companions: try values.int("companions"))
    }
  }

  /// Records what was found in a folder, if it is still known. Its rows have to be as this transaction sees
  /// them.
  package func setListing(_ listing: KnownListing, of folder: FolderID) throws {
    try db.cachedStatement(
      sql: """
        INSERT OR REPLACE INTO listing(folder, checksum, photos, companions)
        SELECT id, ?2, ?3, ?4 FROM folder WHERE id = ?1
        """
    ).run { values in
      values.add(folder)
      values.add(Int64(bitPattern: listing.checksum))
      values.add(listing.photos)
      values.add(listing.companions)
    }
  }

  /// A photo's file, as it is stored. It is valid only until the next one is asked for.
  package struct PhotoFile {
    package let stamp: FileStamp
    package let isGone: Bool
    fileprivate let row: StoredRow

    fileprivate init(_ row: StoredRow) throws(RowError) {
      var values = StoredValues(row, FileStore.photoFile)
      stamp = try values.stamp()
      isGone = try values.flag("gone")
      self.row = row
    }

    /// Lends the bytes of its name; none if the value is not what a name may be.
    package func withName<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
      try row.withBytes(at: FileStore.photoFile.keyCount - 1, body)
    }

    /// All of it, checked.
    package func known() throws -> KnownFile {
      var values = StoredValues(row, FileStore.photoFile)
      return try KnownFile(photoFile: &values)
    }
  }

  /// Calls `body` with a folder's files that are photos', in byte order of their names. Memory does not grow
  /// with their number.
  package func forEachPhotoFile(in folder: FolderID, _ body: (PhotoFile) throws -> Void) throws {
    let rows = try db.rows("SELECT \(Self.photoFile.sql) FROM file WHERE folder = ? ORDER BY name", [folder])
    while let row = try rows.next() { try body(PhotoFile(row)) }
  }

  /// Whether any photo has a companion in a folder.
  package func hasCompanions(_ folder: FolderID) throws -> Bool {
    try db.hasRow("SELECT 1 FROM companion WHERE folder = ?", [folder])
  }
}
