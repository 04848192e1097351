import PholioLayout
package import PholioLibrary
package import PholioSheets

/// What `alarms` looks for, and how.
package struct OrderCheckOptions: Sendable {
  /// The grid that photos lie on.
  package var shape: GridShape
  /// How many cells apart two alike photos may lie, and are still near: one of `distances`.
  package var within: Int
  /// The sheet that photos are to be printed on; nil: none.
  package var paper: SheetLook?
  /// The names of the rules; nil: all.
  package var rules: [String]?

  /// Six columns of the usual grid.
  package static let usualShape = GridShape(
    width: 1270, cell: Size(width: 200, height: 200), minimumGap: 10)
  package static let usualWithin = 3
  package static let distances = 0...100

  /// - Throws: `OrderCheckError`.
  package init(
    shape: GridShape = OrderCheckOptions.usualShape, within: Int = OrderCheckOptions.usualWithin,
    paper: SheetLook? = nil,
    rules: [String]? = nil
  ) throws(OrderCheckError) {
    precondition(Self.distances.contains(within), "near is within \(Self.distances) cells, not \(within)")
    for name in rules ?? [] {
      guard let rule = OrderRules.all.first(where: { $0.name == name }) else {
        throw .unknownRule(name, nearest: name.nearest(among: OrderRules.all.map { $0.name }))
      }
      if rule.name == SmallPhotoRule.name && paper == nil { throw .needsPreset(rule: name) }
    }
    (self.shape, self.within, self.paper, self.rules) = (shape, within, paper, rules)
  }
}

/// Why alarms can't be looked for like that.
package enum OrderCheckError: Error, Hashable {
  /// - Parameter nearest: The most similar rule's name.
  case unknownRule(String, nearest: String?)
  case needsPreset(rule: String)
  /// Its pages have no size on paper.
  case notOnPaper(preset: String?)
}
