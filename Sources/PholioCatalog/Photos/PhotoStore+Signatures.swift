import Foundation
import GRDB
package import PholioFacts

/// What photos look like, as far as somebody has looked.
extension PhotoStore {
  /// The signatures of photos as they are shown: after their turns. Photos that nobody has looked at yet, or
  /// only an older version has, are left out.
  ///
  /// - Parameter photos: Nil: all; a million take about half a second.
  /// - Returns: By ids, upwards.
  package func signatures(of photos: PhotoSet?) throws -> [(PhotoID, Signature)] {
    var arguments: StatementArguments = [Signature.version]
    if let photos { arguments += [photos.json] }
    // CROSS JOIN makes SQLite look up each photo, not walk through all signatures.
    let source =
      photos == nil
      ? "signature" : "json_each(?2) AS wanted CROSS JOIN signature ON signature.photo = wanted.value"
    let rows = try db.rows(
      "SELECT \(Self.signatures.sql) FROM \(source) WHERE signature.version = ?1", arguments)
    let turns = try turns(of: photos)
    var found: [(PhotoID, Signature)] = []
    while let row = try rows.next() {
      let photo = try row.photo()
      guard let signature = row.withBytes(at: 1, { Signature(stored: $0) }) else {
        throw StoredValues(row, Self.signatures).error("bytes", found: row.value(at: 1).description)
      }
      let turn = turns[photo]
      found.append((PhotoID(rawValue: photo), turn.map { signature.turned($0.orientation) } ?? signature))
    }
    return found
  }

  /// The turns of those photos that are turned: few, and all are in one index.
  private func turns(of photos: PhotoSet?) throws -> [ListItem: Turn] {
    let rows =
      if let photos {
        try db.rows(
          """
          SELECT \(Self.turns.sql) FROM json_each(?) AS wanted CROSS JOIN photo ON photo.id = wanted.value
          WHERE photo.turn <> 0
          """, [photos.json])
      } else {
        try db.rows("SELECT \(Self.turns.sql) FROM photo WHERE photo.turn <> 0")
      }
    var turns: [ListItem: Turn] = [:]
    while let row = try rows.next() {
      var values = StoredValues(row, Self.turns)
      turns[try values.integer("id")] = try values.turn()
    }
    return turns
  }

  /// Sets what a photo looks like, if it still has this content.
  package func setSignature(_ signature: Signature, of photo: PhotoID, _ digest: PhotoDigest) throws {
    try db.cachedStatement(
      sql: """
        INSERT INTO signature(photo, version, bytes) SELECT id, ?, ? FROM photo WHERE id = ? AND sha256 = ?
        ON CONFLICT (photo) DO UPDATE SET version = excluded.version, bytes = excluded.bytes
        """
    ).execute(arguments: [Signature.version, Data(signature.bytes), photo, Data(digest.bytes)])
  }

  /// Sets what a new photo looks like.
  func addSignature(_ signature: Signature, of photo: PhotoID) throws {
    try tx.statement("INSERT INTO signature(photo, version, bytes) VALUES (?, ?, ?)").run { values in
      values.add(photo)
      values.add(Signature.version)
      values.add(signature.bytes)
    }
  }

  /// Sets what a photo of new content looks like; nil: nobody has looked.
  func setSignature(of content: Photo.Content, of photo: PhotoID) throws {
    if let signature = content.signature { return try setSignature(signature, of: photo, content.digest) }
    try db.cachedStatement(sql: "DELETE FROM signature WHERE photo = ?").execute(arguments: [photo])
  }

  // MARK: Photos that nobody has looked at

  /// How many photos have no signature.
  package func countWithoutSignature() throws -> Int {
    // Rows are counted without being read: this is asked at each import.
    let photos = try db.counted("SELECT count(*) FROM photo")
    return try max(0, photos - db.counted("SELECT count(*) FROM signature"))
  }

  /// At most `limit` photos without a signature, by id, that follow a given one; nil at the end.
  package func withoutSignature(
    after last: PhotoID?, limit: Int
  ) throws -> (photos: [PhotoThumbnail], last: PhotoID)? {
    let rows = try db.rows(
      """
      SELECT \(Self.thumbnailed.sql) FROM photo
      WHERE id > ? AND NOT EXISTS (SELECT 1 FROM signature WHERE signature.photo = photo.id)
      ORDER BY id LIMIT ?
      """, [last?.rawValue ?? .min, limit])
    var photos: [PhotoThumbnail] = []
    var end: PhotoID?
    while let row = try rows.next() {
      end = try PhotoID(rawValue: row.photo())
      var values = StoredValues(row, Self.thumbnailed)
      // What can't be read is for `check` to tell.
      if let photo = try? PhotoThumbnail(&values) { photos.append(photo) }
    }
    return end.map { (photos, $0) }
  }

  private static let signatures = StoredTable.signature.columns("bytes")
  private static let turns = StoredTable.photo.columns("turn")
  private static let thumbnailed = StoredTable.photo.columns(
    "sha256", "thumbnail_bytes", "thumbnail_checksum")
}

/// A photo, and what is known of its thumbnail.
package struct PhotoThumbnail: Sendable {
  package let id: PhotoID
  package let digest: PhotoDigest
  package let thumbnail: StoredThumbnail

  init(_ values: inout StoredValues) throws(RowError) {
    id = try values.photo("id")
    digest = try values.digest()
    thumbnail = try values.thumbnail()
  }
}
