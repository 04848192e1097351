package import PholioCatalog
import PholioDisk
package import PholioLayout
package import PholioLibrary

/// The outcome of a change.
package struct ChangeOutcome: Sendable {
  package var hasChanged: Bool
  /// Its number in the journal; nil for a change that can't be undone.
  package var change: Int64?
  package var summary: String
  /// What a step back or forward was about, in the words of its change.
  package var step: String?
  /// How many photos or galleries were moved, put in or taken out.
  package var moved: Int
  /// How many photos the request named, of which something was to be said.
  package var named = 0
  /// Whether nothing has changed because several photos were dropped onto one of themselves.
  package var isDroppedOnItself = false
  /// Whether a request about spans named the first photo: the gallery's cap counts for it.
  package var namesFirst = false
  /// The galleries that were made for this.
  package var made: [MadeGallery] = []
  /// Of photos to be ordered by eye: how many nobody has looked at yet.
  package var withoutSignature = 0
  /// Lines of a text, whose photos are not in the library.
  package var unfound: [String] = []
  /// The list of the request, as it is now; nil if it is gone.
  package var list: ListScope?
  /// The lists that were changed, as they are now.
  package var touched: [TouchedList]
  /// For a rehearsed reordering: the items before and after.
  package var orders: (before: [ListItem], after: [ListItem])?
  /// And what its photos span, but the first.
  package var spans: [ListItem: DropCap] = [:]
}

/// A gallery that was made because photos were to go into one of its name.
package struct MadeGallery: Hashable, Sendable {
  package var name: String
  /// Another gallery with a name much the same.
  package var similar: String?

  package init(name: String, similar: String?) {
    self.name = name
    self.similar = similar
  }
}

/// A list that a change has touched.
package enum TouchedList: Sendable {
  case gallery(GalleryState)
  case portfolio(Portfolio)
  /// A gallery that is there no more.
  case gone(GalleryID)
}

extension ChangeOutcome {
  init(
    hasChanged: Bool, change: Int64? = nil, summary: String, moved: Int = 0, about list: OrderedList?,
    touching lists: [OrderedList], _ tx: CatalogTransaction
  ) throws {
    self.hasChanged = hasChanged
    self.change = change
    self.summary = summary
    self.moved = moved
    self.list = try list.flatMap { try tx.existingScope($0) }
    touched = try lists.map { list in
      switch list {
      case .portfolio: .portfolio(try tx.galleries.portfolio())
      case .gallery(let id):
        try tx.galleries.existing(id).map { .gallery(try GalleryState($0, tx)) } ?? .gone(id)
      }
    }
  }

  /// Writes an edit to the journal, with what it lets come into galleries that fill themselves, and tells
  /// what it did.
  ///
  /// - Parameter lists: The lists that it concerns.
  init(
    recording edit: Edit, _ summary: String, about list: OrderedList?, touching lists: [OrderedList],
    _ tx: CatalogTransaction
  ) throws {
    guard try tx.record(edit, summary), let change = try tx.orders.lastChange() else {
      try self.init(hasChanged: false, summary: summary, about: list, touching: lists, tx)
      isDroppedOnItself = edit.isDroppedOnItself
      return
    }
    try self.init(
      hasChanged: true, change: change, summary: summary, moved: edit.movedCount, about: list,
      touching: tx.orders.lists(of: change), tx)
  }
}

extension CatalogTransaction {
  fileprivate func existingScope(_ list: OrderedList) throws -> ListScope? {
    switch list {
    case .gallery(let id): try galleries.existing(id).map { ListScope($0) }
    case .portfolio: ListScope(try galleries.portfolio())
    }
  }
}

extension CatalogTransaction {
  /// What to tell of a gallery that was just made.
  func made(_ name: String) throws -> MadeGallery {
    let others = try galleries.all().map(\.name).filter { ByteString($0) != ByteString(name) }
    return MadeGallery(name: name, similar: name.nearest(among: others))
  }
}
