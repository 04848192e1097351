import PholioCatalog
package import PholioLibrary

extension Library {
  /// Puts galleries' photos at the end of another, in their orders, and deletes those galleries: one change.
  /// Photos that are in it already stay where they are. Undo brings the galleries back with their orders.
  ///
  /// - Returns: An outcome that counts the photos that came in.
  /// - Throws: `LibraryError.unknownGallery`, `.mergeIntoItself`; `ArrangeError`; `OrderError.locked`,
  ///   `.doesNotFit`, `.overflowCycle`.
  package func merge(
    _ galleries: [ListReference], into goal: ListReference, isDryRun: Bool = false
  ) throws -> ChangeOutcome {
    try change(isDryRun: isDryRun) { tx in
      let goal = try tx.gallery(goal)
      let list = OrderedList.gallery(goal.id)
      if goal.isLocked { throw OrderError.locked(gallery: goal.name) }
      var sources: [Gallery] = []
      for gallery in try galleries.map({ try tx.gallery($0) }) where !sources.contains(gallery) {
        if gallery.id == goal.id { throw LibraryError.mergeIntoItself(goal.name) }
        sources.append(gallery)
      }
      var edit = Edit()
      var seen = Set(try tx.orders.items(of: list))
      var photos: [ListItem] = []
      for gallery in sources {
        photos += try tx.orders.items(of: .gallery(gallery.id)).filter { seen.insert($0).inserted }
        edit += try tx.galleries.delete(gallery.id)
      }
      // Only now: what a full gallery pushes on must not go into one that is deleted.
      if !photos.isEmpty { edit += try tx.orders.insert(photos, at: nil, into: goal.id) }
      for gallery in sources {
        edit += try tx.orders.carryFeatures(of: photos, from: gallery.id, into: goal.id)
      }
      edit.movedCount = photos.count
      return try ChangeOutcome(
        recording: edit, "merge \(sources.map(\.name).joined(separator: ", ")) into \(goal.name)",
        about: list, touching: [list], tx)
    }
  }
}
