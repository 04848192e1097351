/// What `check` looks at, and what it repairs.
package struct CheckOptions: Hashable, Sendable {
  package enum Repair: Hashable, Sendable {
    case none
    /// Only tells what could be repaired.
    case rehearse
    case make
  }

  /// Whether to read every original.
  package var originals: Bool
  package var repair: Repair
  /// Whether to look for alarms in the galleries' orders.
  package var orders: Bool
  /// How many files are read at once.
  package var jobs: Int

  package init(originals: Bool, repair: Repair, orders: Bool = false, jobs: Int) {
    self.originals = originals
    self.repair = repair
    self.orders = orders
    self.jobs = jobs
  }
}
