import Foundation
import GRDB
package import PholioDisk

extension FileStore {
  package func folder(_ path: ByteString) throws -> FolderID? {
    let columns = Self.ids
    return try db.first(columns, "SELECT \(columns.sql) FROM folder WHERE path = ?", [tx.paths.stored(path)])
    {
      try $0.folder("id")
    }
  }

  package func knownFolder(_ path: ByteString) throws -> KnownFolder? {
    try knownFolders("path = ?", [tx.paths.stored(path)]).first
  }

  /// The folders at or under a path, in byte order. Whole path components are compared.
  ///
  /// - Parameter withPhotos: Only folders in which the last import found photos.
  package func folders(atOrUnder path: ByteString, withPhotos: Bool = false) throws -> [KnownFolder] {
    let (condition, arguments) = tx.paths.isAtOrUnder(path)
    return try knownFolders(
      """
      \(condition) AND (NOT ? OR EXISTS (SELECT 1 FROM file WHERE file.folder = folder.id AND gone = 0))
      """, arguments + [withPhotos]
    ).sorted { $0.path < $1.path }
  }

  private func knownFolders(_ condition: String, _ arguments: StatementArguments) throws -> [KnownFolder] {
    let (folder, system) = (Self.known, StoredTable.fileSystem.columns)
    let rows = try db.rows(
      """
      SELECT \(folder.sql), \(system.sql)
      FROM folder LEFT JOIN file_system ON file_system.id = folder.file_system
      WHERE \(condition)
      """, arguments)
    var folders: [KnownFolder] = []
    while let row = try rows.next() {
      var values = StoredValues(row, folder)
      var known = KnownFolder(
        id: try values.folder("id"), path: tx.paths.absolute(try values.byteString("path")))
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
    try db.cachedStatement(sql: "INSERT INTO folder(path) VALUES (?)")
      .execute(arguments: [tx.paths.stored(path)])
    return FolderID(rawValue: db.lastInsertedRowID)
  }

  /// Records on which file system a folder is. What was copied from there when it was on another one, or
  /// nobody knew on which, says nothing of the files that are there now.
  package func setFileSystem(_ name: String, of folder: FolderID) throws {
    try db.cachedStatement(sql: "INSERT INTO file_system(name) VALUES (?) ON CONFLICT DO NOTHING")
      .execute(arguments: [name])
    try db.cachedStatement(
      sql: "UPDATE folder SET file_system = (SELECT id FROM file_system WHERE name = ?) WHERE id = ?"
    ).execute(arguments: [name, folder])
    for table in ["copied", "copied_other"] {
      try db.execute(sql: "DELETE FROM \(table) WHERE folder = ?", arguments: [folder])
    }
  }

  /// Whether any photo has a file in a folder.
  package func hasPhotos(_ folder: FolderID) throws -> Bool {
    try db.hasRow("SELECT 1 FROM file WHERE folder = ?", [folder])
  }

  /// Records that all of a folder's files are gone.
  package func setAllGone(in folder: FolderID) throws {
    try db.execute(sql: "UPDATE file SET gone = 1 WHERE folder = ?", arguments: [folder])
  }

  /// Records whether a folder may have photos that its gallery was not offered.
  package func setUnplaced(_ unplaced: Bool, _ folder: FolderID) throws {
    try db.cachedStatement(sql: "UPDATE folder SET unplaced = ?1 WHERE id = ?2 AND unplaced <> ?1")
      .execute(arguments: [unplaced, folder])
  }

  /// The paths of folders that may have photos that their galleries were not offered.
  package func unplacedFolders() throws -> Set<ByteString> {
    let columns = Self.paths
    return Set(
      try db.all(columns, "SELECT \(columns.sql) FROM folder WHERE unplaced = 1") {
        tx.paths.absolute(try $0.byteString("path"))
      })
  }

  /// The folders with a problem, and its kind.
  package func folderProblems() throws -> [ByteString: FolderProblem.Kind] {
    let (folder, problem) = (Self.paths, StoredTable.folderProblem.columns("kind"))
    var problems: [ByteString: FolderProblem.Kind] = [:]
    let rows = try db.rows(
      """
      SELECT \(folder.sql), \(problem.sql)
      FROM folder_problem JOIN folder ON folder.id = folder_problem.folder
      """)
    while let row = try rows.next() {
      var (folders, values) = (StoredValues(row, folder), StoredValues(row, problem, from: folder.count))
      problems[tx.paths.absolute(try folders.byteString("path"))] = try values.word(
        "kind", as: FolderProblem.Kind.self)
    }
    return problems
  }

  /// Records a folder's problem; nil: it has none.
  package func setProblem(_ problem: FolderProblem?, ofFolder path: ByteString) throws {
    if let problem {
      try db.execute(
        sql: """
          INSERT INTO folder_problem(folder, kind, detail) VALUES (?, ?, ?)
          ON CONFLICT(folder) DO UPDATE SET kind = excluded.kind, detail = excluded.detail
          """, arguments: [makeFolder(path), problem.kind.rawValue, problem.reason])
    } else if let folder = try folder(path) {
      try db.execute(sql: "DELETE FROM folder_problem WHERE folder = ?", arguments: [folder])
    }
  }

  /// Forgets the folders at or under a path, and what was copied from there. A folder with files of photos is
  /// kept.
  package func forgetSources(atOrUnder path: ByteString) throws {
    for folder in try folders(atOrUnder: path).map(\.id) {
      for table in ["copied", "copied_other", "skipped", "folder_problem"] {
        try db.execute(sql: "DELETE FROM \(table) WHERE folder = ?", arguments: [folder])
      }
      try db.execute(
        sql: """
          DELETE FROM folder WHERE id = ?1
            AND NOT EXISTS (SELECT 1 FROM file WHERE folder = ?1)
            AND NOT EXISTS (SELECT 1 FROM companion WHERE folder = ?1)
            AND NOT EXISTS (SELECT 1 FROM copied_other WHERE copy_folder = ?1)
            AND NOT EXISTS (SELECT 1 FROM gallery WHERE folder = ?1)
          """, arguments: [folder])
    }
  }

  private static let ids = StoredTable.folder.columns()
  private static let paths = StoredTable.folder.columns("path")
  private static let known = StoredTable.folder.columns("path", "file_system")
}
