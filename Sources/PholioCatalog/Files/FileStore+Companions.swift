import Foundation
import GRDB
package import PholioDisk
import PholioFacts

/// Photos' other files.
extension FileStore {
  /// Records a folder's file as a companion of a photo, whatever it was before.
  ///
  /// - Parameter stamp: Nil: the next import reads it, whatever it is then.
  package func setCompanion(
    _ name: ByteString, _ kind: Companion.Kind, in folder: FolderID, stamp: FileStamp?, photo: PhotoID
  ) throws {
    try forgetSkipped(name, in: folder)
    try db.cachedStatement(sql: "DELETE FROM file WHERE folder = ? AND name = ?")
      .execute(arguments: [folder, Data(name.bytes)])
    try db.cachedStatement(
      sql: """
        INSERT INTO companion(folder, name, kind, bytes, mtime_ns, photo) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT(folder, name) DO UPDATE SET kind = excluded.kind, bytes = excluded.bytes,
          mtime_ns = excluded.mtime_ns, photo = excluded.photo
        """
    ).execute(arguments: [
      folder, Data(name.bytes), kind.rawValue, stamp?.byteCount ?? 0, stamp?.modified ?? 0, photo,
    ])
  }

  /// Makes a companion of a photo's file; it stays the photo's.
  ///
  /// - Returns: Whether the file had come to its path by a move.
  package func makeCompanion(_ kind: Companion.Kind, ofFileAt location: FileLocation) throws -> Bool {
    let wasMoved = try db.hasRow(
      "SELECT 1 FROM file WHERE \(Self.isAtPath) AND moved", path(of: location))
    try db.cachedStatement(
      sql: """
        INSERT OR REPLACE INTO companion(folder, name, kind, bytes, mtime_ns, photo)
          SELECT folder, name, '\(kind.rawValue)', bytes, mtime_ns, photo FROM file WHERE \(Self.isAtPath)
        """
    ).execute(arguments: path(of: location))
    try forgetFile(location)
    return wasMoved
  }

  package func setPhoto(_ photo: PhotoID, ofCompanionAt location: FileLocation) throws {
    try db.cachedStatement(sql: "UPDATE companion SET photo = ? WHERE \(Self.isAtPath)")
      .execute(arguments: StatementArguments([photo]) + path(of: location))
  }

  func forgetCompanion(_ name: ByteString, in folder: FolderID) throws {
    try db.cachedStatement(sql: "DELETE FROM companion WHERE folder = ? AND name = ?")
      .execute(arguments: [folder, Data(name.bytes)])
  }

  package func forgetCompanion(_ location: FileLocation) throws {
    try db.cachedStatement(sql: "DELETE FROM companion WHERE \(Self.isAtPath)")
      .execute(arguments: path(of: location))
  }

  /// A companion has left a photo. If it had words, the next import reads those of its kind that are left,
  /// and without any their words go.
  package func readSidecarsAgain(of photo: PhotoID) throws {
    for kind in Companion.Kind.allCases {
      guard let source = kind.source else { continue }
      try db.cachedStatement(
        sql: "UPDATE companion SET bytes = 0, mtime_ns = 0 WHERE photo = ? AND kind = ?"
      ).execute(arguments: [photo, kind.rawValue])
      if db.changesCount == 0 {
        try tx.photos.setWords(PhotoWords(), from: source, of: photo)
        try tx.photos.setStated(nil, by: source, of: photo)
      }
    }
  }

  /// Forgets the companions of those of some photos that have no file: they are files by themselves again.
  package func forgetCompanions(ofThoseWithoutFiles photos: Set<PhotoID>) throws {
    for photo in photos {
      try db.cachedStatement(
        sql: "DELETE FROM companion WHERE photo = ?1 AND NOT EXISTS (SELECT 1 FROM file WHERE photo = ?1)"
      ).execute(arguments: [photo])
    }
  }

  /// The photo that has the companion at this path; nil if there is none.
  package func photo(ofCompanionAt location: FileLocation) throws -> PhotoID? {
    let columns = Self.photos
    return try db.first(
      columns, "SELECT \(columns.sql) FROM companion WHERE \(Self.isAtPath)", path(of: location)
    ) { try $0.photo() }
  }

