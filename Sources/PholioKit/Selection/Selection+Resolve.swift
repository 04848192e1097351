import Glibc
package import PholioCatalog
import PholioLayout

/// A list that selections are made in: a gallery, or the galleries themselves.
package struct SelectionScope: Hashable, Sendable {
  package var list: OrderedList
  /// As messages call it.
  package var name: String
  package var count: Int

  package init(_ gallery: Gallery) {
    list = .gallery(gallery.id)
    name = gallery.name
    count = gallery.count
  }

  package init(_ portfolio: Portfolio) {
    list = .portfolio
    name = "the galleries"
    count = portfolio.count
  }
}

extension Selection {
  /// The items meant, each once, at its first mention; a range's and a glob's in list order.
  ///
  /// - Throws: `SelectionError`.
  package func resolve(in scope: SelectionScope, _ tx: CatalogTransaction) throws -> [ListItem] {
    var items: [ListItem] = []
    var met: Set<ListItem> = []
    for term in terms {
      items += try term.resolve(in: scope, tx).filter { met.insert($0).inserted }
    }
    return items
  }

  /// The one item meant.
  ///
  /// - Throws: `SelectionError`, also where there are several.
  package func resolveOne(in scope: SelectionScope, _ tx: CatalogTransaction) throws -> ListItem {
    let items = try resolve(in: scope, tx)
    guard items.count == 1 else {
      throw SelectionError.matchesMany(text, gallery: scope.name, count: items.count)
    }
    return items[0]
  }
}

extension Selection.Term {
  fileprivate func resolve(in scope: SelectionScope, _ tx: CatalogTransaction) throws -> [ListItem] {
    let items: [ListItem]
    switch self {
    case .position(let place):
      let position = try place.position(in: scope)
      items = try tx.orders.items(at: position...position, of: scope.list)
    case .range(let first, let last):
      let (first, last) = (try first.position(in: scope), try last.position(in: scope))
      // Both lie in the list, and a range that runs backwards was refused when it was read.
      items = try tx.orders.items(at: first...last, of: scope.list)
    case .name(let name):
      let bytes = ByteString(name)
      items = try tx.orders.items(of: scope.list) { $0 == bytes }
    case .pattern(let pattern):
      let bytes = ByteString(pattern)
      items = try tx.orders.items(of: scope.list) { $0 == bytes || $0.matches(glob: pattern) }
    case .digest(let prefix):
      items =
        if case .gallery(let gallery) = scope.list {
          try tx.photos.ids(digestPrefix: prefix, in: gallery)
        } else {
          []
        }
    }
    guard !items.isEmpty else { throw SelectionError.matchesNothing(shown, gallery: scope.name) }
    return items
  }

  private var shown: String {
    switch self {
    case .position(let place): place.shown
    case .range(let first, let last): "\(first.shown)-\(last.shown)"
    case .name(let name): "name:\(name)"
    case .pattern(let pattern): pattern
    case .digest(let prefix): "sha:\(prefix)"
    }
  }
}

extension Selection.Place {
  fileprivate func position(in scope: SelectionScope) throws(SelectionError) -> Position {
    switch self {
    case .last where scope.count == 0: throw .pastEnd(shown, gallery: scope.name, count: 0)
    case .last: return Position(scope.count)
    case .position(let position) where position.rawValue > scope.count:
      throw .pastEnd(shown, gallery: scope.name, count: scope.count)
    case .position(let position): return position
    }
  }

  var shown: String {
    switch self {
    case .last: "last"
    case .position(let position): "\(position.rawValue)"
    }
  }
}

extension ByteString {
  /// glob(7) by fnmatch(3), over bytes.
  func matches(glob pattern: String) -> Bool {
    (bytes + [0]).withUnsafeBufferPointer { name in
      name.withMemoryRebound(to: CChar.self) { fnmatch(pattern, $0.baseAddress, 0) == 0 }
    }
  }
}
