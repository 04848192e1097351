import PholioCatalog
package import PholioDisk
import PholioFacts
import PholioLayout
package import PholioLibrary
package import PholioLooks

/// Photos that look alike, found in a library.
package struct AlikePhotos: Sendable {
  package var groups: [PhotoGroup]
  /// Photos that nobody has looked at yet, so that they are in no group but one of exact copies.
  package var countWithoutSignature: Int
  /// Of photos further apart than this, some may be missing; nil: of none.
  package var completeDistance: Int?
}

extension Library {
  /// Groups of photos that look alike, among those of all galleries that match. A photo in no gallery is in
  /// no group.
  ///
  /// Signatures are read first; then nothing of the catalog is held while they are compared and thumbnails
  /// are looked at.
  ///
  /// - Parameter selection: Nil: all photos.
  /// - Returns: By the galleries and positions of each group's first photo.
  /// - Throws: `SelectionError`; `Interruption`.
  package func alike(
    _ selection: Selection?, distance: Int, cancellation: Cancellation = Cancellation()
  ) throws -> AlikePhotos {
    let traits = try catalog.read { tx in try tx.alikePhotos(among: selection, cancellation) }
    let found = try alikeGroups(of: traits, distance: distance, cancellation)
    let candidates = traits.0
    let groups = try found.groups.filter { try $0.kind != .exact || haveSeveralFiles($0.photos) }
    let places = try places(of: groups)
    let first = groups.map { group in group.photos.compactMap { places[$0]?.number }.min() ?? .max }
    let order = groups.indices.sorted { (first[$0], $0) < (first[$1], $1) }
    return AlikePhotos(
      groups: order.map { groups[$0] }, countWithoutSignature: candidates.count { $0.signature == nil },
      completeDistance: found.completeDistance < distance ? found.completeDistance : nil)
  }

  /// Whether one of some photos has several files on disk, and not one under several paths.
  private func haveSeveralFiles(_ photos: [ListItem]) throws -> Bool {
    let files = try catalog.read { tx in try photos.map { try tx.files.locations(of: PhotoID(rawValue: $0)) }
    }
    return files.contains { AlikeGroup.Member.distinct($0.map(\.path)).count > 1 }
  }

  /// Compares photos, and looks at their thumbnails.
  func alikeGroups(
    of traits: ([AlikePhoto], [SceneMatcher.Picture]), distance: Int, _ cancellation: Cancellation
  ) throws -> PhotoGroups {
    let looks = SceneMatcher(traits.1, thumbnails)
    return try PhotoGroups.of(traits.0, distance: distance, cancellation: cancellation) {
      try cancellation.check()
      return looks.isSameScene($0, $1)
    }
  }

  /// Calls `body` with each of some groups, and its photos as they are found in their first galleries. What
  /// has left the galleries meanwhile is left out.
  ///
  /// - Throws: What `body` throws.
  package func describe(_ groups: [PhotoGroup], _ body: (AlikeGroup) throws -> Void) throws {
    let places = try places(of: groups)
    for groups in Self.parts(of: groups) {
      let photos = groups.flatMap(\.photos)
      let (placed, signatures) = try catalog.read { (tx) throws in
        (try Self.placed(photos, at: places, tx), try tx.photos.signatures(of: PhotoSet(photos)))
      }
      let looks = Dictionary(
        signatures.map { ($0.0.rawValue, $0.1) }, uniquingKeysWith: { first, _ in first })
      for group in groups {
        let best = group.photos.first.flatMap { looks[$0] }
        let members = group.photos.compactMap { photo -> AlikeGroup.Member? in
          guard let place = places[photo], let found = placed[photo] else { return nil }
          let look = looks[photo]
          return AlikeGroup.Member(
            gallery: place.gallery.name, placed: found, signature: look,
            distance: best.flatMap { best in look.map { best.distance(to: $0) } })
        }
        let described = AlikeGroup(kind: group.kind, photos: members)
        if described.isOne { try body(described) }
      }
    }
  }

  /// Groups of so many photos together that reading them takes few statements.
  private static func parts(of groups: [PhotoGroup]) -> [ArraySlice<PhotoGroup>] {
    var parts: [ArraySlice<PhotoGroup>] = []
    var (start, count) = (0, 0)
    for (index, group) in groups.enumerated() {
      count += group.photos.count
      if count < shownAtOnce, index + 1 < groups.count { continue }
      parts.append(groups[start...index])
      (start, count) = (index + 1, 0)
    }
    return parts
  }

