package import PholioCatalog
package import PholioDisk
package import SystemPackage

/// What to import, and how.
package struct ImportOptions: Sendable {
  /// How the photos are divided among galleries.
  package enum Division: Hashable, Sendable {
    /// One for each folder.
    case folders
    /// One for each year, month or day in which photos were taken.
    case periods(PeriodLength)
    /// This one.
    case gallery(String)
    /// They come into none.
    case nowhere
  }

  /// Absolute paths of folders and files.
  package var paths: [FilePath]
  package var division = Division.folders
  /// For `Division.periods`: whether a file's own time tells when its photo was taken. Otherwise such photos
  /// are undated.
  package var trustsFileTimes = false
  /// Whether photos are copied into the library; the files at `paths` then don't become theirs.
  package var copies = false
  /// For copies: whether a known file of the same size and time is taken for what it was. Otherwise it is
  /// read.
  package var isFast = false
  /// Whether `JunkFiles` is taken like other files.
  package var takesJunk = false
  /// How many seconds a new or changed file must be untouched; others wait for a later import.
  package var minimumAge: Double = 0
  /// Whether to follow links to folders and files.
  package var followsLinks = false
  /// How many seconds to wait for the end of another import.
  package var wait: Double = 0
  /// How many files are read and decoded at once.
  package var jobs: Int
  /// Files that somebody is still writing: they wait for a later import.
  package var unfinished: Set<FileLocation> = []
  /// What others have found in the files: those are not opened of which a reading tells. Not for copies.
  package var readings: ReadingOrigin?
  /// A folder of thumbnails that goes with the readings.
  package var thumbnails: FilePath?

  package init(paths: [FilePath], jobs: Int) {
    self.paths = paths
    self.jobs = jobs
  }
}
