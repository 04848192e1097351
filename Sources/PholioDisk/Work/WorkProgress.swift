/// The progress of a verb.
package struct WorkProgress: Sendable {
  package var done: Int
  /// Nil if it was not counted.
  package var total: Int?

  package init(done: Int, total: Int?) {
    self.done = done
    self.total = total
  }
}
