package import PholioCatalog
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
      var report = RelocationReport(
        relocation: try catalog.write { try $0.files.relocate(old.byteString, to: new.byteString) })
      for folder in try catalog.read({ try $0.files.folders(atOrUnder: new.byteString) }) {
        for file in try catalog.read({ try $0.files.known(in: folder.id) }) where file.photo != nil {
          let isThere = SystemCall.stamp(FilePath(folder.path).appending(file.name)) != nil
          if isThere { report.there += 1 } else { report.missing += 1 }
        }
      }
      return report
    }
  }
}
