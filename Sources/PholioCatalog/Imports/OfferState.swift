import GRDB

/// What imports have to do with a photo in a gallery. A photo that has no state there was never offered to
/// it.
enum OfferState: String, CaseIterable {
  /// An import, or a person, has put it there once: no import puts it there again, wherever it is now.
  case offered
  /// An import that was stopped has put it there: the next one sorts it again with what comes.
  case waiting
  /// There was no room for it: the next import offers it again.
  case left
}

extension ImportStore {
  /// Records what imports have to do with a photo in a gallery from now on.
  func set(_ state: OfferState, of photo: ListItem, in gallery: GalleryID) throws {
    try db.cachedStatement(
      sql: """
        INSERT INTO offer(gallery, photo, state) VALUES (?, ?, ?)
        ON CONFLICT DO UPDATE SET state = excluded.state WHERE state <> excluded.state
        """
    ).execute(arguments: [gallery, photo, state.rawValue])
  }

  /// The photos in a gallery that are to be sorted again, in the gallery's order.
  func waiting(in gallery: GalleryID) throws -> [ListItem] {
    let columns = Self.placements
    return try db.all(
      columns,
      """
      SELECT \(columns.sql) FROM placement
        JOIN offer ON offer.gallery = placement.gallery AND offer.photo = placement.photo
      WHERE placement.gallery = ? AND state = 'waiting' ORDER BY placement.rank
      """, [gallery]
    ) { try $0.integer("photo") }
  }

  /// Lets photos that are to be sorted again stay where they are: an import has been all through the
  /// gallery's sources, or a person has changed its order.
  package func settle(_ gallery: GalleryID) throws {
    try db.cachedStatement(
      sql: "UPDATE offer SET state = 'offered' WHERE gallery = ? AND state = 'waiting'"
    ).execute(arguments: [gallery])
  }

  /// The same for all galleries of months and days.
  package func settlePeriods() throws {
    try db.execute(
      sql: """
        UPDATE offer SET state = 'offered'
        WHERE state = 'waiting' AND gallery IN (SELECT id FROM gallery WHERE period IS NOT NULL)
        """)
  }

  /// Whether some gallery was offered the photo and had room for it.
  package func wasOffered(_ photo: PhotoID) throws -> Bool {
    try db.hasRow("SELECT 1 FROM offer WHERE photo = ? AND state <> 'left'", [photo])
  }

  /// Lets `new` be in a gallery what `old` was, which leaves it.
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

  /// Lets galleries take `old`, a photo that is forgotten, for `new`: what one of them was offered was
  /// offered.
  func mergeOffers(of old: PhotoID, into new: PhotoID) throws {
    try db.execute(
      sql: """
        INSERT INTO offer(gallery, photo, state) SELECT gallery, ?2, state FROM offer WHERE photo = ?1
        ON CONFLICT DO UPDATE SET state = excluded.state WHERE state = 'left'
        """, arguments: [old, new])
    try db.execute(sql: "DELETE FROM offer WHERE photo = ?", arguments: [old])
  }

  private static let placements = StoredTable.placement.columns("photo")
}
