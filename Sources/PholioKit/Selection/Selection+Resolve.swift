package import PholioCatalog
import PholioLayout

extension Selection {
  /// With more terms than this, the list is read once, and terms are not looked up one by one.
  private static let fewTerms = 32

  /// The selected items, each once, at its first mention; those of a range or a glob in list order.
  ///
  /// - Throws: `SelectionError`.
  package func resolve(in scope: ListScope, _ tx: CatalogTransaction) throws -> [ListItem] {
    let order = terms.count > Self.fewTerms ? try tx.orders.items(of: scope.list) : nil
    var items: [ListItem] = []
    var met: Set<ListItem> = []
    for term in terms {
      for item in try term.resolve(in: scope, order, tx) where met.insert(item).inserted {
        items.append(item)
      }
    }
    return items
  }

  /// The one selected item.
  ///
  /// - Throws: `SelectionError`, also for several.
  package func resolveOne(in scope: ListScope, _ tx: CatalogTransaction) throws -> ListItem {
    try Chosen.selection(self).resolveOne(in: scope, tx)
  }
}

extension Selection.Term {
  /// - Parameter order: The list's items, if they have been read.
  fileprivate func resolve(
    in scope: ListScope, _ order: [ListItem]?, _ tx: CatalogTransaction
  ) throws -> [ListItem] {
    func found(at positions: ClosedRange<Position>) throws -> [ListItem] {
      guard let order else { return try tx.orders.items(at: positions, of: scope.list) }
      let (first, last) = (positions.lowerBound.rawValue, positions.upperBound.rawValue)
      guard last <= order.count else {
        throw tx.orders.wrongCount(of: scope.list, "nothing at position \(last)")
      }
      return Array(order[(first - 1)..<last])
    }
    let items: [ListItem]
    switch self {
    case .position(let typed):
      let position = try typed.position(in: scope)
      items = try found(at: position...position)
    case .range(let first, let last):
      let (first, last) = (try first.position(in: scope), try last.position(in: scope))
      // Both are in the list; backward ranges were refused before.
      items = try found(at: first...last)
    case .name(let name):
      let shown = name.asShown
      items = try tx.orders.items(of: scope.list) { $0 == name || $0.isShown(shown) }
    case .pattern(let pattern):
      let shown = pattern.asShown
      items = try tx.orders.items(of: scope.list) {
        $0 == pattern || $0.matches(glob: pattern) || $0.isShown(shown)
      }
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
    case .position(let typed): typed.shown
    case .range(let first, let last): "\(first.shown)-\(last.shown)"
    case .name(let name): "name:\(name.shownInBrief)"
    case .pattern(let pattern): pattern.shownInBrief
    case .digest(let prefix): "sha:\(prefix)"
    }
  }
}

extension Selection.TypedPosition {
  fileprivate func position(in scope: ListScope) throws(SelectionError) -> Position {
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
  /// The text, if it has a `\xNN` and so may be `shown` of other bytes.
  fileprivate var asShown: String? {
    guard let text, text.utf8.contains(UInt8(ascii: "\\")), text.contains("\\x") else { return nil }
    return text
  }

  /// Whether `show` prints this name like that.
  fileprivate func isShown(_ text: String?) -> Bool {
    guard let text else { return false }
    return shown.utf8.elementsEqual(text.utf8)
  }

  /// `shown`, but only the beginning of a long one.
  package var shownInBrief: String {
    guard bytes.count > Self.briefBytes else { return shown }
    // Not within a character: bytes 10xxxxxx continue one.
    var end = Self.briefBytes
    while end > Self.briefBytes - 4, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return ByteString(bytes.prefix(end)).shown + "…"
  }

  /// How many bytes of typed text a message repeats.
  private static let briefBytes = 80
}
