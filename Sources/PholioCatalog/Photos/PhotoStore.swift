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
    let date = content.date ?? (taken.source.isOfFile ? nil : StatedDate(.taken, taken))
    let known = KnownFacts(file: StatedFacts(facts: content.facts, date: date), otherwise: taken)
    try tx.statement("add a photo", sql: { Self.insertion }).run { values in
      content.forEachValue(&values)
      known.forEachValue(&values)
      values.set("added", Self.now)
    }
    let id = PhotoID(rawValue: db.lastInsertedRowID)
    try WordIndex.add(content.words, of: id, tx)
    if let signature = content.signature { try addSignature(signature, of: id) }
    return id
  }

  private static let insertion: String = {
    var all = Assignments()
    let content = Photo.Content(
      digest: PhotoDigest(hash: []), byteCount: 0, size: PixelSize(width: 1, height: 1),
      thumbnail: StoredThumbnail(byteCount: 0, checksum: nil), facts: PhotoFacts())
    content.forEachValue(&all)
    KnownFacts(file: StatedFacts(), otherwise: CaptureTime(modified: 0)).forEachValue(&all)
    all.set("added", Int64?.none)
    let (columns, marks) = (all.all.map(\.column), all.all.map { _ in "?" })
    return """
      INSERT INTO photo(\(columns.joined(separator: ", "))) VALUES (\(marks.joined(separator: ", ")))
      """
  }()

  /// The greatest id of any photo so far; 0 before the first.
  package func lastID() throws -> Int64 {
    Int64(try db.counted("SELECT seq FROM sqlite_sequence WHERE name = 'photo'"))
  }

  /// How many photos and how many files of photos there are.
  package func counts() throws -> (photos: Int, files: Int) {
    (try db.counted("SELECT count(*) FROM photo"), try db.counted("SELECT count(*) FROM file"))
  }

  /// Sets the content of a photo whose file was edited. Positions and what was said in pholio stay, and its
  /// date where the file states none any more; the old hash still finds it.
  package func setContent(_ content: Photo.Content, of photo: PhotoID) throws {
    try keepContent(of: photo)
    try assign(to: photo) { content.forEachValue(&$0) }
    try setStated(StatedFacts(facts: content.facts, date: content.date), by: .file, of: photo)
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

  /// Replaces `old` by `new` in `gallery`; if both are in it, they merge at `old`'s position. If `old` was
  /// taken out, `new` stays out, and undo brings that one back.
  package func replace(_ old: PhotoID, by new: PhotoID, in gallery: GalleryID) throws {
    let list = RankedList(db: db, list: .gallery(gallery))
    guard let rank = try list.rank(of: old.rawValue) else {
      try tx.imports.replaceOffer(of: old, by: new, in: gallery)
      return try tx.orders.rename(old, to: new, of: gallery)
    }
    try list.remove(new.rawValue)
    try db.execute(
      sql: "UPDATE placement SET photo = ? WHERE gallery = ? AND rank = ?", arguments: [new, gallery, rank])
    try tx.imports.replaceOffer(of: old, by: new, in: gallery)
    try tx.orders.rename(old, to: new, of: gallery)
    try tx.orders.raiseRevision(of: .gallery(gallery))
  }

  private static let mergingOwn: String = {
    let columns = OwnField.allCases.map(\.column)
    let merged = columns.map { column in
      column == OwnField.turn.column
        ? "turn = iif(photo.turn = 0, old.turn, photo.turn)"
        : "\(column) = coalesce(photo.\(column), old.\(column))"
    }
    return """
      UPDATE photo SET \(merged.joined(separator: ", "))
      FROM (SELECT \(columns.joined(separator: ", ")) FROM photo WHERE id = ?) AS old WHERE photo.id = ?
      """
  }()

  /// Merges `old`, which has no file any more, into `new`: its positions, what was said of it where nothing
  /// was said of `new`, and its hashes.
  package func merge(_ old: PhotoID, into new: PhotoID) throws {
    for gallery in try tx.orders.galleries(of: old) { try replace(old, by: new, in: gallery) }
    try tx.orders.rename(old, to: new, of: nil)
    try db.execute(sql: Self.mergingOwn, arguments: [old, new])
    let (photo, oldPhoto, known, oldKnown) = (
      try photo(new), try self.photo(old), try knownFacts(of: new), try knownFacts(of: old)
    )
    let others: [(WordSource, KeyPath<Photo, PhotoWords>, KeyPath<KnownFacts, StatedFacts?>)] = [
      (.sidecar, \.sidecar, \.sidecar), (.takeout, \.takeout, \.takeout),
    ]
    for (source, words, stated) in others {
      if photo[keyPath: words] == PhotoWords() {
        try setWords(oldPhoto[keyPath: words], from: source, of: new)
      }
      if known[keyPath: stated] == nil { try setStated(oldKnown[keyPath: stated], by: source, of: new) }
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
