import PholioCatalog
import PholioDisk
import PholioFacts
import PholioLayout
import PholioLibrary
import PholioOut

/// Turns requests about one list into edits, in a transaction.
struct ListEditing {
  let tx: CatalogTransaction
  /// The list before the request.
  let scope: ListScope
  let cancellation: Cancellation
  /// The order of a request by eye, if it is made already.
  var eyeOrder: [ListItem]?

  /// Carries out a request. The edit has to be recorded as one change.
  ///
  /// - Throws: `SelectionError`, `ArrangeError`, `OrderError`, `OrderTextError`, `PortfolioError`,
  ///   `LibraryError.unknownGallery`, `Interruption`.
  func edit(_ request: Reordering) throws -> Edit {
    switch request {
    case .move(let chosen, let destination):
      return try tx.orders.move(
        chosen.resolve(in: scope, tx), to: resolve(destination, in: scope), in: scope.list)
    case .drop(let chosen, let point, let shape):
      let hit = try arrangement(on: shape).hit(at: point)
      let destination = try hit.destination(count: scope.count).map { cell in
        try tx.orders.item(at: cell.position, of: scope.list)
      }
      return try tx.orders.move(chosen.resolve(in: scope, tx), to: destination, in: scope.list)
    case .transfer(let chosen, let reference, let destination, let copy):
      return try transfer(chosen, into: tx.scope(reference), at: destination, copy: copy)
    case .into(let typed, let chosen, let copy):
      let (reference, destination) = try typed.destination(tx)
      return try transfer(chosen, into: tx.scope(reference), at: destination, copy: copy)
    case .remove(let chosen):
      _ = try gallery
      return try tx.orders.remove(chosen.resolve(in: scope, tx), from: scope.list)
    case .swap(let one, let other):
      return try tx.orders.swap(
        one.resolveOne(in: scope, tx), other.resolveOne(in: scope, tx), in: scope.list)
    case .sort(let keys, let reversed):
      if case .gallery(let id) = scope.list {
        return try tx.orders.sort(id, by: keys, reversed: reversed) { try cancellation.check() }
      }
      return try arrange(tx.sortedGalleries(by: keys, reversed: reversed))
    case .eye(let key, let chosen, let reversed):
      _ = try gallery
      if let eyeOrder { return try arrange(eyeOrder) }
      let looks = try Looks(chosen, in: scope, tx)
      return try arrange(looks.ordered(by: key, reversed: reversed, cancellation))
    case .reverse:
      return try arrange(tx.orders.items(of: scope.list).reversed())
    case .shuffle(let seed):
      var random = SplitMix64(seed: seed)
      return try arrange(tx.orders.items(of: scope.list).shuffled(using: &random))
    case .order(let text):
      let items = try text.order(for: tx.galleries.gallery(gallery), tx, cancellation)
      return try tx.orders.arrange(scope.list, as: items, isByHand: true) { try cancellation.check() }
    }
  }

  /// What the list lies on.
  ///
  /// - Throws: `PortfolioError.notForGalleries` for rows of galleries.
  private func arrangement(on shape: GridShape) throws -> Arrangement {
    guard case .gallery(let id) = scope.list else {
      if shape.layout == .rows { throw PortfolioError.notForGalleries }
      return shape.arrangement(of: try tx.galleries.portfolio())
    }
    return try shape.arrangement(of: tx.galleries.gallery(id), tx)
  }

  /// - Throws: `PortfolioError.notForGalleries`.
  private var gallery: GalleryID {
    get throws {
      guard case .gallery(let id) = scope.list else { throw PortfolioError.notForGalleries }
      return id
    }
  }

  private func arrange(_ items: [ListItem]) throws -> Edit {
    try tx.orders.arrange(scope.list, as: items, isByHand: false) { try cancellation.check() }
  }

  private func resolve(
    _ destination: Destination<PhotoReference>, in scope: ListScope
  ) throws -> Destination<ListItem> {
    let resolved = try destination.map { try $0.resolveOne(in: scope, tx) }
    guard case .to(let cell) = resolved, cell.rawValue >= scope.count else { return resolved }
    return .end
  }

  private func transfer(
    _ chosen: PhotoReference, into goal: ListScope, at destination: Destination<PhotoReference>, copy: Bool
  ) throws -> Edit {
    guard case .gallery(let id) = goal.list else { throw PortfolioError.notForGalleries }
    _ = try gallery
    let items = try chosen.resolve(in: scope, tx)
    let resolved = try resolve(destination, in: goal)
    if goal.list == scope.list { return try tx.orders.move(items, to: resolved, in: goal.list) }
    let index = try index(of: resolved, in: goal, without: items)
    var edit = copy ? Edit() : try tx.orders.remove(items, from: scope.list)
    edit += try tx.orders.insert(items, at: index, into: id)
    if !copy, case .gallery(let source) = scope.list {
      edit += try tx.orders.carryFeatures(of: items, from: source, into: id)
    }
    edit.movedCount = edit.isEmpty ? 0 : items.count
    return edit
  }

  /// The index, among the others, of the first item that comes into a list; nil: at the end.
  private func index(
    of destination: Destination<ListItem>, in goal: ListScope, without items: [ListItem]
  ) throws -> CellIndex? {
    switch destination {
    case .end: return nil
    case .to(let cell): return cell
    case .onto(let item), .before(let item), .after(let item):
      let anchor = CellIndex(try tx.orders.index(of: item, in: goal.list))
      let here = try items.filter { try tx.orders.firstMissing(of: [$0], in: goal.list) == nil }
      let isBehind = if case .after = destination { true } else { false }
      if here.isEmpty { return isBehind ? anchor.advanced(by: 1) : anchor }
      let held = Held(try tx.orders.indexes(of: here, in: goal.list).map { CellIndex($0) })
      let others = anchor.rawValue - held.countBefore(anchor)
      return CellIndex(others + (isBehind && !items.contains(item) ? 1 : 0))
    }
  }
}
