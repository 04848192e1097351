import PholioCatalog
import SystemPackage

/// One import under way: walk, compare, read, record, place.
///
/// Photos are recorded in batches as they are read; galleries get them at the end, all together and sorted. So an
/// import that is killed has lost at most a batch, and the next one places what it left.
struct ImportRun {
  private let library: Library
  private let options: ImportOptions
  private let progress: (ImportProgress) -> Void

  private var walk: FolderWalk
  private var listing: FolderListing?
  /// The files of the listing under way that are yet to be dealt with, the last first.
  private var differences: [Difference] = []
  private var scanned: [ScannedFolder] = []
  private var batch: [FileReading] = []
  private var report = ImportReport()
  private var total: Int?

  /// How many files are recorded in one transaction: each costs an fsync.
  private static let batchSize = 256

  init(
    _ library: Library, _ options: ImportOptions, progress: @escaping (ImportProgress) -> Void, counting: Bool
  ) throws {
    self.library = library
    self.options = options
    self.progress = progress
    walk = try FolderWalk(options.paths)
    if counting { total = walk.reduce(0) { $0 + $1.files.count } }
  }

  /// - Throws: `CatalogError`, `FileError` where the library can't be written.
  mutating func run() throws -> ImportReport {
    let catalog = library.catalog
    let reader = PhotoReader(thumbnails: library.thumbnails) { digest in
      try catalog.read { try $0.photo(digest) } != nil
    }
    // Exclusive access to self is needed by both closures, one at a time, on this thread.
    var run = self
    try withUnsafeMutablePointer(to: &run) { run in
      try OrderedPipeline.run(
        jobs: options.jobs,
        next: { try run.pointee.nextToRead() },
        work: { file in (file, Result { try reader.read(file.location) }) },
        deliver: { file, result in
          let (reading, stamp) = try result.get()
          try run.pointee.take(FileReading(file: file, reading: reading, stamp: stamp ?? file.stamp))
        })
    }
    self = run
    try record()
    report.stopSignal = StopSignal.current
    try place()
    return report
  }

  // MARK: Walking and comparing

  /// The next file that has to be read; on the way to it, the others are counted.
  private mutating func nextToRead() throws -> FileToRead? {
    while StopSignal.current == nil {
      if let difference = differences.popLast() {
        if let file = count(difference) { return file }
      } else if let next = walk.next() {
        try begin(next)
      } else {
        return nil
      }
    }
    return nil
  }

  private mutating func begin(_ next: FolderListing) throws {
    listing = next
    scanned.append(ScannedFolder(next))
    if let failure = next.failure {
      report.problems.append(.init(path: next.folder.byteString, reason: "\(failure)", isNew: true))
      report.seen += 1
      return
    }
    let path = next.folder.byteString
    let known = try library.catalog.read { tx in try tx.folder(path).map(tx.knownFiles(in:)) ?? [] }
    differences = difference(seen: next.files, known: known).reversed()
  }

  /// Counts a file that need not be read; gives it back if it must.
  private mutating func count(_ difference: Difference) -> FileToRead? {
    guard let listing else { return nil }
    if case .gone(let file) = difference {
      if listing.isWhole { scanned[scanned.count - 1].gone.insert(file.name) }
      return nil
    }
    report.seen += 1
    defer { progress(ImportProgress(done: report.seen, total: total)) }
    switch difference {
    case .toRead(let file, let known):
      return FileToRead(
        location: FileLocation(folder: listing.folder.byteString, name: file.name),
        stamp: file.stamp ?? FileStamp(byteCount: 0, modified: 0), known: known)
    case .same(let file):
      let location = FileLocation(folder: listing.folder.byteString, name: file.name)
      switch file.outcome {
      case .photo: report.known += 1
      case .problem(let reason):
        report.problems.append(.init(path: location.path, reason: reason, isNew: false))
      case .unsupported(let type): report.countUnsupported(type)
      case .ignored: report.ignored += 1
      }
    case .ignored: report.ignored += 1
    case .gone: break
    }
    return nil
  }

  // MARK: Recording

  private mutating func take(_ reading: FileReading) throws {
    batch.append(reading)
    if batch.count >= Self.batchSize { try record() }
  }

  private mutating func record() throws {
    guard !batch.isEmpty else { return }
    let readings = batch
    batch = []
    // On a copy: a transaction that fails counts nothing.
    var counted = report
    try library.catalog.write { tx in
      for reading in readings { try tx.record(reading, in: &counted) }
    }
    report = counted
  }

  // MARK: Placing

  private mutating func place() throws {
    let (scanned, gallery, stopped) = (scanned, options.gallery, report.stopSignal != nil)
    var placed: [ImportReport.Placed] = []
    try library.catalog.write { tx in
      if let gallery {
        placed = try tx.place(scanned, inGallery: gallery, stopped: stopped)
      } else {
        placed = try scanned.compactMap { try tx.place($0, stopped: stopped) }
      }
    }
    report.galleries = placed
  }
}

/// A folder that an import has been through.
struct ScannedFolder {
  var path: ByteString
  /// The name for a gallery made from it.
  var name: String
  /// Names that the catalog knows and that are not there.
  var gone: Set<ByteString> = []
  /// The names seen, where they are not all of the folder.
  var only: Set<ByteString>?

  init(_ listing: FolderListing) {
    path = listing.folder.byteString
    let rootName = FilePath(root: nil, listing.root.components.suffix(1)).byteString
    let shown = (listing.relative.bytes.isEmpty ? rootName : listing.relative).shown
    name = shown.isEmpty ? "/" : shown
    only = listing.isWhole ? nil : Set(listing.files.map(\.name))
  }

  /// Whether a name known to the catalog is there, and was asked for.
  func isCounted(_ name: ByteString) -> Bool {
    only.map { $0.contains(name) } ?? !gone.contains(name)
  }
}

/// A file on its way to a worker.
struct FileToRead: Sendable {
  var location: FileLocation
  var stamp: FileStamp
  var known: KnownFile?
}

/// A file come back from a worker.
struct FileReading {
  var file: FileToRead
  var reading: Reading
  var stamp: FileStamp
}

extension ImportReport {
  mutating func countUnsupported(_ type: String) {
    unsupported += 1
    unsupportedTypes[type, default: 0] += 1
  }
}
