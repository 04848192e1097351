package import PholioCatalog
import PholioFacts
import PholioLayout

/// A gallery as the page knows it.
package struct GalleryRecord: Encodable, Hashable, Sendable {
  package let gallery: Gallery
  private let capacity: Int?
  private let overflow: Int64?
  private let policy: String
  /// The SHA-256 of its first photos, in order.
  private let stack: [String]

  /// How many photos lie on a gallery's stack.
  private static let stackHeight = 4

  package init(_ gallery: Gallery, _ tx: CatalogTransaction) throws {
    self.gallery = gallery
    let (capacity, overflow) = try tx.galleries.capacity(of: gallery.id)
    self.capacity = capacity
    self.overflow = overflow?.rawValue
    policy = try tx.galleries.policy(of: gallery.id).rawValue
    stack = try tx.photos.firstDigests(Self.stackHeight, of: gallery.id).map(\.hex)
  }

  enum CodingKeys: String, CodingKey {
    case id, name, revision, count, cap, locked, capacity, overflow, policy, cover, stack
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(gallery.id.rawValue, forKey: .id)
    try container.encode(gallery.name, forKey: .name)
    try container.encode(gallery.revision, forKey: .revision)
    try container.encode(gallery.count, forKey: .count)
    try container.encode(CapRecord(gallery.cap), forKey: .cap)
    try container.encode(gallery.isLocked, forKey: .locked)
    try container.encode(capacity, forKey: .capacity)
    try container.encode(overflow, forKey: .overflow)
    try container.encode(policy, forKey: .policy)
    try container.encode(stack.first, forKey: .cover)
    try container.encode(stack, forKey: .stack)
  }
}

/// The galleries' own list, without them.
package struct PortfolioRecord: Encodable, Hashable, Sendable {
  package let portfolio: Portfolio

  package init(_ portfolio: Portfolio) {
    self.portfolio = portfolio
  }

  enum CodingKeys: String, CodingKey { case revision, count, cap }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(portfolio.revision, forKey: .revision)
    try container.encode(portfolio.count, forKey: .count)
    try container.encode(CapRecord(portfolio.cap), forKey: .cap)
  }
}

/// The galleries, in their own order, at one moment.
package struct LibraryState: Hashable, Sendable {
  package let portfolio: PortfolioRecord
  package let galleries: [GalleryRecord]

  package init(_ tx: CatalogTransaction) throws {
    portfolio = PortfolioRecord(try tx.galleries.portfolio())
    galleries = try tx.galleries.all().map { try GalleryRecord($0, tx) }
  }
}

/// What has become other between two states.
package struct StateChange: Encodable, Hashable, Sendable {
  package var portfolio: PortfolioRecord?
  /// Those that are new, or in which anything differs.
  package var galleries: [GalleryRecord]
  /// The ids of those that are there no more.
  package var gone: [Int64]

  package init(from old: LibraryState, to new: LibraryState) {
    portfolio = old.portfolio == new.portfolio ? nil : new.portfolio
    let known = Set(old.galleries)
    galleries = new.galleries.filter { !known.contains($0) }
    let left = Set(new.galleries.map(\.gallery.id))
    gone = old.galleries.map(\.gallery.id).filter { !left.contains($0) }.map(\.rawValue)
  }
}
