package import SystemPackage

/// What to import, and how.
package struct ImportOptions: Sendable {
  /// Absolute paths of folders and files.
  package var paths: [FilePath]
  /// The gallery that is offered everything; nil: a gallery per folder.
  package var gallery: String?
  /// How many files are read and decoded at once.
  package var jobs: Int

  package init(paths: [FilePath], gallery: String?, jobs: Int) {
    self.paths = paths
    self.gallery = gallery
    self.jobs = jobs
  }
}

/// How far an import has come.
package struct ImportProgress: Sendable {
  package var done: Int
  /// How many files there are; nil where nobody counted.
  package var total: Int?
}

extension ImportOptions {
  /// Makes sure that every path is there and can be read, before anything is done.
  ///
  /// - Throws: `FileError`.
  package func requireReadable() throws {
    _ = try FolderWalk(paths)
  }
}
