import GRDB

/// What imports know of a photo and a gallery. A photo without a state was never offered to the gallery.
enum OfferState: String, CaseIterable {
  /// It was put there once, by an import or a person: no import puts it there again.
  case offered
  /// A stopped import has put it there: the next import sorts it again with new photos.
  case waiting
}

extension ImportStore {
  /// Records the state of a photo in a gallery.
  func set(_ state: OfferState, of photo: ListItem, in gallery: GalleryID) throws {
    try set(state, of: [photo], in: gallery)
  }

  /// Sets that of several photos by one statement: SQLite prepares its check of states once for each.
  func set(_ state: OfferState, of photos: [ListItem], in gallery: GalleryID) throws {
    guard !photos.isEmpty else { return }
    try db.cachedStatement(
      sql: """
        INSERT INTO offer(gallery, photo, state) SELECT ?, value, ? FROM json_each(?) WHERE true
        ON CONFLICT DO UPDATE SET state = excluded.state WHERE state <> excluded.state
        """
    ).execute(arguments: [gallery, state.rawValue, photos.json])
  }

  /// The photos in a gallery that the next import is to sort again, in order.
  func waiting(in gallery: GalleryID) throws -> [ListItem] {
    let columns = Self.placements
    return try db.all(
      columns,
      """
      SELECT \(columns.sql) FROM offer INDEXED BY offer_waiting
        CROSS JOIN placement ON placement.gallery = offer.gallery AND placement.photo = offer.photo
      WHERE offer.gallery = ? AND state = 'waiting' ORDER BY placement.rank
      """, [gallery]
    ) { try $0.integer("photo") }
  }

  /// Fixes photos that were to be sorted again: an import has finished the gallery's sources, or a person has
  /// changed its order.
  package func closeOffers(_ gallery: GalleryID) throws {
    // By itself SQLite would take the primary key, and walk through the whole gallery.
    try db.cachedStatement(
      sql: """
        UPDATE offer INDEXED BY offer_waiting SET state = 'offered' WHERE gallery = ? AND state = 'waiting'
        """
    ).execute(arguments: [gallery])
  }

  /// Fixes these photos in all galleries of years, months and days.
  package func closePeriodOffers() throws {
    try db.execute(
      sql: """
        UPDATE offer SET state = 'offered'
        WHERE state = 'waiting' AND gallery IN (SELECT id FROM gallery WHERE period IS NOT NULL)
        """)
  }

  /// Whether any gallery was offered the photo.
  package func wasOffered(_ photo: PhotoID) throws -> Bool {
    try db.hasRow("SELECT 1 FROM offer WHERE photo = ?", [photo])
  }

  /// Gives `new` the state that `old` has in a gallery; `old` leaves it.
  func replaceOffer(of old: PhotoID, by new: PhotoID, in gallery: GalleryID) throws {
    try db.execute(
      sql: """
        INSERT INTO offer(gallery, photo, state)
        SELECT gallery, ?2, state FROM offer WHERE gallery = ?3 AND photo = ?1
        ON CONFLICT DO UPDATE SET state = excluded.state
        """, arguments: [old, new, gallery])
    try db.execute(
      sql: "UPDATE offer SET state = 'offered' WHERE gallery = ? AND photo = ?", arguments: [gallery, old])
  }

  /// Gives `new` the states of `old`, which is forgotten.
  func mergeOffers(of old: PhotoID, into new: PhotoID) throws {
    try db.execute(
      sql: """
        INSERT OR IGNORE INTO offer(gallery, photo, state) SELECT gallery, ?2, state FROM offer WHERE photo = ?1
        """, arguments: [old, new])
    try db.execute(sql: "DELETE FROM offer WHERE photo = ?", arguments: [old])
  }

  private static let placements = StoredTable.placement.columns("photo")
  static let offered = StoredTable.offer.columns(key: ["photo"])
}
