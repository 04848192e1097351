import Foundation
import GRDB
package import PholioDisk

/// Files and folders: where photos were seen, and which other files were there.
package struct FileStore {
  let tx: CatalogTransaction

  var db: Database { tx.db }

  /// All that is known of a folder's files, in byte order of their names.
  package func known(in folder: FolderID) throws -> [KnownFile] {
    try merge(
      photos: db.all(
        Self.photoFile, "SELECT \(Self.photoFile.sql) FROM file WHERE folder = ? ORDER BY name", [folder]
      ) { try KnownFile(photoFile: &$0) },
      skipped: skippedFiles(in: folder)
    ).merged(with: companionFiles(in: folder))
  }

  /// What is known of a folder's files that are not photos, in byte order of their names.
  package func skippedFiles(in folder: FolderID) throws -> [KnownFile] {
    let columns = StoredTable.skipped.columns
    return try db.all(
      columns, "SELECT \(columns.sql) FROM skipped WHERE folder = ? ORDER BY name", [folder]
    ) { values in
      let (name, stamp) = (try values.byteString("name"), try values.optionalStamp())
      let outcome: KnownFile.Outcome =
        switch try values.text("outcome") {
        case "problem": .problem(try values.text("detail"))
        case "unsupported": .unsupported(try values.text("detail"))
        default: .ignored
        }
      return KnownFile(name: name, stamp: stamp, outcome: outcome, photo: nil)
    }
  }

  /// For a path that is both a photo's and skipped, the photo and the present file's state.
  func merge(photos: [KnownFile], skipped: [KnownFile]) -> [KnownFile] {
    if skipped.isEmpty { return photos }
    var merged: [KnownFile] = []
    merged.reserveCapacity(photos.count + skipped.count)
    var rest = photos[...]
    for var file in skipped {
      while let photo = rest.first, photo.name < file.name {
        merged.append(photo)
        rest.removeFirst()
      }
      if let photo = rest.first, photo.name == file.name {
        file.photo = photo.photo
        file.isGone = photo.isGone
        rest.removeFirst()
      }
      merged.append(file)
    }
    return merged + rest
  }

  /// Records a folder's file as a photo's, whatever it was before.
  ///
  /// - Parameters:
  ///   - isNew: Whether it was nothing before.
  ///   - marksUnplaced: Whether the folder has to be marked as one with photos to offer; it may be already.
  package func setFile(
    _ name: ByteString, in folder: FolderID, stamp: FileStamp, photo: PhotoID, moved: Bool,
    isNew: Bool = false, marksUnplaced: Bool = true
  ) throws {
    if !isNew {
      try forgetSkipped(name, in: folder)
      try forgetCompanion(name, in: folder)
    }
    try tx.statement(
      """
      INSERT INTO file(folder, name, photo, bytes, mtime_ns, natural, moved) VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT(folder, name) DO UPDATE SET
        bytes = excluded.bytes, mtime_ns = excluded.mtime_ns, gone = 0,
        moved = iif(photo = excluded.photo, moved, excluded.moved), photo = excluded.photo
      """
    ).run { values in
      values.add(folder)
      values.add(name.bytes)
      values.add(photo)
      values.add(stamp.byteCount)
      values.add(stamp.modified)
      values.add(NaturalKey.make(name))
      values.add(moved)
    }
    if marksUnplaced { try setUnplaced(true, folder) }
  }

  /// Records that a file is no photo, and why. If a photo was seen at that path, it keeps the path: the photo
  /// matters more than what the file has become.
  ///
  /// - Parameter stamp: What the file was when it was read; nil: it could not be read, and every import tries
  ///   again.
  package func setSkipped(
    _ name: ByteString, in folder: FolderID, stamp: FileStamp?, outcome: KnownFile.Outcome
  ) throws {
    let kind: String
    let detail: String
    switch outcome {
    case .photo, .companion: preconditionFailure("a photo's file is not a skipped one")
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
    ).execute(arguments: [folder, Data(name.bytes), stamp?.byteCount, stamp?.modified, kind, detail])
    try forgetCompanion(name, in: folder)
  }

  package func forgetSkipped(_ name: ByteString, in folder: FolderID) throws {
    try db.cachedStatement(sql: "DELETE FROM skipped WHERE folder = ? AND name = ?")
      .execute(arguments: [folder, Data(name.bytes)])
  }

  /// Records whether an import missed a photo's file.
  package func setGone(_ gone: Bool, _ name: ByteString, in folder: FolderID) throws {
    try db.cachedStatement(sql: "UPDATE file SET gone = ? WHERE folder = ? AND name = ?")
      .execute(arguments: [gone, folder, Data(name.bytes)])
    if !gone { try setUnplaced(true, folder) }
  }

  package func forgetFile(_ location: FileLocation) throws {
    try db.cachedStatement(sql: "DELETE FROM file WHERE \(Self.isAtPath)")
      .execute(arguments: path(of: location))
  }

  /// Forgets the file at `location`, a photo's or not.
  ///
  /// - Returns: The photo it belonged to, as its file or a companion; nil if to none.
  package func forget(_ location: FileLocation) throws -> PhotoID? {
    guard let folder = try folder(location.folder) else { return nil }
    let (photo, owner) = (try photo(at: location), try photo(ofCompanionAt: location))
    try forgetFile(location)
    try forgetSkipped(location.name, in: folder)
    try forgetCompanion(location.name, in: folder)
    if let owner { try readSidecarsAgain(of: owner) }
    return photo ?? owner
  }

  /// The photo whose file has this path; nil if none has.
  package func photo(at location: FileLocation) throws -> PhotoID? {
    let columns = Self.filePhoto
    return try db.first(
      columns, "SELECT \(columns.sql) FROM file WHERE \(Self.isAtPath)", path(of: location)
    ) { try $0.photo() }
  }

  static let isAtPath = "folder = (SELECT id FROM folder WHERE path = ?) AND name = ?"

  func path(of location: FileLocation) -> StatementArguments {
    [tx.paths.stored(location.folder), Data(location.name.bytes)]
  }

  static let photoFile = StoredTable.file.columns("bytes", "mtime_ns", "photo", "gone")
  private static let filePhoto = StoredTable.file.columns("photo")
}

extension KnownFile {
  /// From the columns of `FileStore.photoFile`.
  init(photoFile values: inout StoredValues) throws(RowError) {
    self.init(
      name: try values.byteString("name"), stamp: try values.stamp(), outcome: .photo,
      photo: try values.photo(), isGone: try values.flag("gone"))
  }
}