  private static func placed(
    _ photos: [ListItem], at places: [ListItem: Place], _ tx: CatalogTransaction
  ) throws -> [ListItem: PlacedPhoto] {
    var found: [ListItem: PlacedPhoto] = [:]
    for (gallery, photos) in Dictionary(grouping: photos, by: { places[$0]?.gallery.id }) {
      guard let gallery else { continue }
      for var photo in try tx.photos.placed(photos, in: gallery) {
        let id = photo.photo.id.rawValue
        if let place = places[id] { photo.position = place.position }
        found[id] = photo
      }
    }
    return found
  }

  /// Puts the photos of some groups into a gallery, group by group, the best of each first: one change. The
  /// gallery is made if need be.
  ///
  /// - Throws: `OrderError`; `SelectionError`, `TextLimitError`.
  package func collect(
    _ groups: [PhotoGroup], into typed: TypedGoal
  ) throws -> ChangeOutcome {
    try catalog.write { tx in
      let goal = try Goal(typed, tx)
      let list = OrderedList.gallery(goal.gallery.id)
      var seen = Set(try tx.orders.items(of: list))
      let fresh = try tx.photos.existing(groups.flatMap(\.photos).filter { seen.insert($0).inserted })
      let edit = fresh.isEmpty ? Edit() : try tx.orders.insert(fresh, at: goal.index, into: goal.gallery.id)
      var outcome = try ChangeOutcome(
        recording: edit, "alike into \(goal.gallery.name)", about: list, touching: [list], tx)
      outcome.moved = fresh.count
      outcome.made = [goal.made].compactMap { $0 }
      return outcome
    }
  }

  /// Where a photo is first: the first of its galleries, and its position there.
  private struct Place {
    let gallery: Gallery
    let position: Position
    /// Counts all places, from the first gallery's first one on.
    let number: Int
  }

  private func places(of groups: [PhotoGroup]) throws -> [ListItem: Place] {
    var places: [ListItem: Place] = [:]
    let found = try catalog.read { tx in
      try tx.orders.positions(of: PhotoSet(groups.flatMap(\.photos)))
    }
    for (gallery, photos) in found {
      for (position, photo) in photos where places[photo] == nil {
        places[photo] = Place(gallery: gallery, position: position, number: places.count)
      }
    }
    return places
  }
}

extension CatalogTransaction {
  /// What has to be known of the photos of all galleries that match, and their pictures; by ids.
  fileprivate func alikePhotos(
    among selection: Selection?, _ cancellation: Cancellation
  ) throws -> ([AlikePhoto], [SceneMatcher.Picture]) {
    var chosen = PhotoSet()
    for gallery in try galleries.all() { chosen.formUnion(try photos.answer(.inGallery(gallery.id))) }
    if let selection { chosen.formIntersection(try selection.photos(self)) }
    return try alikePhotos(of: chosen, areAll: selection == nil, cancellation)
  }

  /// What has to be known of some photos.
  ///
  /// - Parameter areAll: Whether they are most of the library's.
  func alikePhotos(
    of chosen: PhotoSet, areAll: Bool = false, _ cancellation: Cancellation
  ) throws -> ([AlikePhoto], [SceneMatcher.Picture]) {
    let signatures = try photos.signatures(of: areAll ? nil : chosen)
    var next = 0
    var candidates: [AlikePhoto] = []
    var pictures: [SceneMatcher.Picture] = []
    try photos.forEachTraits(of: chosen) { traits in
      try cancellation.check()
      // Both are in the order of ids.
      while next < signatures.count, signatures[next].0.rawValue < traits.photo { next += 1 }
      let isLookedAt = next < signatures.count && signatures[next].0.rawValue == traits.photo
      candidates.append(
        AlikePhoto(
          photo: traits.photo, signature: isLookedAt ? signatures[next].1 : nil, camera: traits.camera,
          taken: traits.taken, isPicked: traits.isPicked, rating: traits.rating ?? 0, size: traits.size,
          files: traits.fileCount))
      pictures.append(
        SceneMatcher.Picture(digest: traits.digest, thumbnail: traits.thumbnail, turn: traits.turn))
    }
    return (candidates, pictures)
  }
}
