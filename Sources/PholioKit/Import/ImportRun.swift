import PholioCatalog
import SystemPackage

/// One import under way: walk, compare, read, record, place.
///
/// Photos are recorded in batches as they are read; galleries get them at the end, all together and sorted. So an import
/// that is killed has lost at most a batch, and the next one places what it left.
///
/// Known files with new content come after all new files, when it is known where the old content has gone: files may
/// have swapped names.
struct ImportRun {
  private let library: Library
  private let options: ImportOptions
  private let progress: (ImportProgress) -> Void
  private let reader: PhotoReader

  private var walk: FolderWalk
  private var listing: FolderListing?
  /// The files of the listing under way that are yet to be dealt with, the last first.
  private var differences: [Difference] = []
  private var scanned: [ScannedFolder] = []
  private var batch: [FileReading] = []
  /// What has to wait for the end of the walk.
  private var deferred: [FileReading] = []
  private var report = ImportReport()
  private var total: Int?

  /// How many files are recorded in one transaction: each costs an fsync.
  private static let batchSize = 256
  /// How many folders get their galleries in one transaction: others want to write in between.
  private static let placingBatchSize = 64
  /// So that memory does not grow with the number of edited files; names swapped across this many are taken for edits.
  private static let deferredLimit = 20_000

  init(
    _ library: Library, _ options: ImportOptions, progress: @escaping (ImportProgress) -> Void, counting: Bool
  ) throws {
    self.library = library
    self.options = options
    self.progress = progress
    reader = PhotoReader(thumbnails: library.thumbnails) { [catalog = library.catalog] digest in
      try catalog.read { try $0.thumbnailByteCount(digest) }
    }
    walk = try FolderWalk(options.paths, skipping: library.folder)
    if counting { total = walk.reduce(0) { $0 + $1.files.count } }
  }

  /// - Throws: `CatalogError`, `FileError` where the library can't be written.
  mutating func run() throws -> ImportReport {
    // Both closures change the run, one at a time, on this thread.
    var run = self
    try withUnsafeMutablePointer(to: &run) { run in
      try OrderedPipeline.run(
        jobs: options.jobs,
        next: { try run.pointee.nextToRead() },
        work: { [reader] file in (file, Result { try reader.read(file) }) },
        deliver: { _, result in try run.pointee.take(result.get()) })
    }
    self = run
    try record()
    try recordDeferred()
    try place(stopped: StopSignal.current != nil)
    report.stopSignal = StopSignal.current
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
    if let failure = next.failure { return try recordUnreadable(next, failure) }
    let path = next.folder.byteString
    let known = try library.catalog.read { tx in try tx.folder(path).map(tx.knownFiles(in:)) ?? [] }
    let compared = difference(seen: next.files, known: known)
    try recordPresence(compared, in: next)
    differences = compared.reversed()
  }

  /// A folder that can't be read is a problem under its own path, new only once.
  private mutating func recordUnreadable(_ folder: FolderListing, _ failure: Errno) throws {
    let path = folder.folder
    let name = FilePath(root: nil, path.components.suffix(1)).byteString
    let location = FileLocation(folder: path.removingLastComponent().byteString, name: name)
    let reason = "\(failure)"
    let isNew = try library.catalog.write { tx in
      let isNew = try tx.problem(location) != reason
      try tx.setSkipped(
        name, in: tx.makeFolder(location.folder), stamp: .never, outcome: .problem(reason))
      return isNew
    }
    report.problems.append(.init(path: path.byteString, reason: reason, isNew: isNew))
    report.seen += 1
  }

  /// Records which known files are there no more, and which are there again. A folder without any file tells nothing:
  /// its disk may not be mounted.
  private func recordPresence(_ compared: [Difference], in listing: FolderListing) throws {
    guard listing.isWhole, !listing.files.isEmpty else { return }
    let changed = compared.compactMap { difference -> (name: ByteString, isGone: Bool)? in
      switch difference {
      case .gone(let file) where file.photo != nil && !file.isGone: (file.name, true)
      case .same(let file) where file.isGone: (file.name, false)
      default: nil
      }
    }
    guard !changed.isEmpty else { return }
    try library.catalog.write { tx in
      let folder = try tx.makeFolder(listing.folder.byteString)
      for (name, isGone) in changed { try tx.setGone(isGone, name, in: folder) }
    }
  }

