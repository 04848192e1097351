import Foundation
import GRDB

/// Reading the journal.
extension OrderStore {
  /// A list's changes, the latest first.
  package func history(of list: OrderedList, limit: Int = .max) throws -> [Change] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT id, at, summary, moved, state FROM change
        WHERE id IN (SELECT change FROM change_part WHERE gallery IS ?) ORDER BY id DESC LIMIT ?
        """, arguments: [list.galleryID, limit]
    ).map {
      Change(
        id: $0[0], at: Date(timeIntervalSince1970: Double($0[1] as Int64) / 1000), summary: $0[2],
        movedCount: $0[3], state: Change.State(rawValue: $0[4]) ?? .superseded)
    }
  }

  /// The changes since a revision that moved photos which stay in the gallery, the latest first; imports, and photos
  /// put in or taken out, are none.
  package func reorderings(of gallery: GalleryID, since revision: Int) throws -> [Change] {
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT change, was, became FROM change_part WHERE gallery = ? AND revision > ? ORDER BY change DESC
        """, arguments: [gallery, revision])
    let ids = try rows.filter { row in
      let (was, became) = (try Run.runs(row[1]).flatMap(\.items), try Run.runs(row[2]).flatMap(\.items))
      return !Set(was).isDisjoint(with: became)
    }.map { $0[0] as Int64 }
    return try history(of: .gallery(gallery)).filter { ids.contains($0.id) }
  }

  /// The lists that a change of the journal touched, each once.
  package func lists(of change: Int64) throws -> [OrderedList] {
    try Row.fetchAll(
      db, sql: "SELECT DISTINCT gallery FROM change_part WHERE change = ? ORDER BY gallery",
      arguments: [change]
    ).map { ($0[0] as GalleryID?).map(OrderedList.gallery) ?? .portfolio }
  }

  /// The number of the change that was written to the journal last, in this transaction if it has written one.
  package func lastChange() throws -> Int64? {
    try Int64.fetchOne(db.cachedStatement(sql: "SELECT max(id) FROM change"))
  }
}
