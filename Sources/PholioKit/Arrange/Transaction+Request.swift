package import PholioCatalog
import PholioLayout

/// Doing what the page asks for, one request in one transaction.
extension CatalogTransaction {
  /// - Throws: `ArrangeError`, `OrderError`, `WordingError`, and what `reorder` throws.
  package func perform(_ request: ArrangeRequest) throws -> ArrangeOutcome {
    switch request {
    case .move(let revised, let items, let target):
      try require(revised)
      try require(items, in: revised.list)
      let edit = try orders.move(items, to: destination(target, in: revised.list), in: revised.list)
      let summary = try "move \(shown(items, revised.list)) \(shown(target, in: revised.list))"
      return try record(edit, summary, [revised.list])
    case .transfer(let items, let from, let into, let target, let copy):
      return try transfer(items, from: from, into: into, at: target, copy: copy)
    case .remove(let revised, let items):
      try require(revised)
      try require(items, in: revised.list)
      return try record(
        orders.remove(items, from: revised.list), "remove \(shown(items, revised.list))", [revised.list])
    case .reorder(let revised, let reordering):
      try require(revised)
      let edit =
        if case .gallery(let id) = revised.list {
          try reorder(galleries.gallery(id), reordering)
        } else {
          try reorderGalleries(reordering)
        }
      return try record(edit, reordering.summary, [revised.list])
    case .make(let name):
      let id = try galleries.make(named: name)
      return try ArrangeOutcome(
        hasChanged: true, change: nil, summary: "create \(name)", touching: [.gallery(id), .portfolio], self)
    case .edit(let id, let edit, let revision):
      return try perform(edit, on: id, revision: revision)
    case .delete(let id, let revision):
      let gallery = try requireGallery(id)
      try require(Revised(.gallery(id), revision: revision))
      return try record(galleries.delete(id), "delete \(gallery.name)", [.gallery(id), .portfolio])
    case .setPortfolioCap(let cap):
      let hasChanged = try galleries.portfolio().cap != cap
      if hasChanged { try galleries.setPortfolioCap(cap) }
      return try ArrangeOutcome(
        hasChanged: hasChanged, change: nil, summary: "cap \(cap)", touching: [.portfolio], self)
    case .undo(let list, let change): return try step(orders.undo, list, change, "undo")
    case .redo(let list, let change): return try step(orders.redo, list, change, "redo")
    }
  }

  private func transfer(
    _ items: [ListItem], from: Revised, into: Revised, at target: DropTarget, copy: Bool
  ) throws -> ArrangeOutcome {
    guard case .gallery(let source) = from.list, case .gallery(let goal) = into.list else {
      throw PortfolioError.notForGalleries
    }
    if !copy { try require(from) }
    try require(into)
    try require(items, in: from.list)
    if source == goal { return try perform(.move(into, items, to: target)) }
    let index = try index(of: target, in: into.list, without: items)
    // Taken out first: where galleries run on into this one, there is room for what they push.
    var edit = copy ? Edit() : try orders.remove(items, from: from.list)
    edit += try orders.insert(items, at: index, into: goal)
    edit.movedCount = edit.isEmpty ? 0 : items.count
    let summary = try """
    \(copy ? "copy" : "move") \(shown(items, from.list)) into \(galleries.gallery(goal).name)
    """
    return try record(edit, summary, [from.list, into.list])
  }

  private func perform(_ edit: GalleryEdit, on id: GalleryID, revision: Int?) throws -> ArrangeOutcome {
    let gallery = try requireGallery(id)
    if let revision { try require(Revised(.gallery(id), revision: revision)) }
    if let name = edit.name { try galleries.rename(id, to: name) }
    if let cap = edit.cap { try galleries.setCap(cap, of: id) }
    if let isLocked = edit.isLocked { try galleries.setLocked(isLocked, id) }
    let edited = try galleries.gallery(id)
    return try ArrangeOutcome(
      hasChanged: edited != gallery, change: nil, summary: "edit \(edited.name)", touching: [.gallery(id)],
      self)
  }

  private func step(
    _ body: (OrderedList?) throws -> Change, _ list: OrderedList?, _ wanted: Int64?, _ verb: String
  ) throws -> ArrangeOutcome {
    if let list { try requireExistence(of: list) }
    let change = try body(list)
    // The transaction is thrown away with the error.
    if let wanted, wanted != change.id { throw ArrangeError.otherChangeFirst(summary: change.summary) }
    return try ArrangeOutcome(
      hasChanged: true, change: change.id, summary: "\(verb) \(change.summary)",
      touching: orders.lists(of: change.id), self)
  }

