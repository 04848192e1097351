import Foundation
import GRDB
package import PholioFacts

/// Photos: their content, facts and words.
package struct PhotoStore {
  let tx: CatalogTransaction
  /// Whether questions are for the photos in the temporary table `asked` alone.
  var asksOnlySome = false

  var db: Database { tx.db }

  package func id(_ digest: PhotoDigest) throws -> PhotoID? {
    let statement = try tx.statement("id of a digest") {
      "SELECT \(Self.ids.sql) FROM photo WHERE sha256 = ?"
    }
    return try statement.first(Self.ids) {
      $0.add(digest.bytes)
    } read: {
      try $0.photo("id")
    }
  }

  package func photo(_ id: PhotoID) throws -> Photo {
    let photo = try db.first(Photo.columns, "SELECT \(Photo.columns.sql) FROM photo WHERE id = ?", [id]) {
      try Photo(&$0)
    }
    guard let photo else { throw RowError(missing: id.rawValue, in: .photo) }
    return photo
  }

  /// Whether a photo is in any gallery.
  package func isPlaced(_ photo: PhotoID) throws -> Bool {
    try db.hasRow("SELECT 1 FROM placement WHERE photo = ?", [photo])
  }

  /// Whether a photo of this id still exists.
  package func exists(_ photo: PhotoID) throws -> Bool {
    try db.hasRow("SELECT 1 FROM photo WHERE id = ?", [photo])
  }

  /// Those of some photos that still exist.
  package func existing(_ photos: [ListItem]) throws -> [ListItem] {
    try photos.filter { try exists(PhotoID(rawValue: $0)) }
  }

  package func add(_ content: Photo.Content, taken: CaptureTime) throws -> PhotoID {
    try insert([NewPhoto(content: content, taken: taken)])[0]
  }

  /// Adds photos of contents that no photo has, as one after the other, but with fewer statements.
  ///
  /// - Returns: Their ids, in the same order.
  package func add(_ photos: [NewPhoto]) throws -> [PhotoID] {
    var rest = photos[...]
    var ids: [PhotoID] = []
    while !rest.isEmpty {
      let count = rest.count < Self.together ? 1 : Self.together
      ids += try insert(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return ids
  }

  /// How many rows one statement inserts, if there are so many: half a row's time is that of its statement.
  package static let together = 64

  /// - Parameter photos: One, or as many as go together.
  private func insert(_ photos: some RandomAccessCollection<NewPhoto>) throws -> [PhotoID] {
    let now = Self.now
    let insertion =
      photos.count == 1
      ? try tx.statement("add a photo") { Self.insertion(of: 1) }
      : try tx.statement("add photos") { Self.insertion(of: Self.together) }
    try insertion.run { values in for photo in photos { photo.forEachValue(added: now, &values) } }
    // Each row has the id that follows the one before: AUTOINCREMENT, and nobody else writes.
    let last = db.lastInsertedRowID
    let ids = (0..<photos.count).map { PhotoID(rawValue: last - Int64(photos.count - 1 - $0)) }
    for (id, photo) in zip(ids, photos) {
      try WordIndex.add(photo.content.words, of: id, tx)
      if let signature = photo.content.signature { try addSignature(signature, of: id) }
    }
    return ids
  }

  private static func insertion(of count: Int) -> String {
    var row = Assignments()
    NewPhoto.example.forEachValue(added: 0, &row)
    let columns = row.all.map(\.column).joined(separator: ", ")
    let marks = "(\(row.all.map { _ in "?" }.joined(separator: ", ")))"
    return """
      INSERT INTO photo(\(columns)) VALUES \(Array(repeating: marks, count: count).joined(separator: ", "))
      """
  }

  /// The greatest id of any photo so far; 0 before the first.
  package func lastID() throws -> Int64 {
    Int64(try db.counted("SELECT seq FROM sqlite_sequence WHERE name = 'photo'"))
  }

  /// How many photos and how many files of photos there are.
  package func counts() throws -> (photos: Int, files: Int) {
    (try db.counted("SELECT count(*) FROM photo"), try db.counted("SELECT count(*) FROM file"))
  }

  package func setTaken(_ taken: CaptureTime, of photo: PhotoID) throws {
    try db.execute(
      sql: """
        UPDATE photo SET taken_local = ?, taken_fraction = ?, taken_offset = ?, taken_source = ? WHERE id = ?
        """, arguments: [taken.local, taken.fraction, taken.offsetMinutes, taken.source.rawValue, photo])
  }

  /// Sets the content of a photo whose file was edited. Time, positions and words stay; the old hash still
  /// finds it.
  package func setContent(_ content: Photo.Content, of photo: PhotoID) throws {
    try keepContent(of: photo)
    try assign(to: photo) { content.forEachValue(&$0) }
    try setSignature(of: content, of: photo)
    try indexWords(of: photo)
    try forgetCurrentContent(of: photo)
    // Texts of these galleries' orders name the old content.
    try db.cachedStatement(
      sql: """
        UPDATE gallery SET revision = revision + 1
        WHERE id IN (SELECT gallery FROM placement WHERE photo = ?)
        """
    ).execute(arguments: [photo])
  }

  /// Replaces `old` by `new` in `gallery`; if both are in it, they merge at `old`'s position.
  package func replace(_ old: PhotoID, by new: PhotoID, in gallery: GalleryID) throws {
    let list = RankedList(db: db, list: .gallery(gallery))
    guard let rank = try list.rank(of: old.rawValue) else { return }
    try list.remove(new.rawValue)
    try db.execute(
      sql: "UPDATE placement SET photo = ? WHERE gallery = ? AND rank = ?", arguments: [new, gallery, rank])
    try tx.imports.replaceOffer(of: old, by: new, in: gallery)
    try tx.orders.renameInJournal(old, to: new, of: gallery)
    try tx.orders.raiseRevision(of: .gallery(gallery))
  }

  /// Merges `old`, which has no file any more, into `new`: its positions, what was said of it where nothing
  /// was said of `new`, and its hashes.
  package func merge(_ old: PhotoID, into new: PhotoID) throws {
    for gallery in try tx.orders.galleries(of: old) { try replace(old, by: new, in: gallery) }
    try tx.orders.renameInJournal(old, to: new, of: nil)
    try tx.orders.renameInMarks(old, to: new)
    try db.execute(
      sql: """
        UPDATE photo SET title = coalesce(photo.title, old.title),
          description = coalesce(photo.description, old.description),
          own_rating = coalesce(photo.own_rating, old.own_rating),
          own_label = coalesce(photo.own_label, old.own_label),
          own_keywords = coalesce(photo.own_keywords, old.own_keywords),
          flag = coalesce(photo.flag, old.flag), turn = iif(photo.turn = 0, old.turn, photo.turn)
        FROM (SELECT title, description, own_rating, own_label, own_keywords, flag, turn FROM photo
          WHERE id = ?) AS old WHERE photo.id = ?
        """, arguments: [old, new])
    if try photo(new).sidecar == PhotoWords() {
      try setWords(photo(old).sidecar, from: .sidecar, of: new)
    }
    try indexWords(of: new)
    try tx.imports.mergeOffers(of: old, into: new)
    for table in ["copied", "companion"] {
      try db.execute(sql: "UPDATE \(table) SET photo = ? WHERE photo = ?", arguments: [new, old])
    }
    try keepContents(of: old, asFormerOf: new)
    // The schema deletes its former contents too.
    try db.execute(sql: "DELETE FROM photo WHERE id = ?", arguments: [old])
  }

  /// What is known of the thumbnail of a content; nil if no photo has it.
  package func thumbnail(_ digest: PhotoDigest) throws -> StoredThumbnail? {
    let statement = try tx.statement("thumbnail of a digest") {
      "SELECT \(Self.thumbnails.sql) FROM photo WHERE sha256 = ?"
    }
    return try statement.first(Self.thumbnails) {
      $0.add(digest.bytes)
    } read: {
      try $0.thumbnail()
    }
  }

  package func setThumbnail(_ thumbnail: StoredThumbnail, of digest: PhotoDigest) throws {
    try db.cachedStatement(
      sql: "UPDATE photo SET thumbnail_bytes = ?, thumbnail_checksum = ? WHERE sha256 = ?"
    ).execute(arguments: [thumbnail.byteCount, thumbnail.storedChecksum, Data(digest.bytes)])
  }

  /// Seconds from 1970-01-01T00:00:00Z.
  static var now: Int64 { Int64(Date().timeIntervalSince1970.rounded(.down)) }

  private static let ids = StoredTable.photo.columns()
  private static let thumbnails = StoredTable.photo.columns("thumbnail_bytes", "thumbnail_checksum")
}
