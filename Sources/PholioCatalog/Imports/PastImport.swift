package import Foundation

/// A past import, and its files' outcomes.
package struct PastImport: Hashable, Sendable {
  package var started: Date
  package var ended: Date
  /// The paths to import, as shown.
  package var paths: [String]
  /// Whether a signal stopped it early.
  package var isStopped: Bool
  /// How many files had each outcome.
  package var counts: OutcomeCounts
  /// How many of the new photos had a warning.
  package var warnings: Int

  package init(
    started: Date, ended: Date, paths: [String], isStopped: Bool, counts: OutcomeCounts, warnings: Int
  ) {
    self.started = started
    self.ended = ended
    self.paths = paths
    self.isStopped = isStopped
    self.counts = counts
    self.warnings = warnings
  }
}

extension Date {
  init(milliseconds: Int64) {
    self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
  }

  var milliseconds: Int64 { Int64((timeIntervalSince1970 * 1000).rounded()) }
}