  private func record(_ edit: Edit, _ summary: String, _ lists: [OrderedList]) throws -> ArrangeOutcome {
    guard try orders.record(edit, summary), let change = try orders.lastChange() else {
      return try ArrangeOutcome(
        hasChanged: false, change: nil, summary: summary, touching: lists, self)
    }
    return try ArrangeOutcome(
      hasChanged: true, change: change, summary: summary, touching: orders.lists(of: change), self)
  }
}

/// What is to hold before anything is done.
extension CatalogTransaction {
  /// - Throws: `ArrangeError.unknownGallery`.
  package func requireGallery(_ id: GalleryID) throws -> Gallery {
    guard let gallery = try galleries.existing(id) else { throw ArrangeError.unknownGallery(id.rawValue) }
    return gallery
  }

  private func requireExistence(of list: OrderedList) throws {
    // A deleted gallery comes back by undoing.
    if case .gallery(let id) = list, try galleries.existing(id) == nil, try !orders.hasHistory(list) {
      throw ArrangeError.unknownGallery(id.rawValue)
    }
  }

  private func require(_ revised: Revised) throws {
    let (name, revision) =
      switch revised.list {
      case .gallery(let id): try { ($0.name, $0.revision) }(requireGallery(id))
      case .portfolio: ("the galleries", try galleries.portfolio().revision)
      }
    guard revision == revised.revision else {
      throw ArrangeError.changedSince(revised.list, name: name, revision: revised.revision)
    }
  }

  private func require(_ items: [ListItem], in list: OrderedList) throws {
    guard !items.isEmpty else { throw ArrangeError.nothingNamed }
    if let item = try orders.firstMissing(of: items, in: list) {
      throw ArrangeError.notInList(item, list: try shown(list))
    }
  }
}

/// Targets in the catalog's terms.
extension CatalogTransaction {
  private func destination(
    _ target: DropTarget, in list: OrderedList
  ) throws -> Destination<ListItem> {
    if let anchor = target.anchor { try require([anchor], in: list) }
    return switch target {
    case .to(let position): .to(CellIndex(min(position.rawValue - 1, try count(of: list))))
    case .end: .to(CellIndex(try count(of: list)))
    case .onto(let item): .onto(item)
    case .before(let item): .before(item)
    case .after(let item): .after(item)
    }
  }

  /// Where the first of items that come into a list goes, counted among the others; nil: at the end.
  private func index(of target: DropTarget, in list: OrderedList, without items: [ListItem]) throws
    -> CellIndex?
  {
    switch target {
    case .to(let position): return position.cellIndex
    case .end: return nil
    case .onto(let item), .before(let item), .after(let item):
      try require([item], in: list)
      let anchor = CellIndex(try orders.index(of: item, in: list))
      let here = try items.filter { try orders.firstMissing(of: [$0], in: list) == nil }
      let isBehind = if case .after = target { true } else { false }
      let held = try orders.indexes(of: here, in: list).map { CellIndex($0) }
      if held.isEmpty { return isBehind ? anchor.advanced(by: 1) : anchor }
      let others = anchor.rawValue - Held(held).countBefore(anchor)
      return CellIndex(others + (isBehind && !items.contains(item) ? 1 : 0))
    }
  }

  private func count(of list: OrderedList) throws -> Int {
    switch list {
    case .gallery(let id): try galleries.gallery(id).count
    case .portfolio: try galleries.portfolio().count
    }
  }
}

/// Words for the journal.
extension CatalogTransaction {
  private func shown(_ list: OrderedList) throws -> String {
    if case .gallery(let id) = list { try galleries.gallery(id).name } else { "the galleries" }
  }

  /// One by its name, several by their number.
  private func shown(_ items: [ListItem], _ list: OrderedList) throws -> String {
    switch list {
    case .gallery where items.count > 1: "\(items.count) photos"
    case .portfolio where items.count > 1: "\(items.count) galleries"
    case .gallery: try files.locations(of: PhotoID(rawValue: items[0])).first?.name.shown ?? "a photo"
    case .portfolio: try galleries.gallery(GalleryID(rawValue: items[0])).name
    }
  }

  private func shown(_ target: DropTarget, in list: OrderedList) throws -> String {
    switch target {
    case .to(let position): "to \(position.rawValue)"
    case .end: "to last"
    case .onto(let item): try "onto \(shown([item], list))"
    case .before(let item): try "before \(shown([item], list))"
    case .after(let item): try "after \(shown([item], list))"
    }
  }
}
