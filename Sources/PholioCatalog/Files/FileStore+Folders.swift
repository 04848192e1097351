import Foundation
import GRDB

extension FileStore {
  package func folder(_ path: ByteString) throws -> FolderID? {
    let columns = Self.ids
    return try db.first(columns, "SELECT \(columns.sql) FROM folder WHERE path = ?", [Data(path.bytes)]) {
      try $0.folder("id")
    }
  }

  package func knownFolder(_ path: ByteString) throws -> KnownFolder? {
    try knownFolders("path = ?", [Data(path.bytes)]).first
  }

  /// The folders at or under a path, by path components and not by letters, in byte order.
  ///
  /// - Parameter withPhotos: Only those in which the last import found photos.
  package func folders(atOrUnder path: ByteString, withPhotos: Bool = false) throws -> [KnownFolder] {
    // Whatever begins with "PATH/" lies between that and "PATH0": "0" is the byte behind "/".
    let start = path.bytes == [0x2F] ? path.bytes : path.bytes + [0x2F]
    let end = start.dropLast() + [0x30]
    return try knownFolders(
      """
      (path = ? OR path >= ? AND path < ?)
        AND (NOT ? OR EXISTS (SELECT 1 FROM file WHERE file.folder = folder.id AND gone = 0))
      """, [Data(path.bytes), Data(start), Data(end), withPhotos])
  }

  private func knownFolders(_ condition: String, _ arguments: StatementArguments) throws -> [KnownFolder] {
    let (folder, system) = (Self.known, StoredTable.fileSystem.columns)
    let rows = try db.rows(
      """
      SELECT \(folder.sql), \(system.sql)
      FROM folder LEFT JOIN file_system ON file_system.id = folder.file_system
      WHERE \(condition) ORDER BY path
      """, arguments)
    var folders: [KnownFolder] = []
    while let row = try rows.next() {
      var values = StoredValues(row, folder)
      var known = KnownFolder(id: try values.folder("id"), path: try values.byteString("path"))
      if !row.isNull(at: folder.count) {
        var values = StoredValues(row, system, from: folder.count)
        known.fileSystem = try values.text("name")
      }
      folders.append(known)
    }
    return folders
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
    let columns = Self.paths
    return Set(
      try db.all(columns, "SELECT \(columns.sql) FROM folder WHERE unplaced = 1") {
        try $0.byteString("path")
      })
  }

  /// Folders with something the matter, and what: their own paths, not those of the files in them.
  package func folderProblems() throws -> [ByteString: String] {
    let (folder, skipped) = (Self.paths, StoredTable.skipped.columns("detail"))
    var problems: [ByteString: String] = [:]
    let rows = try db.rows(
      """
      SELECT \(folder.sql), \(skipped.sql) FROM skipped JOIN folder ON folder.id = skipped.folder
      WHERE outcome = 'problem' AND bytes = ?
      """, [FileStamp.folder.byteCount])
    while let row = try rows.next() {
      var (parent, values) = (StoredValues(row, folder), StoredValues(row, skipped, from: folder.count))
      let location = FileLocation(
        folder: try parent.byteString("path"), name: try values.byteString("name"))
      problems[location.path] = try values.text("detail")
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

  private static let ids = StoredTable.folder.columns()
  private static let paths = StoredTable.folder.columns("path")
  private static let known = StoredTable.folder.columns("path", "file_system")
}

extension FileStamp {
  /// The stamp of a folder that is a problem.
  fileprivate static let folder = FileStamp(byteCount: -2, modified: 0)
}
