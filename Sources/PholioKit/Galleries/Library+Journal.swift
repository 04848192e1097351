package import PholioCatalog
package import PholioLibrary

extension Library {
  /// Undoes the latest change of a list, or of the library.
  ///
  /// - Parameters:
  ///   - reference: Nil: the library. A deleted gallery is found by its name, too.
  ///   - change: If given, only this change is undone.
  /// - Throws: `OrderError`, `LibraryError.unknownGallery`; `ArrangeError.unknownGallery`,
  ///   `.otherChangeFirst`.
  package func undo(
    _ reference: ListReference?, only change: Int64? = nil
  ) throws -> ChangeOutcome {
    try step("undo", reference, only: change) { try $0.orders.undo($1) }
  }

  /// Redoes the change that was undone last; the same parameters and errors.
  package func redo(
    _ reference: ListReference?, only change: Int64? = nil
  ) throws -> ChangeOutcome {
    try step("redo", reference, only: change) { try $0.orders.redo($1) }
  }

  /// A list's changes, the latest first, and at most `limit` of them; nil: all.
  ///
  /// - Throws: `LibraryError.unknownGallery`, `ArrangeError.unknownGallery`.
  package func history(of reference: ListReference, limit: Int? = nil) throws -> [Change] {
    try catalog.read { try $0.orders.history(of: $0.scope(reference).list, limit: limit) }
  }

  private func step(
    _ verb: String, _ reference: ListReference?, only wanted: Int64?,
    _ body: (CatalogTransaction, OrderedList?) throws -> Change
  ) throws -> ChangeOutcome {
    try catalog.write { tx in
      let list = try reference.map { try tx.listWithHistory($0) }
      let change = try body(tx, list)
      // The error rolls the transaction back.
      if let wanted, wanted != change.id { throw ArrangeError.otherChangeFirst(summary: change.summary) }
      let lists = try tx.orders.lists(of: change.id)
      let filled = try tx.fillAll(after: change).map { OrderedList.gallery($0) }
      var outcome = try ChangeOutcome(
        hasChanged: true, change: change.id, summary: "\(verb) \(change.summary)", moved: change.movedCount,
        about: list ?? lists.first, touching: lists + filled.filter { !lists.contains($0) }, tx)
      outcome.step = change.summary
      return outcome
    }
  }
}

extension CatalogTransaction {
  /// The list of a request, also a deleted gallery: undo brings it back.
  fileprivate func listWithHistory(_ reference: ListReference) throws -> OrderedList {
    switch reference.name {
    case .gallery(let name):
      return .gallery(try galleries.named(name)?.id ?? galleries.deleted(name) ?? requireGallery(name).id)
    case .id(let id):
      if try galleries.existing(id) == nil, try !orders.hasHistory(.gallery(id)) {
        throw ArrangeError.unknownGallery(id.rawValue)
      }
      return .gallery(id)
    case .portfolio: return .portfolio
    }
  }
}
