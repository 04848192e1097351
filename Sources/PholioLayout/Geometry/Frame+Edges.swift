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
