import PholioCatalog
import PholioDisk
import PholioImport
import SystemPackage

/// What an import says of itself.
struct ImportLines {
  let report: ImportReport
  let paths: [FilePath]
  let isDryRun: Bool
  /// Whether only what is newly wrong is said.
  let isQuiet: Bool
  /// Whether files that are no photos are listed.
  let listsOthers: Bool
  /// Whether problems are said that were said before.
  let repeatsProblems: Bool

  init(
    _ report: ImportReport, of paths: [FilePath], isDryRun: Bool = false, isQuiet: Bool = false,
    listsOthers: Bool = false, repeatsProblems: Bool = true
  ) {
    self.report = report
    self.paths = paths
    self.isDryRun = isDryRun
    self.isQuiet = isQuiet
    self.listsOthers = listsOthers
    self.repeatsProblems = repeatsProblems && !isQuiet
  }

  /// Prints them.
  func printAll() {
    let left = isQuiet ? [] : report.left ?? []
    // These are told at the end.
    let leftPaths = Set(left.map(\.path))
    for problem in report.problems
    where repeatsProblems ? !leftPaths.contains(problem.path) : problem.isNew {
      Message.error("\(problem.path.shown): \(problem.reason)")
    }
    if isQuiet {
      // Silence would be taken for a promise.
      if let reason = report.notSafe, report.stopSignal == nil, report.left?.isEmpty == false {
        Message.error("NOT safe: \(reason)")
      }
      for (folder, types) in report.newlyUnsupported.sorted(by: { $0.key < $1.key }) {
        Message.error(
          "\(folder.shown): \(counted(types.values.reduce(0, +), "file")) not imported: \(listed(types))")
      }
      return
    }
    for warning in report.warnings {
      Message.error("\(warning.path.shown): imported all the same: \(warning.reason)")
    }
    let told = ImportOutcome.allCases.filter { report.counts[$0] > 0 }
      .map { "\(report.counts[$0]) \($0.word(for: report.counts[$0]))" }.joined(separator: ", ")
    let seen = counted(report.counts.seen, "file")
    Message.line("\(isDryRun ? "Would see" : "Saw") \(seen)\(told.isEmpty ? "" : ": \(told)")")
    if !report.otherTypes.isEmpty { Message.line("  no photos, \(said(report.otherTypes))") }
    if listsOthers { listOthers() }
    if report.junk > 0 {
      Message.line("  passed over: \(report.junk) that systems and other programs left (--all takes them)")
    }
    if !report.unsupportedTypes.isEmpty { Message.line("  not imported: \(listed(report.unsupportedTypes))") }
    for gallery in report.galleries {
      Message.line(
        "  \(gallery.name): \(counted(gallery.added, "photo")) \(isDryRun ? "to be placed" : "placed")")
    }
    for gallery in report.leftOut {
      Message.line(
        "  \(gallery.name): \(counted(gallery.count, "photo")) left out: "
          + "\(gallery.count == 1 ? "it was" : "they were") there before, and taken out or moved")
    }
    if let readings = report.readings {
      let lines = counted(readings.damaged, "damaged line or file", plural: "damaged lines or files")
      let damaged = readings.damaged > 0 ? ", \(lines)" : ""
      Message.line(
        "  readings: \(readings.taken) taken over, \(counted(readings.readHere, "file")) read here\(damaged)")
      for lack in ReadingLack.allCases {
        if let count = readings.lacks[lack] { Message.line("    \(count) \(lack.words)") }
      }
      if readings.lackThumbnails, !isDryRun {
        Message.line("  thumbnails did not come with them: pholio check --repair makes them")
      }
    }
    if report.stopSignal != nil { Message.line("Stopped; importing again goes on from here") }
    for file in left { Message.error("\(file.path.shown): not copied: \(file.reason)") }
    printWhetherSafe()
  }

  /// Whether a card may be formatted.
  private func printWhetherSafe() {
    let paths = paths.map(\.byteString.shown).joined(separator: ", ")
    if let reason = report.notSafe {
      Message.error("NOT safe: \(reason)")
    } else if report.isSafeToFormat {
      Message.line("All of \(paths) was read, is in the library, and was read back: safe to format")
    } else if report.notReadAgain > 0 {
      let isOne = report.notReadAgain == 1
      Message.line(
        "\(paths): \(counted(report.notReadAgain, "known file")) \(isOne ? "was" : "were") not read again (--fast)"
      )
    }
  }

  private func listOthers() {
    for path in report.otherFiles.paths { Message.line("    \(path.typeName.uppercased()) \(path.shown)") }
    if report.otherFiles.unlisted > 0 { Message.line("    … and \(report.otherFiles.unlisted) more") }
  }

  private static let movieTypes: Set = [
    "mov", "mp4", "m4v", "avi", "mts", "m2ts", "mpg", "mpeg", "3gp", "mkv", "webm", "wmv", "mxf",
  ]

  /// "12 movies, 1 PDF": movies first, whatever their types, and then the others.
  private func said(_ types: [String: Int]) -> String {
    let movies = types.filter { Self.movieTypes.contains($0.key) }.values.reduce(0, +)
    let others = types.filter { !Self.movieTypes.contains($0.key) }
    return [movies > 0 ? counted(movies, "movie") : nil, others.isEmpty ? nil : listed(others)]
      .compactMap { $0 }.joined(separator: ", ")
  }

  /// "12 PNG, 3 HEIC", the most first.
  private func listed(_ types: [String: Int]) -> String {
    types.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) \($0.key.uppercased())" }
      .joined(separator: ", ")
  }
}

extension ReadingLack {
  /// What is said of files that were read here, after their count.
  fileprivate var words: String {
    switch self {
    case .noReading: "without a reading"
    case .changed: "changed since they were read"
    case .unread: "not there, or not readable, where they were to be read"
    case .damaged: "with a damaged reading, or one of another version of pholio"
    case .thumbnail: "whose thumbnail is missing or damaged"
    case .otherwise: "that go with other files now"
    }
  }
}

extension ImportOutcome {
  /// The outcome's word after a count.
  fileprivate func word(for count: Int) -> String {
    switch self {
    case .added, .updated, .known, .unsupported, .ignored: rawValue
    case .companions: count == 1 ? "companion" : "companions"
    case .duplicates: "duplicate"
    case .others: "other"
    case .waiting: "still being written"
    case .problems: "not readable"
    }
  }
}
