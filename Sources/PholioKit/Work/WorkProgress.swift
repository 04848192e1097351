/// How far a verb has come.
package struct WorkProgress: Sendable {
  package var done: Int
  /// Nil where nobody has counted.
  package var total: Int?

  package init(done: Int, total: Int?) {
    self.done = done
    self.total = total
  }
}
