package import Foundation
import GRDB

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

  /// Takes back the latest change of `list`, or of the library.
  ///
  /// - Throws: `OrderError`, if there is none or it can't be taken back alone.
  package func undo(_ list: OrderedList?) throws -> Change {
    let change =
      try latest(in: list, state: .done)
      ?? { throw try nothing(list, OrderError.nothingToUndo) }()
    let parts = try self.parts(of: change.id)
    try requireLatest(change, of: parts, state: .done)
    for part in parts.reversed() {
      try requireFreeNames(bringingBack: part)
      try apply(removing: part.became, placing: part.was, in: part.list)
    }
    try setState(.undone, of: change, touching: parts)
    return change
  }

  /// Makes the change again that was undone last.
  ///
  /// - Throws: `OrderError`, if there is none or it can't be made again alone.
  package func redo(_ list: OrderedList?) throws -> Change {
    let change =
      try latest(in: list, state: .undone)
      ?? { throw try nothing(list, OrderError.nothingToRedo) }()
    let parts = try self.parts(of: change.id)
    try requireLatest(change, of: parts, state: .undone)
    for (step, part) in parts.enumerated() {
      let part = try emptying(part, step: step, of: change, among: parts)
      try apply(removing: part.was, placing: part.became, in: part.list)
    }
    try setState(.done, of: change, touching: parts)
    return change
  }

  /// Lets the journal of a gallery (nil: of all) speak of `new` where it spoke of `old`.
  func renameInJournal(_ old: PhotoID, to new: PhotoID, of gallery: GalleryID?) throws {
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
      db,
      sql: """
        SELECT change, step, was, became FROM change_part
        WHERE gallery = coalesce(?1, gallery) AND (instr(was, ?2) > 0 OR instr(became, ?2) > 0)
        """, arguments: [gallery, String(old.rawValue)])
    for row in rows {
      let (was, became) = (try Run.runs(row[2]), try Run.runs(row[3]))
      guard renamed(was) != was || renamed(became) != became else { continue }
      try db.execute(
        sql: "UPDATE change_part SET was = ?, became = ? WHERE change = ? AND step = ?",
        arguments: [Run.text(renamed(was)), Run.text(renamed(became)), row[0] as Int64, row[1] as Int64])
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

  // MARK: Pieces

  /// A gallery that is deleted again is deleted with what has come into it since; the journal takes note, so that
  /// undoing brings that back too.
  private func emptying(_ part: Part, step: Int, of change: Change, among parts: [Part]) throws -> Part {
    guard case .gallery(let id) = part.list, part.became.allSatisfy({ $0.items.isEmpty }),
      parts.contains(where: { $0.list == .portfolio && $0.was.contains { $0.items.contains(id.rawValue) } })
    else { return part }
    var part = part
    part.was = [try wholeRun(part.list)]
    try db.execute(
      sql: "UPDATE change_part SET was = ? WHERE change = ? AND step = ?",
      arguments: [Run.text(part.was), change.id, step])
    return part
  }

  /// A deleted gallery comes back only while nobody else has its name.
  private func requireFreeNames(bringingBack part: Part) throws {
    guard case .portfolio = part.list else { return }
    for id in part.was.flatMap(\.items) {
      let name = try gallery(GalleryID(rawValue: id)).name
      if let other = try gallery(named: name), other.id.rawValue != id { throw OrderError.nameTaken(name) }
    }
  }

  private func latest(in list: OrderedList?, state: Change.State) throws -> Change? {
    let ofList = list == nil ? "" : "AND id IN (SELECT change FROM change_part WHERE gallery IS ?)"
    return try Row.fetchOne(
      db,
      sql:
        "SELECT id, at, summary, moved FROM change WHERE state = ? \(ofList) ORDER BY undone DESC, id DESC LIMIT 1",
      arguments: list.map { [state.rawValue, $0.galleryID] } ?? [state.rawValue]
    ).map {
      Change(
        id: $0[0], at: Date(timeIntervalSince1970: Double($0[1] as Int64) / 1000), summary: $0[2],
        movedCount: $0[3], state: state)
    }
  }

  /// A change over several lists is undone as one, and only while it is the latest in each of them.
  private func requireLatest(
    _ change: Change, of parts: [Part], state: Change.State
  ) throws {
    for list in Set(parts.map(\.list)) {
      try requireUnlocked(list)
      if let other = try latest(in: list, state: state), other.id != change.id {
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
      return Part(list: list, was: try Run.runs(row[1]), became: try Run.runs(row[2]))
    }
  }

  private func setState(_ state: Change.State, of change: Change, touching parts: [Part]) throws {
    for list in Set(parts.map(\.list)) {
      try raiseRevision(of: list)
      try db.execute(
        sql: "UPDATE change_part SET revision = ? WHERE change = ? AND gallery IS ?",
        arguments: [try revision(of: list), change.id, list.galleryID])
    }
    try db.execute(
      sql: """
        UPDATE change SET state = ?1, undone = iif(?1 = 'undone', (SELECT coalesce(max(undone), 0) + 1 FROM change), NULL)
        WHERE id = ?2
        """, arguments: [state.rawValue, change.id])
  }

  private func nothing(_ list: OrderedList?, _ error: (String?) -> OrderError) throws -> OrderError {
    error(try list.map(name(of:)))
  }
}

extension OrderedList {
  /// nil: the portfolio.
  var galleryID: GalleryID? {
    if case .gallery(let id) = self { id } else { nil }
  }
}

extension CatalogTransaction {
  /// The lists that a change of the journal touched, each once.
  package func lists(of change: Int64) throws -> [OrderedList] {
    try Row.fetchAll(
      db, sql: "SELECT DISTINCT gallery FROM change_part WHERE change = ? ORDER BY gallery",
      arguments: [change]
    ).map { ($0[0] as GalleryID?).map(OrderedList.gallery) ?? .portfolio }
  }
}
