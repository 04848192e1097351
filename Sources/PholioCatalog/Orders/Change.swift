package import Foundation

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
