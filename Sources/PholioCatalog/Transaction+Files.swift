import Foundation
import GRDB

/// What the catalog knows of one file of a folder.
package struct KnownFile: Hashable, Sendable {
  package enum Outcome: Hashable, Sendable {
    case photo
    /// The reason it could not be imported.
    case problem(String)
    /// The image type that is not imported.
    case unsupported(String)
    case ignored
  }

  package var name: ByteString
  package var stamp: FileStamp
  package var outcome: Outcome
  /// The photo seen at this path; also when the file has since become something that can't be imported.
  package var photo: PhotoID?
  /// Whether the last import did not find it there.
  package var isGone: Bool

  package init(name: ByteString, stamp: FileStamp, outcome: Outcome, photo: PhotoID?, isGone: Bool = false) {
    self.name = name
    self.stamp = stamp
    self.outcome = outcome
    self.photo = photo
    self.isGone = isGone
  }
}

/// What tells, without reading a file, that it is still the file that was read.
package struct FileStamp: Hashable, Sendable {
  package var byteCount: Int
  /// Modification time, in nanoseconds from 1970-01-01T00:00:00Z.
  package var modified: Int64

  package init(byteCount: Int, modified: Int64) {
    self.byteCount = byteCount
    self.modified = modified
  }
}

extension CatalogTransaction {
  package func folder(_ path: ByteString) throws -> FolderID? {
    try FolderID.fetchOne(
      db.cachedStatement(sql: "SELECT id FROM folder WHERE path = ?"), arguments: [Data(path.bytes)])
  }

  package func makeFolder(_ path: ByteString) throws -> FolderID {
    if let known = try folder(path) { return known }
    try db.cachedStatement(sql: "INSERT INTO folder(path) VALUES (?)").execute(arguments: [Data(path.bytes)])
    return FolderID(rawValue: db.lastInsertedRowID)
  }

  /// All that is known of a folder's files, in byte order of their names.
  package func knownFiles(in folder: FolderID) throws -> [KnownFile] {
    let statement = try db.cachedStatement(
      sql: """
        SELECT file.name, coalesce(skipped.bytes, file.bytes), coalesce(skipped.mtime_ns, file.mtime_ns),
          file.photo, skipped.outcome, skipped.detail, file.gone
        FROM file LEFT JOIN skipped ON skipped.folder = file.folder AND skipped.name = file.name
        WHERE file.folder = ?1
        UNION ALL
        SELECT name, bytes, mtime_ns, NULL, outcome, detail, 0 FROM skipped
        WHERE folder = ?1
          AND NOT EXISTS (SELECT 1 FROM file WHERE file.folder = ?1 AND file.name = skipped.name)
        ORDER BY 1
        """)
    var known: [KnownFile] = []
    let rows = try Row.fetchCursor(statement, arguments: [folder])
    while let row = try rows.next() {
      let name = try row.withUnsafeData(atIndex: 0) { ByteString($0 ?? Data()) }
      known.append(
        KnownFile(
          name: name, stamp: FileStamp(byteCount: row[1], modified: row[2]), outcome: Self.outcome(row),
          photo: row[3], isGone: row[6]))
    }
    return known
  }

  private static func outcome(_ row: Row) -> KnownFile.Outcome {
    switch row[4] as String? {
    case nil: return .photo
    case "problem": return .problem(row[5])
    case "unsupported": return .unsupported(row[5])
    default: return .ignored
    }
  }

  /// Records that a folder's file is now a photo, whatever was known of that file before.
  package func setFile(
    _ name: ByteString, in folder: FolderID, stamp: FileStamp, photo: PhotoID, moved: Bool
  ) throws {
    try forgetSkipped(name, in: folder)
    try db.cachedStatement(
      sql: """
        INSERT INTO file(folder, name, photo, bytes, mtime_ns, natural, moved) VALUES (?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT(folder, name) DO UPDATE SET bytes = excluded.bytes, mtime_ns = excluded.mtime_ns, gone = 0,
          moved = iif(photo = excluded.photo, moved, excluded.moved), photo = excluded.photo
        """
    ).execute(arguments: [
      folder, Data(name.bytes), photo, stamp.byteCount, stamp.modified, Data(NaturalKey.make(name)), moved,
    ])
  }

  /// Records that a file is no photo, and why. A photo that was seen at that path keeps the path: what it was is
  /// worth more than what the file has become.
  package func setSkipped(
    _ name: ByteString, in folder: FolderID, stamp: FileStamp, outcome: KnownFile.Outcome
  ) throws {
    let kind: String
    let detail: String
    switch outcome {
    case .photo: preconditionFailure("a photo is not a skipped file")
    case .problem(let reason): (kind, detail) = ("problem", reason)
    case .unsupported(let type): (kind, detail) = ("unsupported", type)
    case .ignored: (kind, detail) = ("ignored", "")
    }
    try db.cachedStatement(
      sql: """
        INSERT INTO skipped(folder, name, bytes, mtime_ns, outcome, detail) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT(folder, name) DO UPDATE SET bytes = excluded.bytes, mtime_ns = excluded.mtime_ns,
          outcome = excluded.outcome, detail = excluded.detail
        """
    ).execute(arguments: [folder, Data(name.bytes), stamp.byteCount, stamp.modified, kind, detail])
  }

  package func forgetSkipped(_ name: ByteString, in folder: FolderID) throws {
    try db.cachedStatement(sql: "DELETE FROM skipped WHERE folder = ? AND name = ?")
      .execute(arguments: [folder, Data(name.bytes)])
  }

  /// Records whether an import has found a photo's file where it was.
  package func setGone(_ gone: Bool, _ name: ByteString, in folder: FolderID) throws {
    try db.cachedStatement(sql: "UPDATE file SET gone = ? WHERE folder = ? AND name = ?")
      .execute(arguments: [gone, folder, Data(name.bytes)])
  }

  /// What was said of a problem that has no file of its own, such as a folder that can't be read.
  package func problem(_ location: FileLocation) throws -> String? {
    try String.fetchOne(
      db,
      sql: """
        SELECT detail FROM skipped
        WHERE outcome = 'problem' AND folder = (SELECT id FROM folder WHERE path = ?) AND name = ?
        """, arguments: [Data(location.folder.bytes), Data(location.name.bytes)])
  }

  package func forgetFile(_ location: FileLocation) throws {
    try db.cachedStatement(
      sql: "DELETE FROM file WHERE folder = (SELECT id FROM folder WHERE path = ?) AND name = ?"
    ).execute(arguments: [Data(location.folder.bytes), Data(location.name.bytes)])
  }
}
