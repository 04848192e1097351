/// What `check` looks at, and what it repairs.
package struct CheckOptions: Sendable {
  package enum Repair: Hashable, Sendable {
    case none
    /// Only tells what could be repaired.
    case rehearse
    case make
  }

  /// Whether to read every original.
  package var originals: Bool
  package var repair: Repair
  /// The alarms to look for in the galleries' orders; nil: none.
  package var orders: OrderCheckOptions?
  /// How many files are read at once.
  package var jobs: Int

  package init(originals: Bool, repair: Repair, orders: OrderCheckOptions? = nil, jobs: Int) {
    self.originals = originals
    self.repair = repair
    self.orders = orders
    self.jobs = jobs
  }
}
