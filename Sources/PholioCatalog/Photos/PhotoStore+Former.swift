import Foundation
import GRDB
import PholioFacts

/// The former contents of photos. Old sheets name a photo by the hash it had then.
extension PhotoStore {
  /// The photos whose SHA-256 in hexadecimal begins with `prefix` (lower case). If no present content fits,
  /// photos with such a former content.
  ///
  /// - Complexity: O(log n), by the indexes of hashes.
  package func ids(digestPrefix prefix: String) throws -> [ListItem] {
    guard (1...64).contains(prefix.utf8.count) else { return [] }
    // Between the prefix followed by zeros and the prefix followed by Fs.
    func bound(_ digit: String) -> Data? {
      PhotoDigest(hex: prefix + String(repeating: digit, count: 64 - prefix.utf8.count)).map {
        Data($0.bytes)
      }
    }
    guard let first = bound("0"), let last = bound("f") else { return [] }
    let bounds: StatementArguments = [first, last]
    let photos = try db.all(
      Self.current, "SELECT \(Self.current.sql) FROM photo WHERE sha256 BETWEEN ? AND ? ORDER BY id", bounds
    ) { try $0.integer("id") }
    if !photos.isEmpty { return photos }
    return try db.all(
      Self.former,
      "SELECT DISTINCT \(Self.former.sql) FROM former_content WHERE sha256 BETWEEN ? AND ? ORDER BY photo",
      bounds
    ) { try $0.integer("photo") }
  }

  private static let current = StoredTable.photo.columns()
  private static let former = StoredTable.formerContent.columns()

  /// Keeps a photo's present content as a former one.
  func keepContent(of photo: PhotoID) throws {
    try db.cachedStatement(
      sql: """
        INSERT INTO former_content(photo, sha256) SELECT id, sha256 FROM photo WHERE id = ?
        ON CONFLICT DO NOTHING
        """
    ).execute(arguments: [photo])
  }

  /// Moves `old`'s current and former content hashes to `new`'s former ones.
  func keepContents(of old: PhotoID, asFormerOf new: PhotoID) throws {
    try keepContent(of: old)
    try db.cachedStatement(
      sql: """
        INSERT INTO former_content(photo, sha256) SELECT ?, sha256 FROM former_content WHERE photo = ?
        ON CONFLICT DO NOTHING
        """
    ).execute(arguments: [new, old])
    try forgetCurrentContent(of: new)
  }

  /// The present content is no former content.
  func forgetCurrentContent(of photo: PhotoID) throws {
    try db.cachedStatement(
      sql: """
        DELETE FROM former_content WHERE photo = ?1 AND sha256 = (SELECT sha256 FROM photo WHERE id = ?1)
        """
    ).execute(arguments: [photo])
  }
}
