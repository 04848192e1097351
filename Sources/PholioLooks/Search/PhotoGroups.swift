package import PholioDisk
package import PholioFacts

/// Photos that look alike, the best one first.
package struct PhotoGroup: Hashable, Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    /// One photo, of which there are several files.
    case exact
    case near
    /// By one camera, each within seconds of the next, and not all at one moment.
    case burst
  }

  package let kind: Kind
  /// One alone where the kind is `exact`.
  package let photos: [Int64]

  package init(kind: Kind, photos: [Int64]) {
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
  /// With how many others a photo is kept by the search for all pairs: so a million photos have no more than
  /// half a gigabyte of pairs, however alike they are.
  package static let crowd = 64
  /// After looks at so many others in a row that it is not like, the nearest first, a photo is compared with
  /// no more: what comes behind is less like it still. Looks are what takes longest, and pages of text, which
  /// all pass for alike by their signatures, would each be compared with each.
  ///
  /// A copy that lies behind so many is left out of the group, and may be found by another of its photos;
  /// nothing is taken in for it that is not alike.
  package static let refusals = 64

  /// Groups of photos that look alike. They do not chain: the best photo of all takes those within `distance`
  /// of itself, then the best one that is left, and so on; each photo is in one such group at most. Besides,
  /// each photo with several files is a group of its own.
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
    let distinct = DistinctSignatures(signatures)
    let index = SignatureIndex(distinct.signatures)
    var near = [[Near]](repeating: [], count: distinct.signatures.count)
    /// Keeps that some photos are near others, if one of these may be taken by one of them: by a better one.
    func keep(_ number: Int, _ other: Int, _ distance: Int) {
      guard near[number].count < crowd, let best = distinct.members(of: number).first,
        let last = distinct.members(of: other).last, best < last
      else { return }
      near[number].append(Near(number: UInt32(other), distance: UInt8(distance)))
    }
    let search = try index.forEachPair(within: distance, most: crowd, cancellation: cancellation) {
      keep($0, $1, $2)
      keep($1, $0, $2)
    }
    var isTaken = [Bool](repeating: false, count: order.count)
    var groups: [[Int]] = []
    for best in order.indices where !isTaken[best] {
      let number = distinct.numbers[best]
      var looks = near[number]
      if search.isCrowded[number] {
        try cancellation.check()
        looks = []
        index.neighbours(of: signatures[best], within: distance) { other, distance in
          if other != number { looks.append(Near(number: UInt32(other), distance: UInt8(distance))) }
        }
      }
      looks.append(Near(number: UInt32(number), distance: 0))
      var others: [Other] = []
      for look in looks {
        for photo in distinct.members(of: Int(look.number)) where photo > best && !isTaken[Int(photo)] {
          others.append(Other(Int(photo), signatures, distance: Int(look.distance), from: best))
        }
      }
      var members = [best]
      var refused = 0
      for other in others.sorted() where refused < refusals {
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

  /// Photos with the same hashes that are near others.
  private struct Near {
    package let number: UInt32
    package let distance: UInt8
  }

  /// A photo that may belong to a group: the nearest first, then the one of the most similar colour, which is
  /// all that is told of pages of one colour.
  private struct Other: Comparable {
    package let photo: Int
    package let distance: Int
    package let colour: Double

    package init(_ photo: Int, _ signatures: [Signature], distance: Int, from best: Int) {
      let (own, other) = (signatures[photo].colour, signatures[best].colour)
      (self.photo, self.distance) = (photo, distance)
      colour = abs(own.l - other.l) + abs(own.a - other.a) + abs(own.b - other.b)
    }

    package static func < (one: Other, other: Other) -> Bool {
      (one.distance, one.colour, one.photo) < (other.distance, other.colour, other.photo)
    }
  }

  /// Whether photos may be copies of one shot, which have its time; but some programs leave out the fraction
  /// of the second.
  package static func areOfOneMoment(_ times: [CaptureTime]) -> Bool {
    Set(times.map(\.local)).count <= 1
      && Set(times.filter { !$0.fraction.isEmpty }.map(\.nanoseconds)).count <= 1
  }

  private static func isBurst(_ photos: [AlikePhoto]) -> Bool {
    guard !areOfOneMoment(photos.compactMap(\.taken)) else { return false }
    let inTime = photos.sorted { $0.moment < $1.moment }
    return zip(inTime, inTime.dropFirst()).allSatisfy { $0.isOfOneBurst(with: $1, seconds: burstSeconds) }
  }
}
