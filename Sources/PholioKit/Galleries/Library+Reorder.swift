import PholioCatalog
package import PholioDisk
import PholioLayout
package import PholioLibrary
import PholioOut

extension Library {
  /// Carries out requests about a list's order, one after the other, as one change.
  ///
  /// Each request works on the list as the one before has left it; only the first one's revision is checked.
  ///
  /// - Throws: `LibraryError.unknownGallery`, `ArrangeError`, `SelectionError`, `OrderError`,
  ///   `OrderTextError`, `PortfolioError`; for one of several requests in a `BatchError`; `Interruption`.
  ///   Then nothing was done.
  package func reorder(
    _ reference: ListReference, _ requests: [Reordering],
    cancellation: Cancellation = Cancellation()
  ) throws -> ChangeOutcome {
    // Before the write, since it takes seconds: nobody has to wait for it.
    let byEye = try eyeOrdering(of: reference, requests, cancellation)
    return try catalog.write { tx in
      let scope = try tx.scope(byEye?.reference ?? reference)
      let isBatch = requests.count > 1
      let before = isRehearsal || isBatch ? try tx.orders.items(of: scope.list) : []
      var edit = Edit()
      var summary = ""
      var goals: [OrderedList] = [scope.list]
      var made: [MadeGallery] = []
      var unfound: [String] = []
      for (index, request) in requests.enumerated() {
        try cancellation.check()
        do {
          if let reference = try request.goal(tx) {
            let goal = try tx.scopeOrMade(reference)
            goals.append(goal.scope.list)
            if goal.isMade { made.append(try tx.made(goal.scope.name)) }
          }
          let editing = ListEditing(
            tx: tx, scope: index == 0 ? scope : try tx.scope(ListReference(scope.list)),
            cancellation: cancellation, eyeOrder: byEye?.items)
          if case .order(let text) = request, case .gallery(let id) = scope.list {
            unfound = try text.unfound(for: tx.galleries.gallery(id), tx)
          }
          if index == 0 { summary = try editing.summary(request) }
          let part = try editing.edit(request)
          if index == 0 {
            // Where there is no room from a position on, they lie at the end.
            if case .move(let chosen, .to(let cell)) = request, cell.rawValue > 0,
              cell.rawValue + part.movedCount > scope.count
            {
              summary = try editing.summary(.move(chosen, to: .end))
            }
            if isBatch { summary = "batch of \(requests.count): \(summary)…" }
          }
          edit += part
        } catch let interruption as Interruption {
          throw interruption
        } catch  where isBatch {
          throw BatchError(number: index + 1, cause: error)
        }
      }
      // Moves may cancel each other out.
      if isBatch, edit.touches(only: scope.list), try tx.orders.items(of: scope.list) == before {
        edit = Edit()
      }
      var outcome = try ChangeOutcome(
        recording: edit, summary, about: scope.list, touching: goals.distinct, tx)
      (outcome.made, outcome.unfound) = (made, unfound)
      outcome.withoutSignature = byEye?.countWithoutSignature ?? 0
      if isRehearsal {
        outcome.orders = (before, try tx.orders.items(of: scope.list))
        if case .gallery(let id) = scope.list { outcome.spans = try tx.galleries.spans(in: id) }
      }
      return outcome
    }
  }
}

extension Reordering {
  /// The gallery that photos go into, if they go into another.
  fileprivate func goal(_ tx: CatalogTransaction) throws -> ListReference? {
    switch self {
    case .transfer(_, let reference, _, _): reference
    case .into(let typed, _, _): try typed.destination(tx).gallery
    default: nil
    }
  }
}

extension [OrderedList] {
  fileprivate var distinct: Self {
    var seen: Set<OrderedList> = []
    return filter { seen.insert($0).inserted }
  }
}

/// A request of a batch that can't be met.
package struct BatchError: Error {
  /// Which one, counted from 1.
  package var number: Int
  package var cause: any Error
}
