package import PholioCatalog
package import SystemPackage

/// What to import, and how.
package struct ImportOptions: Sendable {
  /// Which galleries photos are offered to.
  package enum Destination: Hashable, Sendable {
    /// One for each folder.
    case folders
    /// One for each month or day photos were taken.
    case periods(PeriodLength)
    /// This one.
    case gallery(String)
  }

  /// Absolute paths of folders and files.
  package var paths: [FilePath]
  package var destination = Destination.folders
  /// Whether photos are copied into the library, and the files at `paths` do not become theirs.
  package var copies = false
  /// New and changed files wait for a later import until nothing has touched them for so many seconds.
  package var minimumAge: Double = 0
  /// Whether links to folders and files count as these.
  package var followsLinks = false
  /// How many seconds to wait for the end of another import.
  package var wait: Double = 0
  /// How many files are read and decoded at once.
  package var jobs: Int

  package init(paths: [FilePath], jobs: Int) {
    self.paths = paths
    self.jobs = jobs
  }
}

extension ImportOptions {
  /// Makes sure that every path is there and can be read, before anything is done.
  ///
  /// - Throws: `FileError`.
  package func requireReadable() throws {
    _ = try FolderWalk(paths)
  }
}
