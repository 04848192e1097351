import PholioCatalog

/// What a request made of an order.
package struct ReorderOutcome: Sendable, Encodable {
  package var gallery: String
  package var changed: Bool
  package var revision: Int
  /// For a rehearsal: the grid with positions in its slots, and how those positions lie afterwards.
  package var grids: (before: [String], after: [String])?

  enum CodingKeys: String, CodingKey { case gallery, changed, revision }
}

/// A request of a batch that could not be followed.
package struct BatchError: Error {
  /// Which one, counted from 1.
  package var number: Int
  package var cause: any Error
}

extension Library {
  /// Does what was asked of a gallery's order, one request after the other, as one change; or, as a dry run, only says
  /// what would come of it.
  ///
  /// - Throws: `LibraryError.unknownGallery`, `SelectionError`, `OrderError`, `OrderTextError`, for one of several
  ///   requests in a `BatchError`; then nothing was done.
  package func reorder(
    _ name: String, _ requests: [Reordering], summary: String, isDryRun: Bool
  ) throws -> ReorderOutcome {
    try (isDryRun ? catalog.rehearse : catalog.write) { tx in
      let gallery = try tx.requireGallery(name)
      let list = OrderedList.gallery(gallery.id)
      let isBatch = requests.count > 1
      let before = isDryRun || isBatch ? try tx.orders.items(of: list) : []
      var edit = Edit()
      for (index, request) in requests.enumerated() {
        do {
          edit += try tx.reorder(tx.galleries.gallery(gallery.id), request)
        } catch  where isBatch {
          throw BatchError(number: index + 1, cause: error)
        }
      }
      // Several moves may cancel each other out.
      let isNothing = try isBatch && edit.touches(only: list) && tx.orders.items(of: list) == before
      let changed = try !isNothing && tx.orders.record(edit, summary)
      var outcome = ReorderOutcome(
        gallery: gallery.name, changed: changed, revision: try tx.galleries.gallery(gallery.id).revision)
      if isDryRun {
        outcome.grids = Self.grids(before, try tx.orders.items(of: list), gallery)
      }
      return outcome
    }
  }

  private static func grids(
    _ before: [ListItem], _ after: [ListItem], _ gallery: Gallery
  ) -> (before: [String], after: [String]) {
    let positions = Dictionary(uniqueKeysWithValues: before.enumerated().map { ($1, "\($0 + 1)") })
    func lines(_ items: [ListItem]) -> [String] {
      GridText.lines(items.map { positions[$0] ?? "new" }, columns: 6, cap: gallery.cap)
    }
    return (lines(before), lines(after))
  }
}
