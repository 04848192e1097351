package import PholioCatalog
import PholioFacts

/// What an import did.
package struct ImportReport: Sendable {
  /// A file and what is the matter with it.
  package struct Note: Hashable, Sendable {
    package var path: ByteString
    package var reason: String
    /// Whether it is the first import to say so.
    package var isNew: Bool
  }

  /// A gallery that got photos.
  package struct Placed: Hashable, Sendable, Encodable {
    package var name: String
    package var added: Int
    package var revision: Int
    /// How many photos were left out, to be offered again: the gallery was full.
    package var notFitting: Int

    enum CodingKeys: String, CodingKey {
      case name, added, revision
      case notFitting = "not_fitting"
    }
  }

  /// How many files there are of each outcome.
  package let counts: OutcomeCounts
  /// In byte order of paths.
  package let problems: [Note]
  /// Photos that were added, with something the matter.
  package let warnings: [Note]
  package let unsupportedTypes: [String: Int]
  /// The same for each folder in which no import had met such files before.
  package let newlyUnsupported: [ByteString: [String: Int]]
  package let unsupportedFiles: ListedPaths
  package let ignoredFiles: ListedPaths
  package let galleries: [Placed]
  /// The signal that stopped the import early.
  package let stopSignal: Int32?

  init(_ tally: ImportTally, galleries: [Placed], stopSignal: Int32?) {
    counts = tally.counts
    problems = tally.problems.sorted { $0.path < $1.path }
    warnings = tally.warnings.sorted { $0.path < $1.path }
    unsupportedTypes = tally.unsupportedTypes
    newlyUnsupported = tally.newlyUnsupported
    unsupportedFiles = tally.unsupportedFiles
    ignoredFiles = tally.ignoredFiles
    self.galleries = galleries
    self.stopSignal = stopSignal
  }
}
