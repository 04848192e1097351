import GRDB

extension Catalog {
  /// Looks for everything in the catalog that its rules don't allow. Each rule is looked at in a transaction
  /// of its own, so that nobody has to wait; memory does not grow with the catalog.
  ///
  /// - Parameters:
  ///   - isStopped: Asked between two rules.
  ///   - report: Takes each fault.
  /// - Throws: `CatalogError.damaged` for pages that are not sound: what stands in them may be anything;
  ///   others, where it is not the catalog's content that stands in the way; what `report` throws.
  /// - Complexity: O(n log n) for n placements.
  package func check(isStopped: () -> Bool, _ report: (CatalogFault) throws -> Void) throws {
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
        // A table that is not there is met by every rule that looks at it.
        switch error.resultCode {
        case .SQLITE_ERROR:
          let message = error.message ?? "SQLite error \(error.extendedResultCode.rawValue)"
          if unreadable.insert(message).inserted { try report(CatalogFault(.damage, message)) }
        default:
          throw CatalogError(error, path: path)
        }
      } catch let error as RowError {
        // The rule that looks at every value has told of it.
        if unreadable.insert(error.description).inserted { try report(CatalogFault(error)) }
      }
      if !isSound { throw CatalogError.damaged(path: path, finding: "its pages are not sound") }
    }
  }
}

/// Looking for what the catalog's rules don't allow.
struct CatalogCheck {
  let tx: CatalogTransaction

  var db: Database { tx.db }

  fileprivate typealias Rule = (CatalogCheck) -> ((CatalogFault) throws -> Void) throws -> Void

  fileprivate static var rules: [Rule] {
    [
      checkIntegrity, checkSchema, checkValues, checkReferences, checkRanks, checkDoubles, checkBlocks,
      checkPortfolio,
      checkRevisions, checkOffers, checkOverflow, checkJournal, checkMarks, checkNaturalKeys,
    ]
  }
}
