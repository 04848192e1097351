import PholioCatalog
import PholioDisk
import PholioImport
import PholioLibrary
import SystemPackage

/// Tells people, and the service manager, how a watch is getting on.
final class WatchReporter {
  private let paths: [FilePath]
  private let isQuiet: Bool
  private let isJSON: Bool
  private let manager = ServiceManager()
  private var isFirst = true
  /// What was said of waiting counts until something is imported.
  private var isWaiting = false
  private var lastSign = ContinuousClock.now
  private var folderCount = 0

  init(paths: [FilePath], isQuiet: Bool, isJSON: Bool) {
    self.paths = paths
    self.isQuiet = isQuiet
    self.isJSON = isJSON
  }

  func report(_ news: Library.WatchNews) throws {
    switch news {
    case .watching(let count):
      folderCount = count
      manager?.notify("READY=1", "STATUS=Importing what is there")
      say("Watching \(counted(count, "folder"))")
    case .imported(let report): try printReport(report)
    case .gone(let root): Message.error("\(root.byteString.shown): gone; nothing in it counts as gone")
    case .back(let root): Message.error("\(root.byteString.shown): there again")
    case .waiting:
      manager?.notify("STATUS=Waiting for another import to end")
      if !isWaiting { say("Another import is under way; what arrives waits for its end") }
      isWaiting = true
    case .idle(let folders):
      folderCount = folders
      manager?.notify("STATUS=Watching \(counted(folderCount, "folder"))")
    case .alive: sign()
    }
  }

  /// The watchdog is told twice as often as it asks for.
  private func sign() {
    guard let manager, let period = manager.watchdog, ContinuousClock.now - lastSign >= period / 2 else {
      return
    }
    lastSign = .now
    manager.notify("WATCHDOG=1")
  }

  private func printReport(_ report: ImportReport) throws {
    defer { (isFirst, isWaiting) = (false, false) }
    guard isFirst || report.isNews else { return }
    Output.noteChange()
    if isJSON { Output.now(try Output.text(report)) }
    ImportLines(report, of: paths, isQuiet: isQuiet, repeatsProblems: isFirst).printAll()
  }

  func end() { manager?.notify("STOPPING=1") }

  private func say(_ text: String) {
    if !isQuiet { Message.line(text) }
  }
}

extension ImportReport {
  /// Whether anything has changed, or is newly wrong.
  fileprivate var isNews: Bool {
    [.added, .updated, .duplicates].contains { counts[$0] > 0 } || !galleries.isEmpty || !warnings.isEmpty
      || !newlyUnsupported.isEmpty || problems.contains(where: \.isNew) || stopSignal != nil
  }
}
