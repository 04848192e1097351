import PholioCatalog
import PholioDisk
import PholioFacts
import PholioLibrary

/// What galleries are compared by.
private enum GallerySortKey: Comparable {
  case number(Int)
  case bytes([UInt8])
  /// There is nothing to compare.
  case unknown

  static func < (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.number(let a), .number(let b)): a < b
    case (.bytes(let a), .bytes(let b)): a.lexicographicallyPrecedes(b)
    case (.unknown, _): false
    case (.number, .bytes), (_, .unknown): true
    case (.bytes, .number): false
    }
  }

  /// Whether this comes before another; what is unknown comes last in any case.
  func precedes(_ other: Self, reversed: Bool) -> Bool {
    if self == .unknown || other == .unknown { return self != .unknown }
    return reversed ? other < self : self < other
  }
}

extension CatalogTransaction {
  /// The galleries sorted; equal ones keep the places that they have among each other.
  ///
  /// - Throws: `PortfolioError.notASortKey`.
  func sortedGalleries(by keys: [SortKey], reversed: Bool) throws -> [ListItem] {
    let keyed = try galleries.all().enumerated().map { index, gallery in
      (index: index, gallery: gallery, keys: try keys.map { try sortKey($0, of: gallery) })
    }
    let sorted = keyed.sorted { one, other in
      let differing = zip(one.keys, other.keys).first { $0 != $1 }
      return differing.map { $0.precedes($1, reversed: reversed) } ?? (one.index < other.index)
    }
    return sorted.map(\.gallery.id.rawValue)
  }

  private func sortKey(_ key: SortKey, of gallery: Gallery) throws -> GallerySortKey {
    switch key {
    case .name: .bytes(NaturalKey.make(ByteString(gallery.name)))
    case .size: .number(gallery.count)
    case .date:
      try galleries.takenRange(in: gallery.id).map { GallerySortKey.number(Int($0.first.local)) } ?? .unknown
    default: throw PortfolioError.notASortKey(key.rawValue)
    }
  }
}
