import PholioCatalog
import PholioFacts

/// What galleries are compared by.
private enum GallerySortKey: Comparable {
  case number(Int)
  case bytes([UInt8], [UInt8])
  /// There is nothing to compare; comes last.
  case unknown

  static func name(_ gallery: Gallery) -> Self {
    let name = ByteString(gallery.name)
    return .bytes(NaturalKey.make(name), name.bytes)
  }

  static func < (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.number(let a), .number(let b)): a < b
    case (.bytes(let a, let nameA), .bytes(let b, let nameB)):
      a == b ? nameA.lexicographicallyPrecedes(nameB) : a.lexicographicallyPrecedes(b)
    case (.unknown, _): false
    case (.number, .bytes), (_, .unknown): true
    case (.bytes, .number): false
    }
  }
}

extension CatalogTransaction {
  /// The galleries sorted, ties broken by their names in natural order.
  ///
  /// - Throws: `PortfolioError.notASortKey`.
  func sortedGalleries(by keys: [SortKey]) throws -> [ListItem] {
    let keyed = try galleries.all().map { gallery in
      try (gallery: gallery, key: keys.map { try sortKey($0, of: gallery) } + [.name(gallery)])
    }
    return keyed.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.gallery.id.rawValue)
  }

  private func sortKey(_ key: SortKey, of gallery: Gallery) throws -> GallerySortKey {
    switch key {
    case .name: .name(gallery)
    case .size: .number(gallery.count)
    case .date:
      try galleries.takenRange(in: gallery.id).map { GallerySortKey.number(Int($0.first.local)) } ?? .unknown
    case .instant, .camera, .rating, .type, .title, .label, .keywords, .creator, .city, .country:
      throw PortfolioError.notASortKey(key.rawValue)
    }
  }
}
