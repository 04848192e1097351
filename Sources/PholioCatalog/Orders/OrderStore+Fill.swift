import GRDB

/// Galleries that fill themselves: what comes in, and what undo and redo do about it.
extension OrderStore {
  /// Lets photos come into a gallery by its policy: those that it was never offered. A lock does not stop
  /// them, as it does not stop imports.
  ///
  /// - Returns: The edit, to be recorded with the change that lets them come. No revision is raised before.
  package func fill(_ gallery: GalleryID, with photos: PhotoSet) throws -> Edit {
    let coming = try tx.imports.photosToOffer(of: photos, to: gallery)
    if coming.isEmpty { return Edit() }
    // The change that this is part of is a person's: what a stopped import has placed stays as it is.
    try tx.imports.closeOffers(gallery)
    var added = 0
    let part = try edit(.gallery(gallery), touching: coming.map(\.rawValue)) { _ in
      added = try tx.imports.place(coming, in: gallery, stopped: false, raisesRevision: false)
    }
    return part.leftOrderAsItWas ? Edit() : Edit(part, movedCount: added)
  }

  /// What a change did, or undid.
  package func edit(of change: Change) throws -> Edit {
    var edit = Edit()
    edit.parts = try parts(of: change.id)
    edit.values = try values(of: change.id)
    edit.features = try features(of: change.id)
    return edit
  }

  // MARK: Undo and redo

  /// Undoing takes out what fillings have let in, and what a person has put in: that may come in again,
  /// unless it was there, or offered, before.
  func forgetOffers(of parts: [Part]) throws {
    for (gallery, photo) in try filled(by: parts) + offered(by: parts) {
      try db.cachedStatement(sql: "DELETE FROM offer WHERE gallery = ? AND photo = ?").execute(
        arguments: [gallery, photo])
      // An import may have met the photo in the gallery, and found nothing to place in its folder.
      try db.cachedStatement(
        sql: """
          UPDATE folder SET unplaced = 1
          WHERE unplaced = 0 AND id IN (SELECT folder FROM file WHERE photo = ? AND gone = 0)
          """
      ).execute(arguments: [photo])
    }
  }

  /// Redoing lets them in again: if somebody takes them out then, they stay out.
  func renewOffers(of parts: [Part]) throws {
    for (gallery, photo) in try filled(by: parts) + offered(by: parts) {
      try tx.imports.set(.offered, of: photo, in: gallery)
    }
  }

  /// The photos that a change has put into galleries for the first time.
  private func offered(by parts: [Part]) throws -> [(gallery: GalleryID, photo: ListItem)] {
    try parts.flatMap { part -> [(gallery: GalleryID, photo: ListItem)] in
      guard case .gallery(let gallery) = part.list else { return [] }
      return try tx.photos.existing(part.after.flatMap { $0.offered ?? [] }).map { (gallery, $0) }
    }
  }

  /// The photos that a change has let into galleries that fill themselves.
  private func filled(by parts: [Part]) throws -> [(gallery: GalleryID, photo: ListItem)] {
    let fillings = Set(try tx.galleries.fillings().map(\.gallery))
    return try parts.flatMap { part -> [(gallery: GalleryID, photo: ListItem)] in
      guard case .gallery(let gallery) = part.list, fillings.contains(gallery) else { return [] }
      var photos = Set(part.after.flatMap(\.items))
      photos.subtract(part.before.flatMap(\.items))
      photos.subtract(part.after.flatMap(\.byHand))
      return try tx.photos.existing(Array(photos)).map { (gallery, $0) }
    }
  }
}

extension Edit {
  /// Whether it is of a kind that may let photos come into galleries that fill themselves.
  package var mayFill: Bool { !values.isEmpty || parts.contains(where: \.changesWhoIsIn) }

  /// The photos of which something else is said now, and those that came into galleries or left them. Nil:
  /// galleries came or went, so that something else may be true of any photo.
  package var touchedPhotos: PhotoSet? {
    var photos = PhotoSet(values.map(\.photo.rawValue))
    for part in parts {
      if part.list == .portfolio, part.changesWhoIsIn { return nil }
      if part.list != .portfolio { photos.formUnion(part.comersAndGoers) }
    }
    return photos
  }
}

extension Part {
  /// Whether items have come into the list or have left it.
  fileprivate var changesWhoIsIn: Bool { !comersAndGoers.isEmpty }

  /// The items that came into the list or left it.
  fileprivate var comersAndGoers: PhotoSet {
    var (goers, comers) = (PhotoSet(before.flatMap(\.items)), PhotoSet(after.flatMap(\.items)))
    let all = goers
    goers.subtract(comers)
    comers.subtract(all)
    goers.formUnion(comers)
    return goers
  }
}

extension ImportStore {
  /// With fewer photos than this, each is looked up by itself.
  private static let fewPhotos = 1000

  /// Those of some photos that a gallery was not offered and has not.
  ///
  /// - Complexity: O(k · log n) for few photos, O(n) for many, of n in the gallery.
  package func photosToOffer(of photos: PhotoSet, to gallery: GalleryID) throws -> [PhotoID] {
    if photos.count < Self.fewPhotos {
      return try photos.map { PhotoID(rawValue: $0) }.filter { try !isOffered($0, to: gallery) }
    }
    var photos = photos
    let (offer, placement) = (Self.offered, Self.placed)
    let offered = try db.all(
      offer, "SELECT \(offer.sql) FROM offer WHERE gallery = ?", [gallery]
    ) { try $0.integer("photo") }
    let placed = try db.all(
      placement, "SELECT \(placement.sql) FROM placement WHERE gallery = ?", [gallery]
    ) { try $0.integer("photo") }
    photos.subtract(PhotoSet(offered))
    photos.subtract(PhotoSet(placed))
    return photos.map { PhotoID(rawValue: $0) }
  }

  private func isOffered(_ photo: PhotoID, to gallery: GalleryID) throws -> Bool {
    try db.hasRow("SELECT 1 FROM offer WHERE gallery = ? AND photo = ?", [gallery, photo])
      || db.hasRow("SELECT 1 FROM placement WHERE gallery = ? AND photo = ?", [gallery, photo])
  }

  private static let placed = StoredTable.placement.columns(key: ["photo"])
}
