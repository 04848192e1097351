/// A list laid out by itself, one of several side by side that exchange photos. After the flows of the
/// original Pholio for iPad.
///
/// A flow knows how many photos there are and how they are laid out, but never which ones: holding photos
/// over a gallery of ten million costs the same as over one of ten.
package struct Flow: Hashable, Sendable {
  /// The list as it is, without what is held over it.
  package let arrangement: Arrangement
  /// How many photos it holds at most; nil: any number.
  package let capacity: Int?
  /// Whether the photos past its capacity go on into another list, see `OverflowChain`.
  package let runsOn: Bool

  package init(_ arrangement: Arrangement, capacity: Int? = nil, runsOn: Bool = false) {
    self.arrangement = arrangement
    self.capacity = capacity
    self.runsOn = runsOn
  }

  package init(_ grid: DropCapGrid, capacity: Int? = nil, runsOn: Bool = false) {
    self.init(.grid(grid), capacity: capacity, runsOn: runsOn)
  }
}
