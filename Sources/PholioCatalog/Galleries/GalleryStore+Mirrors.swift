import Foundation
import GRDB
package import PholioDisk

/// A gallery whose order is kept as a text outside of the catalog.
package struct MirroredGallery: Hashable, Sendable {
  package var gallery: Gallery
  /// The text's folder, an absolute path; nil: the library's own.
  package var folder: ByteString?
}

extension GalleryStore {
  /// The galleries whose orders are kept as texts. Deleted ones are left out; they count again when they come
  /// back.
  package func mirrored() throws -> [MirroredGallery] {
    let columns = StoredTable.mirror.columns
    let mirrors = try db.all(columns, "SELECT \(columns.sql) FROM mirror ORDER BY gallery") {
      (gallery: try $0.gallery(), folder: try $0.optionalByteString("folder"))
    }
    return try mirrors.compactMap { mirror in
      try existing(mirror.gallery).map { MirroredGallery(gallery: $0, folder: mirror.folder.map(absolute)) }
    }
  }

  /// Nil: the gallery's order is not kept as a text.
  package func mirrored(_ gallery: GalleryID) throws -> MirroredGallery? {
    let columns = StoredTable.mirror.columns
    let folders = try db.all(columns, "SELECT \(columns.sql) FROM mirror WHERE gallery = ?", [gallery]) {
      _ = try $0.gallery()
      return try $0.optionalByteString("folder")
    }
    guard let folder = folders.first else { return nil }
    return MirroredGallery(gallery: try self.gallery(gallery), folder: folder.map(absolute))
  }

  /// Has a gallery's order kept as a text.
  ///
  /// - Parameter folder: The text's, an absolute path; nil: the library's own.
  package func setMirror(_ gallery: GalleryID, in folder: ByteString?) throws {
    try db.execute(
      sql: """
        INSERT INTO mirror(gallery, folder) VALUES (?1, ?2)
        ON CONFLICT(gallery) DO UPDATE SET folder = excluded.folder
        """, arguments: [gallery, folder.map(tx.paths.stored)])
  }

  package func removeMirror(_ gallery: GalleryID) throws {
    try db.execute(sql: "DELETE FROM mirror WHERE gallery = ?", arguments: [gallery])
  }

  private func absolute(_ folder: ByteString) -> ByteString { tx.paths.absolute(folder) }
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
