package import PholioCatalog
import PholioFacts
import PholioLayout

extension CatalogTransaction {
  /// Does what was asked of a gallery's order.
  ///
  /// - Throws: `SelectionError`, `OrderError`, `OrderTextError`, `LibraryError.unknownGallery`.
  package func reorder(_ gallery: Gallery, _ reordering: Reordering) throws -> Edit {
    let scope = SelectionScope(gallery)
    switch reordering {
    case .into(let selection, let name, let position, let copy):
      return try into(
        requireGallery(name), at: position, selection.resolve(in: scope, self), from: gallery, copy: copy)
    case .sort(let keys, let reversed):
      return try orders.sort(gallery.id, by: keys, reversed: reversed)
    case .order(let text):
      return try orders.arrange(.gallery(gallery.id), as: text.order(for: gallery, self), isByHand: true)
    case .move, .swap, .reverse, .shuffle:
      return try reorder(scope, cap: gallery.cap, reordering)
    }
  }

  /// Does what was asked of the galleries' own order.
  ///
  /// - Throws: `SelectionError`, `OrderError`, `PortfolioError`.
  package func reorderGalleries(_ reordering: Reordering) throws -> Edit {
    let portfolio = try galleries.portfolio()
    switch reordering {
    case .into, .order: throw PortfolioError.notForGalleries
    case .sort(let keys, let reversed):
      let sorted = try galleries(by: keys)
      return try orders.arrange(.portfolio, as: reversed ? sorted.reversed() : sorted, isByHand: false)
    case .move, .swap, .reverse, .shuffle:
      return try reorder(SelectionScope(portfolio), cap: portfolio.cap, reordering)
    }
  }

  /// What is the same for photos and for galleries.
  private func reorder(_ scope: SelectionScope, cap: DropCap, _ reordering: Reordering) throws -> Edit {
    switch reordering {
    case .move(let selection, let target):
      let items = try selection.resolve(in: scope, self)
      return try orders.move(items, to: destination(target, in: scope, cap: cap), in: scope.list)
    case .swap(let one, let other):
      return try orders.swap(
        one.resolveOne(in: scope, self), other.resolveOne(in: scope, self), in: scope.list)
    case .reverse:
      return try orders.arrange(scope.list, as: orders.items(of: scope.list).reversed(), isByHand: false)
    case .shuffle(let seed):
      var random = SplitMix64(seed: seed)
      return try orders.arrange(
        scope.list, as: orders.items(of: scope.list).shuffled(using: &random), isByHand: false)
    case .into, .sort, .order:
      preconditionFailure("\(reordering) is not the same for photos and for galleries")
    }
  }

  private func destination(
    _ target: Reordering.Target, in scope: SelectionScope, cap: DropCap
  ) throws -> Destination<ListItem> {
    switch target {
    case .to(.last): return .to(CellIndex(scope.count))
    case .to(.position(let position)): return .to(CellIndex(min(position.rawValue - 1, scope.count)))
    case .onto(let target): return .onto(try target.resolveOne(in: scope, self))
    case .before(let target): return .before(try target.resolveOne(in: scope, self))
    case .after(let target): return .after(try target.resolveOne(in: scope, self))
    case .drop(let point, let shape):
      let hit = shape.grid(count: scope.count, cap: cap).hit(at: point)
      return try hit.destination(count: scope.count).map { cell in
        try orders.item(at: cell.position, of: scope.list)
      }
    }
  }

  private func into(
    _ target: Gallery, at position: Position?, _ items: [ListItem], from gallery: Gallery, copy: Bool
  ) throws -> Edit {
    if target.id == gallery.id {
      return try orders.move(
        items, to: .to(position?.cellIndex ?? CellIndex(gallery.count)), in: .gallery(gallery.id))
    }
    // Taken out first: where galleries run on into this one, there is room for what they push.
    var edit = copy ? Edit() : try orders.remove(items, from: .gallery(gallery.id))
    edit += try orders.insert(items, at: position?.cellIndex, into: target.id)
    edit.movedCount = items.count
    return edit
  }

  private func galleries(by keys: [SortKey]) throws -> [ListItem] {
    let galleries = try self.galleries.all().map { gallery in
      try (gallery: gallery, key: keys.map { try sortKey($0, of: gallery) } + [.name(gallery)])
    }
    return galleries.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.gallery.id.rawValue)
  }

  private func sortKey(_ key: SortKey, of gallery: Gallery) throws -> GallerySortKey {
    switch key {
    case .name: .name(gallery)
    case .size: .number(gallery.count)
    case .date: .number(try galleries.takenRange(in: gallery.id).map { Int($0.first.local) } ?? .max)
    case .camera, .rating, .type: throw PortfolioError.notASortKey(key)
    }
  }
}

/// What galleries are compared by.
private enum GallerySortKey: Comparable {
  case number(Int)
  case bytes([UInt8], [UInt8])

  static func name(_ gallery: Gallery) -> Self {
    let name = ByteString(gallery.name)
    return .bytes(NaturalKey.make(name), name.bytes)
  }

  static func < (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.number(let a), .number(let b)): a < b
    case (.bytes(let a, let nameA), .bytes(let b, let nameB)):
      a == b ? nameA.lexicographicallyPrecedes(nameB) : a.lexicographicallyPrecedes(b)
    case (.number, .bytes): true
    case (.bytes, .number): false
    }
  }
}

package enum PortfolioError: Error, Hashable {
  /// Galleries can't be put into a gallery, nor ordered by a list of photos.
  case notForGalleries
  case notASortKey(SortKey)
}

/// Random numbers that are the same for the same seed: SplitMix64 (G. L. Steele, D. Lea, C. H. Flood, "Fast Splittable
/// Pseudorandom Number Generators", OOPSLA 2014).
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
