/// How wide and high something is, in points; never negative.
package struct Size: Hashable, Sendable {
  package let width: Double
  package let height: Double

  package init(width: Double, height: Double) {
    precondition(width >= 0 && height >= 0, "A size cannot be negative: \(width) x \(height)")
    self.width = width
    self.height = height
  }

  package static let zero = Size(width: 0, height: 0)
}

extension Size: CustomStringConvertible {
  package var description: String { "\(width)x\(height)" }
}
