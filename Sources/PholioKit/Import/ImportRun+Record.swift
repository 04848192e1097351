import PholioCatalog

/// Recording what workers have read.
extension ImportRun {
  /// How many files are recorded in one transaction: each costs an fsync.
  private static let batchSize = 256
  /// So that memory does not grow with the number of edited files; names swapped across this many are taken for edits.
  private static let deferredLimit = 20_000

  func take(_ reading: FileReading) throws {
    batch.append(reading)
    if batch.count >= Self.batchSize { try record() }
  }

  func record() throws {
    guard !batch.isEmpty else { return }
    let readings = batch
    batch = []
    deferred += try record(readings) { tx, reading, report in try tx.record(reading, in: &report) }
    if deferred.count >= Self.deferredLimit { try recordDeferred() }
  }

  /// Settles what had to wait: edits first, then files that have an edited file's old content, then files whose new
  /// content is another's old one.
  func recordDeferred() throws {
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
  private func recordExchanges(_ readings: [FileReading]) throws -> [FileReading] {
    guard !readings.isEmpty else { return [] }
    var counted = report
    let stale = try library.catalog.write { tx in
      for reading in readings { try tx.forgetFile(reading.file.location) }
      let stale = try readings.filter { try !tx.recordExchange($0, in: &counted) }
      for reading in readings { try tx.mergeIfWithoutFiles(reading, in: &counted) }
      return stale
    }
    report = counted
    return stale
  }

  /// Records readings in transactions of a batch each.
  ///
  /// - Parameter body: Says whether it could be recorded.
  /// - Returns: Those that could not.
  private func record(
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
}
