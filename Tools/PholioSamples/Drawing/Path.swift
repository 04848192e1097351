internal import Glibc

struct Point: Hashable {
  var x: Double
  var y: Double

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The point `distance` away at `angle` (radians, clockwise from the right).
  func moved(_ angle: Double, _ distance: Double) -> Point {
    Point(x + cos(angle) * distance, y + sin(angle) * distance)
  }
}

/// An outline: lines and curves, perhaps several pieces.
struct Path {
  enum Element {
    case move(Point)
    case line(Point)
    case curve(Point, Point, to: Point)
    case arc(center: Point, radius: Double, from: Double, to: Double)
    case close
  }

  private(set) var elements: [Element] = []

  mutating func move(_ point: Point) { elements.append(.move(point)) }
  mutating func line(_ point: Point) { elements.append(.line(point)) }
  mutating func curve(_ first: Point, _ second: Point, to end: Point) {
    elements.append(.curve(first, second, to: end))
  }
  mutating func close() { elements.append(.close) }

  mutating func add(_ other: Path) { elements += other.elements }

  static func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    polygon([Point(x, y), Point(x + width, y), Point(x + width, y + height), Point(x, y + height)])
  }

  static func circle(_ center: Point, _ radius: Double) -> Path {
    sector(center, radius, from: 0, to: 2 * .pi)
  }

  /// An arc closed by the chord between its ends; angles in radians, clockwise from the right.
  static func sector(_ center: Point, _ radius: Double, from: Double, to: Double) -> Path {
    var path = Path()
    path.move(center.moved(from, radius))
    path.elements.append(.arc(center: center, radius: radius, from: from, to: to))
    path.close()
    return path
  }

  static func polygon(_ points: [Point]) -> Path {
    var path = open(points)
    path.close()
    return path
  }

  static func open(_ points: [Point]) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(point) } else { path.line(point) }
    }
    return path
  }

  /// A smooth closed outline through points (Catmull and Rom's spline, in Bézier's form).
  static func blob(_ points: [Point]) -> Path {
    guard points.count > 2 else { return polygon(points) }
    var path = Path()
    let count = points.count
    path.move(points[0])
    for index in 0..<count {
      let (before, start) = (points[(index + count - 1) % count], points[index])
      let (end, after) = (points[(index + 1) % count], points[(index + 2) % count])
      path.curve(
        Point(start.x + (end.x - before.x) / 6, start.y + (end.y - before.y) / 6),
        Point(end.x - (after.x - start.x) / 6, end.y - (after.y - start.y) / 6), to: end)
    }
    path.close()
    return path
  }

  /// A leaf from its stalk to its tip.
  static func leaf(_ stalk: Point, _ tip: Point, width: Double) -> Path {
    let angle = atan2(tip.y - stalk.y, tip.x - stalk.x)
    let length = hypot(tip.x - stalk.x, tip.y - stalk.y)
    var path = Path()
    path.move(stalk)
    for side in [-1.0, 1.0] {
      let start = side < 0 ? stalk : tip
      let end = side < 0 ? tip : stalk
      let first = start.moved(angle + side * .pi / 2, width).moved(angle, -side * length * 0.28)
      let second = end.moved(angle + side * .pi / 2, width * 0.55).moved(angle, side * length * 0.22)
      path.curve(first, second, to: end)
    }
    path.close()
    return path
  }
}
