import PholioCatalog
package import PholioDisk
import PholioLibrary
package import SystemPackage

/// What `prune` forgot, or would forget.
package struct PruneReport: Sendable, Encodable {
  package struct Loss: Sendable, Encodable {
    package var name: String
    package var removed: Int
  }

  /// The photos' files that are gone, companions among them.
  package var files: [ByteString] = []
  /// Files that were never photos, and are gone.
  package var skipped = 0
  /// Photos without any file left.
  package var photos = 0
  package var galleries: [Loss] = []

  package var isEmpty: Bool { files.isEmpty && skipped == 0 }

  enum CodingKeys: String, CodingKey { case files, skipped, photos, galleries }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(files.map(PathRecord.init), forKey: .files)
    try container.encode(skipped, forKey: .skipped)
    try container.encode(photos, forKey: .photos)
    try container.encode(galleries, forKey: .galleries)
  }
}

extension Library {
  /// Forgets the files at or under `paths` that are gone. Photos without any file left leave their galleries,
  /// as one change that can be undone; their companions are files by themselves again. The photos stay in the
  /// catalog, since the journal names them, and so do their thumbnails. No import runs meanwhile.
  ///
  /// - Parameter paths: Absolute paths of folders and files.
  /// - Throws: `OrderError.locked` or `Interruption`, and then nothing was changed; `LibraryError.importing`;
  ///   `CatalogError`.
  package func prune(
    _ paths: [FilePath], cancellation: Cancellation = Cancellation()
  ) throws -> PruneReport {
    try importing(cancellation: cancellation) {
      // Before the transaction: others want to write.
      let gone = try goneFiles(paths, cancellation)
      return try catalog.write { tx in
        var report = PruneReport()
        var photos: Set<PhotoID> = []
        for location in gone {
          try cancellation.check()
          if let photo = try tx.files.forget(location) {
            photos.insert(photo)
            report.files.append(location.path)
          } else {
            report.skipped += 1
          }
        }
        let removed = try tx.orders.removeWithoutFiles(photos)
        try tx.files.forgetCompanions(ofThoseWithoutFiles: photos)
        report.photos = removed.photos
        report.galleries = removed.galleries.map { PruneReport.Loss(name: $0.name, removed: $0.count) }
        _ = try tx.record(
          removed.edit, "prune \(paths.map(\.byteString.shown).joined(separator: " "))", changingFiles: true)
        return report
      }
    }
  }

  /// The known files at or under some paths that are gone, each once, in byte order.
  private func goneFiles(_ paths: [FilePath], _ cancellation: Cancellation) throws -> [FileLocation] {
    var gone: Set<FileLocation> = []
    let asked = PathSet(paths)
    for path in Set(paths) {
      for folder in try catalog.read({ try $0.files.folders(atOrUnder: path.byteString) }) {
        try cancellation.check()
        gone.formUnion(try goneFiles(in: folder) { _ in true })
      }
    }
    // If a path names a file, the folder's file of that name.
    for path in Set(paths.map { FileLocation(path: $0.byteString).folder }) {
      guard let folder = try catalog.read({ try $0.files.knownFolder(path) }) else { continue }
      gone.formUnion(try goneFiles(in: folder) { asked.covers(FileLocation(folder: path, name: $0).path) })
    }
    return gone.sorted()
  }

  private func goneFiles(in folder: KnownFolder, _ isNamed: (ByteString) -> Bool) throws -> [FileLocation] {
    try catalog.read { try $0.files.known(in: folder.id) }
      .filter { isNamed($0.name) }
      .map { FileLocation(folder: folder.path, name: $0.name) }
      .filter { SystemCall.lacksFile(FilePath($0.path)) }
  }
}
