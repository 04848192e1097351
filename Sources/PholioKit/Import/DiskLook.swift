import PholioCatalog
import PholioFacts
import SystemPackage

/// What has become of a known file.
enum FileState {
  case there
  /// It may be another file, or only touched: reading it tells.
  case changed
  case gone

  init(of file: KeptPhoto.File) {
    let path = FilePath(file.location.path)
    self = SystemCall.stamp(path) == file.stamp ? .there : SystemCall.isMissing(path) ? .gone : .changed
  }
}

/// The state on disk of the photos that some readings concern. It is looked up before the transaction that
/// records the readings, so that nobody waits for a slow disk. No other import runs meanwhile.
struct DiskLook {
  private var states: [FileLocation: FileState] = [:]

  /// - Throws: `CatalogError`.
  init(at readings: [FileReading], in catalog: Catalog) throws {
    // What is only read again stays where it is.
    let readings = readings.filter { $0.file.photoToReadAgain == nil || $0.digest != nil }
    var photos = Set(readings.compactMap { $0.file.known?.photo })
    let digests = readings.compactMap(\.digest)
    let files: [KeptPhoto.File] = try catalog.read { tx in
      for digest in digests { if let photo = try tx.photos.id(digest) { photos.insert(photo) } }
      var files: [KeptPhoto.File] = []
      for photo in photos { files += try tx.files.asSeen(of: photo) }
      return files
    }
    for file in files { states[file.location] = FileState(of: file) }
  }

  /// Notes a file that has just been read.
  mutating func record(_ location: FileLocation) {
    states[location] = .there
  }

  /// The state of a path that the catalog knows. Paths that were not known at the look have just been read.
  func state(of location: FileLocation) -> FileState {
    states[location] ?? .there
  }
}
