import PholioCatalog
import PholioDisk
import SystemPackage

/// What has become of a known file.
enum FileState {
  case there
  /// It may be another file, or only touched: reading it tells.
  case changed
  case gone

  init(of file: KnownPhoto.File) {
    self.init(of: file.location, file.stamp)
  }

  /// - Parameter stamp: What the file was when it was last seen; nil: any file counts as changed.
  init(of location: FileLocation, _ stamp: FileStamp?) {
    let path = FilePath(location.path)
    let now = SystemCall.stamp(path)
    self = now != nil && now == stamp ? .there : SystemCall.lacksFile(path) ? .gone : .changed
  }
}

/// The state on disk of the photos that some readings concern. It is looked up before the transaction that
/// records the readings, so that nobody waits for a slow disk. No other import runs meanwhile.
struct FileStates {
  private var states: [FileLocation: FileState] = [:]

  /// - Throws: `CatalogError`.
  init(at readings: [FileResult], in catalog: Catalog) throws {
    // What is only read again stays where it is.
    let readings = readings.filter { $0.file.photoToReadAgain == nil || $0.digest != nil }
    var photos = Set(readings.compactMap { $0.file.known?.photo })
    let digests = readings.compactMap(\.digest)
    let (files, companions) = try catalog.read { tx in
      for digest in digests { if let photo = try tx.photos.id(digest) { photos.insert(photo) } }
      // Photos that companions go with, or have had.
      var joined: Set<PhotoID> = []
      for file in readings.map(\.file) {
        if let owner = file.owner, let photo = try tx.files.photo(at: owner) { joined.insert(photo) }
        for raw in file.raws {
          let location = FileLocation(folder: file.location.folder, name: raw)
          if let photo = try tx.files.photo(at: location) ?? tx.files.photo(ofCompanionAt: location) {
            photos.insert(photo)
            joined.insert(photo)
          }
        }
      }
      if readings.contains(where: { $0.file.joining != nil }) { joined.formUnion(photos) }
      var files: [KnownPhoto.File] = []
      for photo in photos { files += try tx.files.asSeen(of: photo) }
      return (files, try joined.flatMap { try tx.files.companions(of: $0) })
    }
    for file in files { states[file.location] = FileState(of: file) }
    for file in companions { states[file.location] = FileState(of: file.location, file.stamp) }
  }

  /// Notes a file that has just been read.
  mutating func record(_ location: FileLocation) {
    // As of a path that nothing is known of.
    states[location] = nil
  }

  /// The state of a path that the catalog knows. Paths that were not known at the look have just been read.
  func state(of location: FileLocation) -> FileState {
    states[location] ?? .there
  }
}
