/// A rectangle on a canvas, in points; the origin is at the top left and y grows downwards.
///
/// Left, top, width and height are what is stored; right, bottom and the centre follow from them, and setting
/// one of those moves the frame without changing its size, so that layout reads as rules between edges:
///
///     var byline = Frame(left: 0, top: 0, width: 80, height: 12)
///     byline.top = headline.bottom + 4
///     byline.right = headline.right
package struct Frame: Hashable, Sendable {
  package var left: Double
  package var top: Double
  package var width: Double {
    didSet { precondition(width >= 0, "A frame's width cannot be negative: \(width)") }
  }
  package var height: Double {
    didSet { precondition(height >= 0, "A frame's height cannot be negative: \(height)") }
  }

  package init(left: Double, top: Double, width: Double, height: Double) {
    precondition(width >= 0 && height >= 0, "A frame cannot have a negative size: \(width) x \(height)")
    self.left = left
    self.top = top
    self.width = width
    self.height = height
  }

  package init(origin: Point = .origin, size: Size) {
    self.init(left: origin.x, top: origin.y, width: size.width, height: size.height)
  }

  package static let zero = Frame(left: 0, top: 0, width: 0, height: 0)

  package var right: Double {
    get { left + width }
    set { left = newValue - width }
  }

  package var bottom: Double {
    get { top + height }
    set { top = newValue - height }
  }

  package var centre: Point {
    get { Point(x: centreX, y: centreY) }
    set {
      centreX = newValue.x
      centreY = newValue.y
    }
  }

  package var centreX: Double {
    get { left + width / 2 }
    set { left = newValue - width / 2 }
  }

  package var centreY: Double {
    get { top + height / 2 }
    set { top = newValue - height / 2 }
  }

  package var origin: Point { Point(x: left, y: top) }

  package var size: Size { Size(width: width, height: height) }

  /// Whether the frame has no area, and so no points.
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Whether a point is in the frame. The left and top edges belong to it, the right and bottom edges do not:
  /// of two frames that touch, only one contains a point on their common edge.
  package func contains(_ point: Point) -> Bool {
    point.x >= left && point.x < right && point.y >= top && point.y < bottom
  }

  /// The smallest frame around both.
  package func union(_ other: Frame) -> Frame {
    let left = min(left, other.left)
    let top = min(top, other.top)
    return Frame(
      left: left, top: top, width: max(right, other.right) - left, height: max(bottom, other.bottom) - top)
  }
}

extension Frame: CustomStringConvertible {
  package var description: String { "[\(left), \(top) \(width)x\(height)]" }
}
