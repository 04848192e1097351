/// A row of pixels in a rounded corner: where it begins, and how much of its first pixels is covered.
struct CornerRow {
  /// How many pixels at an end are not fully covered.
  let inset: Int
  private let row: Int
  private let radius: Int

  /// - Parameter row: Counted from the frame's nearer edge.
  init(row: Int, radius: Int) {
    self.row = row
    self.radius = radius
    var inset = 0
    if row < radius {
      while inset < radius && Self.share(column: inset, row: row, radius: radius) < 1 { inset += 1 }
    }
    self.inset = inset
  }

  /// Calls `body` with the partly covered columns at both ends.
  func blend(_ width: Int, _ body: (_ column: Int, _ share: Double) -> Void) {
    for column in 0..<inset {
      let share = Self.share(column: column, row: row, radius: radius)
      if share > 0 {
        body(column, share)
        body(width - 1 - column, share)
      }
    }
  }

  /// How much of a pixel is within the circle, by the distance of its middle from the edge.
  private static func share(column: Int, row: Int, radius: Int) -> Double {
    let (x, y) = (Double(radius) - Double(column) - 0.5, Double(radius) - Double(row) - 0.5)
    return min(max(Double(radius) - (x * x + y * y).squareRoot() + 0.5, 0), 1)
  }
}
