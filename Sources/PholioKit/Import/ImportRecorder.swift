import PholioCatalog
import PholioFacts

/// The third stage of an import, behind the workers: records what they found, in transactions of a batch
/// each. So an import that is killed has lost at most a batch, and the next one places what it left.
///
/// Known files with new content come after all new files, when it is known where the old content has gone:
/// files may have swapped names.
struct ImportRecorder {
  /// How many files are recorded in one transaction: each costs an fsync.
  private static let batchSize = 256
  /// So that memory does not grow with the number of edited files; names swapped across this many are taken
  /// for edits.
  private static let deferredLimit = 20_000

  private let catalog: Catalog
  private let reader: PhotoReader
  /// The greatest id of a photo before the import.
  private let lastKnownPhoto: Int64
  private var batch: [FileReading] = []
  /// What has to wait for the end of the walk.
  private var deferred: [FileReading] = []
  private var outcome = Recording.Outcome()

  /// - Parameter reader: Reads again what has changed meanwhile.
  init(_ catalog: Catalog, reader: PhotoReader) throws {
    self.catalog = catalog
    self.reader = reader
    lastKnownPhoto = try catalog.read { try $0.photos.lastID() }
  }

  mutating func take(_ reading: FileReading) throws {
    batch.append(reading)
    if batch.count >= Self.batchSize { try recordBatch() }
  }

  /// Records what is left.
  ///
  /// - Parameter isStopped: Where half of the files were not looked at, nobody knows which have swapped
  ///   names: what had to wait is left to the next import.
  mutating func finish(isStopped: Bool) throws -> Recording.Outcome {
    try recordBatch()
    if isStopped {
      outcome.tally.counts[.waiting] += deferred.count
      deferred = []
    } else {
      try settleDeferred()
    }
    return outcome
  }

  private mutating func recordBatch() throws {
    guard !batch.isEmpty else { return }
    let readings = batch
    batch = []
    deferred += try record(readings) { recording in
      var left: [FileReading] = []
      for reading in readings {
        if try !recording.record(reading) { left.append(reading) }
      }
      return left
    }
    if deferred.count >= Self.deferredLimit { try settleDeferred() }
  }

  private mutating func settleDeferred() throws {
    var waiting = deferred
    deferred = []
    // What has to be read again is settled then; what changes under our hands again is for the next import.
    for _ in 0..<2 where !waiting.isEmpty {
      let readings = waiting
      waiting = try record(readings) { try $0.settle(readings) }.map { try reader.read($0.file) }
    }
    outcome.tally.counts[.waiting] += waiting.count
  }

  /// Looks at the disk, then writes.
  ///
  /// - Parameter body: Gives back what it could not record.
  private mutating func record(
    _ readings: [FileReading], _ body: (inout Recording) throws -> [FileReading]
  ) throws -> [FileReading] {
    let look = try DiskLook(at: readings, in: catalog)
    let (left, recorded) = try catalog.write { tx in
      var recording = Recording(tx, look, lastKnownPhoto: lastKnownPhoto)
      return (try body(&recording), recording.outcome)
    }
    outcome += recorded
    return left
  }
}

extension Recording.Outcome {
  fileprivate static func += (sum: inout Self, other: Self) {
    sum.tally += other.tally
    sum.replacedContent.formUnion(other.replacedContent)
  }
}
