package import PholioCatalog
import PholioDisk

/// Items of a list in a request: by ids, as the page sends them, or as a person types them.
package enum PhotoReference: Hashable, Sendable {
  case items([ListItem])
  case selection(Selection)

  /// The chosen items, each once, at its first mention.
  ///
  /// - Throws: `SelectionError`; `ArrangeError.notInList`, `.nothingNamed`.
  package func resolve(in scope: ListScope, _ tx: CatalogTransaction) throws -> [ListItem] {
    switch self {
    case .selection(let selection): return try selection.resolve(in: scope, tx)
    case .items(let items):
      guard !items.isEmpty else { throw ArrangeError.nothingNamed }
      if let item = try tx.orders.firstMissing(of: items, in: scope.list) {
        throw ArrangeError.notInList(item, list: scope.name)
      }
      var seen: Set<ListItem> = []
      return items.filter { seen.insert($0).inserted }
    }
  }

  /// The same; none if a selection asks something that no item answers.
  ///
  /// - Throws: As `resolve`.
  func found(in scope: ListScope, _ tx: CatalogTransaction) throws -> [ListItem] {
    if case .selection(let selection) = self { return try selection.found(in: scope, tx) }
    return try resolve(in: scope, tx)
  }

  /// The one chosen item.
  ///
  /// - Throws: What `resolve` throws; `SelectionError.matchesMany` for several.
  package func resolveOne(in scope: ListScope, _ tx: CatalogTransaction) throws -> ListItem {
    let items = try resolve(in: scope, tx)
    guard items.count == 1 else {
      throw SelectionError.matchesMany(shown(items.count), gallery: scope.name, count: items.count)
    }
    return items[0]
  }

  /// As typed. Of ids, one is told by its name, several by their number.
  package func shown(in scope: ListScope, _ tx: CatalogTransaction) throws -> String {
    switch (self, scope.list) {
    case (.selection(let selection), _): selection.shown
    case (.items(let items), .gallery) where items.count != 1: "\(items.count) photos"
    case (.items(let items), .portfolio) where items.count != 1: "\(items.count) galleries"
    case (.items(let items), .gallery): try tx.shownName(of: PhotoID(rawValue: items[0]))
    case (.items(let items), .portfolio):
      try tx.galleries.existing(GalleryID(rawValue: items[0]))?.name ?? "a gallery"
    }
  }

  private func shown(_ count: Int) -> String {
    if case .selection(let selection) = self { selection.shown } else { "\(count) items" }
  }
}

extension CatalogTransaction {
  /// The name of a photo's first file, for the journal.
  package func shownName(of photo: PhotoID) throws -> String {
    try files.locations(of: photo).first?.name.shown ?? "a photo"
  }
}
