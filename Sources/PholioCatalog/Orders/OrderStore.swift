import Foundation
import GRDB
package import PholioLayout

/// Orders: of the photos in each gallery, and of the galleries themselves; with the journal of what people did to
/// them, and the marks.
package struct OrderStore {
  let tx: CatalogTransaction

  var db: Database { tx.db }

  /// The items of a list, in order.
  package func items(of list: OrderedList) throws -> [ListItem] {
    try RankedList(db: db, list: list).items()
  }

  /// The items at a range of positions, in order; short where the list is.
  package func items(at positions: ClosedRange<Position>, of list: OrderedList) throws -> [ListItem] {
    try RankedList(db: db, list: list).items(
      from: positions.lowerBound.rawValue - 1,
      count: positions.upperBound.rawValue - positions.lowerBound.rawValue + 1)
  }

  /// The items one of whose names satisfies `matches`, in order: a photo's files' names, a gallery's name.
  package func items(of list: OrderedList, whereName matches: (ByteString) -> Bool) throws -> [ListItem] {
    let rows: RowCursor
    switch list {
    case .gallery(let gallery):
      rows = try Row.fetchCursor(
        db.cachedStatement(
          sql: """
            SELECT placement.photo, file.name FROM placement JOIN file ON file.photo = placement.photo
            WHERE placement.gallery = ? ORDER BY placement.rank
            """), arguments: [gallery])
    case .portfolio:
      rows = try Row.fetchCursor(
        db, sql: "SELECT id, CAST(name AS BLOB) FROM gallery WHERE portfolio IS NOT NULL ORDER BY rank")
    }
    var items: [ListItem] = []
    while let row = try rows.next() {
      let item: ListItem = row[0]
      if items.last != item, try matches(row.withUnsafeData(atIndex: 1) { ByteString($0 ?? Data()) }) {
        items.append(item)
      }
    }
    return items
  }

  /// The first of some items that is not in a list; nil if all of them are.
  package func firstMissing(of items: [ListItem], in list: OrderedList) throws -> ListItem? {
    let ranked = RankedList(db: db, list: list)
    return try items.first { try ranked.rank(of: $0) == nil }
  }

  /// The 0-based index of an item of a list. O(index).
  package func index(of item: ListItem, in list: OrderedList) throws -> Int {
    let ranked = RankedList(db: db, list: list)
    guard let rank = try ranked.rank(of: item) else { preconditionFailure("\(item) is not in \(list)") }
    return try ranked.index(of: rank)
  }

  /// The ranks at which a gallery's photos are stored: for `check`, and for tests.
  package func ranks(in gallery: GalleryID) throws -> [PhotoID: Int64] {
    var ranks: [PhotoID: Int64] = [:]
    let rows = try Row.fetchCursor(
      db, sql: "SELECT photo, rank FROM placement WHERE gallery = ?", arguments: [gallery])
    while let row = try rows.next() { ranks[row[0]] = row[1] }
    return ranks
  }

  func name(of list: OrderedList) throws -> String {
    if case .gallery(let id) = list { try tx.galleries.gallery(id).name } else { "the galleries" }
  }

  func requireUnlocked(_ list: OrderedList) throws {
    guard case .gallery(let id) = list else { return }
    let isLocked = try Bool.fetchOne(
      db.cachedStatement(sql: "SELECT locked FROM gallery WHERE id = ?"), arguments: [id])
    if isLocked == true { throw OrderError.locked(gallery: try tx.galleries.gallery(id).name) }
  }

  func raiseRevision(of list: OrderedList) throws {
    switch list {
    case .gallery(let id):
      try db.cachedStatement(sql: "UPDATE gallery SET revision = revision + 1 WHERE id = ?").execute(
        arguments: [id])
    case .portfolio:
      try db.cachedStatement(sql: "UPDATE portfolio SET revision = revision + 1").execute()
    }
  }

  func revision(of list: OrderedList) throws -> Int {
    switch list {
    case .gallery(let id):
      try Int.fetchOne(db.cachedStatement(sql: "SELECT revision FROM gallery WHERE id = ?"), arguments: [id])
        ?? 0
    case .portfolio: try Int.fetchOne(db, sql: "SELECT revision FROM portfolio") ?? 0
    }
  }
}
