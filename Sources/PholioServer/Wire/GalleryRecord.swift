import PholioCatalog
import PholioFacts
import PholioKit

/// A gallery as the page knows it.
struct GalleryRecord: Encodable, Hashable, Sendable {
  let state: GalleryState
  /// Guests are not told what a gallery fills itself with: it may name folders and places.
  private let isForGuest: Bool

  init(_ state: GalleryState) {
    self.init(state, isForGuest: false)
  }

  init(_ state: GalleryState, isForGuest: Bool) {
    self.state = state
    self.isForGuest = isForGuest
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: WireKey.self)
    let gallery = state.gallery
    try container.encode(gallery.id.rawValue, forKey: "id")
    try container.encode(gallery.name, forKey: "name")
    try container.encode(gallery.revision, forKey: "revision")
    try container.encode(gallery.count, forKey: "count")
    try container.encode(cap: gallery.cap)
    try container.encode(gallery.isLocked, forKey: "locked")
    try container.encode(isForGuest ? nil : state.filling, forKey: "where")
    try container.encode(state.policy.rawValue, forKey: "policy")
    try container.encode(state.stack.first?.digest.hex, forKey: "cover")
    try container.encode(state.stack.map(\.digest.hex), forKey: "stack")
    try container.encode(state.stack.map(\.turn.rawValue), forKey: "stack_turns")
  }
}

/// The portfolio, without its galleries.
struct PortfolioRecord: Encodable, Hashable, Sendable {
  let portfolio: Portfolio

  init(_ portfolio: Portfolio) {
    self.portfolio = portfolio
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: WireKey.self)
    try container.encode(portfolio.revision, forKey: "revision")
    try container.encode(portfolio.count, forKey: "count")
    try container.encode(cap: portfolio.cap)
  }
}

/// All galleries, and what the page should know of the server.
struct Overview: Encodable, Sendable {
  let state: LibraryState
  let isReadOnly: Bool
  let version: String

  func encode(to encoder: any Encoder) throws {
    try PortfolioRecord(state.portfolio).encode(to: encoder)
    var container = encoder.container(keyedBy: WireKey.self)
    try container.encode(isReadOnly, forKey: "read_only")
    try container.encode(version, forKey: "version")
    try container.encode(
      state.galleries.map { GalleryRecord($0, isForGuest: isReadOnly) }, forKey: "galleries")
  }
}

/// The difference between two states.
struct StateChange: Encodable, Hashable, Sendable {
  private let portfolio: PortfolioRecord?
  /// New galleries, and those that differ.
  private let galleries: [GalleryRecord]
  /// The ids of galleries that are gone.
  private let gone: [Int64]

  init(from old: LibraryState, to new: LibraryState, isForGuest: Bool) {
    portfolio = old.portfolio == new.portfolio ? nil : PortfolioRecord(new.portfolio)
    let known = Set(old.galleries)
    galleries = new.galleries.filter { !known.contains($0) }.map { GalleryRecord($0, isForGuest: isForGuest) }
    let left = Set(new.galleries.map(\.gallery.id))
    gone = old.galleries.map(\.gallery.id).filter { !left.contains($0) }.map(\.rawValue)
  }
}