  /// In byte order of paths.
  package func companions(of photo: PhotoID) throws -> [Companion] {
    var companions: [Companion] = []
    let rows = try db.rows("\(Self.companionsWithFolders) WHERE companion.photo = ?", [photo])
    while let row = try rows.next() { companions.append(try companion(row)) }
    return companions.sorted { $0.location < $1.location }
  }

  /// The companions of the photos of some ids, as `companions(of:)` gives them.
  ///
  /// - Returns: Also the photos of which a companion can't be read.
  func companions(
    from first: PhotoID, through last: PhotoID
  ) throws -> (companions: [PhotoID: [Companion]], unreadable: Set<PhotoID>) {
    let rows = try db.rows(
      "\(Self.companionsWithFolders) WHERE companion.photo BETWEEN ? AND ?", [first.rawValue, last.rawValue])
    var companions: [PhotoID: [Companion]] = [:]
    var unreadable: Set<PhotoID> = []
    while let row = try rows.next() {
      guard let photo = row.integer(at: Self.companion.count - 1).map(PhotoID.init) else { continue }
      do {
        companions[photo, default: []].append(try companion(row))
      } catch {
        unreadable.insert(photo)
      }
    }
    return (companions.mapValues { $0.sorted { $0.location < $1.location } }, unreadable)
  }

  /// The companions of some photos, as `companions(of:)` gives them.
  func companions(of photos: [ListItem]) throws -> [PhotoID: [Companion]] {
    let wanted = "companion.photo IN (SELECT value FROM json_each(?))"
    let rows = try db.rows("\(Self.companionsWithFolders) WHERE \(wanted)", [photos.json])
    var companions: [PhotoID: [Companion]] = [:]
    while let row = try rows.next() {
      guard let photo = row.integer(at: Self.companion.count - 1).map(PhotoID.init) else { continue }
      companions[photo, default: []].append(try companion(row))
    }
    return companions.mapValues { $0.sorted { $0.location < $1.location } }
  }

  /// A row of `companionsWithFolders`.
  private func companion(_ row: StoredRow) throws(RowError) -> Companion {
    let columns = Self.companion
    var values = StoredValues(row, columns)
    let name = try values.byteString("name")
    let (kind, stamp) = (try values.word("kind", as: Companion.Kind.self), try values.companionStamp())
    if row.isNull(at: columns.count) {
      let number = try values.integer("folder")
      throw values.error("folder", found: "\(number), and there is no such folder")
    }
    var folders = StoredValues(row, Self.folderPath, from: columns.count)
    let path = tx.paths.absolute(try folders.byteString("path"))
    return Companion(kind, at: FileLocation(folder: path, name: name), stamp: stamp)
  }

  /// A folder's companions, in byte order of their names.
  func companionFiles(in folder: FolderID) throws -> [KnownFile] {
    let columns = StoredTable.companion.columns
    return try db.all(
      columns, "SELECT \(columns.sql) FROM companion WHERE folder = ? ORDER BY name", [folder]
    ) { values in
      let name = try values.byteString("name")
      let kind = try values.word("kind", as: Companion.Kind.self)
      return KnownFile(
        name: name, stamp: try values.companionStamp(), outcome: .companion(kind), photo: try values.photo())
    }
  }

  private static let companion = StoredTable.companion.columns("kind", "bytes", "mtime_ns", "photo")
  private static let photos = StoredTable.companion.columns("photo")
  private static let folderPath = StoredTable.folder.columns("path")
  private static let companionsWithFolders = """
    SELECT \(companion.sql), \(folderPath.sql) FROM companion LEFT JOIN folder ON folder.id = companion.folder
    """
}

extension StoredValues {
  /// The columns take no null: two zeros are stored for none. An empty file of 1970 is read by each import.
  fileprivate mutating func companionStamp() throws(RowError) -> FileStamp? {
    let stamp = try stamp()
    return stamp == FileStamp(byteCount: 0, modified: 0) ? nil : stamp
  }
}

extension [KnownFile] {
  /// Two lists in byte order of names, as one. No name is in both.
  func merged(with others: [KnownFile]) -> [KnownFile] {
    if others.isEmpty { return self }
    var merged: [KnownFile] = []
    merged.reserveCapacity(count + others.count)
    var rest = self[...]
    for other in others {
      while let file = rest.first, file.name < other.name {
        merged.append(file)
        rest.removeFirst()
      }
      // In a damaged catalog: the photo counts.
      if rest.first?.name != other.name { merged.append(other) }
    }
    return merged + rest
  }
}
