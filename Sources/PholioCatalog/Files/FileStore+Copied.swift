import Foundation
import GRDB
package import PholioDisk
package import PholioFacts

/// A file on a card that is no photo by itself, and its copy.
package struct CopiedFile: Hashable, Sendable {
  package var name: ByteString
  /// What the file was when it was copied.
  package var stamp: FileStamp
  package var digest: PhotoDigest
  /// What it is to its photo; nil: it has none.
  package var kind: Companion.Kind?
  package var copy: FileLocation
  package var copyStamp: FileStamp

  package init(
    name: ByteString, stamp: FileStamp, digest: PhotoDigest, kind: Companion.Kind?, copy: FileLocation,
    copyStamp: FileStamp
  ) {
    self.name = name
    self.stamp = stamp
    self.digest = digest
    self.kind = kind
    self.copy = copy
    self.copyStamp = copyStamp
  }
}

/// Files on cards and phones that were copied into the library.
extension FileStore {
  /// The files in a folder on a card that were copied, in byte order of their names. A file counts only while
  /// its photo has another file.
  package func copied(in folder: FolderID) throws -> [KnownFile] {
    try merge(
      photos: db.all(
        Self.copied,
        """
        SELECT \(Self.copied.sql) FROM copied
        WHERE folder = ? AND EXISTS (SELECT 1 FROM file WHERE file.photo = copied.photo AND gone = 0)
        ORDER BY name
        """, [folder]
      ) { values in
        KnownFile(
          name: try values.byteString("name"), stamp: try values.stamp(), outcome: .photo,
          photo: try values.photo())
      },
      skipped: skippedFiles(in: folder))
  }

  /// The files in a folder on a card that are no photos by themselves and were copied, in byte order of their
  /// names.
  package func copiedOthers(in folder: FolderID) throws -> [CopiedFile] {
    let rows = try db.rows(
      """
      SELECT \(Self.others.sql), \(Self.copyFolder.sql)
      FROM copied_other LEFT JOIN folder ON folder.id = copied_other.copy_folder
      WHERE copied_other.folder = ? ORDER BY copied_other.name
      """, [folder])
    var files: [CopiedFile] = []
    while let row = try rows.next() {
      var values = StoredValues(row, Self.others)
      let (name, stamp) = (try values.byteString("name"), try values.stamp())
      let digest = try values.digest()
      let kind = try values.optionalText("kind").flatMap { Companion.Kind(rawValue: $0) }
      let copy = try values.byteString("copy_name")
      let modified = try values.integer("copy_mtime_ns")
      if row.isNull(at: Self.others.count) {
        let number = try values.integer("copy_folder")
        throw values.error("copy_folder", found: "\(number), and there is no such folder")
      }
      var folders = StoredValues(row, Self.copyFolder, from: Self.others.count)
      let path = tx.paths.absolute(try folders.byteString("path"))
      files.append(
        CopiedFile(
          name: name, stamp: stamp, digest: digest, kind: kind,
          copy: FileLocation(folder: path, name: copy),
          copyStamp: FileStamp(byteCount: stamp.byteCount, modified: modified)))
    }
    return files
  }

  /// Records that a file on a card or a phone was copied.
  package func setCopied(_ name: ByteString, in folder: FolderID, stamp: FileStamp, photo: PhotoID) throws {
    try forgetSkipped(name, in: folder)
    try db.cachedStatement(sql: "DELETE FROM copied_other WHERE folder = ? AND name = ?")
      .execute(arguments: [folder, Data(name.bytes)])
    try db.cachedStatement(
      sql: """
        INSERT INTO copied(folder, name, photo, bytes, mtime_ns) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT(folder, name) DO UPDATE SET photo = excluded.photo, bytes = excluded.bytes,
          mtime_ns = excluded.mtime_ns
        """
    ).execute(arguments: [folder, Data(name.bytes), photo, stamp.byteCount, stamp.modified])
  }

  /// Records that a file on a card or a phone that is no photo by itself was copied.
  package func setCopied(_ file: CopiedFile, in folder: FolderID) throws {
    if file.kind != nil { try forgetSkipped(file.name, in: folder) }
    try db.cachedStatement(sql: "DELETE FROM copied WHERE folder = ? AND name = ?")
      .execute(arguments: [folder, Data(file.name.bytes)])
    try db.cachedStatement(
      sql: """
        INSERT OR REPLACE INTO copied_other(
          folder, name, bytes, mtime_ns, sha256, kind, copy_folder, copy_name, copy_mtime_ns)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
    ).execute(arguments: [
      folder, Data(file.name.bytes), file.stamp.byteCount, file.stamp.modified, Data(file.digest.bytes),
      file.kind?.rawValue, makeFolder(file.copy.folder), Data(file.copy.name.bytes), file.copyStamp.modified,
    ])
  }

  private static let copied = StoredTable.copied.columns
  private static let others = StoredTable.copiedOther.columns
  private static let copyFolder = StoredTable.folder.columns("path")
}
