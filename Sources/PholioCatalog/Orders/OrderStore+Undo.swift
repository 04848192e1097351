import Foundation
import GRDB

/// Undo and redo.
extension OrderStore {
  /// Undoes the latest change of `list`, or of the library.
  ///
  /// - Throws: `OrderError`, if there is none or it can't be undone alone.
  package func undo(_ list: OrderedList?) throws -> Change {
    let change =
      try latest(in: list, state: .done)
      ?? { throw try nothing(list, OrderError.nothingToUndo) }()
    let parts = try self.parts(of: change.id)
    try requireLatest(change, of: parts, state: .done)
    for (step, part) in parts.enumerated().reversed() {
      try requireFreeNames(bringingBack: part)
      let undone = try part.takingDown(wholeRun(part.list), as: \.after).undone
      if undone != part { try keep(undone, step: step, of: change) }
      try apply(removing: part.after, placing: part.before, in: part.list)
    }
    try setValues(of: change, as: .undone)
    try forgetOffers(of: parts)
    try closeOffers(parts.reorderedLists)
    try setState(
      .undone, of: change, touching: parts.reorderedLists.union(setFeatures(of: change, as: .undone)))
    return change
  }

  /// Redoes the change that was undone last.
  ///
  /// - Throws: `OrderError`, if there is none or it can't be redone alone.
  package func redo(_ list: OrderedList?) throws -> Change {
    let change =
      try latest(in: list, state: .undone)
      ?? { throw try nothing(list, OrderError.nothingToRedo) }()
    let parts = try self.parts(of: change.id)
    try requireLatest(change, of: parts, state: .undone)
    var reordered = parts.reorderedLists
    for (step, part) in parts.enumerated() {
      let now = try emptying(part, among: parts)
      reordered.formUnion([now].reorderedLists)
      let done = try now.takingDown(wholeRun(part.list), as: \.before).done
      if done != part { try keep(done, step: step, of: change) }
      try apply(removing: now.before, placing: part.after, in: part.list)
    }
    try setValues(of: change, as: .done)
    try renewOffers(of: parts)
    try closeOffers(reordered)
    try setState(.done, of: change, touching: reordered.union(setFeatures(of: change, as: .done)))
    return change
  }

  /// Redoing a deletion also takes out what has come into the gallery since. The journal records that, so
  /// that undo brings it back. One that is locked is not deleted, even if it is empty.
  private func emptying(_ part: Part, among parts: [Part]) throws -> Part {
    guard case .gallery(let id) = part.list, part.after.allSatisfy({ $0.items.isEmpty }),
      parts.contains(where: { $0.list == .portfolio && $0.before.contains { $0.items.contains(id.rawValue) } }
      )
    else { return part }
    try requireUnlocked(part.list)
    var part = part
    part.before = [try wholeRun(part.list)]
    return part
  }

  private func keep(_ part: Part, step: Int, of change: Change) throws {
    try db.execute(
      sql: "UPDATE change_part SET was = ?, became = ? WHERE change = ? AND step = ?",
      arguments: [Run.text(part.before), Run.text(part.after), change.id, step])
  }

  /// A deleted gallery can come back only if its name is free.
  private func requireFreeNames(bringingBack part: Part) throws {
    guard case .portfolio = part.list else { return }
    for id in part.before.flatMap(\.items) {
      let name = try tx.galleries.gallery(GalleryID(rawValue: id)).name
      if let other = try tx.galleries.named(name), other.id.rawValue != id {
        throw OrderError.nameTaken(name)
      }
    }
  }

  private func latest(in list: OrderedList?, state: Change.State) throws -> Change? {
    let ofList = list == nil ? "" : "AND id IN (SELECT change FROM change_part WHERE gallery IS ?)"
    let columns = Change.columns
    return try db.first(
      columns,
      "SELECT \(columns.sql) FROM change WHERE state = ? \(ofList) ORDER BY undone DESC, id DESC LIMIT 1",
      list.map { [state.rawValue, $0.galleryID] } ?? [state.rawValue]
    ) { try Change(&$0) }
  }

  /// A change over several lists is undone as one, while it is the latest in each of them. A lock keeps
  /// orders, not what is said of photos.
  private func requireLatest(
    _ change: Change, of parts: [Part], state: Change.State
  ) throws {
    for list in parts.reorderedLists { try requireUnlocked(list) }
    for list in Set(parts.map(\.list)) {
      if let other = try latest(in: list, state: state), other.id != change.id {
        throw OrderError.laterChange(gallery: try name(of: list), summary: other.summary)
      }
    }
  }

  func parts(of change: Int64) throws -> [Part] {
    try applyRenames()
    let columns = Part.columns
    return try db.all(
      columns, "SELECT \(columns.sql) FROM change_part WHERE change = ? ORDER BY step", [change]
    ) { try Part(&$0) }
  }

  /// - Parameter lists: Those that lie otherwise now.
  private func setState(
    _ state: Change.State, of change: Change, touching lists: Set<OrderedList>
  ) throws {
    for list in lists {
      try raiseRevision(of: list)
      try db.execute(
        sql: "UPDATE change_part SET revision = ? WHERE change = ? AND gallery IS ?",
        arguments: [try revision(of: list), change.id, list.galleryID])
    }
    let undone = try state == .undone ? lastUndone() + 1 : nil
    try db.execute(
      sql: "UPDATE change SET state = ?, undone = ? WHERE id = ?",
      arguments: [state.rawValue, undone, change.id])
    // On a damaged page a row can be met and yet not found: it would be undone again and again.
    guard db.changesCount == 1 else {
      throw RowError(table: "change", row: "id \(change.id)", column: "id", found: "not where it belongs")
    }
  }

  private func lastUndone() throws -> Int64 {
    let columns = StoredTable.change.columns("undone")
    return try db.first(
      columns, "SELECT \(columns.sql) FROM change WHERE undone IS NOT NULL ORDER BY undone DESC LIMIT 1"
    ) { try $0.integer("undone") } ?? 0
  }

  private func nothing(_ list: OrderedList?, _ error: (String?) -> OrderError) throws -> OrderError {
    error(try list.map(name(of:)))
  }
}
