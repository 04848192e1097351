package import Foundation

/// An entry of the journal.
package struct Change: Hashable, Sendable {
  package enum State: String, CaseIterable, Sendable {
    case done, undone
    /// Undone and followed by another change: it can't be redone.
    case superseded
  }

  package var id: Int64
  package var at: Date
  package var summary: String
  package var movedCount: Int
  package var state: State
}

extension Change {
  static let columns = StoredTable.change.columns("at", "summary", "moved", "state")

  init(_ values: inout StoredValues) throws(RowError) {
    id = try values.integer("id")
    at = try values.moment("at")
    summary = try values.text("summary")
    movedCount = try values.int("moved")
    state = try values.word("state")
  }
}
