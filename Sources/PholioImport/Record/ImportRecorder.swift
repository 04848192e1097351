import PholioCatalog
import PholioDisk

/// The third stage of an import: records what workers found, in batches with a transaction each. So an import
/// that is killed loses one batch at most, and the next one places what it left.
///
/// Known files with new content come after all new files. Only then is it known where the old content has
/// gone: files may have swapped names.
struct ImportRecorder {
  /// How many files one transaction records: each transaction costs an fsync, and a killed import loses one
  /// at most. What others have read is read again in no time.
  static let batchSize = 256
  private static let takenBatchSize = 4096
  /// A limit, so that memory does not grow with the number of edited files. Names swapped across more files
  /// count as edits.
  private static let deferredLimit = 20_000

  let catalog: Catalog
  let reader: PhotoReader
  /// The greatest id of a photo before the import.
  private let lastKnownPhoto: Int64
  private var batch: [FileResult] = []
  /// Files that wait for the end of the walk.
  private var deferred: [FileResult] = []
  private var deferredLocations: Set<FileLocation> = []
  /// Companions that wait for the file of their photo.
  private var companions: [FileToRead] = []
  private var outcome = CatalogWriter.Outcome()

  /// - Parameter reader: Reads files again that have changed meanwhile.
  init(_ catalog: Catalog, reader: PhotoReader) throws {
    self.catalog = catalog
    self.reader = reader
    lastKnownPhoto = try catalog.read { try $0.photos.lastID() }
  }

  mutating func take(_ reading: FileResult) throws {
    batch.append(reading)
    if batch.count >= (reader.readings == nil ? Self.batchSize : Self.takenBatchSize) { try recordBatch() }
  }

  /// Records the rest.
  ///
  /// - Parameter isStopped: If not all files were looked at, swapped names can't be known: waiting files are
  ///   left to the next import.
  mutating func finish(isStopped: Bool) throws -> CatalogWriter.Outcome {
    try recordBatch()
    if isStopped {
      outcome.tally.counts[.waiting] += deferred.count + companions.count
      (deferred, companions) = ([], [])
    } else {
      try resolveDeferred()
    }
    return outcome
  }

  private mutating func recordBatch() throws {
    guard !batch.isEmpty else { return }
    let readings = batch
    batch = []
    var waiting = deferredLocations
    let left = try record(readings) { recording in
      var left: [FileResult] = []
      for reading in readings {
        if let owner = reading.file.owner, waiting.contains(owner) {
          left.append(reading)
        } else if try !recording.record(reading) {
          left.append(reading)
          if reading.file.joining == nil { waiting.insert(reading.file.location) }
        }
      }
      return left
    }
    deferredLocations = waiting
    deferred += left.filter { $0.file.joining == nil }
    companions += left.map(\.file).filter { $0.joining != nil }
    if deferred.count + companions.count >= Self.deferredLimit { try resolveDeferred() }
  }

  private mutating func resolveDeferred() throws {
    var waiting = deferred
    deferred = []
    // Files that had to be read again are settled then. If they change once more, the next import has them.
    for _ in 0..<2 where !waiting.isEmpty {
      let readings = waiting
      waiting = try record(readings) { try $0.resolve(readings) }.map { try reader.read($0.file) }
    }
    for reading in waiting { countWaiting(reading.file) }
    deferredLocations = []
    try resolveCompanions()
  }

  /// Hands over the companions that wait.
  mutating func takeCompanions() -> [FileToRead] {
    defer { companions = [] }
    return companions
  }

  mutating func countKnown(_ known: KnownFile, _ file: FileToRead) {
    outcome.tally.count(known.outcome, at: file.location.path, isNamed: file.isNamed, isNew: false)
  }

  mutating func countOther(_ file: FileToRead) {
    outcome.tally.countOther(file.location.path)
  }

  mutating func countWaiting(_ file: FileToRead) {
    outcome.tally.countWaiting(in: file.location.folder)
  }

  /// Looks at the disk, then writes.
  ///
  /// - Parameter body: Returns what it could not record.
  mutating func record(
    _ readings: [FileResult], _ body: (inout CatalogWriter) throws -> [FileResult]
  ) throws -> [FileResult] {
    let look = try FileStates(at: readings, in: catalog)
    let (left, recorded) = try catalog.write { tx in
      var recording = CatalogWriter(tx, look, lastKnownPhoto: lastKnownPhoto)
      return (try body(&recording), recording.outcome)
    }
    outcome += recorded
    return left
  }
}

extension CatalogWriter.Outcome {
  fileprivate static func += (sum: inout Self, other: Self) {
    sum.tally += other.tally
    sum.replacedContent.formUnion(other.replacedContent)
  }
}
