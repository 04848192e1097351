import GRDB

extension PhotoStore {
  /// Sets photos' titles and descriptions, for every gallery they are in. An empty text removes, nil leaves
  /// the old text. No revision is raised: words are no order.
  ///
  /// - Returns: How many of the photos had other words before.
  /// - Throws: `WordingError`.
  package func setWords(title: String?, description: String?, of photos: [ListItem]) throws -> Int {
    if let title { try Wording.title.check(title) }
    if let description { try Wording.description.check(description) }
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
    if changed > 0 { for photo in photos { try indexWords(of: PhotoID(rawValue: photo)) } }
    return changed
  }
}
