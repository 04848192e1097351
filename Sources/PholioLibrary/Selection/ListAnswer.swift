import PholioCatalog
import PholioDisk
import PholioLayout

/// Answers in one list.
struct ListAnswer: SelectionAnswer {
  /// With more parts than this, the list is read once, and they are not looked up one by one.
  private static let fewParts = 32

  private let text: ByteString
  private let scope: ListScope
  private let tx: CatalogTransaction
  /// The list's items, if they have been read.
  private let order: [ListItem]?
  private var library: LibraryAnswer
  private var all: PhotoSet?

  /// - Parameters:
  ///   - text: The selection's, for messages.
  ///   - partCount: How many parts will be asked for.
  init(_ text: ByteString, in scope: ListScope, _ tx: CatalogTransaction, partCount: Int) throws {
    self.text = text
    self.scope = scope
    self.tx = tx
    order = partCount > Self.fewParts ? try tx.orders.items(of: scope.list) : nil
    library = LibraryAnswer(text, isKept: false, tx)
  }

  /// In list order; but those of several parts in the order of the parts.
  mutating func items(of expression: Selection.Expression) throws -> [ListItem] {
    switch expression {
    case .term(let term, _) where term.isPlain: return try items(of: term)
    case .any(let parts):
      var seen: Set<ListItem> = []
      return try parts.flatMap { try items(of: $0) }.filter { seen.insert($0).inserted }
    case .all(let parts):
      guard case .any = parts[0] else { break }
      let others = try photos(ofAll: Array(parts.dropFirst()))
      return try items(of: parts[0]).filter { others.contains($0) }
    case .not, .term: break
    }
    return try listed(photos(of: expression))
  }

  mutating func everything() throws -> PhotoSet {
    if let all { return all }
    let photos =
      if case .gallery(let gallery) = scope.list {
        try tx.photos.answer(.inGallery(gallery))
      } else {
        PhotoSet(try tx.orders.items(of: scope.list))
      }
    all = photos
    return photos
  }

  mutating func photos(of term: Selection.Term, at range: Range<Int>) throws -> PhotoSet {
    if term.isPlain { return PhotoSet(try items(of: term)) }
    guard scope.list != .portfolio else {
      throw SelectionError.notForGalleries(ByteString(text.bytes[range]).shownInBrief)
    }
    // Positions and names are this list's there, too.
    if case .like(let inner) = term { return try Selection.alike(to: photos(of: inner), tx) }
    return try library.photos(of: term, at: range)
  }

  /// What a plain term names.
  private func items(of term: Selection.Term) throws -> [ListItem] {
    let items = try named(by: term)
    if items.isEmpty, term.isSure, let shown = term.shown {
      if scope.list == .portfolio { _ = try tx.requireGallery(shown) }
      throw SelectionError.matchesNothing(shown, gallery: scope.name)
    }
    return items
  }

  private func named(by term: Selection.Term) throws -> [ListItem] {
    switch term {
    case .position(let typed):
      let position = try typed.position(in: scope)
      return try items(at: position...position)
    case .range(let first, let last):
      // Both are in the list; backward ranges were refused before.
      return try items(at: first.position(in: scope)...last.position(in: scope))
    case .name(let name): return try items(named: name, orGlob: false)
    case .pattern(let pattern): return try items(named: pattern, orGlob: true)
    case .digest(let prefix):
      guard case .gallery(let gallery) = scope.list else { return [] }
      return try tx.photos.ids(digestPrefix: prefix, in: gallery)
    case .question, .like, .gallery: preconditionFailure("\(term) names no photos")
    }
  }

  private func items(at positions: ClosedRange<Position>) throws -> [ListItem] {
    guard let order else { return try tx.orders.items(at: positions, of: scope.list) }
    let (first, last) = (positions.lowerBound.rawValue, positions.upperBound.rawValue)
    guard last <= order.count else {
      throw tx.orders.wrongCount(of: scope.list, "nothing at position \(last)")
    }
    return Array(order[(first - 1)..<last])
  }

  private func items(named name: ByteString, orGlob: Bool) throws -> [ListItem] {
    try name.items(orGlob: orGlob) {
      try tx.orders.items(named: $0, of: scope.list)
    } where: {
      try tx.orders.items(of: scope.list, whereName: $0)
    }
  }

  /// The items of a set, in list order.
  private func listed(_ photos: PhotoSet) throws -> [ListItem] {
    try scope.list == .portfolio
      ? tx.orders.items(of: scope.list).filter { photos.contains($0) }
      : tx.orders.items(photos, of: scope.list)
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
}
