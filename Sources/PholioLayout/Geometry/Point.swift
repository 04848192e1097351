/// A point of a canvas, in points; the origin is at the top left and y grows downwards.
package struct Point: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package static let origin = Point(x: 0, y: 0)

  package static func + (point: Point, vector: Vector) -> Point {
    Point(x: point.x + vector.dx, y: point.y + vector.dy)
  }

  package static func - (point: Point, vector: Vector) -> Point {
    Point(x: point.x - vector.dx, y: point.y - vector.dy)
  }

  /// The way from `start` to `end`.
  package static func - (end: Point, start: Point) -> Vector {
    Vector(dx: end.x - start.x, dy: end.y - start.y)
  }
}

extension Point: CustomStringConvertible {
  package var description: String { "(\(x), \(y))" }
}

/// A way across a canvas, in points: dx grows to the right, dy downwards.
package struct Vector: Hashable, Sendable {
  package var dx: Double
  package var dy: Double

  package init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  package static let zero = Vector(dx: 0, dy: 0)

  package static prefix func - (vector: Vector) -> Vector {
    Vector(dx: -vector.dx, dy: -vector.dy)
  }
}

extension Vector: CustomStringConvertible {
  package var description: String { "<\(dx), \(dy)>" }
}
