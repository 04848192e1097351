import Foundation
import GRDB

/// Writing the journal.
extension OrderStore {
  /// Writes an edit to the journal as one change, and raises the revision of each list whose order, or
  /// whose photos' spans, it changed. An edit that did nothing leaves no trace.
  ///
  /// - Returns: Whether there was anything to write.
  package func record(_ edit: Edit, _ summary: String) throws -> Bool {
    if edit.isEmpty { return false }
    try applyRenames()
    for list in edit.raisedLists { try raiseRevision(of: list) }
    try closeOffers(edit.parts.reorderedLists)
    let lists = Set(edit.parts.map(\.list))
    for list in lists {
      try supersede("id IN (SELECT change FROM change_part WHERE gallery IS ?)", [list.galleryID])
    }
    if lists.isEmpty { try supersede(Self.isOfNoList) }
    try db.cachedStatement(sql: "INSERT INTO change(at, summary, moved) VALUES (?, ?, ?)")
      .execute(arguments: [Self.now, summary, edit.movedCount])
    let change = db.lastInsertedRowID
    for (step, part) in edit.parts.enumerated() {
      try db.cachedStatement(
        sql: """
          INSERT INTO change_part(change, step, gallery, revision, was, became) VALUES (?, ?, ?, ?, ?, ?)
          """
      ).execute(arguments: [
        change, step, part.list.galleryID, try revision(of: part.list), Run.text(part.done.before),
        Run.text(part.done.after),
      ])
    }
    try write(edit.values, of: change)
    try write(edit.features, of: change)
    for list in lists { try forgetOldChanges(of: list) }
    if lists.isEmpty { try forgetOldChangesOfNoList() }
    return true
  }

  /// What stopped imports have placed stays as it is, once a person has ordered the list.
  func closeOffers(_ lists: Set<OrderedList>) throws {
    for case .gallery(let gallery) in lists { try tx.imports.closeOffers(gallery) }
  }

  /// What was undone can't be redone any more.
  ///
  /// - Parameter condition: Says of which rows of `change`.
  private func supersede(_ condition: String, _ arguments: StatementArguments = []) throws {
    try db.cachedStatement(
      sql: "UPDATE change SET state = 'superseded', undone = NULL WHERE state = 'undone' AND \(condition)"
    ).execute(arguments: arguments)
  }

  /// Of a row of `change`: what was said of photos outside of any gallery's history.
  private static let isOfNoList =
    "NOT EXISTS (SELECT 1 FROM change_part WHERE change_part.change = change.id)"

  /// How many changes of a gallery are kept.
  static let journalLength = 1000

  /// Forgets changes of a list after `journalLength` newer ones; marks are kept for ever.
  private func forgetOldChanges(of list: OrderedList) throws {
    let columns = StoredTable.changePart.columns(key: ["change"])
    let old = try db.all(
      columns,
      """
      SELECT DISTINCT \(columns.sql) FROM change_part WHERE gallery IS ?
      ORDER BY change DESC LIMIT -1 OFFSET ?
      """, [list.galleryID, Self.journalLength]
    ) { try $0.integer("change") }
    try forget(old)
  }

  private func forgetOldChangesOfNoList() throws {
    let columns = StoredTable.change.columns()
    let old = try db.all(
      columns,
      "SELECT \(columns.sql) FROM change WHERE \(Self.isOfNoList) ORDER BY id DESC LIMIT -1 OFFSET ?",
      [Self.journalLength]
    ) { try $0.integer("id") }
    try forget(old)
  }

  private func forget(_ changes: [Int64]) throws {
    for change in changes {
      try db.cachedStatement(sql: "DELETE FROM change_part WHERE change = ?").execute(arguments: [change])
      // The schema deletes what it set, too.
      try db.cachedStatement(sql: "DELETE FROM change WHERE id = ?").execute(arguments: [change])
    }
  }

  /// Replaces `old` by `new` in the journal, the marks and the spans of a gallery (nil: of all, and in what
  /// was said of photos).
  func rename(_ old: PhotoID, to new: PhotoID, of gallery: GalleryID?) throws {
    if gallery == nil { try renameInValues(old, to: new) }
    try renameInFeatures(old, to: new, of: gallery)
    tx.renames.add(.init(old: old.rawValue, new: new.rawValue, gallery: gallery))
  }

  /// Rewrites the journal and the marks for the photos that others have replaced in this transaction.
  func applyRenames() throws {
    let renames = tx.renames.take()
    if renames.isEmpty { return }
    try applyToMarks(renames)
    let columns = StoredTable.changePart.columns(key: ["change", "step"])
    let galleries = renames.contains { $0.gallery == nil } ? nil : Set(renames.compactMap(\.gallery))
    let parts = try db.all(
      columns, "SELECT \(columns.sql) FROM change_part WHERE gallery IS NOT NULL"
    ) { (change: try $0.integer("change"), step: try $0.integer("step")) }
    for (change, step) in parts { try apply(renames, in: galleries, toStep: step, of: change) }
  }

  /// - Parameter galleries: The only ones that are concerned; nil: any may be.
  private func apply(
    _ renames: [PendingRenames.Rename], in galleries: Set<GalleryID>?, toStep step: Int64, of change: Int64
  ) throws {
    let columns = Part.columns
    guard
      let part = try db.first(
        columns, "SELECT \(columns.sql) FROM change_part WHERE change = ? AND step = ?", [change, step],
        read: { try Part(&$0) }), case .gallery(let gallery) = part.list, galleries?.contains(gallery) ?? true
    else { return }
    let renames = renames.filter { $0.gallery == nil || $0.gallery == gallery }
    let (before, after) = (renames.renamed(part.before), renames.renamed(part.after))
    guard before != part.before || after != part.after else { return }
    try db.cachedStatement(sql: "UPDATE change_part SET was = ?, became = ? WHERE change = ? AND step = ?")
      .execute(arguments: [Run.text(before), Run.text(after), change, step])
  }

  /// Milliseconds from 1970-01-01T00:00:00Z.
  static var now: Int64 { Int64((Date().timeIntervalSince1970 * 1000).rounded()) }
}
