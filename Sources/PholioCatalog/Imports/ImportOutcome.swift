/// What an import did with a file. Each file has exactly one outcome.
package enum ImportOutcome: String, CaseIterable, Sendable {
  /// A new photo.
  case added
  /// A photo whose file was edited or moved.
  case updated
  /// A photo whose file has not changed.
  case known
  /// A new file with the content of a photo that has a file already.
  case duplicates
  /// Another file of a photo: its RAW, its movie, a sidecar.
  case companions
  /// An image of a type that is not imported.
  case unsupported
  /// No image: a movie without a photo, a document.
  case others
  /// A file that is never read: hidden, left out by rules, a link.
  case ignored
  /// A file that has just been written: the next import may take it.
  case waiting
  /// A file that could not be imported.
  case problems
}

/// How many files have each outcome.
package struct OutcomeCounts: Hashable, Sendable {
  private var counts: [ImportOutcome: Int] = [:]

  package init() {}

  package subscript(outcome: ImportOutcome) -> Int {
    get { counts[outcome] ?? 0 }
    set { counts[outcome] = newValue == 0 ? nil : newValue }
  }

  /// How many files were seen.
  package var seen: Int { counts.values.reduce(0, +) }

  package static func += (sum: inout Self, other: Self) {
    for (outcome, count) in other.counts { sum[outcome] += count }
  }
}