  /// Counts a file that need not be read; gives it back if it must.
  private mutating func count(_ difference: Difference) -> FileToRead? {
    guard let listing else { return nil }
    if case .gone = difference { return nil }
    report.seen += 1
    defer { progress(ImportProgress(done: report.seen, total: total)) }
    switch difference {
    case .toRead(let file, let known):
      // What turns up where a photo was gone is another photo.
      let known = known.map { $0.isGone ? $0.withoutPhoto : $0 }
      return FileToRead(
        location: FileLocation(folder: listing.folder.byteString, name: file.name), known: known)
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
    deferred += try record(readings) { tx, reading, report in try tx.record(reading, in: &report) }
    if deferred.count >= Self.deferredLimit { try recordDeferred() }
  }

  /// Settles what had to wait: edits first, then files that have an edited file's old content, then files whose new
  /// content is another's old one.
  private mutating func recordDeferred() throws {
    let waiting = deferred
    deferred = []
    let isKnown = try library.catalog.read { tx in
      try waiting.map { reading in try reading.digest.map { try tx.photo($0) != nil } ?? false }
    }
    let pairs = zip(waiting, isKnown)
    let edits = pairs.filter { $0.0.file.known?.photo != nil && !$0.1 }.map(\.0)
    let others = pairs.filter { $0.0.file.known?.photo == nil }.map(\.0)
    let exchanges = pairs.filter { $0.0.file.known?.photo != nil && $0.1 }.map(\.0)
    var stale = try record(edits) { tx, reading, report in try tx.recordEdit(reading, in: &report) }
    stale += try record(others) { tx, reading, report in
      try tx.recordNew(reading, isFinal: true, in: &report)
    }
    stale += try recordExchanges(exchanges)
    // The content that these were known by has got a new owner or is gone: they are read as what they are now.
    for reading in stale {
      let fresh = try reader.read(reading.file)
      _ = try record([fresh]) { tx, reading, report in
        reading.file.known?.photo == nil
          ? try tx.recordNew(reading, isFinal: true, in: &report) : try tx.recordEdit(reading, in: &report)
      }
    }
  }

  /// Files that now have content the catalog knows: all leave their photos before any finds its new one.
  private mutating func recordExchanges(_ readings: [FileReading]) throws -> [FileReading] {
    var counted = report
    let stale = try library.catalog.write { tx in
      for reading in readings { try tx.forgetFile(reading.file.location) }
      let stale = try readings.filter { try !tx.recordExchange($0, in: &counted) }
      for reading in readings { try tx.mergeIfWithoutFiles(reading) }
      return stale
    }
    report = counted
    return stale
  }

  /// Records readings in transactions of a batch each.
  ///
  /// - Parameter body: Says whether it could be recorded.
  /// - Returns: Those that could not.
  private mutating func record(
    _ readings: [FileReading],
    _ body: (CatalogTransaction, FileReading, inout ImportReport) throws -> Bool
  ) throws -> [FileReading] {
    var left: [FileReading] = []
    for start in stride(from: 0, to: readings.count, by: Self.batchSize) {
      let batch = readings[start..<min(start + Self.batchSize, readings.count)]
      // On a copy: a transaction that fails counts nothing.
      var counted = report
      left += try library.catalog.write { tx in try batch.filter { try !body(tx, $0, &counted) } }
      report = counted
    }
    return left
  }

  // MARK: Placing

  private mutating func place(stopped: Bool) throws {
    if let gallery = options.gallery {
      report.galleries = try library.catalog.write { [scanned] in
        try $0.place(scanned, inGallery: gallery, stopped: stopped)
      }
      return
    }
    for start in stride(from: 0, to: scanned.count, by: Self.placingBatchSize) {
      // What is not placed now, the next import places.
      if !stopped && StopSignal.current != nil { return }
      let folders = scanned[start..<min(start + Self.placingBatchSize, scanned.count)]
      report.galleries += try library.catalog.write { tx in
        try folders.compactMap { try tx.place($0, stopped: stopped) }
      }
    }
  }
}
