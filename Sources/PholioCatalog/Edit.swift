import Foundation
import GRDB

/// An item of an ordered list: the id of a photo in a gallery, of a gallery in the portfolio.
package typealias ListItem = Int64

/// What was done to one or several orders, on its way into the journal as one change.
package struct Edit {
  var parts: [Part] = []
  package var movedCount = 0

  package init() {}

  init(_ part: Part, movedCount: Int) {
    parts = [part]
    self.movedCount = movedCount
  }

  package var isEmpty: Bool { parts.isEmpty }

  package func touches(only list: OrderedList) -> Bool { parts.allSatisfy { $0.list == list } }

  /// Both, one after the other.
  package static func += (edit: inout Edit, next: Edit) {
    edit.parts += next.parts
    edit.movedCount += next.movedCount
  }
}

extension CatalogTransaction {
  /// Writes an edit to the journal as one change, and raises the revision of each list it touched. An edit that did
  /// nothing leaves no trace.
  ///
  /// - Returns: Whether there was anything to write.
  package func record(_ edit: Edit, _ summary: String) throws -> Bool {
    if edit.isEmpty { return false }
    let lists = Set(edit.parts.map(\.list))
    for list in lists {
      try raiseRevision(of: list)
      try db.cachedStatement(
        sql: """
          UPDATE change SET state = 'superseded', undone = NULL WHERE state = 'undone'
            AND id IN (SELECT change FROM change_part WHERE gallery IS ?)
          """
      ).execute(arguments: [list.galleryID])
    }
    try db.cachedStatement(sql: "INSERT INTO change(at, summary, moved) VALUES (?, ?, ?)")
      .execute(arguments: [Self.now, summary, edit.movedCount])
    let change = db.lastInsertedRowID
    for (step, part) in edit.parts.enumerated() {
      try db.cachedStatement(
        sql: """
          INSERT INTO change_part(change, step, gallery, revision, was, became) VALUES (?, ?, ?, ?, ?, ?)
          """
      ).execute(arguments: [
        change, step, part.list.galleryID, try revision(of: part.list), Run.text(part.was),
        Run.text(part.became),
      ])
    }
    return true
  }

  /// Milliseconds from 1970-01-01T00:00:00Z.
  static var now: Int64 { Int64((Date().timeIntervalSince1970 * 1000).rounded()) }

  func revision(of list: OrderedList) throws -> Int {
    switch list {
    case .gallery(let id):
      try Int.fetchOne(db.cachedStatement(sql: "SELECT revision FROM gallery WHERE id = ?"), arguments: [id])
        ?? 0
    case .portfolio: try Int.fetchOne(db, sql: "SELECT revision FROM portfolio") ?? 0
    }
  }
}
