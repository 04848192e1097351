package import PholioCatalog
import PholioFacts

/// Photos that look alike, the best one first.
package struct PhotoGroup: Hashable, Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    /// One photo, of which there are several files.
    case exact
    case near
    /// By one camera, each within seconds of the next.
    case burst
  }

  package let kind: Kind
  /// One alone where the kind is `exact`.
  package let photos: [ListItem]

  package init(kind: Kind, photos: [ListItem]) {
    self.kind = kind
    self.photos = photos
  }
}

package struct PhotoGroups: Sendable {
  /// In the order of each group's first photo among the candidates.
  package let groups: [PhotoGroup]
  /// Of photos further apart than this, some may be missing; see `PairSearch`.
  package let completeDistance: Int

  /// Photos of a burst are no further apart than this.
  package static let burstSeconds: Int64 = 3
  /// With how many others a photo is compared in the search for all pairs.
  static let crowd = 64
  /// A photo that so many others in a row turn out not to be like looks no further.
  static let refusals = 64

  /// Groups of photos that look alike. They do not chain: the best photo of all takes those within `distance` of
  /// itself, then the best one that is left, and so on; each photo is in one such group at most. Besides, each
  /// photo with several files is a group of its own.
  ///
  /// - Parameter isSame: A look at the two photos themselves, by their indexes; asked for photos within the
  ///   distance only, the nearest first.
  /// - Throws: `Interruption`, and what `isSame` throws.
  package static func of(
    _ candidates: [AlikePhoto], distance: Int, cancellation: Cancellation,
    isSame: (Int, Int) throws -> Bool
  ) throws -> PhotoGroups {
    var found: [(first: Int, group: PhotoGroup)] = []
    let (alike, completeDistance) = try alike(
      candidates, distance: distance, cancellation: cancellation, isSame: isSame)
    for members in alike {
      let kind: PhotoGroup.Kind = isBurst(members.map { candidates[$0] }) ? .burst : .near
      let group = PhotoGroup(kind: kind, photos: members.map { candidates[$0].photo })
      found.append((members.min() ?? 0, group))
    }
    for (index, candidate) in candidates.enumerated() where candidate.files > 1 {
      found.append((index, PhotoGroup(kind: .exact, photos: [candidate.photo])))
    }
    let groups = found.enumerated()
      .sorted { ($0.element.first, $0.offset) < ($1.element.first, $1.offset) }.map(\.element.group)
    return PhotoGroups(groups: groups, completeDistance: completeDistance)
  }

  /// The members of each group, by their indexes, the best one first; and `completeDistance`.
  private static func alike(
    _ candidates: [AlikePhoto], distance: Int, cancellation: Cancellation,
    isSame: (Int, Int) throws -> Bool
  ) throws -> ([[Int]], Int) {
    // Only those that have been looked at, the best one first.
    let order = candidates.indices.filter { candidates[$0].signature != nil }
      .sorted { candidates[$0].isBetter(than: candidates[$1]) }
    let signatures = order.compactMap { candidates[$0].signature }
    let index = SignatureIndex(signatures)
    var near: [Int: [(photo: Int, distance: Int)]] = [:]
    let search = try index.forEachPair(within: distance, most: crowd, cancellation: cancellation) {
      // Only the better one can be a group's first.
      near[$0, default: []].append(($1, $2))
    }
    var isTaken = [Bool](repeating: false, count: order.count)
    var groups: [[Int]] = []
    for best in order.indices where !isTaken[best] {
      var others = near[best] ?? []
      if search.isCrowded[best] {
        try cancellation.check()
        others = []
        index.neighbours(of: signatures[best], within: distance) { photo, distance in
          if photo > best { others.append((photo, distance)) }
        }
      }
      var members = [best]
      var refused = 0
      for other in others.sorted(by: { ($0.distance, $0.photo) < ($1.distance, $1.photo) })
      where !isTaken[other.photo] && refused < refusals {
        if try isSame(order[best], order[other.photo]) {
          members.append(other.photo)
          isTaken[other.photo] = true
          refused = 0
        } else {
          refused += 1
        }
      }
      if members.count > 1 { groups.append(members.sorted().map { order[$0] }) }
    }
    return (groups, search.completeDistance)
  }

  private static func isBurst(_ photos: [AlikePhoto]) -> Bool {
    let inTime = photos.sorted { $0.moment < $1.moment }
    return zip(inTime, inTime.dropFirst()).allSatisfy { $0.isOfOneBurst(with: $1, seconds: burstSeconds) }
  }
}
