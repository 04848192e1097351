/// Photos that have replaced others in lists, during one transaction. The journal and the marks are rewritten
/// for all of them together, before they are read or the transaction ends: one by one would go through the
/// whole journal for each.
final class PendingRenames {
  struct Rename {
    var old: ListItem
    var new: ListItem
    /// Nil: in all galleries.
    var gallery: GalleryID?
  }

  /// The first first.
  private var renames: [Rename] = []

  func add(_ rename: Rename) { renames.append(rename) }

  /// Hands them over.
  func take() -> [Rename] {
    defer { renames = [] }
    return renames
  }
}

extension [PendingRenames.Rename] {
  /// Photos with these replaced, one rename after the other: where both are there, the old one's place
  /// counts.
  ///
  /// - Complexity: O(n + m) for n photos and m renames.
  func renamed(_ photos: [ListItem]) -> [ListItem] {
    let concerned = Set(flatMap { [$0.old, $0.new] })
    var places: [ListItem: Int] = [:]
    for (place, photo) in photos.enumerated() where concerned.contains(photo) { places[photo] = place }
    if places.isEmpty { return photos }
    var renamed = photos.map(Optional.some)
    for rename in self {
      guard let place = places.removeValue(forKey: rename.old) else { continue }
      if let other = places[rename.new] { renamed[other] = nil }
      renamed[place] = rename.new
      places[rename.new] = place
    }
    return renamed.compactMap { $0 }
  }

  func renamed(_ runs: [Run]) -> [Run] {
    runs.map { run in
      var run = run
      run.after = run.after.map { renamed([$0])[0] }
      run.before = run.before.map { renamed([$0])[0] }
      run.items = renamed(run.items)
      run.byHand = renamed(run.byHand)
      run.offered = run.offered.map { renamed($0) }
      return run
    }
  }
}
