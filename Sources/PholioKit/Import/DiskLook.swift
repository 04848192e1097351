import PholioCatalog
import PholioFacts
import SystemPackage

/// What has become of a file that was known.
enum FileState {
  case there
  /// Something else is there, or the same, touched: only reading it tells.
  case changed
  case gone

  init(of file: KeptPhoto.File) {
    let path = FilePath(file.location.path)
    self = SystemCall.stamp(path) == file.stamp ? .there : SystemCall.isMissing(path) ? .gone : .changed
  }
}

/// What is on disk of the photos that some readings have to do with: looked at before the transaction that
/// records them, so that nobody has to wait for a slow disk. No other import is under way meanwhile.
struct DiskLook {
  private var states: [FileLocation: FileState] = [:]

  /// - Throws: `CatalogError`.
  init(at readings: [FileReading], in catalog: Catalog) throws {
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

  /// A file that has just been read.
  mutating func record(_ location: FileLocation) {
    states[location] = .there
  }

  /// What is at a path known to the catalog. What was not known when the disk was looked at has just been
  /// read.
  func state(of location: FileLocation) -> FileState {
    states[location] ?? .there
  }
}
