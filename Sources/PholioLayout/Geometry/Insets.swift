/// How far to move each edge of a frame inwards, in points; a negative inset moves it outwards.
package struct Insets: Hashable, Sendable {
  package var left: Double
  package var top: Double
  package var right: Double
  package var bottom: Double

  package init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// The same on all four sides.
  package init(_ all: Double) {
    self.init(left: all, top: all, right: all, bottom: all)
  }

  package static let zero = Insets(0)

  package var horizontal: Double { left + right }
  package var vertical: Double { top + bottom }
}
