package import PholioCatalog
package import PholioDisk

/// What an import did.
package struct ImportReport: Sendable {
  /// A file and its problem or warning.
  package struct Note: Hashable, Sendable {
    package var path: ByteString
    package var reason: String
    /// Whether no import has reported it before.
    package var isNew: Bool
  }

  /// A gallery that got photos.
  package struct Placed: Hashable, Sendable, Encodable {
    package var name: String
    package var added: Int
    package var revision: Int
  }

  /// A gallery that was offered photos before and has not got them any more: they are not put back.
  package struct LeftOut: Hashable, Sendable, Encodable {
    package var name: String
    /// In photos.
    package var count: Int
  }

  /// Of an import by readings.
  package struct ClusterReadings: Hashable, Sendable {
    /// Files that were not opened.
    package var taken = 0
    /// How many files were opened, by reasons.
    package var lacks: [ReadingLack: Int] = [:]
    /// Lines that are no readings, and packed files that are damaged somewhere.
    package var damaged: Int
    /// Whether photos came in without their thumbnails: no folder of them was named, and lines had none.
    package var lackThumbnails = false

    /// Files that were opened: there are no readings of them, or none that fit.
    package var readHere: Int { lacks.values.reduce(0, +) }
  }

  /// How many files have each outcome.
  package let counts: OutcomeCounts
  /// In byte order of paths.
  package let problems: [Note]
  /// New photos with a warning.
  package let warnings: [Note]
  package let unsupportedTypes: [String: Int]
  /// The same counts for each folder in which no import had met such files.
  package let newlyUnsupported: [ByteString: [String: Int]]
  package let unsupportedFiles: ListedPaths
  /// How many files that are no images there are of each type, by `ByteString.typeName`.
  package let otherTypes: [String: Int]
  package let otherFiles: ListedPaths
  package let ignoredFiles: ListedPaths
  /// Files and folders that systems and other programs left, and that were passed over.
  package let junk: Int
  /// Folders with files that a later import has to take, but for those that somebody is known to be writing.
  package let waitingFolders: Set<ByteString>
  package let galleries: [Placed]
  package let leftOut: [LeftOut]
  /// For copies: what was not copied, in byte order of paths, and why. Otherwise nil.
  package private(set) var left: [Note]?
  /// Whether all files of a card were read, are in the library, and were read back from its disk.
  package private(set) var isSafeToFormat = false
  /// For copies of whole folders: what keeps them from being safe to format; nil if nothing does.
  package private(set) var notSafe: String?
  /// For copies: known files that were not read, as was asked for (`ImportOptions.isFast`).
  package private(set) var notReadAgain = 0
  /// What came of the readings of others; nil: there were none.
  package var readings: ClusterReadings?
  /// The signal that stopped the import early.
  package let stopSignal: Int32?

  init(_ tally: ImportTally, galleries: [Placed], leftOut: [LeftOut], stopSignal: Int32?) {
    counts = tally.counts
    problems = tally.problems.sorted { $0.path < $1.path }
    warnings = tally.warnings.sorted { $0.path < $1.path }
    unsupportedTypes = tally.unsupportedTypes
    newlyUnsupported = tally.newlyUnsupported
    unsupportedFiles = tally.unsupportedFiles
    otherTypes = tally.otherTypes
    otherFiles = tally.otherFiles
    ignoredFiles = tally.ignoredFiles
    junk = tally.junk
    waitingFolders = tally.waitingFolders
    self.galleries = galleries
    self.leftOut = leftOut
    self.stopSignal = stopSignal
  }

  /// - Parameters:
  ///   - left: What was not copied.
  ///   - notReadAgain: How many known files were not read.
  ///   - isPromised: Whether whole folders were copied, and something was written.
  mutating func setLeft(_ left: [Note], notReadAgain: Int, isPromised: Bool) {
    self.left = left.sorted { $0.path < $1.path }
    self.notReadAgain = notReadAgain
    guard isPromised else { return }
    notSafe = reasonAgainstFormatting
    isSafeToFormat = notSafe == nil && notReadAgain == 0
  }

  /// How many of the files that were left are named in one line.
  private static let namedCount = 3

  private var reasonAgainstFormatting: String? {
    if stopSignal != nil { return "the import was stopped" }
    if let left, !left.isEmpty {
      let count = left.count == 1 ? "1 file or folder is" : "\(left.count) files or folders are"
      let more = left.count - Self.namedCount
      return "\(count) not in the library: "
        + left.prefix(Self.namedCount).map(\.path.shown).joined(separator: ", ")
        + (more > 0 ? ", and \(more) more" : "")
    }
    if counts[.waiting] > 0 {
      return "\(counts[.waiting]) of the files changed while they were read: import them again"
    }
    return counts.seen == 0 ? "no file was seen" : nil
  }
}
