extension Library {
  /// Imports folders and files: what is new becomes photos, each offered to its gallery once. Importing again changes
  /// nothing, and reads nothing that has not changed.
  ///
  /// - Parameters:
  ///   - counting: Whether to count the files first, so that `progress` knows how many there are.
  /// - Throws: `FileError` for a path that can't be read (before anything is done) and for a library that can't be
  ///   written; `CatalogError`; `LibraryError.importing`; `Interruption` while it waits.
  package func importPhotos(
    _ options: ImportOptions, counting: Bool = false, progress: @escaping (ImportProgress) -> Void = { _ in }
  ) throws -> ImportReport {
    try importing(waiting: options.wait) {
      try ImportRun(self, options, progress: progress, counting: counting).run()
    }
  }
}
