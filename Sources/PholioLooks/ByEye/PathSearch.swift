/// Makes a path shorter by turning parts of it around (2-opt). Only near points are joined, and only where
/// something has changed (J. L. Bentley, "Fast Algorithms for Geometric Traveling Salesman Problems", ORSA
/// Journal on Computing 4, 1992).
///
/// The path is a circle with one more node that is at no distance from any other: where it lies, the path
/// begins and ends.
struct PathSearch<Distances: PathDistances> {
  private let distances: Distances
  private let near: NearPoints
  private var tour: CyclicTour
  /// Nodes around which something has changed.
  private var waiting: [Int]
  private var isWaiting: [Bool]

  /// A shorter path is one that is shorter by more than rounding.
  private static var least: Float { 1e-6 }
  /// Turning around more would take too long where there are millions of nodes.
  private static var longestTurn: Int { 50_000 }

  init(_ path: [Int], _ distances: Distances, near: NearPoints) {
    self.distances = distances
    self.near = near
    tour = CyclicTour(path + [path.count], longestTurn: Self.longestTurn)
    waiting = path.reversed()
    isWaiting = [Bool](repeating: true, count: path.count + 1)
    isWaiting[path.count] = false
  }

  /// The points in their order.
  var path: [Int] { Array(tour.nodes(from: extra).dropFirst()) }

  /// The node that is no point.
  private var extra: Int { distances.count }

  private func distance(_ one: Int, _ other: Int) -> Float {
    one == extra || other == extra ? 0 : distances(one, other)
  }

  /// Changes the path until no change makes it shorter.
  mutating func improve(check: () throws -> Void) rethrows {
    var count = 0
    while let node = waiting.popLast() {
      if count % 1024 == 0 { try check() }
      count += 1
      isWaiting[node] = false
      while improve(at: node) {}
    }
  }

  /// One change for the better that gives a node another neighbour.
  ///
  /// - Returns: Whether there was one.
  private mutating func improve(at node: Int) -> Bool {
    if node == extra { return false }
    for isForwards in [true, false] {
      let neighbour = step(node, isForwards)
      let broken = distance(node, neighbour)
      for candidate in near[node] {
        let (other, made) = (Int(candidate.point), candidate.distance)
        if made >= broken { break }
        let beyond = step(other, isForwards)
        let gain = broken + distance(other, beyond) - made - distance(neighbour, beyond)
        if gain > Self.least, tour.exchange(node, neighbour, other, beyond) {
          wake(node, neighbour, other, beyond)
          return true
        }
      }
    }
    return false
  }

  private func step(_ node: Int, _ isForwards: Bool) -> Int {
    isForwards ? tour.next(node) : tour.previous(node)
  }

  private mutating func wake(_ nodes: Int...) {
    for node in nodes where !isWaiting[node] {
      isWaiting[node] = true
      waiting.append(node)
    }
  }
}
