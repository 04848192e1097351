package import PholioLayout

/// The size of cells and gaps on canvases that are at least so wide: on phones smaller, on walls larger.
package struct LayoutTier: Equatable, Sendable {
  /// The least width, in CSS pixels.
  package let from: Double
  package let cell: Size
  package let gap: Double
  /// What rows aim at.
  package let row: Double

  /// Three columns fit on the narrowest phone.
  private static let largestOnPhones = 100.0
  private static let onPhones = 0.4
  private static let onWalls = 1.5

  /// Three: below three columns of cells of the size asked for, from there on, and from nine columns on. All
  /// are whole pixels.
  package static func tiers(cell: Size, gap: Double, row: Double) -> [LayoutTier] {
    func scaled(_ length: Double, _ factor: Double) -> Double { max(1, (length * factor).rounded()) }
    let small = min(onPhones, largestOnPhones / max(cell.width, cell.height, row))
    return [
      LayoutTier(
        from: 0, cell: Size(width: scaled(cell.width, small), height: scaled(cell.height, small)),
        gap: (gap / 2).rounded(), row: scaled(row, small)),
      LayoutTier(from: 3 * cell.width + 4 * gap, cell: cell, gap: gap, row: row),
      LayoutTier(
        from: 9 * (cell.width + gap) + gap,
        cell: Size(width: scaled(cell.width, onWalls), height: scaled(cell.height, onWalls)),
        gap: (gap * onWalls).rounded(), row: scaled(row, onWalls)),
    ]
  }
}
