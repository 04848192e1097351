package import SystemPackage

extension Library {
  /// Imports folders and files: new files become photos, each offered to its gallery once. Importing again
  /// changes nothing, and reads only files that have changed.
  ///
  /// - Parameters:
  ///   - cancellation: Asked between files; what is recorded by then is placed.
  ///   - counting: Whether to count the files first, so that `progress` has a total.
  /// - Throws: `FileError` for a path that can't be read (before anything is done) or a library that can't be
  ///   written; `CatalogError`; `LibraryError.importing`; `Interruption` while it waits.
  package func importPhotos(
    _ options: ImportOptions, counting: Bool = false, cancellation: Cancellation = Cancellation(),
    progress: @escaping (WorkProgress) -> Void = { _ in }
  ) throws -> ImportReport {
    try Self.requireForeign(options.paths, to: folder)
    return try importing(waiting: options.wait, cancellation: cancellation) {
      try ImportRun(
        library: self, options: options, counting: counting, cancellation: cancellation, progress: progress
      ).run()
    }
  }

  /// The library's thumbnails must not be imported; its originals may be.
  ///
  /// - Throws: `LibraryError.ownFolder`.
  package static func requireForeign(_ paths: [FilePath], to folder: FilePath) throws {
    guard let own = SystemCall.resolved(folder) else { return }
    for path in paths {
      guard let path = SystemCall.resolved(path) else { continue }
      if path.starts(with: own), !path.starts(with: own.appending("originals")) {
        throw LibraryError.ownFolder(path: path.string)
      }
    }
  }
}
