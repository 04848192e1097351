package import PholioCatalog
package import PholioLayout

/// A change as the page asks for it: by ids, and on the revision it was made on.
package enum ArrangeRequest: Sendable {
  case move(Revised, [ListItem], to: DropTarget)
  case transfer([ListItem], from: Revised, into: Revised, at: DropTarget, copy: Bool)
  case remove(Revised, [ListItem])
  /// A gallery's order as a whole.
  case reorder(Revised, Reordering)
  case make(name: String)
  case edit(GalleryID, GalleryEdit, revision: Int?)
  case delete(GalleryID, revision: Int)
  case setPortfolioCap(DropCap)
  /// Nil: the library's latest change. `change`: only if it would be this one.
  case undo(OrderedList?, change: Int64?)
  case redo(OrderedList?, change: Int64?)
}

/// A list as it was when a change to it was made.
package struct Revised: Hashable, Sendable {
  package var list: OrderedList
  package var revision: Int

  package init(_ list: OrderedList, revision: Int) {
    self.list = list
    self.revision = revision
  }
}

/// Where items go, by what they are to lie beside.
package enum DropTarget: Hashable, Sendable {
  /// Past the end is the end.
  case to(Position)
  case end
  case onto(ListItem)
  case before(ListItem)
  case after(ListItem)

  /// The item they go next to.
  var anchor: ListItem? {
    switch self {
    case .to, .end: nil
    case .onto(let item), .before(let item), .after(let item): item
    }
  }
}

/// What is a gallery's own, apart from its order; nil stays as it is.
package struct GalleryEdit: Hashable, Sendable {
  package var name: String?
  package var cap: DropCap?
  package var isLocked: Bool?

  package init(name: String? = nil, cap: DropCap? = nil, isLocked: Bool? = nil) {
    self.name = name
    self.cap = cap
    self.isLocked = isLocked
  }
}

/// Why the page can't have what it asks for; nothing was changed.
package enum ArrangeError: Error, Hashable {
  case unknownGallery(Int64)
  case unknownPhoto(Int64)
  /// An item that is not, or no more, in the list.
  case notInList(Int64, list: String)
  /// The list has moved on since the revision on which the change was made.
  case changedSince(OrderedList, name: String, revision: Int)
  /// Not the change that was to be undone or redone comes first, but another one.
  case otherChangeFirst(summary: String)
  case nothingNamed
  /// More cells than one answer holds.
  case windowTooLarge(cells: Int)
  case notInGrid(cell: Int, count: Int)
}

/// What came of a request.
package struct ArrangeOutcome: Sendable {
  package var hasChanged: Bool
  /// In the journal.
  package var change: Int64?
  package var summary: String
  /// The galleries it touched, the portfolio if it did: as they are now.
  package var galleries: [GalleryState]
  package var portfolio: Portfolio?
  /// Galleries it touched that are there no more.
  package var gone: [Int64]

  package init(
    hasChanged: Bool, change: Int64?, summary: String, touching lists: [OrderedList], _ tx: CatalogTransaction
  ) throws {
    self.hasChanged = hasChanged
    self.change = change
    self.summary = summary
    galleries = []
    gone = []
    for list in lists {
      guard case .gallery(let id) = list else {
        portfolio = try tx.galleries.portfolio()
        continue
      }
      if let gallery = try tx.galleries.existing(id) {
        galleries.append(try GalleryState(gallery, tx))
      } else {
        gone.append(id.rawValue)
      }
    }
  }
}

extension Library {
  package func perform(_ request: ArrangeRequest) throws -> ArrangeOutcome {
    try catalog.write { try $0.perform(request) }
  }
}
