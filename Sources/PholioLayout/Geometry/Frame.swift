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

/// A line of a frame by which the frame can be moved.
package enum Edge: Hashable, Sendable, CaseIterable {
  case left, centreX, right
  case top, centreY, bottom
}

/// A side of a frame on which another can lie.
package enum Side: Hashable, Sendable, CaseIterable {
  case left, right, above, below
}

extension Frame {
  /// Where an edge lies, in points from the canvas's left or top; setting it moves the frame and keeps its
  /// size.
  package subscript(edge: Edge) -> Double {
    get {
      switch edge {
      case .left: left
      case .centreX: centreX
      case .right: right
      case .top: top
      case .centreY: centreY
      case .bottom: bottom
      }
    }
    set {
      switch edge {
      case .left: left = newValue
      case .centreX: centreX = newValue
      case .right: right = newValue
      case .top: top = newValue
      case .centreY: centreY = newValue
      case .bottom: bottom = newValue
      }
    }
  }

  /// The frame moved by a vector.
  package func offset(by vector: Vector) -> Frame {
    Frame(left: left + vector.dx, top: top + vector.dy, width: width, height: height)
  }

  /// The frame moved by `dx` points to the right and `dy` points down.
  package func offset(x dx: Double = 0, y dy: Double = 0) -> Frame {
    offset(by: Vector(dx: dx, dy: dy))
  }

  /// The frame with each edge brought in. Insets wider than the frame leave it without width (or height) at
  /// the left (or top) inset, never turned inside out.
  package func inset(by insets: Insets) -> Frame {
    Frame(
      left: left + insets.left, top: top + insets.top,
      width: max(0, width - insets.horizontal), height: max(0, height - insets.vertical))
  }

  /// The frame with all edges brought in by the same number of points.
  package func inset(by all: Double) -> Frame {
    inset(by: Insets(all))
  }

  /// The frame moved so that its edges lie on the same edges of `other`, and kept in size.
  ///
  ///     let page = Frame(left: 0, top: 0, width: 100, height: 50)
  ///     let stamp = Frame(left: 7, top: 7, width: 20, height: 10)
  ///     print(stamp.aligned(.right, .bottom, with: page))
  ///     // [80.0, 40.0 20.0x10.0]
  package func aligned(_ edges: Edge..., with other: Frame) -> Frame {
    var frame = self
    for edge in edges {
      frame[edge] = other[edge]
    }
    return frame
  }

  /// The frame moved to a side of `other`, `gap` points away, with its size. Along that side it stays where
  /// it was.
  package func placed(_ side: Side, _ other: Frame, gap: Double = 0) -> Frame {
    var frame = self
    switch side {
    case .left: frame.right = other.left - gap
    case .right: frame.left = other.right + gap
    case .above: frame.bottom = other.top - gap
    case .below: frame.top = other.bottom + gap
    }
    return frame
  }
}

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
