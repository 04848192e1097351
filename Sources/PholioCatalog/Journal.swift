package import Foundation
import GRDB

/// Items that stood together in a list, and their neighbours, for undoing a change: ids only, never ranks.
struct Run: Codable, Hashable {
  /// The item before the first; nil: the list's start.
  var after: Int64?
  /// The item behind the last; nil: the list's end.
  var before: Int64?
  var items: [Int64]
  /// Those of the items that a person had placed.
  var byHand: [Int64]

  enum CodingKeys: String, CodingKey {
    case after, before, items
    case byHand = "by_hand"
  }
}

/// What one step of a change did to one list.
struct Part {
  var list: OrderedList
  var was: [Run]
  var became: [Run]
}

/// An entry of the journal.
package struct Change: Hashable, Sendable {
  package enum State: String, Sendable {
    case done, undone
    /// Undone, and then something else was done: it can't be redone.
    case superseded
  }

  package var id: Int64
  package var at: Date
  package var summary: String
  package var movedCount: Int
  package var state: State
}

extension CatalogTransaction {
  /// Writes a change to the journal and raises the revision of each list it touched.
  @discardableResult
  func record(_ summary: String, movedCount: Int, parts: [Part]) throws -> Int64 {
    let lists = Set(parts.map(\.list))
    for list in lists {
      try raiseRevision(of: list)
      try db.execute(
        sql: """
          UPDATE change SET state = 'superseded' WHERE state = 'undone'
            AND id IN (SELECT change FROM change_part WHERE gallery IS ?)
          """, arguments: [list.galleryID])
    }
    try db.execute(
      sql: "INSERT INTO change(at, summary, moved) VALUES (?, ?, ?)",
      arguments: [Int64((Date().timeIntervalSince1970 * 1000).rounded()), summary, movedCount])
    let change = db.lastInsertedRowID
    for (step, part) in parts.enumerated() {
      try db.execute(
        sql: "INSERT INTO change_part(change, step, gallery, was, became) VALUES (?, ?, ?, ?, ?)",
        arguments: [change, step, part.list.galleryID, Self.text(part.was), Self.text(part.became)])
    }
    return change
  }

  /// A list's changes, the latest first.
  package func history(of list: OrderedList) throws -> [Change] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT id, at, summary, moved, state FROM change
        WHERE id IN (SELECT change FROM change_part WHERE gallery IS ?) ORDER BY id DESC
        """, arguments: [list.galleryID]
    ).map {
      Change(
        id: $0[0], at: Date(timeIntervalSince1970: Double($0[1] as Int64) / 1000), summary: $0[2],
        movedCount: $0[3], state: Change.State(rawValue: $0[4]) ?? .superseded)
    }
  }

  /// Takes back the latest change of `list`, or of the library.
  ///
  /// - Throws: `OrderError`, if there is none or it can't be taken back alone.
  package func undo(_ list: OrderedList?) throws -> Change {
    let change =
      try latest(in: list, state: .done, first: "DESC")
      ?? { throw try nothing(list, OrderError.nothingToUndo) }()
    let parts = try self.parts(of: change.id)
    try requireLatest(change, of: parts, state: .done, first: "DESC")
    for part in parts.reversed() { try apply(removing: part.became, placing: part.was, in: part.list) }
    try setState(.undone, of: change, touching: parts)
    return change
  }

  /// Makes the change again that was undone last.
  ///
  /// - Throws: `OrderError`, if there is none or it can't be made again alone.
  package func redo(_ list: OrderedList?) throws -> Change {
    let change =
      try latest(in: list, state: .undone, first: "ASC")
      ?? { throw try nothing(list, OrderError.nothingToRedo) }()
    let parts = try self.parts(of: change.id)
    try requireLatest(change, of: parts, state: .undone, first: "ASC")
    for part in parts { try apply(removing: part.was, placing: part.became, in: part.list) }
    try setState(.done, of: change, touching: parts)
    return change
  }

  /// Lets the journal of a gallery speak of `new` where it spoke of `old`.
  func renameInJournal(_ old: PhotoID, to new: PhotoID, of gallery: GalleryID) throws {
    func renamed(_ runs: [Run]) -> [Run] {
      runs.map { run in
        var run = run
        func rename(_ id: Int64) -> Int64 { id == old.rawValue ? new.rawValue : id }
        run.after = run.after.map(rename)
        run.before = run.before.map(rename)
        if run.items.contains(old.rawValue) { run.items.removeAll { $0 == new.rawValue } }
        run.items = run.items.map(rename)
        run.byHand = run.byHand.map(rename)
        return run
      }
    }
    let rows = try Row.fetchAll(
      db, sql: "SELECT change, step, was, became FROM change_part WHERE gallery = ?", arguments: [gallery])
    for row in rows {
      let (was, became) = (try Self.runs(row[2]), try Self.runs(row[3]))
      guard renamed(was) != was || renamed(became) != became else { continue }
      try db.execute(
        sql: "UPDATE change_part SET was = ?, became = ? WHERE change = ? AND step = ?",
        arguments: [Self.text(renamed(was)), Self.text(renamed(became)), row[0] as Int64, row[1] as Int64])
    }
  }

  // MARK: Pieces

  private func latest(in list: OrderedList?, state: Change.State, first direction: String) throws -> Change? {
    let ofList = list == nil ? "" : "AND id IN (SELECT change FROM change_part WHERE gallery IS ?)"
    return try Row.fetchOne(
      db,
      sql:
        "SELECT id, at, summary, moved FROM change WHERE state = ? \(ofList) ORDER BY id \(direction) LIMIT 1",
      arguments: list.map { [state.rawValue, $0.galleryID] } ?? [state.rawValue]
    ).map {
      Change(
        id: $0[0], at: Date(timeIntervalSince1970: Double($0[1] as Int64) / 1000), summary: $0[2],
        movedCount: $0[3], state: state)
    }
  }

  /// A change over several lists is undone as one, and only while it is the latest in each of them.
  private func requireLatest(
    _ change: Change, of parts: [Part], state: Change.State, first direction: String
  ) throws {
    for list in Set(parts.map(\.list)) {
      try requireUnlocked(list)
      if let other = try latest(in: list, state: state, first: direction), other.id != change.id {
        throw OrderError.laterChange(gallery: try name(of: list), summary: other.summary)
      }
    }
  }

  private func parts(of change: Int64) throws -> [Part] {
    try Row.fetchAll(
      db, sql: "SELECT gallery, was, became FROM change_part WHERE change = ? ORDER BY step",
      arguments: [change]
    ).map { row in
      let list = (row[0] as GalleryID?).map(OrderedList.gallery) ?? .portfolio
      return Part(list: list, was: try Self.runs(row[1]), became: try Self.runs(row[2]))
    }
  }

  private func setState(_ state: Change.State, of change: Change, touching parts: [Part]) throws {
    for list in Set(parts.map(\.list)) { try raiseRevision(of: list) }
    try db.execute(sql: "UPDATE change SET state = ? WHERE id = ?", arguments: [state.rawValue, change.id])
  }

  private func nothing(_ list: OrderedList?, _ error: (String?) -> OrderError) throws -> OrderError {
    error(try list.map(name(of:)))
  }

  private static func text(_ runs: [Run]) throws -> String {
    String(decoding: try JSONEncoder().encode(runs), as: UTF8.self)
  }

  private static func runs(_ text: String) throws -> [Run] {
    try JSONDecoder().decode([Run].self, from: Data(text.utf8))
  }
}

extension OrderedList {
  /// nil: the portfolio.
  var galleryID: GalleryID? {
    if case .gallery(let id) = self { id } else { nil }
  }
}
