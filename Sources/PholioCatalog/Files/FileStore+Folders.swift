import Foundation
import GRDB

extension FileStore {
  package func folder(_ path: ByteString) throws -> FolderID? {
    try FolderID.fetchOne(
      db.cachedStatement(sql: "SELECT id FROM folder WHERE path = ?"), arguments: [Data(path.bytes)])
  }

  package func knownFolder(_ path: ByteString) throws -> KnownFolder? {
    try Row.fetchOne(
      db.cachedStatement(
        sql: """
          SELECT folder.id, folder.path, file_system.name
          FROM folder LEFT JOIN file_system ON file_system.id = folder.file_system WHERE path = ?
          """), arguments: [Data(path.bytes)]
    ).map(Self.folder)
  }

  /// The folders at or under a path, by path components and not by letters, in byte order.
  ///
  /// - Parameter withPhotos: Only those in which the last import found photos.
  package func folders(atOrUnder path: ByteString, withPhotos: Bool = false) throws -> [KnownFolder] {
    // Whatever begins with "PATH/" lies between that and "PATH0": "0" is the byte behind "/".
    let start = path.bytes == [0x2F] ? path.bytes : path.bytes + [0x2F]
    let end = start.dropLast() + [0x30]
    return try Row.fetchAll(
      db,
      sql: """
        SELECT folder.id, folder.path, file_system.name
        FROM folder LEFT JOIN file_system ON file_system.id = folder.file_system
        WHERE (path = ? OR path >= ? AND path < ?)
          AND (NOT ? OR EXISTS (SELECT 1 FROM file WHERE file.folder = folder.id AND gone = 0))
        ORDER BY path
        """, arguments: [Data(path.bytes), Data(start), Data(end), withPhotos]
    ).map(Self.folder)
  }

  private static func folder(_ row: Row) -> KnownFolder {
    KnownFolder(id: row[0], path: ByteString(row[1] as Data), fileSystem: row[2])
  }

  package func makeFolder(_ path: ByteString) throws -> FolderID {
    if let known = try folder(path) { return known }
    try db.cachedStatement(sql: "INSERT INTO folder(path) VALUES (?)").execute(arguments: [Data(path.bytes)])
    return FolderID(rawValue: db.lastInsertedRowID)
  }

  package func setFileSystem(_ name: String, of folder: FolderID) throws {
    try db.cachedStatement(sql: "INSERT INTO file_system(name) VALUES (?) ON CONFLICT DO NOTHING")
      .execute(arguments: [name])
    try db.cachedStatement(
      sql: "UPDATE folder SET file_system = (SELECT id FROM file_system WHERE name = ?) WHERE id = ?"
    ).execute(arguments: [name, folder])
  }

  /// Records that none of a folder's files is there any more.
  package func setAllGone(in folder: FolderID) throws {
    try db.execute(sql: "UPDATE file SET gone = 1 WHERE folder = ?", arguments: [folder])
  }

  /// Records whether a folder may hold photos that its gallery has not been offered.
  package func setUnplaced(_ unplaced: Bool, _ folder: FolderID) throws {
    try db.cachedStatement(sql: "UPDATE folder SET unplaced = ?1 WHERE id = ?2 AND unplaced <> ?1")
      .execute(arguments: [unplaced, folder])
  }

  /// The paths of the folders that may hold photos that their galleries have not been offered.
  package func unplacedFolders() throws -> Set<ByteString> {
    var paths: Set<ByteString> = []
    let rows = try Row.fetchCursor(db, sql: "SELECT path FROM folder WHERE unplaced = 1")
    while let row = try rows.next() { paths.insert(ByteString(row[0] as Data)) }
    return paths
  }

  /// Folders with something the matter, and what: their own paths, not those of the files in them.
  package func folderProblems() throws -> [ByteString: String] {
    var problems: [ByteString: String] = [:]
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT path, name, detail FROM skipped JOIN folder ON folder.id = skipped.folder
        WHERE outcome = 'problem' AND bytes = ?
        """, arguments: [FileStamp.folder.byteCount])
    while let row = try rows.next() {
      let location = FileLocation(folder: ByteString(row[0] as Data), name: ByteString(row[1] as Data))
      problems[location.path] = row[2]
    }
    return problems
  }

  /// Records what is the matter with a folder; nil: nothing any more.
  package func setProblem(_ reason: String?, ofFolder location: FileLocation) throws {
    if let reason {
      try setSkipped(
        location.name, in: makeFolder(location.folder), stamp: .folder, outcome: .problem(reason))
    } else if let parent = try folder(location.folder) {
      try forgetSkipped(location.name, in: parent)
    }
  }
}

extension FileStamp {
  /// The stamp of a folder that is a problem.
  fileprivate static let folder = FileStamp(byteCount: -2, modified: 0)
}
