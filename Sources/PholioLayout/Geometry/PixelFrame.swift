/// A rectangle of whole pixels: columns `left ..< right` of rows `top ..< bottom`.
package struct PixelFrame: Hashable, Sendable {
  package let left: Int
  package let top: Int
  package let right: Int
  package let bottom: Int

  package init(left: Int, top: Int, right: Int, bottom: Int) {
    precondition(
      left <= right && top <= bottom,
      "A pixel frame's edges are out of order: \(left), \(top), \(right), \(bottom)")
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  package var width: Int { right - left }
  package var height: Int { bottom - top }
}

extension PixelFrame: CustomStringConvertible {
  package var description: String { "[\(left), \(top) \(width)x\(height)]" }
}

extension Frame {
  /// The frame in whole pixels at scale 1: each edge is rounded by itself, half up, so frames that touch in
  /// points touch in pixels and a width may differ by one from the width rounded.
  ///
  ///     print(Frame(left: 0.5, top: 0.25, width: 1, height: 1).rounded)
  ///     // [1, 0 1x1]
  package var rounded: PixelFrame {
    PixelFrame(
      left: left.roundedHalfUp, top: top.roundedHalfUp, right: right.roundedHalfUp,
      bottom: bottom.roundedHalfUp)
  }
}

extension Double {
  /// The nearest whole number; of two as near, the greater one.
  package var roundedHalfUp: Int {
    let below = rounded(.down)
    // Not (self + 0.5).rounded(.down): that sum is itself rounded, and takes 0.49999999999999994 to 1.
    guard let whole = Int(exactly: self - below >= 0.5 ? below + 1 : below) else {
      preconditionFailure("\(self) is too large for whole pixels")
    }
    return whole
  }
}
