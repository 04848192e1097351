import Foundation
import GRDB
package import PholioDisk

/// What relocating folders did.
package struct Relocation: Hashable, Sendable {
  package var folders = 0
  package var files = 0
  /// Folders that the catalog knew at their new path already.
  package var merged = 0
  /// Files that the catalog knew at their new path already.
  package var dropped = 0
  /// Galleries that lost their folder: it was merged into one that has a gallery.
  package var unlinked: [String] = []
}

/// Why folders can't be relocated.
package enum RelocationError: Error, Hashable {
  /// The catalog knows no folder at or under this path.
  case unknownFolder(ByteString)
  /// The new path is known as another photo's file.
  case conflict(old: ByteString, new: ByteString)
}

extension FileStore {
  /// Replaces the path `old` by `new`, for the folders at or under it. The files need not be there.
  ///
  /// If the catalog knows the new folder already, the two become one, file by file. A file of the same photo
  /// in both is kept as the new folder has it. Galleries keep their folders. If both folders have a gallery,
  /// the new folder's keeps it, or the one that is not deleted; the other keeps its photos, without a folder.
  ///
  /// - Throws: `RelocationError`; the transaction then has to be rolled back.
  package func relocate(_ old: ByteString, to new: ByteString) throws -> Relocation {
    // What is in the library moves with the library, unless the path itself is in it.
    let moving = try folders(atOrUnder: old).filter {
      tx.paths.isInLibrary(old) || !tx.paths.isInLibrary($0.path)
    }
    guard !moving.isEmpty else { throw RelocationError.unknownFolder(old) }
    // First to temporary paths, since one folder may get the path that another is about to leave. No path
    // begins with two slashes.
    for folder in moving {
      try setPath(ByteString("//\(folder.id.rawValue)"), of: folder.id)
    }
    var relocation = Relocation()
    for folder in moving {
      let path = Self.path(folder.path, from: old, to: new)
      relocation.folders += 1
      relocation.files +=
        try db.counted("SELECT count(*) FROM file WHERE folder = ?", [folder.id])
      if let other = try self.folder(path) {
        try merge(folder, into: KnownFolder(id: other, path: path), &relocation)
      } else {
        try setPath(path, of: folder.id)
        // Gone from the old path says nothing about the new one.
        try db.execute(sql: "UPDATE file SET gone = 0 WHERE folder = ? AND gone", arguments: [folder.id])
      }
    }
    return relocation
  }

  private func setPath(_ path: ByteString, of folder: FolderID) throws {
    // The next import finds out on which disk it is.
    try db.cachedStatement(sql: "UPDATE folder SET path = ?, file_system = NULL WHERE id = ?")
      .execute(arguments: [tx.paths.stored(path), folder])
  }

  private static func path(_ path: ByteString, from old: ByteString, to new: ByteString) -> ByteString {
    func components(_ path: ByteString) -> [ArraySlice<UInt8>] {
      path.bytes.split(separator: UInt8(ascii: "/"))
    }
    let parts = components(new) + components(path).dropFirst(components(old).count)
    return ByteString(Array("/".utf8) + parts.joined(separator: Array("/".utf8)))
  }

  private func merge(_ old: KnownFolder, into new: KnownFolder, _ relocation: inout Relocation) throws {
    let file = StoredTable.file.columns()
    let conflict = try db.first(
      file,
      """
      SELECT \(file.sql(of: "one"))
      FROM file AS one JOIN file AS other ON other.name = one.name AND other.folder = ?2
      WHERE one.folder = ?1 AND one.photo <> other.photo ORDER BY one.name LIMIT 1
      """, [old.id, new.id]
    ) { try $0.byteString("name") }
    if let name = conflict {
      throw RelocationError.conflict(
        old: FileLocation(folder: old.path, name: name).path,
        new: FileLocation(folder: new.path, name: name).path)
    }
    relocation.merged += 1
    for table in ["file", "companion", "skipped", "copied", "copied_other"] {
      try db.execute(
        sql: """
          DELETE FROM \(table) WHERE folder = ?1
            AND EXISTS (
              SELECT 1 FROM \(table) AS other WHERE other.folder = ?2 AND other.name = \(table).name)
          """, arguments: [old.id, new.id])
      if table == "file" { relocation.dropped += db.changesCount }
    }
    // After a move, photos that were offered are offered to no other gallery.
    try db.execute(
      sql: """
        UPDATE file SET folder = ?2, gone = 0,
          moved = max(moved, EXISTS (
            SELECT 1 FROM offer WHERE offer.photo = file.photo))
        WHERE folder = ?1
        """, arguments: [old.id, new.id])
    for table in ["companion", "skipped", "copied", "copied_other"] {
      try db.execute(sql: "UPDATE \(table) SET folder = ?2 WHERE folder = ?1", arguments: [old.id, new.id])
    }
    try db.execute(
      sql: "UPDATE copied_other SET copy_folder = ?2 WHERE copy_folder = ?1", arguments: [old.id, new.id])
    // A path is one thing: a photo's file before a companion, and that before others.
    for (table, others) in [("companion", "file"), ("skipped", "companion")] {
      try db.execute(
        sql: """
          DELETE FROM \(table) WHERE folder = ?1
            AND EXISTS (
              SELECT 1 FROM \(others) AS other WHERE other.folder = ?1 AND other.name = \(table).name)
          """, arguments: [new.id])
    }
    try db.execute(
      sql: "UPDATE folder SET unplaced = 1, file_system = NULL WHERE id = ?", arguments: [new.id])
    if let unlinked = try mergeLinks(old.id, into: new.id) { relocation.unlinked.append(unlinked) }
    try db.execute(sql: "DELETE FROM folder_problem WHERE folder = ?", arguments: [old.id])
    try db.execute(sql: "DELETE FROM folder WHERE id = ?", arguments: [old.id])
  }

  /// Decides which of two folders' galleries has the merged folder.
  ///
  /// - Returns: The name of the other gallery, unless it is deleted.
  private func mergeLinks(_ old: FolderID, into new: FolderID) throws -> String? {
    let columns = StoredTable.gallery.columns("name", "portfolio")
    let galleries = try db.all(
      columns,
      """
      SELECT \(columns.sql) FROM gallery WHERE folder IN (?1, ?2)
      ORDER BY portfolio IS NOT NULL DESC, folder = ?2 DESC
      """, [old, new]
    ) { values in
      let (id, name) = (try values.gallery("id"), try values.text("name"))
      return (id: id, name: name, isDeleted: try values.optionalInteger("portfolio") == nil)
    }
    for gallery in galleries {
      try db.execute(sql: "UPDATE gallery SET folder = NULL WHERE id = ?", arguments: [gallery.id])
    }
    guard let first = galleries.first else { return nil }
    try db.execute(sql: "UPDATE gallery SET folder = ? WHERE id = ?", arguments: [new, first.id])
    return galleries.dropFirst().first { !$0.isDeleted }?.name
  }
}
