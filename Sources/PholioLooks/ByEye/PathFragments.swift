/// A path made of its shortest edges: the shortest edge first, then always the shortest that makes neither a
/// fork nor a circle (greedy; J. L. Bentley 1992, as in `PathSearch`).
struct PathFragments {
  /// The neighbours of each point in its fragment: none, one, or two.
  private var sides: [[Int32]]
  /// The other end of an end's fragment; a point alone is its own.
  private var otherEnd: [Int32]
  private var count: Int

  /// - Parameter near: Of all points.
  static func path<Distances: PathDistances>(
    _ distances: Distances, near: NearPoints, check: () throws -> Void
  ) rethrows -> [Int] {
    var fragments = PathFragments(count: distances.count)
    fragments.join(near, of: Array(0..<distances.count))
    while fragments.count > 1 {
      let ends = fragments.ends
      let near = try NearPoints(
        neighbours, of: ends, distances, excluded: fragments.otherEnd, check: check)
      fragments.join(near, of: ends)
    }
    return fragments.path
  }

  /// Of an end.
  private static let neighbours = 5

  private init(count: Int) {
    self.count = count
    sides = Array(repeating: [], count: count)
    otherEnd = (0..<count).map { Int32($0) }
  }

  private var ends: [Int] { sides.indices.filter { sides[$0].count < 2 } }

  private struct Edge {
    var distance: Float
    var from: Int32
    var to: Int32
  }

  private mutating func join(_ near: NearPoints, of points: [Int]) {
    var edges: [Edge] = []
    for point in points {
      for neighbour in near[point] {
        edges.append(
          Edge(
            distance: neighbour.distance, from: min(Int32(point), neighbour.point),
            to: max(Int32(point), neighbour.point)))
      }
    }
    edges.sort { ($0.distance, $0.from, $0.to) < ($1.distance, $1.from, $1.to) }
    for edge in edges {
      let (from, to) = (Int(edge.from), Int(edge.to))
      guard sides[from].count < 2, sides[to].count < 2, otherEnd[from] != edge.to else { continue }
      sides[from].append(edge.to)
      sides[to].append(edge.from)
      let (first, last) = (otherEnd[from], otherEnd[to])
      otherEnd[Int(first)] = last
      otherEnd[Int(last)] = first
      count -= 1
    }
  }

  /// The points in their order, once there is one fragment.
  private var path: [Int] {
    guard var point = ends.first else { return [] }
    var path = [point]
    var before = -1
    while let next = sides[point].first(where: { $0 != before }) {
      (before, point) = (point, Int(next))
      path.append(point)
    }
    return path
  }
}
