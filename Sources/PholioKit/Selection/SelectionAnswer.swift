import PholioCatalog
import PholioLayout

/// Answers selections by sets of photos, some way for each kind of term.
protocol SelectionAnswer {
  /// All that `not` is seen in.
  mutating func everything() throws -> PhotoSet

  /// - Parameter range: The term's bytes, for messages.
  /// - Throws: `SelectionError`.
  mutating func photos(of term: Selection.Term, at range: Range<Int>) throws -> PhotoSet
}

extension SelectionAnswer {
  /// - Throws: `SelectionError`.
  mutating func photos(of expression: Selection.Expression) throws -> PhotoSet {
    switch expression {
    case .any(let parts):
      var photos = PhotoSet()
      for part in parts { photos.formUnion(try self.photos(of: part)) }
      return photos
    case .all(let parts): return try photos(ofAll: parts)
    case .not: return try photos(ofAll: [expression])
    case .term(let term, let range): return try photos(of: term, at: range)
    }
  }

  /// Those that are in all parts. "not" takes away, so that mostly nobody has to know what all photos are.
  mutating func photos(ofAll parts: [Selection.Expression]) throws -> PhotoSet {
    var common: PhotoSet?
    var excluded = PhotoSet()
    for part in parts {
      if case .not(let inner) = part {
        excluded.formUnion(try photos(of: inner))
      } else {
        let found = try photos(of: part)
        common?.formIntersection(found)
        common = common ?? found
      }
    }
    var photos = try common ?? everything()
    photos.subtract(excluded)
    return photos
  }
}

/// Answers in the whole library.
struct LibraryAnswer: SelectionAnswer {
  private let text: ByteString
  private let isKept: Bool
  private let tx: CatalogTransaction
  private var all: PhotoSet?

  /// - Parameters:
  ///   - text: The selection's, for messages.
  ///   - isKept: Whether galleries that are gone are empty.
  init(_ text: ByteString, isKept: Bool, _ tx: CatalogTransaction) {
    self.text = text
    self.isKept = isKept
    self.tx = tx
  }

  mutating func everything() throws -> PhotoSet {
    let photos = try all ?? tx.photos.all()
    all = photos
    return photos
  }

  mutating func photos(of term: Selection.Term, at range: Range<Int>) throws -> PhotoSet {
    switch term {
    case .question(let question): return try tx.photos.answer(question)
    case .like(let inner): return try Selection.alike(to: photos(of: inner), tx)
    case .gallery(let name):
      if let gallery = try tx.galleries.named(name) { return try tx.photos.answer(.inGallery(gallery.id)) }
      if isKept { return PhotoSet() }
      let hint = nearestHint(name, among: try tx.galleries.all().map(\.name)).map { " (\($0))" } ?? ""
      let shown = ByteString(name).shownInBrief
      throw SelectionError.syntax(
        SelectionFault(
          text: text, offset: range.lowerBound, reason: "'in:\(shown)': there is no gallery '\(shown)'\(hint)"
        ))
    case .position, .range:
      throw SelectionError.positionsNeedGallery(ByteString(text.bytes[range]).shownInBrief)
    case .name(let name): return try tx.photosNamed(name, orGlob: false)
    case .pattern(let pattern): return try tx.photosNamed(pattern, orGlob: true)
    case .digest(let prefix): return try tx.photos.photos(digestPrefix: prefix)
    }
  }
}

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
      var met: Set<ListItem> = []
      return try parts.flatMap { try items(of: $0) }.filter { met.insert($0).inserted }
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
    if scope.list == .portfolio || !name.isOnlyItself(orGlob: orGlob) {
      return try tx.orders.items(of: scope.list, whereName: name.matcher(orGlob: orGlob))
    }
    return try listed(tx.photos.photos(named: name))
  }

  /// The items of a set, in list order.
  private func listed(_ photos: PhotoSet) throws -> [ListItem] {
    scope.list == .portfolio
      ? try tx.orders.items(of: scope.list).filter { photos.contains($0) }
      : try tx.orders.items(photos, of: scope.list)
  }
}

extension CatalogTransaction {
  fileprivate func photosNamed(_ name: ByteString, orGlob: Bool) throws -> PhotoSet {
    name.isOnlyItself(orGlob: orGlob)
      ? try photos.photos(named: name) : try photos.photos(whereName: name.matcher(orGlob: orGlob))
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
