package import PholioCatalog
package import PholioLayout
package import PholioLibrary

/// Changes of a gallery's properties, not its order; nil leaves a property.
package struct GalleryEdit: Hashable, Sendable {
  package var name: String?
  package var cap: DropCap?
  package var isLocked: Bool?
  package var policy: PlacingPolicy?

  package init(
    name: String? = nil, cap: DropCap? = nil, isLocked: Bool? = nil, policy: PlacingPolicy? = nil
  ) {
    self.name = name
    self.cap = cap
    self.isLocked = isLocked
    self.policy = policy
  }
}

/// Makes galleries, and changes their properties. Undo takes back only a deletion.
extension Library {
  /// Makes a gallery at the portfolio's end: an empty one, or one that fills itself.
  ///
  /// - Parameter selection: What it fills itself with, of all photos; nil: nothing.
  /// - Throws: `TextLimitError`, `OrderError.nameTaken`; `SelectionError`; `LibraryError.unknownGallery`,
  ///   `.fillingTooLong`, `.fillingCircle`.
  package func makeGallery(
    named name: String, where selection: Selection? = nil
  ) throws -> ChangeOutcome {
    try catalog.write { tx in
      let id = try tx.galleries.make(named: name)
      if let selection { try tx.startFilling(id, with: selection) }
      return try ChangeOutcome(
        hasChanged: true, summary: "create \(name)" + (selection.map { " where \($0.shown)" } ?? ""),
        about: .gallery(id), touching: [.gallery(id), .portfolio], tx)
    }
  }

  /// A selection of all photos, or of those that are in a gallery.
  ///
  /// - Throws: `SelectionError`; `LibraryError.unknownGallery`.
  package func selection(_ text: String, in gallery: GalleryID?) throws -> Selection {
    guard let gallery else { return try Selection(text) }
    let name = try catalog.read { try $0.gallery(ListReference(.id(gallery))).name }
    return try Selection(text, amongThoseIn: name)
  }

  /// - Throws: `LibraryError.unknownGallery`, `ArrangeError`, `TextLimitError`, `OrderError.nameTaken`;
  ///   `LibraryError.fillingTooLong`, `.fillingCircle`.
  package func edit(
    _ reference: ListReference, _ edit: GalleryEdit
  ) throws -> ChangeOutcome {
    try catalog.write { tx in
      let gallery = try tx.gallery(reference)
      let before = try GalleryState(gallery, tx)
      if let name = edit.name {
        try tx.galleries.rename(gallery.id, to: name)
        try tx.renameInFillings(gallery.id, from: gallery.name, to: name)
      }
      if let cap = edit.cap { try tx.galleries.setCap(cap, of: gallery.id) }
      if let isLocked = edit.isLocked { try tx.galleries.setLocked(isLocked, gallery.id) }
      if let policy = edit.policy { try tx.galleries.setPolicy(policy, of: gallery.id) }
      let after = try GalleryState(tx.requireGallery(gallery.id), tx)
      return try ChangeOutcome(
        hasChanged: before != after, summary: "edit \(after.gallery.name)", about: .gallery(gallery.id),
        touching: [.gallery(gallery.id)], tx)
    }
  }

  /// Takes a gallery out of the portfolio and its photos out of it; undo brings both back.
  ///
  /// - Throws: `LibraryError.unknownGallery`, `ArrangeError`, `OrderError.locked`.
  package func deleteGallery(_ reference: ListReference) throws -> ChangeOutcome {
    try catalog.write { tx in
      let gallery = try tx.gallery(reference)
      return try ChangeOutcome(
        recording: tx.galleries.delete(gallery.id), "delete \(gallery.name)", about: .gallery(gallery.id),
        touching: [.gallery(gallery.id), .portfolio], tx)
    }
  }

  /// Sets the portfolio's drop cap.
  package func setPortfolioCap(_ cap: DropCap) throws -> ChangeOutcome {
    try catalog.write { tx in
      let hasChanged = try tx.galleries.portfolio().cap != cap
      if hasChanged { try tx.galleries.setPortfolioCap(cap) }
      return try ChangeOutcome(
        hasChanged: hasChanged, summary: "cap \(cap)", about: .portfolio, touching: [.portfolio], tx)
    }
  }
}

extension Library {
  /// Puts galleries' photos at the end of another, in their orders, and deletes those galleries: one change.
  /// Photos that are in it already stay where they are. Undo brings the galleries back with their orders.
  ///
  /// - Returns: An outcome that counts the photos that came in.
  /// - Throws: `LibraryError.unknownGallery`, `.mergeIntoItself`; `ArrangeError`; `OrderError.locked`.
  package func merge(
    _ galleries: [ListReference], into goal: ListReference
  ) throws -> ChangeOutcome {
    try catalog.write { tx in
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
