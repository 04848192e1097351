package import PholioCatalog
package import PholioDisk
import PholioLibrary
package import SystemPackage

/// What `relocate` did, or would do.
package struct RelocationReport: Sendable, Encodable {
  package var relocation: Relocation
  /// How many files at or under the new path are there, and how many are not.
  package var there = 0
  package var missing = 0

  enum CodingKeys: String, CodingKey {
    case folders, files, there, missing
    case merged = "merged_folders"
    case dropped = "dropped_files"
    case unlinked = "unlinked_galleries"
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(relocation.folders, forKey: .folders)
    try container.encode(relocation.files, forKey: .files)
    try container.encode(relocation.merged, forKey: .merged)
    try container.encode(relocation.dropped, forKey: .dropped)
    try container.encode(relocation.unlinked, forKey: .unlinked)
    try container.encode(there, forKey: .there)
    try container.encode(missing, forKey: .missing)
  }
}

extension Library {
  /// Replaces the path `old` by `new` for the photos' files at or under it; see `FileStore.relocate`. No file
  /// is touched, and no import runs meanwhile.
  ///
  /// - Throws: `RelocationError`, and then nothing was changed; `LibraryError.importing`; `CatalogError`.
  package func relocate(
    _ old: FilePath, to new: FilePath, cancellation: Cancellation = Cancellation()
  ) throws -> RelocationReport {
    try importing(cancellation: cancellation) {
      let (relocation, paths) = try catalog.write { tx in
        let relocation = try tx.files.relocate(old.byteString, to: new.byteString)
        return (relocation, try Self.photoPaths(atOrUnder: new.byteString, tx))
      }
      let there = paths.count { SystemCall.stamp(FilePath($0)) != nil }
      return RelocationReport(relocation: relocation, there: there, missing: paths.count - there)
    }
  }

  private static func photoPaths(
    atOrUnder path: ByteString, _ tx: CatalogTransaction
  ) throws -> [ByteString] {
    try tx.files.folders(atOrUnder: path).flatMap { folder in
      try tx.files.known(in: folder.id)
        .filter(\.isOfPhoto)
        .map { FileLocation(folder: folder.path, name: $0.name).path }
    }
  }
}
