/// What a theme sets for the layout of its pages; what is typed comes before it. In CSS pixels.
package struct ThemeOptions: Decodable, Sendable, Equatable {
  /// The cells' width and height on a grid.
  package private(set) var cell: Int?
  /// Between cells.
  package private(set) var gap: Int?
  /// The height of rows.
  package private(set) var row: Int?
  /// Where nobody has typed another.
  package private(set) var layout: SiteOptions.Layout?

  /// What is wrong with the first number that is too small or too large.
  var outOfRange: String? {
    for (key, value, range) in [("cell", cell, 40...2000), ("gap", gap, 0...200), ("row", row, 40...2000)] {
      if let value, !range.contains(value) {
        return "options.\(key): \(range.lowerBound) to \(range.upperBound), not \(value)"
      }
    }
    return nil
  }
}
