import Foundation
import GRDB

extension CatalogTransaction {
  /// Gives photos a person's title and description, in every gallery that they are in; an empty text takes it away, nil
  /// leaves it. Words are not order: no revision is raised.
  ///
  /// - Returns: How many of the photos had other words before.
  package func setWords(title: String?, description: String?, of photos: [ListItem]) throws -> Int {
    var changed = 0
    for (column, text) in [("title", title), ("description", description)] {
      guard let text else { continue }
      let value = text.isEmpty ? nil : text
      let statement = try db.cachedStatement(
        sql: "UPDATE photo SET \(column) = ?1 WHERE id = ?2 AND \(column) IS NOT ?1")
      var count = 0
      for photo in photos {
        try statement.execute(arguments: [value, photo])
        count += db.changesCount
      }
      changed = max(changed, count)
    }
    return changed
  }
}

extension CatalogTransaction {
  /// The library's photos whose SHA-256 in hexadecimal begins with `prefix` (lower case).
  ///
  /// - Complexity: O(log n), by the index of hashes.
  package func photos(digestPrefix prefix: String) throws -> [ListItem] {
    precondition(!prefix.isEmpty && prefix.utf8.count <= 64, "a hash that begins with '\(prefix)'")
    // All that lies between the prefix with zeros and the prefix with Fs behind it.
    func bound(_ digit: String) -> Data {
      let digits = Array(prefix + String(repeating: digit, count: 64 - prefix.utf8.count))
      return Data(stride(from: 0, to: 64, by: 2).map { UInt8(String(digits[$0...$0 + 1]), radix: 16) ?? 0 })
    }
    return try ListItem.fetchAll(
      db, sql: "SELECT id FROM photo WHERE sha256 BETWEEN ? AND ? ORDER BY id",
      arguments: [bound("0"), bound("f")])
  }
}
