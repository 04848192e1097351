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

  /// Settles what had to wait.
  func recordDeferred() throws {
    var waiting = deferred
    deferred = []
    // What has to be read again is settled then; what changes under our hands again is for the next import.
    for _ in 0..<2 where !waiting.isEmpty {
      var counted = report
      let stale = try library.catalog.write { tx in try tx.settle(waiting, in: &counted) }
      report = counted
      waiting = try stale.map { try reader.read($0.file) }
    }
    report.waiting += waiting.count
  }

  /// Leaves what had to wait to the next import: where half of the files were not looked at, nobody knows which have
  /// swapped names.
  func dropDeferred() {
    report.waiting += deferred.count
    deferred = []
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
