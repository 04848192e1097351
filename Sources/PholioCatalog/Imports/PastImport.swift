package import Foundation

/// A past import, and what it made of the files it saw.
package struct PastImport: Hashable, Sendable {
  package var started: Date
  package var ended: Date
  /// What was to be imported, as shown.
  package var paths: [String]
  /// Whether a signal stopped it early.
  package var isStopped: Bool
  package var counts: Counts

  /// The number of files of each outcome; `warnings` are among the photos added.
  package struct Counts: Hashable, Sendable {
    package var seen = 0
    package var added = 0
    package var updated = 0
    package var known = 0
    package var duplicates = 0
    package var unsupported = 0
    package var ignored = 0
    package var waiting = 0
    package var problems = 0
    package var warnings = 0

    package init() {}

    static let columns: [(name: String, value: any WritableKeyPath<Counts, Int> & Sendable)] = [
      ("seen", \.seen), ("added", \.added), ("updated", \.updated), ("known", \.known),
      ("duplicates", \.duplicates), ("unsupported", \.unsupported), ("ignored", \.ignored),
      ("waiting", \.waiting), ("problems", \.problems), ("warnings", \.warnings),
    ]
  }

  package init(started: Date, ended: Date, paths: [String], isStopped: Bool, counts: Counts) {
    self.started = started
    self.ended = ended
    self.paths = paths
    self.isStopped = isStopped
    self.counts = counts
  }
}

extension Date {
  init(milliseconds: Int64) {
    self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
  }

  var milliseconds: Int64 { Int64((timeIntervalSince1970 * 1000).rounded()) }
}
