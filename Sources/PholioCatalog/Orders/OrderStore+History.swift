import Foundation
import GRDB

/// Reading the journal.
extension OrderStore {
  /// A list's changes, the latest first, and at most `limit` of them; nil: all.
  package func history(of list: OrderedList, limit: Int? = nil) throws -> [Change] {
    let columns = Change.columns
    return try db.all(
      columns,
      """
      SELECT \(columns.sql) FROM change
      WHERE id IN (SELECT change FROM change_part WHERE gallery IS ?) ORDER BY id DESC
      LIMIT coalesce(?, -1)
      """, [list.galleryID, limit]
    ) { try Change(&$0) }
  }

  /// Whether a list has any change.
  package func hasHistory(_ list: OrderedList) throws -> Bool {
    try db.hasRow("SELECT 1 FROM change_part WHERE gallery IS ?", [list.galleryID])
  }

  /// The changes since a revision that moved photos within the gallery, the latest first. Imports, photos put
  /// in or taken out, and what was undone don't count.
  package func reorderings(of gallery: GalleryID, since revision: Int) throws -> [Change] {
    let (change, part) = (Change.columns, Part.columns)
    let rows = try db.rows(
      """
      SELECT \(change.sql), \(part.sql) FROM change_part JOIN change ON change.id = change_part.change
      WHERE gallery = ? AND revision > ? AND state = 'done' ORDER BY change.id DESC
      """, [gallery, revision])
    var changes: [Change] = []
    while let row = try rows.next() {
      var (changeValues, partValues) = (
        StoredValues(row, change), StoredValues(row, part, from: change.count)
      )
      let reordering = try Change(&changeValues)
      if changes.last?.id != reordering.id, try Part(&partValues).movesItemsThatStay {
        changes.append(reordering)
      }
    }
    return changes
  }

  /// The lists that a change touched, each once.
  package func lists(of change: Int64) throws -> [OrderedList] {
    let columns = StoredTable.changePart.columns("gallery", key: ["change"])
    return try db.all(
      columns, "SELECT DISTINCT \(columns.sql) FROM change_part WHERE change = ? ORDER BY gallery", [change]
    ) { OrderedList(try $0.optionalGallery()) }
  }

  /// The number of the last change in the journal; this transaction's, if it has written one.
  package func lastChange() throws -> Int64? {
    let columns = StoredTable.change.columns()
    return try db.first(columns, "SELECT \(columns.sql) FROM change ORDER BY id DESC LIMIT 1") {
      try $0.integer("id")
    }
  }

  /// How many bytes of orders the journal has; for tests.
  package func journalByteCount() throws -> Int {
    try db.counted("SELECT coalesce(sum(length(was) + length(became)), 0) FROM change_part")
  }
}
