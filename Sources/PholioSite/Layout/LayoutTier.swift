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

/// Numbers as CSS has them.
package enum CSSNumber {
  /// With four digits after the point at most, rounded to the nearest; not as 1e-5.
  package static func text(_ value: Double, digits: Int = 4) -> String {
    var power = 1.0
    for _ in 0..<digits { power *= 10 }
    let whole = (value.magnitude * power).rounded()
    guard whole < 1e15 else { return "0" }
    let (left, right) = Int(whole).quotientAndRemainder(dividingBy: Int(power))
    let sign = value < 0 && whole > 0 ? "-" : ""
    if right == 0 { return "\(sign)\(left)" }
    let fraction = String(right)
    var decimals = String(repeating: "0", count: digits - fraction.count) + fraction
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return "\(sign)\(left == 0 ? "" : String(left)).\(decimals)"
  }
}
