import GRDB

extension PhotoStore {
  /// Gives photos a person's title and description, in every gallery that they are in; an empty text takes it
  /// away, nil leaves it. Words are not order: no revision is raised.
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
    return changed
  }
}
