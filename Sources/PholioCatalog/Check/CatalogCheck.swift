import Dispatch
import GRDB

extension Catalog {
  /// Looks for everything that breaks the catalog's rules. Each rule has a transaction of its own, so that
  /// nobody waits long. Memory does not grow with the catalog.
  ///
  /// - Parameters:
  ///   - isStopped: Asked every tenth of a second. Once it says so, no more is looked at.
  ///   - report: Takes each fault.
  /// - Throws: `CatalogError.damaged` for unsound pages, whose rows can't be trusted; other `CatalogError`s
  ///   that are not about the content; what `report` throws.
  /// - Complexity: O(n log n) for n placements.
  package func check(
    isStopped: @escaping @Sendable () -> Bool, _ report: (CatalogFault) throws -> Void
  ) throws {
    // SQLite's own check of a large catalog is one statement of many seconds.
    let watch = DispatchSource.makeTimerSource()
    watch.schedule(deadline: .now(), repeating: .milliseconds(100))
    watch.setEventHandler { [queue] in if isStopped() { queue.interrupt() } }
    watch.resume()
    defer { watch.cancel() }
    var unreadable: Set<String> = []
    var isSound = true
    for rule in CatalogCheck.rules where !isStopped() {
      do {
        try queue.read { db in
          try rule(CatalogCheck(tx: CatalogTransaction(db: db, paths: paths)))({ fault in
            if fault.kind == .damage, !CatalogCheck.leavesRowsReadable(fault.detail) { isSound = false }
            try report(fault)
          })
        }
      } catch let error as DatabaseError {
        if isStopped(), error.resultCode == .SQLITE_INTERRUPT { return }
        // Every rule that reads a missing table fails in the same way.
        switch error.resultCode {
        case .SQLITE_ERROR:
          let message = error.message ?? "SQLite error \(error.extendedResultCode.rawValue)"
          if unreadable.insert(message).inserted { try report(CatalogFault(.damage, message)) }
        default:
          throw CatalogError(error, path: path)
        }
      } catch let error as RowError {
        // The rule for values has reported it already.
        if unreadable.insert(error.description).inserted { try report(CatalogFault(error)) }
      }
      if !isSound { throw CatalogError.damaged(path: path, finding: "its pages are not sound") }
    }
  }
}

/// Looks for what breaks the catalog's rules.
struct CatalogCheck {
  let tx: CatalogTransaction

  var db: Database { tx.db }

  fileprivate typealias Rule = (CatalogCheck) -> ((CatalogFault) throws -> Void) throws -> Void

  fileprivate static var rules: [Rule] {
    [
      checkIntegrity, checkSchema, checkValues, checkReferences, checkRanks, checkDoubles, checkBlocks,
      checkPortfolio, checkRevisions, checkOffers, checkJournal, checkMarks, checkNaturalKeys,
      checkWords,
    ]
  }
}
