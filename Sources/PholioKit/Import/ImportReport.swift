package import PholioCatalog
import PholioFacts

/// What an import did: every file seen has exactly one outcome.
package struct ImportReport: Sendable, Encodable {
  /// A file and what is the matter with it.
  package struct Note: Sendable, Encodable {
    package var path: ByteString
    package var reason: String
    /// Whether it is the first import to say so.
    package var isNew: Bool

    enum CodingKeys: String, CodingKey {
      case path, reason
      case pathBytes = "path_bytes"
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(path, as: .path, bytes: .pathBytes)
      try container.encode(reason, forKey: .reason)
    }
  }

  /// A gallery that got photos.
  package struct Placed: Sendable, Encodable {
    package var name: String
    package var added: Int
    package var revision: Int
    /// How many photos were left out, to be offered again: the gallery's capacity was reached.
    package var notFitting: Int

    enum CodingKeys: String, CodingKey {
      case name, added, revision
      case notFitting = "not_fitting"
    }
  }

  package var seen = 0
  /// New photos.
  package var added = 0
  /// Photos whose file was edited or moved.
  package var updated = 0
  /// Photos that nothing has happened to.
  package var known = 0
  /// New files with the content of a photo that has a file already.
  package var duplicates = 0
  package var unsupported = 0
  package var ignored = 0
  /// New and changed files that were touched a moment ago: the next import may have them.
  package var waiting = 0
  package var problems: [Note] = []
  /// Photos that were added, with something the matter.
  package var warnings: [Note] = []
  package var unsupportedTypes: [String: Int] = [:]
  /// The same for each folder in which no import had met such files before.
  package var newlyUnsupported: [ByteString: [String: Int]] = [:]
  package var galleries: [Placed] = []
  /// The greatest id of a photo before the import.
  var lastKnownPhoto: Int64 = 0
  /// What photos held before their files were edited.
  var replacedContent: Set<PhotoDigest> = []
  /// The signal that stopped the import early.
  package var stopSignal: Int32?

  enum CodingKeys: String, CodingKey {
    case seen, added, updated, known, duplicates, unsupported, ignored, waiting, problems, warnings, galleries
    case unsupportedTypes = "unsupported_types"
  }
}

extension ImportReport {
  mutating func countUnsupported(_ type: String) {
    unsupported += 1
    unsupportedTypes[type, default: 0] += 1
  }

  /// The number of files of each outcome.
  var counts: PastImport.Counts {
    var counts = PastImport.Counts()
    counts.seen = seen
    counts.added = added
    counts.updated = updated
    counts.known = known
    counts.duplicates = duplicates
    counts.unsupported = unsupported
    counts.ignored = ignored
    counts.waiting = waiting
    counts.problems = problems.count
    counts.warnings = warnings.count
    return counts
  }
}
